"""Stone Match, a game of Cairn."""
