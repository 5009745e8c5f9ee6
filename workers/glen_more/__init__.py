"""Glen More: an AI's sense of a good position."""

from workers.glen_more.evaluation import THINKING_SECONDS, evaluate

__all__ = ["THINKING_SECONDS", "evaluate"]
