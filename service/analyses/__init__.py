"""Hints and analyses: what workers work out about a game because a client asks. None of it is in a log."""
