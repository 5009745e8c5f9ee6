"""Levels: how strong an AI plays, by which version of the code, and what a choice may spend.

Budgets are counted, never timed: a choice must not depend on how busy a machine was.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from cairn.service.deciding.levels import version_of


class Level(Struct, frozen=True, kw_only=True):
    """How one level chooses in one game.

    `policy` names the code. `budget` is recorded with each choice: how many worlds `greedy` imagines, how many playouts
    `search` makes. `candidates` are the moves that a search compares at first, and `turns` how many turns of others it
    plays on after the seat's own. A `careful` one compares one of those that are alike, tries every move where the end
    is near, and plays exactly where all is known. `seconds` is what a choice usually takes on one core, `thinking` how
    long the level seems to think where a human sits: what the longest choices take, rounded up, or 0 if nothing hidden
    decides that.
    """

    policy: Literal["random", "quick", "greedy", "search"]
    budget: int = 0
    candidates: int = 0
    turns: int = 0
    careful: bool = False
    seconds: float = 0.0
    thinking: float = 0.0


RANDOM = Level(policy="random")

TABLE: Mapping[str, Mapping[str, Level]] = {
    "schotten_totten": {
        "random": RANDOM,
        "easy": Level(policy="greedy", budget=1, seconds=0.003, thinking=0.5),
        "medium": Level(policy="quick", seconds=0.002, thinking=0.5),
        "hard": Level(policy="search", budget=400, candidates=8, turns=6, careful=True, seconds=0.7, thinking=2.0),
        "greedy": Level(policy="greedy", budget=4, seconds=0.01, thinking=0.5),
    },
    "highland_clans": {
        "random": RANDOM,
        "easy": Level(policy="quick", seconds=0.0001, thinking=0.1),
        "medium": Level(policy="search", budget=16, candidates=5, turns=1, seconds=0.007, thinking=0.2),
        "hard": Level(policy="search", budget=400, candidates=10, turns=1, careful=True, seconds=0.2, thinking=2.0),
        "greedy": Level(policy="greedy", budget=4, seconds=0.001, thinking=0.1),
    },
    "glen_more": {
        "random": RANDOM,
        "easy": Level(policy="quick", seconds=0.0001),
        "medium": Level(policy="search", budget=16, candidates=6, turns=0, seconds=0.003),
        "hard": Level(policy="search", budget=120, candidates=10, turns=2, careful=True, seconds=0.1),
        "greedy": Level(policy="greedy", budget=4, seconds=0.002),
    },
}
"""Every level of every game, the weakest first; `greedy` is what games were played with before there were others."""

OLDER: Mapping[tuple[str, str, int], Level] = {
    ("highland_clans", "hard", 1): Level(policy="search", budget=400, candidates=10, turns=1),
    ("glen_more", "hard", 1): Level(policy="search", budget=120, candidates=10, turns=2),
}
"""Older versions of levels that the code still knows: nobody plays with them, but what they chose can be proven."""


def level_of(ruleset: str, name: str, version: int | None = None) -> Level | None:
    """Return a level of a game, as of a version (None: the one in use); None if there is none."""
    level = TABLE[ruleset].get(name) if ruleset in TABLE else None
    if not level or version in (None, version_of(ruleset, name)):
        return level
    return OLDER.get((ruleset, name, version or 0))
