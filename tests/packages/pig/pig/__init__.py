"""Pig, a game of Cairn."""
