"""Schotten Totten: an AI's sense of a good position."""

from workers.schotten_totten.evaluation import THINKING_SECONDS, evaluate

__all__ = ["THINKING_SECONDS", "evaluate"]
