"""Endings in which all is known, beside a search without bounds."""

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
"""How many cards both hands have together in the endings that are played out in all ways."""


def value(state: State, seat: int, known: dict[Any, float]) -> float:
    """Return what a seat gets if both play as well as can be: every way to play on is played, from a position once."""
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
    """Yield positions of games at random that have few cards left, and the seat that is waited for."""
    for seed in range(12):
        for state in play("schotten_totten", {"rounds": 1} | options, [None, None], str(seed)):
            few = sum(map(len, (*state.hands, *state.tactic_hands))) <= FEW
            act = rules.to_act(state)
            if few and act and ending(state, act.seat) and len(rules.legal_moves(state, act.seat)) > 1:
                yield state.copy(), act.seat


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"tactics": True}], ids=["base", "Tactics"])
@pytest.mark.parametrize("plain", [False, True], ids=["kernel, if any", "plain"])
def test_what_a_move_is_worth_is_what_all_ways_to_play_on_come_to(
    options: dict[str, Any], plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the seat's view alone, for every move, in won and in lost endings."""
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


def test_a_table_that_forgets_whose_turn_it_is_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail. The kernel has a table of its own, which is held against this one."""
    monkeypatch.setattr("cairn.workers.schotten_totten.ending", lambda *_: lambda state: state.hands)
    with pytest.raises(AssertionError):
        test_what_a_move_is_worth_is_what_all_ways_to_play_on_come_to({}, True, monkeypatch)


@pytest.mark.parametrize(
    "state",
    [
        given({1: ("r7 r8", "b1 y2 p4")}, deck=1),
        given({1: ("r7 r8", "b1 y2 p4")}, deck=0, rounds=2),
        given({1: ("r7 r8", "b1 y2 p4")}, tactics=("spy", "joker"), deck=0, tactic_deck=1),
    ],
    ids=["a deck", "another round", "a tactic deck"],
)
def test_where_something_is_still_drawn_nothing_is_exact(state: State) -> None:
    """The playouts have it."""
    assert exact(rules, state, 0, rules.legal_moves(state, 0)) is None


def test_an_ending_that_is_too_large_is_left_to_the_playouts() -> None:
    """So a choice takes no longer than it may."""
    state, seat = next(endings({}))
    moves = rules.legal_moves(state, seat)
    assert exact(rules, state, seat, moves)
    assert exact(rules, state, seat, [moves[0]], most=0) is None


def test_what_wins_at_once_is_first_among_moves_that_win() -> None:
    """A claim that ends the round comes before a card that would win later, too."""
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
    """One tile is left, and the refill lays it: nobody else has a turn, and each seat's share is told."""
    state = tiles(land(coins=9), land("2 0 1 i"), track={3: 40, 5: 41}, stacks=((), (), (), (60,)))
    moves = glen_more.legal_moves(state, 0)
    found = exact(glen_more, state, 0, moves)
    assert found
    assert {candidate.move for candidate in found} == {*moves}
    assert found[0].mean(0) >= found[-1].mean(0)
    more = tiles(land(coins=9), land("2 0 1 i"), track={3: 40, 5: 41})
    assert exact(glen_more, more, 0, glen_more.legal_moves(more, 0)) is None
