"""Highland Clans: how strong each of its AIs is."""

from collections.abc import Mapping

from cairn.workers.search.sense import RANDOM, Level, Thresholds

LEVELS: Mapping[str, Level] = {
    "random": RANDOM,
    "greedy": Level(policy="greedy", budget=4, thinking=0.1),
    "easy": Level(policy="quick", thinking=0.1),
    "medium": Level(policy="search", budget=16, candidates=5, turns=1, thinking=0.2),
    "hard": Level(policy="search", budget=400, candidates=10, turns=1, careful=True, thinking=2.0),
    "expert": Level(
        policy="search",
        budget=2400,
        candidates=10,
        turns=3,
        width=8,
        careful=True,
        training=1,
        needs_kernel=True,
        thinking=2.0,
    ),
}
"""The levels, the weakest first."""

OLDER_LEVELS: Mapping[tuple[str, int], Level] = {
    ("hard", 1): Level(policy="search", budget=400, candidates=10, turns=1),
    ("expert", 1): Level(policy="search", budget=400, candidates=10, turns=1, careful=True, training=1, thinking=2.0),
}
"""Older versions of levels: unused in new games, but their choices can be verified."""

THRESHOLDS = Thresholds(0.08, 0.12)
"""With three to five seats the chances are smaller, so a smaller loss matters."""
