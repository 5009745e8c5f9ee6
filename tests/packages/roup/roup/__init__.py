"""Roup, an auction of sealed bids, as a separate package for Cairn: all seats act at the same time."""
