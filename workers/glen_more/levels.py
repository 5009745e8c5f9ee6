"""Glen More: how strong each of its AIs is."""

from collections.abc import Mapping

from cairn.workers.search.sense import RANDOM, USUAL, Level

LEVELS: Mapping[str, Level] = {
    "random": RANDOM,
    "greedy": Level(policy="greedy", budget=4),
    "easy": Level(policy="quick"),
    "medium": Level(policy="search", budget=16, candidates=6, turns=0),
    "hard": Level(policy="search", budget=120, candidates=10, turns=2, careful=True),
    "expert": Level(policy="search", budget=480, candidates=10, turns=2, width=8, careful=True, training=2),
}
"""The levels, the weakest first."""

OLDER_LEVELS: Mapping[tuple[str, int], Level] = {
    ("hard", 1): Level(policy="search", budget=120, candidates=10, turns=2),
    ("expert", 1): Level(policy="search", budget=120, candidates=10, turns=1, careful=True, training=1),
    ("expert", 2): Level(policy="search", budget=480, candidates=10, turns=2, width=8, careful=True, training=1),
}
"""Older versions of levels: unused in new games, but their choices can be verified."""

THRESHOLDS = USUAL
"""Thresholds of an analysis: the usual ones."""
