"""Ard Rí: an AI's sense of a good move and a good position."""

from collections.abc import Mapping

from ard_ri.workers.evaluation import evaluate
from ard_ri.workers.levels import LEVELS, OLDER_LEVELS, TEMPERATURES, THRESHOLDS
from ard_ri.workers.sense import alike, chances, ending, imagine, is_late, quick, ranked, turn
from cairn.workers.search.sense import Kernel

__all__ = [
    "LEVELS",
    "OLDER_LEVELS",
    "TEMPERATURES",
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
    "turn",
]

kernels: Mapping[int, Kernel] = {}
"""By the version of the rules, what is quicker than plain Python: nothing."""
