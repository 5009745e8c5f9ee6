"""What holds for the kernel of each game: a planted difference is found, and odd positions are refused as in Python."""

import subprocess
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from helpers.kernels import (
    KERNELS,
    SANITIZED,
    build,
    hold_odd_positions,
    look_for_difference,
    needs_kernel,
    pass_odd_positions,
    sanitizing,
)


class Counts(NamedTuple):
    """How much is tried in a game."""

    games: int
    """Within which each planted difference is found."""
    odd: int
    """Odd positions for a kernel with sanitizers, which reports an access out of bounds: a quarter without them."""


COUNTS = {"glen_more": Counts(60, 2000), "highland_clans": Counts(6, 5000), "schotten_totten": Counts(40, 10_000)}
each_game = pytest.mark.parametrize("ruleset", KERNELS)


def planted(name: str) -> list[Any]:
    """Return the parameters of all that is planted under a name into the kernel of a game."""
    of: Mapping[str, Any] = {ruleset: vars(import_module(f"games.{ruleset}.planted"))[name] for ruleset in KERNELS}
    return [
        pytest.param(ruleset, change, id=f"{ruleset}: {what}")
        for ruleset in KERNELS
        for what, change in of[ruleset].items()
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("ruleset", "change"), planted("MUTANTS"))
def test_a_difference_in_the_kernel_is_found(ruleset: str, change: tuple[str, ...], tmp_path: Path) -> None:
    """A kernel with it differs from Python within some games, or refuses a position of one."""
    said = look_for_difference(ruleset, build(ruleset, tmp_path, change), COUNTS[ruleset].games)
    assert said.returncode == 3, said.stderr


def run_sanitized(ruleset: str, folder: Path, *change: str) -> subprocess.CompletedProcess[str]:
    """Pass odd positions to a kernel built with the address and the undefined-behaviour sanitizers."""
    built = build(ruleset, folder, change, SANITIZED)
    return pass_odd_positions(ruleset, COUNTS[ruleset].odd, str(built), **sanitizing())


@pytest.mark.slow
@needs_kernel
@each_game
def test_odd_positions_are_refused_or_match_python(ruleset: str) -> None:
    """Python has its own check of positions, and both agree on each."""
    count = COUNTS[ruleset].odd // 4
    hold_odd_positions(pass_odd_positions(ruleset, count), count)


@pytest.mark.slow
@each_game
def test_sanitizers_report_nothing(ruleset: str, tmp_path: Path) -> None:
    """The same input and more, with each access out of bounds ending the process."""
    hold_odd_positions(run_sanitized(ruleset, tmp_path), COUNTS[ruleset].odd)


@pytest.mark.slow
@pytest.mark.parametrize(("ruleset", "change"), planted("FAULTS"))
def test_a_fault_in_the_check_is_found(ruleset: str, change: tuple[str, ...], tmp_path: Path) -> None:
    """A sanitizer reports it, or the kernel's result differs from Python's."""
    done = run_sanitized(ruleset, tmp_path, "check.c", *change)
    assert done.returncode
    assert any(
        word in done.stderr for word in ("AssertionError", "Difference", "ValueError", "Sanitizer", "runtime error")
    ), done.stderr
