"""Schotten Totten: how strong each of its AIs is."""

from collections.abc import Mapping

from cairn.workers.search.sense import RANDOM, USUAL, Level

LEVELS: Mapping[str, Level] = {
    "random": RANDOM,
    "greedy": Level(policy="greedy", budget=4, seconds=0.01, thinking=0.5),
    "easy": Level(policy="greedy", budget=1, seconds=0.003, thinking=0.5),
    "medium": Level(policy="quick", seconds=0.002, thinking=0.5),
    "hard": Level(policy="search", budget=400, candidates=8, turns=6, careful=True, seconds=0.7, thinking=2.0),
    "expert": Level(
        policy="search", budget=320, candidates=8, turns=6, careful=True, learned=True, seconds=4.5, thinking=2.0
    ),
}
"""The levels, the weakest first."""

OLDER_LEVELS: Mapping[tuple[str, int], Level] = {}
"""Older versions of levels: unused in new games, but their choices can be verified."""

THRESHOLDS = USUAL
"""Thresholds of an analysis: the usual ones."""
