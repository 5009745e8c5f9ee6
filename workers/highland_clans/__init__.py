"""Highland Clans: an AI's sense of a good move and a good position."""

from workers.highland_clans.evaluation import evaluate
from workers.highland_clans.features import FEATURES, features
from workers.highland_clans.quick import quick
from workers.highland_clans.sense import chances, imagine, ranked, turn

__all__ = ["FEATURES", "chances", "evaluate", "features", "imagine", "quick", "ranked", "turn"]
