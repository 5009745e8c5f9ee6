"""Schotten Totten: an AI's sense of a good position."""

from workers.schotten_totten.evaluation import evaluate

__all__ = ["evaluate"]
