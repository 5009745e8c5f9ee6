"""Evaluation of positions by AIs of Highland Clans, and the play of `greedy`."""

from typing import Any

import pytest
from games.highland_clans.given import change, clan, given, raided, rules, when

from cairn.contract.playing import duel
from cairn.events.highland_clans.moves import Build, Discard, LayCard, TakeSpoil
from cairn.projections.highland_clans.state import Laid, RaidUnderWay, State
from cairn.workers.highland_clans.evaluation import evaluate
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose


def after_round(**changes: Any) -> State:
    """Return a position between actions and raid, with these changes of Ann's clan."""
    return given(clan(**changes), phase="raid")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (given(phase="raid", points=(6, 5, 5)), after_round()),
        (after_round(cattle=2, free_lands=0), after_round()),
        (after_round(monasteries=1, free_lands=0), after_round()),
        (after_round(castles=1, free_lands=0), after_round()),
        (after_round(free_lands=2), after_round()),
        (after_round(pipers=3), after_round()),
        (after_round(monks=1), after_round()),
        (after_round(hand="12344", warriors=5), after_round()),
        (after_round(hand="2344"), after_round(hand="1234")),
        (given(phase="raid", following=0), after_round()),
        (raided(clan("3444"), clan("1112")), raided(clan("1112"), clan("3444"))),
        (given(reserve="yybggr", following=0), given(reserve="yyyyyy", following=0)),
        (given(phase="over", points=(31, 30, 0)), given(phase="over", points=(31, 32, 0))),
    ],
)
def test_better_positions_have_higher_values(better: State, worse: State) -> None:
    """Points, buildings, land, followers, cards, the marker, a raid to be won, useful cubes, and above all victory."""
    assert evaluate(better, 0) > evaluate(worse, 0)


def test_advantages_of_an_opponent_lower_the_value() -> None:
    """Most of all if that opponent is ahead already."""
    before = evaluate(given(phase="raid", points=(5, 9, 5)), 0)
    assert evaluate(given(clan(), clan(cattle=2, free_lands=0), phase="raid", points=(5, 9, 5)), 0) < before
    behind = evaluate(given(phase="raid", points=(5, 9, 6)), 0)
    assert evaluate(given(phase="raid", points=(5, 10, 5)), 0) < behind < before


def chosen(state: State, seat: int = 0, seed: str = "1") -> Any:
    """Return the move that greedy chooses."""
    return choose(TABLE["highland_clans"]["greedy"], rules, state, seat, seed)


def test_greedy_builds_keeps_good_cards_and_takes_spoils() -> None:
    """It looks one small move ahead."""
    assert chosen(given(clan(), reserve="rryyyy")) == Build("cattle")
    assert chosen(given(clan("144444", warriors=4), phase="refill")) == Discard(1)
    state = raided(clan("444", warriors=3), clan("111", warriors=3, castles=1, free_lands=0, pipers=0))
    when(state, *(LayCard(False, card) for card in (4, 1, 4, 1, 4)))
    assert isinstance(chosen(state), TakeSpoil)


def test_greedy_discards_its_worst_card_whatever_it_draws_next() -> None:
    """After the last discard its own turn begins, with cubes that are unrelated to the cards."""
    state = given(clan(), clan("33444", warriors=4), phase="refill")
    assert {chosen(state, 1, str(seed)) for seed in range(20)} == {Discard(3)}


def test_greedy_defends_with_cards_that_may_win() -> None:
    """After one combat round won by each side it does not lay its 1 against a hidden card."""
    state = raided(clan("2"), clan("134", pipers=0), clan("4444"))
    state.raid = RaidUnderWay(1, 2, (1, 1), (Laid(False, None),))
    change(state, 0, hand=())
    change(state, 2, hand=(None,) * 4)
    assert chosen(state, 1) in (LayCard(False, 3), LayCard(False, 4))


@pytest.mark.parametrize(("refill", "seats"), [("hand", 3), ("drawn", 4), ("hand", 5)])
def test_greedy_beats_random(refill: str, seats: int) -> None:
    """It plays every seat, all others move at random, and it wins at least eight games of ten."""
    options = {"raid_refill": refill, "first_seat": None}
    assert sum(duel("highland_clans", options, seats, number) for number in range(10)) >= 8
