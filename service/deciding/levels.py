"""The levels an AI can play at, as a seat names them; how each plays is the workers' matter."""

from collections.abc import Mapping

LEVELS = ("random", "easy", "medium", "hard", "greedy")

PLAYS_ON = "greedy"
"""The level that plays a seat on when its human has left."""

THOROUGH = "hard"
"""The level whose search works out hints and analyses."""

SEARCHING = ("easy", "medium", "hard")
"""How thorough an analysis may be: with a few of that level's playouts, with some, with all of them."""

VERSION = 1
"""The version of the levels' code: it goes up when a level would choose otherwise."""

OTHER_VERSIONS: Mapping[tuple[str, str], int] = {
    ("glen_more", "hard"): 2,
    ("highland_clans", "hard"): 2,
    ("schotten_totten", "medium"): 2,
    ("schotten_totten", "hard"): 2,
}
"""The version of a game's level where it is another: `("glen_more", "hard"): 2`."""


def version_of(ruleset: str, level: str) -> int:
    """Return the version of a level's code in a game."""
    return OTHER_VERSIONS.get((ruleset, level), VERSION)
