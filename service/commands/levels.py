"""The levels an AI can play at, as a seat names them; how each plays is the workers' matter."""

LEVELS = ("random", "easy", "medium", "hard", "greedy")

PLAYS_ON = "greedy"
"""The level that plays a seat on when its human has left."""

LAST_RESORT = "random"
"""The level that moves when the seat's own has failed too often."""
