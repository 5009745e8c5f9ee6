"""Pairings: who waits for an opponent of like rating, and who plays whom then."""
