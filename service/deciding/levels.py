"""The levels of an AI, as named in seats. The workers implement how each plays."""

from cairn.service.rules import GAMES

LEVELS = ("random", "beginner", "casual", "greedy", "easy", "medium", "hard", "expert")
NOT_IN_EACH_GAME = ("expert",)  # these exist where a game's `level_versions` names them
PLAYS_ON = "greedy"  # the level that plays on for a human who has left
THOROUGH = "hard"  # the level whose search computes hints and analyses
SEARCHING = ("easy", "medium", "hard")  # how thorough an analysis can be: with the playouts of that level
VERSION = 1  # the first one of each level


def has_level(ruleset: str, level: str) -> bool:
    """Return whether a game has a level. Names of levels of other versions of Cairn are not refused."""
    return level not in NOT_IN_EACH_GAME or level in GAMES[ruleset].level_versions


def levels_of(ruleset: str) -> tuple[str, ...]:
    """Return the levels of a game, the weakest first."""
    return tuple(level for level in LEVELS if has_level(ruleset, level))


def version_of(ruleset: str, level: str) -> int:
    """Return the version of a level's code in a game: the game says where it is no longer the first."""
    return GAMES[ruleset].level_versions.get(level, VERSION) if ruleset in GAMES else VERSION
