"""Schotten Totten: an AI's sense of a good move and a good position."""

from workers.schotten_totten.evaluation import evaluate
from workers.schotten_totten.sense import chances, quick, ranked, turn

__all__ = ["chances", "evaluate", "quick", "ranked", "turn"]
