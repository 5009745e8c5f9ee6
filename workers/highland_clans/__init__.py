"""Highland Clans: what an AI takes for a good position."""

from workers.highland_clans.evaluation import THINKING_SECONDS, evaluate

__all__ = ["THINKING_SECONDS", "evaluate"]
