"""Standing differentials: each kernel beside Python in 100,000 positions, levels in 500 games, endings beside minimax.

`CAIRN_DIFFERENTIALS=50` compares a fiftieth of them.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.kernels import KERNELS, SANITIZED, build, needs_kernel, sanitizing

from cairn.contract.playing import CASES, somewhere
from cairn.events.registry import games
from cairn.workers.search.levels import TABLE
from cairn.workers.search.sense import sense_of

pytestmark = [pytest.mark.differentials, pytest.mark.timeout(7200)]
SHARE = int(os.environ.get("CAIRN_DIFFERENTIALS", "1"))
"""One in this number of positions and endings is compared."""
POSITIONS, CHOICES, ENDINGS, PARTS = 100_000, 500, 1000, 4
"""Numbers in all; each part is a process."""
WITH_ENDINGS = ("schotten_totten", "glen_more")
each_part = pytest.mark.parametrize("part", range(PARTS))
each_kernel = pytest.mark.parametrize("ruleset", KERNELS)


def compare(what: str, part: int, count: int, *path: str, **environment: str) -> dict[str, int]:
    """Compare a part's share in a process of its own, and return what it counted."""
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])} | environment
    wanted = max(2, count // PARTS // SHARE)
    command = [sys.executable, "-m", "helpers.differentials", what, str(part), str(PARTS), str(wanted), *path]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    counted: dict[str, int] = json.loads(done.stdout)
    assert max(counted.values()) >= wanted
    return counted


@pytest.fixture(scope="session")
def sanitized(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the path of a kernel of each game, built with the address and the undefined-behaviour sanitizers."""
    folder = tmp_path_factory.mktemp("sanitized")
    return {ruleset: str(build(ruleset, folder / ruleset, flags=SANITIZED)) for ruleset in KERNELS}


@needs_kernel
@each_kernel
@each_part
def test_a_kernel_matches_python(ruleset: str, part: int) -> None:
    """Legal moves, consequences, chances, quick moves, worlds."""
    compare(f"kernel {ruleset}", part, POSITIONS)


@each_kernel
@each_part
def test_a_kernel_matches_python_under_sanitizers(ruleset: str, part: int, sanitized: dict[str, str]) -> None:
    """The same positions, with each access out of bounds ending the process."""
    compare(f"kernel {ruleset}", part, POSITIONS, sanitized[ruleset], **sanitizing())


@needs_kernel
@each_part
@pytest.mark.parametrize(
    "what", [f"{name} {level}" for name in KERNELS for level, one in TABLE[name].items() if one.policy == "search"]
)
def test_a_level_chooses_the_same_without_the_kernel(what: str, part: int) -> None:
    """In one position of each game, by what a seat sees."""
    compare(f"choices {what}", part, CHOICES)


@each_part
@pytest.mark.parametrize("what", [*WITH_ENDINGS, *[f"{ruleset} plain" for ruleset in WITH_ENDINGS]])
def test_exact_endings_equal_minimax(what: str, part: int) -> None:
    """Each move of each ending; half of them have moves of different worth."""
    counted = compare(what, part, ENDINGS)
    assert 2 * counted["of different worth"] >= counted["endings"]


@each_part
@pytest.mark.parametrize("ruleset", WITH_ENDINGS)
def test_exact_endings_equal_minimax_under_sanitizers(ruleset: str, part: int, sanitized: dict[str, str]) -> None:
    """Those that the kernel searches."""
    compare(ruleset, part, ENDINGS, sanitized[ruleset], **sanitizing())


def test_no_other_game_has_exact_endings() -> None:
    """A game that gets them belongs into these differentials."""
    others = [case for case in CASES if case[0] in games() and case[0] not in WITH_ENDINGS]
    assert others
    for ruleset, options, seats in others:
        state = somewhere(ruleset, options, seats, seed=1).position.state
        assert sense_of(ruleset).ending(state, 0) is None
