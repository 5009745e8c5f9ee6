"""Ard Rí: how strong each of its AIs is."""

from collections.abc import Mapping

from cairn.workers.search.sense import RANDOM, USUAL, Level

LEVELS: Mapping[str, Level] = {
    "random": RANDOM,
    "easy": Level(policy="quick"),
    "medium": Level(policy="search", budget=24, candidates=6, turns=1),
    "hard": Level(policy="search", budget=120, candidates=10, turns=2),
    "greedy": Level(policy="greedy", budget=1),
}
"""Every level, the weakest first."""

OLDER_LEVELS: Mapping[tuple[str, int], Level] = {}
"""Older versions of levels: nobody plays with them, but what they chose can be proven."""

THRESHOLDS = USUAL
"""From where an analysis calls a move an inaccuracy, a mistake, a blunder."""

TEMPERATURES: Mapping[int, float] = {}
"""By the number of seats, at which temperature an analysis tells a chance; 1 where there is none."""
