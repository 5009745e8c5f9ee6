"""Routes of players, their tokens and their ratings."""
