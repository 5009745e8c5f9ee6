"""Glen More: an AI's sense of a good move and a good position."""

from cairn.workers.glen_more.evaluation import evaluate
from cairn.workers.glen_more.features import FEATURES, features
from cairn.workers.glen_more.sense import chances, imagine, quick, ranked, turn

__all__ = ["FEATURES", "chances", "evaluate", "features", "imagine", "quick", "ranked", "turn"]
