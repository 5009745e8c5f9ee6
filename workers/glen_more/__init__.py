"""Glen More: an AI's sense of a good move and a good position."""

from cairn.workers.glen_more.evaluation import evaluate
from cairn.workers.glen_more.features import FEATURES, features
from cairn.workers.glen_more.learned import TRAININGS
from cairn.workers.glen_more.levels import LEVELS, OLDER_LEVELS, THRESHOLDS
from cairn.workers.glen_more.native import kernels
from cairn.workers.glen_more.reasons import terms
from cairn.workers.glen_more.sense import alike, chances, ending, imagine, is_late, quick, ranked, temperature, turn

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
    "kernels",
    "quick",
    "ranked",
    "temperature",
    "terms",
    "turn",
]
