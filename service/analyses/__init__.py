"""Hints and analyses, computed by workers at a client's request. None of it is in a log."""
