"""Roup: levels of its AIs."""

from collections.abc import Mapping

from cairn.workers.search.sense import RANDOM, USUAL, Level

LEVELS: Mapping[str, Level] = {
    "random": RANDOM,
    "easy": Level(policy="quick", thinking=0.5),
    "medium": Level(policy="search", budget=60, candidates=6, turns=1, thinking=0.5),
    "hard": Level(policy="search", budget=200, candidates=8, turns=2, thinking=1.0),
    "greedy": Level(policy="greedy", budget=12, thinking=0.5),
}
"""Every level, the weakest first."""

OLDER_LEVELS: Mapping[tuple[str, int], Level] = {}
"""Older versions of levels. They no longer play, but their choices can be proven."""

THRESHOLDS = USUAL
"""Losses from which an analysis reports an inaccuracy, a mistake, a blunder."""
