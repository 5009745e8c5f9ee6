"""Ard Rí: ranking of moves and evaluation of positions for AIs."""

from collections.abc import Mapping

from ard_ri.workers.evaluation import evaluate, terms
from ard_ri.workers.levels import LEVELS, OLDER_LEVELS, THRESHOLDS
from ard_ri.workers.sense import alike, chances, ending, imagine, is_late, quick, ranked, turn
from cairn.workers.search.sense import Kernel

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
