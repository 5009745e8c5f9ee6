"""Roup: ranking of bids and evaluation of positions for AIs."""

from collections.abc import Mapping

from cairn.workers.search.sense import Kernel
from roup.workers.evaluation import evaluate, terms
from roup.workers.levels import LEVELS, OLDER_LEVELS, THRESHOLDS
from roup.workers.sense import alike, chances, ending, imagine, is_late, quick, ranked, turn

__all__ = [
    "LEVELS",
    "OLDER_LEVELS",
    "THRESHOLDS",
    "alike",
    "chances",
    "ending",
    "evaluate",
    "imagine",
    "is_late",
    "kernels",
    "quick",
    "ranked",
    "terms",
    "turn",
]

kernels: Mapping[int, Kernel] = {}
"""Native implementations by version of the rules: none."""
