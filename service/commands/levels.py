"""The levels an AI can play at, as a seat names them; how each plays is the workers' matter."""

from collections.abc import Mapping

LEVELS = ("random", "easy", "medium", "hard", "greedy")

PLAYS_ON = "greedy"
"""The level that plays a seat on when its human has left."""

LAST_RESORT = "random"
"""The level that moves when the seat's own has failed too often."""

THOROUGH = "hard"
"""The level whose search works out hints, and analyses unless another is named."""

SEARCHING = ("easy", "medium", "hard")
"""The levels whose search may be asked to analyse a game, from the quickest to the most thorough."""

VERSION = 3
"""The version of the levels' code, which is part of what an analysis is known by, as of the workers' own table."""

OTHER_VERSIONS: Mapping[tuple[str, str], int] = {}
"""The version of a game's level where it is another: `("glen_more", "hard"): 4`."""


def version_of(ruleset: str, level: str) -> int:
    """Return the version of a level's code in a game."""
    return OTHER_VERSIONS.get((ruleset, level), VERSION)
