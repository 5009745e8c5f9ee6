"""Players: records and tokens, recovery codes, export, erasure and its journal."""
