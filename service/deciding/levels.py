"""The levels of an AI, as named in seats. The workers implement how each plays."""

from cairn.service.rules import GAMES

LEVELS = ("random", "easy", "medium", "hard", "greedy")
PLAYS_ON = "greedy"  # the level that plays on for a human who has left
THOROUGH = "hard"  # the level whose search computes hints and analyses
SEARCHING = ("easy", "medium", "hard")  # how thorough an analysis can be: with the playouts of that level
VERSION = 1  # the first one of each level


def version_of(ruleset: str, level: str) -> int:
    """Return the version of a level's code in a game: the game says where it is no longer the first."""
    return GAMES[ruleset].level_versions.get(level, VERSION) if ruleset in GAMES else VERSION
