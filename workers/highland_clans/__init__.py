"""Highland Clans: an AI's sense of a good move and a good position."""

from collections.abc import Mapping

from cairn.workers.highland_clans.evaluation import evaluate
from cairn.workers.highland_clans.features import FEATURES, features
from cairn.workers.highland_clans.levels import LEVELS, OLDER_LEVELS, TEMPERATURES, THRESHOLDS
from cairn.workers.highland_clans.quick import quick
from cairn.workers.highland_clans.reasons import terms
from cairn.workers.highland_clans.sense import alike, chances, ending, imagine, is_late, ranked, turn
from cairn.workers.search.sense import Kernel

__all__ = [
    "FEATURES",
    "LEVELS",
    "OLDER_LEVELS",
    "TEMPERATURES",
    "THRESHOLDS",
    "alike",
    "chances",
    "ending",
    "evaluate",
    "features",
    "imagine",
    "is_late",
    "kernels",
    "quick",
    "ranked",
    "terms",
    "turn",
]

kernels: Mapping[int, Kernel] = {}
"""Faster replacements of plain Python, by the version of the rules: none."""
