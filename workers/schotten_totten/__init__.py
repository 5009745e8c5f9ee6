"""Schotten Totten: an AI's sense of a good move and a good position."""

from cairn.workers.schotten_totten.evaluation import evaluate
from cairn.workers.schotten_totten.outcome import FEATURES, chances, features
from cairn.workers.schotten_totten.sense import imagine, quick, ranked, turn

__all__ = ["FEATURES", "chances", "evaluate", "features", "imagine", "quick", "ranked", "turn"]
