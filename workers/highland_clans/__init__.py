"""Highland Clans: an AI's sense of a good move and a good position."""

from cairn.workers.highland_clans.evaluation import evaluate
from cairn.workers.highland_clans.features import FEATURES, features
from cairn.workers.highland_clans.quick import quick
from cairn.workers.highland_clans.sense import chances, imagine, ranked, turn

__all__ = ["FEATURES", "chances", "evaluate", "features", "imagine", "quick", "ranked", "turn"]
