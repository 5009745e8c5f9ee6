"""Schotten Totten: how strong each of its AIs is."""

from collections.abc import Mapping

from cairn.workers.search.sense import RANDOM, USUAL, Level

LEVELS: Mapping[str, Level] = {
    "random": RANDOM,
    "greedy": Level(policy="greedy", budget=4, thinking=0.5),
    "easy": Level(policy="greedy", budget=1, thinking=0.5),
    "medium": Level(policy="quick", thinking=0.5),
    "hard": Level(policy="search", budget=400, candidates=8, turns=6, careful=True, thinking=2.0),
    "expert": Level(
        policy="search",
        budget=1280,
        candidates=8,
        turns=12,
        careful=True,
        training=1,
        needs_kernel=True,
        thinking=2.0,
    ),
}
"""The levels, the weakest first."""

OLDER_LEVELS: Mapping[tuple[str, int], Level] = {
    ("expert", 1): Level(policy="search", budget=320, candidates=8, turns=6, careful=True, training=1, thinking=2.0)
}
"""Older versions of levels: their choices can be verified, and without the kernel the newest of `expert` chooses."""

THRESHOLDS = USUAL
"""Thresholds of an analysis: the usual ones."""
