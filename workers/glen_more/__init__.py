"""Glen More: an AI's sense of a good move and a good position."""

from service.rules.glen_more import determinize as imagine
from workers.glen_more.evaluation import evaluate
from workers.glen_more.features import FEATURES, features
from workers.glen_more.sense import chances, quick, ranked, turn

__all__ = ["FEATURES", "chances", "evaluate", "features", "imagine", "quick", "ranked", "turn"]
