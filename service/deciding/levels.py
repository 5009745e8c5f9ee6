"""The levels an AI can play at, as a seat names them; how each plays is the workers' matter."""

from cairn.service.rules import GAMES

LEVELS = ("random", "easy", "medium", "hard", "greedy")

PLAYS_ON = "greedy"
"""The level that plays a seat on when its human has left."""

THOROUGH = "hard"
"""The level whose search works out hints and analyses."""

SEARCHING = ("easy", "medium", "hard")
"""How thorough an analysis may be: with a few of that level's playouts, with some, with all of them."""

VERSION = 1
"""The first version of a level's code."""


def version_of(ruleset: str, level: str) -> int:
    """Return the version of a level's code in a game: the game says where it is no longer the first."""
    return GAMES[ruleset].level_versions.get(level, VERSION) if ruleset in GAMES else VERSION
