"""Highland Clans: an AI's sense of a good move and a good position."""

from workers.highland_clans.evaluation import evaluate
from workers.highland_clans.sense import chances, quick, ranked, turn

__all__ = ["chances", "evaluate", "quick", "ranked", "turn"]
