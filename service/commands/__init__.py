"""The write side: the command handler and what it appends by, players, rematches and erasure."""
