"""Schotten Totten: an AI's sense of a good move and a good position."""

from cairn.workers.schotten_totten import learned
from cairn.workers.schotten_totten.evaluation import evaluate
from cairn.workers.schotten_totten.levels import LEVELS, OLDER_LEVELS, THRESHOLDS
from cairn.workers.schotten_totten.native import kernels
from cairn.workers.schotten_totten.outcome import FEATURES, chances, features
from cairn.workers.schotten_totten.reasons import is_settled, terms
from cairn.workers.schotten_totten.sense import alike, ending, imagine, quick, ranked, temperature, turn
from cairn.workers.schotten_totten.wins import is_late

TRAININGS = (learned,)
"""What each training of the game learned."""

__all__ = [
    "FEATURES",
    "LEVELS",
    "OLDER_LEVELS",
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
