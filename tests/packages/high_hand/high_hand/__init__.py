"""High Hand, a game of Cairn."""
