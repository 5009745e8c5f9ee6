"""Evaluation of positions by AIs of Schotten Totten, and wins of `greedy`."""

import pytest
from games.schotten_totten.given import given, own

from cairn.contract.playing import duel
from cairn.projections.schotten_totten.state import State
from cairn.workers.schotten_totten.evaluation import evaluate

HANDS = ("r1", "g1")
BLUFF = {1: "blind_mans_bluff"}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (own(given(), 0, 1, 2), own(given(), 0, 1, 5)),
        (given(phase="over", points=(5, 4)), given(phase="over", points=(4, 5))),
        (given(), given(turn=1)),
        (given({1: ("r7 r8 r9", "")}), given({1: ("r7 b8 y9", "")})),
        (given({1: ("r7 r8", "")}), given({1: ("r7 b2", "")})),
        (given({1: ("r7 b7", "")}), given({1: ("r7 b7", ""), 2: ("", "g7 y7"), 3: ("", "p7 n7")})),
        (given({1: ("r7 joker", "")}), given({1: ("r7 spy", "")})),
        (given({1: ("r9 b9", "")}, modes=BLUFF), given({1: ("r1 r2", "")}, modes=BLUFF)),
        (given(hands=HANDS, tactics=("traitor", "")), given(hands=HANDS, tactics=("mud_fight", ""))),
        (given(hands=HANDS, tactics=("joker", "")), given(hands=HANDS, tactics=("joker", ""), jokers=(True, False))),
    ],
)
def test_better_positions_have_higher_values(better: State, worse: State) -> None:
    """Rows, points, the turn, formations, what is still unseen, elite troops, totals under the Bluff, and hands."""
    assert evaluate(better, 0) > evaluate(worse, 0)


@pytest.mark.parametrize("stones", [{}, {1: ("r7 r8", "b1"), 4: ("joker", "g2 g3 g4")}])
def test_the_values_of_both_seats_are_opposite(stones: dict[int, tuple[str, str]]) -> None:
    """Their sum is zero."""
    state = own(given(stones, tactics=("spy", "banshee")), 0, 8)
    assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))


@pytest.mark.slow
def test_greedy_wins_against_random() -> None:
    """With Tactics it wins most of three short games."""
    options = {"rounds": 1, "first_seat": 0, "tactics": True, "expert": False}
    assert sum(duel("schotten_totten", options, 2, number) for number in range(3)) >= 2
