"""Three Stairs, a game of Cairn."""
