"""Endings with perfect information, compared with an exhaustive search."""

from collections.abc import Iterator
from typing import Any

import pytest
from games.glen_more.given import given as tiles
from games.glen_more.given import land
from games.glen_more.given import rules as glen_more
from games.schotten_totten.given import given, rules
from msgspec.structs import astuple

from cairn.events.chance import ScriptedChance
from cairn.events.schotten_totten.moves import Claim
from cairn.projections.schotten_totten.state import State
from cairn.service.rules import follow
from cairn.workers.schotten_totten import chances, ending
from cairn.workers.search.exact import exact
from cairn.workers.search.selfplay import play

FEW = 5
"""The total number of cards in both hands in the endings that are searched exhaustively."""


def value(state: State, seat: int, known: dict[Any, float]) -> float:
    """Return a seat's result with optimal play of both, by an exhaustive search that visits each position once."""
    act = rules.to_act(state)
    if act is None:
        return chances(rules, state)[seat]
    if (position := astuple(state)) not in known:
        after = [value(then(state, act.seat, move), seat, known) for move in rules.legal_moves(state, act.seat)]
        known[position] = max(after) if act.seat == seat else min(after)
    return known[position]


def then(state: State, seat: int, move: Any) -> State:
    """Return the position after a move."""
    after = state.copy()
    follow(after, rules.consequences(after, seat, move, ScriptedChance([])))
    return after


def endings(options: dict[str, Any]) -> Iterator[tuple[State, int]]:
    """Yield positions of random games with few cards left, and the seat to move."""
    for seed in range(12):
        for state in play("schotten_totten", {"rounds": 1} | options, [None, None], str(seed)):
            few = sum(map(len, (*state.hands, *state.tactic_hands))) <= FEW
            act = rules.to_act(state)
            if few and act and ending(state, act.seat) and len(rules.legal_moves(state, act.seat)) > 1:
                yield state.copy(), act.seat


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"tactics": True}], ids=["base", "Tactics"])
@pytest.mark.parametrize("plain", [False, True], ids=["kernel, if any", "plain"])
def test_the_value_of_a_move_equals_that_of_an_exhaustive_search(
    options: dict[str, Any], plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the seat's view alone, for every move, in won and lost endings."""
    if plain:
        monkeypatch.setattr("cairn.workers.schotten_totten.kernels", {})
    found, looked_at = list[float](), 0
    for state, seat in endings(options):
        view = state.copy()
        hidden = tuple(None for _ in view.hands[1 - seat])
        view.hands = (hidden, view.hands[1]) if seat else (view.hands[0], hidden)
        moves = rules.legal_moves(view, seat)
        candidates = exact(rules, view, seat, moves)
        known = dict[Any, float]()
        assert candidates
        assert {candidate.move for candidate in candidates} == {*moves}
        assert all(candidate.exact for candidate in candidates)
        for candidate in candidates:
            assert candidate.mean(seat) == value(then(state, seat, candidate.move), seat, known)
            assert sum(candidate.chances) == 1
        assert [candidate.mean(seat) for candidate in candidates] == sorted(
            (candidate.mean(seat) for candidate in candidates), reverse=True
        )
        found += [candidate.mean(seat) for candidate in candidates]
        looked_at += 1
    assert {0.0, 1.0} <= {*found}
    assert looked_at > 8


def test_a_table_without_the_seat_to_move_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test above can fail. The kernel has its own table, which is compared with this one."""
    monkeypatch.setattr("cairn.workers.schotten_totten.ending", lambda *_: lambda state: state.hands)
    with pytest.raises(AssertionError):
        test_the_value_of_a_move_equals_that_of_an_exhaustive_search({}, True, monkeypatch)


@pytest.mark.parametrize(
    "state",
    [
        given({1: ("r7 r8", "b1 y2 p4")}, deck=1),
        given({1: ("r7 r8", "b1 y2 p4")}, deck=0, rounds=2),
        given({1: ("r7 r8", "b1 y2 p4")}, tactics=("spy", "joker"), deck=0, tactic_deck=1),
    ],
    ids=["a deck", "another round", "a tactic deck"],
)
def test_positions_with_draws_are_not_exact(state: State) -> None:
    """They are evaluated by playouts."""
    assert exact(rules, state, 0, rules.legal_moves(state, 0)) is None


def test_a_large_ending_is_evaluated_by_playouts() -> None:
    """So a choice stays within its time limit."""
    state, seat = next(endings({}))
    moves = rules.legal_moves(state, seat)
    assert exact(rules, state, seat, moves)
    assert exact(rules, state, seat, [moves[0]], most=0) is None


def test_an_immediate_win_is_the_first_of_winning_moves() -> None:
    """A claim that ends the round precedes a card that would win later."""
    compared = 0
    for state, seat in endings({"expert": True}):
        found = exact(rules, state, seat, rules.legal_moves(state, seat)) or []
        winning = [candidate.move for candidate in found if candidate.mean(seat) == 1.0]
        at_once = [move for move in winning if rules.to_act(then(state, seat, move)) is None]
        if at_once and not all(isinstance(move, Claim) for move in winning):
            assert isinstance(winning[0], Claim)
            compared += 1
    assert compared > 2


def test_the_last_turn_of_glen_more_is_exact() -> None:
    """One tile is left and the refill lays it: no other seat has a turn, and each seat's share is known."""
    state = tiles(land(coins=9), land("2 0 1 i"), track={3: 40, 5: 41}, stacks=((), (), (), (60,)))
    moves = glen_more.legal_moves(state, 0)
    found = exact(glen_more, state, 0, moves)
    assert found
    assert {candidate.move for candidate in found} == {*moves}
    assert found[0].mean(0) >= found[-1].mean(0)
    more = tiles(land(coins=9), land("2 0 1 i"), track={3: 40, 5: 41})
    assert exact(glen_more, more, 0, glen_more.legal_moves(more, 0)) is None
