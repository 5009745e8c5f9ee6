"""Highland Clans: an AI's sense of a good move and a good position."""

from cairn.workers.highland_clans import learned
from cairn.workers.highland_clans.evaluation import evaluate
from cairn.workers.highland_clans.features import FEATURES, features
from cairn.workers.highland_clans.levels import LEVELS, OLDER_LEVELS, THRESHOLDS
from cairn.workers.highland_clans.native import kernels
from cairn.workers.highland_clans.quick import quick
from cairn.workers.highland_clans.reasons import is_settled, terms
from cairn.workers.highland_clans.sense import (
    PRIORS,
    alike,
    chances,
    ending,
    imagine,
    is_late,
    ranked,
    temperature,
    turn,
)

TRAININGS = (learned,)
"""What each training of the game learned."""

__all__ = [
    "FEATURES",
    "LEVELS",
    "OLDER_LEVELS",
    "PRIORS",
    "THRESHOLDS",
    "TRAININGS",
    "alike",
    "chances",
    "ending",
    "evaluate",
    "features",
    "imagine",
    "is_late",
    "is_settled",
    "kernels",
    "quick",
    "ranked",
    "temperature",
    "terms",
    "turn",
]
