"""Highland Clans: what an AI takes for a good position."""

from workers.highland_clans.evaluation import evaluate

__all__ = ["evaluate"]
