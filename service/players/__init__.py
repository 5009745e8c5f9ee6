"""A player: their record and tokens, recovery codes, export and erasure, and the journal of erasures."""
