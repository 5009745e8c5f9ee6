"""Glen More: an AI's sense of a good position."""

from workers.glen_more.evaluation import evaluate

__all__ = ["evaluate"]
