"""How much a test asks: a sample in every run, everything in a run of `many`."""

import os

import pytest

sample_or_all = pytest.mark.parametrize(
    "everything",
    [
        pytest.param(False, id="sample"),
        pytest.param(True, id="all", marks=[pytest.mark.many, pytest.mark.timeout(0)]),
    ],
)
"""Run a test twice: plainly with a sample, and marked `many` with all that there is to ask."""


def many_games() -> int:
    """Return how many games a test marked `many` plays."""
    return int(os.environ.get("CAIRN_GAMES", "1000"))
