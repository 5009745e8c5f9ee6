"""The write side: the command handler, its parts for appending, players, rematches and erasure."""
