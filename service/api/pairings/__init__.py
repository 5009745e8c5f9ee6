"""Pairings: wait for an opponent of like rating."""
