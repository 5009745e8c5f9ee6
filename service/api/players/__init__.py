"""The views of players, their tokens and their ratings."""
