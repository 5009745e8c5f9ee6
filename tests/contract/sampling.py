"""The size of a test: a sample in every run, everything in a run of `many`."""

import os

import pytest

from cairn.contract.playing import recorded, ruleset_of


def many_games() -> int:
    """Return the number of games that a test marked `many` plays."""
    return int(os.environ.get("CAIRN_GAMES", "1000"))


EVERYTHING = 1000
"""The number of games in a full run."""
unhurried = pytest.mark.timeout(0 if many_games() >= EVERYTHING else 480)
"""The timeout of a full run is unlimited. A sample ends in time, or its traceback shows where it hangs."""

sample_or_all = pytest.mark.parametrize(
    "everything", [pytest.param(False, id="sample"), pytest.param(True, id="all", marks=[pytest.mark.many, unhurried])]
)
"""Run a test twice: without marker as a sample, and marked `many` in full."""

SHORT = {
    (ruleset_of(path), "_version_" in path.stem): path
    for path in sorted(recorded(), key=lambda path: -path.stat().st_size)
}
"""For each ruleset the shortest game recorded for a level's AI, and the shortest of the others."""

each_recorded = pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=path.stem, marks=() if path in SHORT.values() else pytest.mark.many) for path in recorded()],
)
"""Run a test with a short recorded game of each kind of each ruleset, and marked `many` with all others."""
