"""The calibration of reported chances: what it measures, and that no chance knows what its seat does not."""

import random
from runpy import run_path
from typing import Any

import pytest
from helpers.api import ROOT

from cairn.contract.playing import CASES, random_game
from cairn.events.decision import redact
from cairn.events.registry import part_of
from cairn.projections.fold import fold

TOOL = run_path(str(ROOT / "tests/benchmarks/calibration.py"))
Kernel, Said, error, floor, hide, pairs_of, play_games = (
    TOOL[name] for name in ("Kernel", "Said", "error", "floor", "hide", "pairs_of", "play_games")
)


def rows(truth: float, games: int, temperature: float = 1.0) -> list[Any]:
    """Return games in which seats receive chances whose logarithms of the odds are `truth` times the right ones.

    A temperature corrects them.
    """
    source, found = random.Random(1), []
    for _ in range(games):
        right = source.uniform(0.1, 0.9)
        odds = (right / (1 - right)) ** truth
        shown = odds / (1 + odds)
        won = float(source.random() < right)
        found.append(Said((shown, 1 - shown), (won, 1 - won), 0, 0, temperature, None))
    return found


def test_the_error_of_right_chances_is_at_its_floor() -> None:
    """It falls with the number of games; that of chances that are too bold does not."""
    few, many, bold = rows(1.0, 40), rows(1.0, 4_000), rows(2.0, 4_000)
    corrected = rows(2.0, 4_000, temperature=2.0)
    assert floor(many) < floor(few) / 3
    assert error(pairs_of(many)) < 3 * floor(many)
    assert error(pairs_of(bold)) > 5 * floor(bold)
    assert error(pairs_of(corrected)) < 3 * floor(corrected)
    assert pairs_of(corrected, 1.0) == pairs_of(bold)


@pytest.mark.parametrize("ruleset", ["glen_more", "schotten_totten"])
def test_chances_are_computed_from_the_view_of_the_seat(ruleset: str) -> None:
    """A packed position without what the seat does not know is its packed view."""
    if not part_of(ruleset, "workers").kernels:
        pytest.skip("no kernel")
    kernel, compared = Kernel(ruleset), 0
    for options, seats in [case[1:] for case in CASES if case[0] == ruleset][:2]:
        decisions = random_game(ruleset, options, seats, 5).decisions
        for version in range(3, len(decisions) - 1, 9):
            truth = kernel.pack(fold(decisions[:version]).state)
            for seat in range(seats):
                view = fold(redact(each, seat, ended=False) for each in decisions[:version])
                compared += hide(ruleset, truth, seat) == kernel.pack(view.state)
                assert kernel.moves(truth, seat) == kernel.moves(kernel.pack(view.state), seat)
    assert compared > 10


def test_each_game_is_sampled_once_in_each_phase_that_it_reaches() -> None:
    """Chances and results add up to 1, and a phase has no more chances than games."""
    if not part_of("glen_more", "workers").kernels:
        pytest.skip("no kernel")
    found = play_games(Kernel("glen_more"), {"first_seat": None}, 3, 4, 0)
    assert found
    for row in found:
        assert sum(row.chances) == pytest.approx(1)
        assert sum(row.came) == pytest.approx(1)
    assert max(sum(row.phase == phase for row in found) for phase in range(3)) <= 4
