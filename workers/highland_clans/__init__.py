"""Highland Clans: an AI's sense of a good position."""

from workers.highland_clans.evaluation import evaluate

__all__ = ["evaluate"]
