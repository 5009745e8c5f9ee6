"""Pairings: find an opponent of similar rating."""
