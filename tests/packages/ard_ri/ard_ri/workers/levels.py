"""Ard Rí: levels of its AIs."""

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
"""Older versions of levels. They no longer play, but their choices can be proven."""

THRESHOLDS = USUAL
"""Losses from which an analysis reports a mistake, a blunder."""
