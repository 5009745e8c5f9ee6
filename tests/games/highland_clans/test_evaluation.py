"""Evaluation of positions by AIs of Highland Clans, the play of `greedy`, and the inputs of the search."""

from typing import Any

import pytest
from games.highland_clans.given import begin_raid, change, clan, rules, set_up, when

from cairn.contract.playing import duel, somewhere
from cairn.contract.thinking import hasty_game
from cairn.events.chance import SeededChance
from cairn.events.decision import Move
from cairn.events.highland_clans.moves import (
    Build,
    DeclineSpoil,
    Discard,
    Domain,
    Exchange,
    LayCard,
    Raid,
    Redraw,
    TakeSpoil,
    Warrior,
)
from cairn.projections.highland_clans.state import Laid, RaidUnderWay, State
from cairn.workers.highland_clans import chances, imagine, quick, ranked
from cairn.workers.highland_clans.evaluation import evaluate
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose


def after_round(**changes: Any) -> State:
    """Return a position between actions and raid, with these changes of Ann's clan."""
    return set_up(clan(**changes), phase="raid")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (set_up(phase="raid", points=(6, 5, 5)), after_round()),
        (after_round(cattle=2, free_lands=0), after_round()),
        (after_round(monasteries=1, free_lands=0), after_round()),
        (after_round(castles=1, free_lands=0), after_round()),
        (after_round(free_lands=2), after_round()),
        (after_round(pipers=3), after_round()),
        (after_round(monks=1), after_round()),
        (after_round(hand="12344", warriors=5), after_round()),
        (after_round(hand="2344"), after_round(hand="1234")),
        (set_up(phase="raid", following=0), after_round()),
        (begin_raid(clan("3444"), clan("1112")), begin_raid(clan("1112"), clan("3444"))),
        (set_up(reserve="yybggr", following=0), set_up(reserve="yyyyyy", following=0)),
        (set_up(phase="over", points=(31, 30, 0)), set_up(phase="over", points=(31, 32, 0))),
    ],
)
def test_better_positions_have_higher_values(better: State, worse: State) -> None:
    """Points, buildings, land, followers, cards, the marker, a raid to be won, useful cubes, and above all victory."""
    assert evaluate(better, 0) > evaluate(worse, 0)


def test_advantages_of_an_opponent_lower_the_value() -> None:
    """Most of all if that opponent is ahead already."""
    before = evaluate(set_up(phase="raid", points=(5, 9, 5)), 0)
    assert evaluate(set_up(clan(), clan(cattle=2, free_lands=0), phase="raid", points=(5, 9, 5)), 0) < before
    behind = evaluate(set_up(phase="raid", points=(5, 9, 6)), 0)
    assert evaluate(set_up(phase="raid", points=(5, 10, 5)), 0) < behind < before


def greedy_move(state: State, seat: int = 0, seed: str = "1") -> Any:
    """Return the move that greedy chooses."""
    return choose(TABLE["highland_clans"]["greedy"], rules, state, seat, seed)


def test_greedy_builds_keeps_good_cards_and_takes_spoils() -> None:
    """It looks one small move ahead."""
    assert greedy_move(set_up(clan(), reserve="rryyyy")) == Build("cattle")
    assert greedy_move(set_up(clan("144444", warriors=4), phase="refill")) == Discard(1)
    state = begin_raid(clan("444", warriors=3), clan("111", warriors=3, castles=1, free_lands=0, pipers=0))
    when(state, *(LayCard(False, card) for card in (4, 1, 4, 1, 4)))
    assert isinstance(greedy_move(state), TakeSpoil)


def test_greedy_discards_its_worst_card_whatever_it_draws_next() -> None:
    """After the last discard its own turn begins, with cubes that are unrelated to the cards."""
    state = set_up(clan(), clan("33444", warriors=4), phase="refill")
    assert {greedy_move(state, 1, str(seed)) for seed in range(20)} == {Discard(3)}


def test_greedy_defends_with_cards_that_may_win() -> None:
    """After one combat round won by each side it does not lay its 1 against a hidden card."""
    state = begin_raid(clan("2"), clan("134", pipers=0), clan("4444"))
    state.raid = RaidUnderWay(1, 2, (1, 1), (Laid(False, None),))
    change(state, 0, hand=())
    change(state, 2, hand=(None,) * 4)
    assert greedy_move(state, 1) in (LayCard(False, 3), LayCard(False, 4))


@pytest.mark.parametrize(("refill", "seats"), [("hand", 3), ("drawn", 4), ("hand", 5)])
def test_greedy_beats_random(refill: str, seats: int) -> None:
    """It plays every seat, all others move at random, and it wins at least eight games of ten."""
    options = {"raid_refill": refill, "first_seat": None}
    assert sum(duel("highland_clans", options, seats, number) for number in range(10)) >= 8


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (set_up(clan(free_lands=1), reserve="gggyyy", round=7), Build("monastery")),
        (set_up(clan(free_lands=0), reserve="yrrbbb"), Domain("red", "reserve", 0)),
        (set_up(reserve="yyyyyy"), Warrior()),
        (set_up(clan("1124"), clan(warriors=6), clan(warriors=6), phase="raid"), Exchange((1, 1, 2))),
        (set_up(clan("3333", warriors=3), clan(warriors=3), phase="raid", points=(5, 5, 5)), Raid(1)),
        (set_up(clan("1234", warriors=3)), Discard(1)),
        (set_up(phase="spoil", raid=RaidUnderWay(1, 3, (2, 0), ())), TakeSpoil("cattle")),
        (set_up(clan(), clan(cattle=0), phase="spoil", raid=RaidUnderWay(1, 3, (2, 0), ())), DeclineSpoil()),
    ],
)
def test_choices_of_a_hasty_player(state: State, move: Move) -> None:
    """It builds, buys land to build on, exchanges low cards, raids with high ones, and discards the lowest."""
    assert quick(rules, state, 0, SeededChance("1")) == move


def test_unused_cubes_are_returned() -> None:
    """The best actions use a green and two blue cubes."""
    state = set_up(clan(free_lands=1), reserve="bbyyyg", phase="redraw", following=0)
    move = quick(rules, state, 0, SeededChance("1"))
    assert isinstance(move, Redraw)
    assert (move.blue, move.green) == (0, 0)


def test_a_piper_is_laid_if_it_scores_nothing() -> None:
    """Against a herd of six two pipers bring nothing; against none each brings a point a round."""
    useless = begin_raid(clan("444"), clan("444", cattle=6, free_lands=0), round=7)
    useful = begin_raid(clan("444"), clan("444", cattle=0), clan(cattle=0), round=7)
    laid = [quick(rules, state, 0, SeededChance("1")) for state in (useless, useful)]
    assert laid == [LayCard(True, 4), LayCard(False, 4)]


@pytest.mark.parametrize("seed", range(6))
def test_every_candidate_is_a_move(seed: int) -> None:
    """Of discards only the lowest is considered."""
    state = somewhere("highland_clans", {"raid_refill": "drawn", "first_seat": None}, 4, seed).state
    act = rules.to_act(state)
    assert act
    moves = rules.legal_moves(state, act.seat)
    order = ranked(rules, state, act.seat, moves, SeededChance("1"))
    assert {*order} == ({moves[0]} if act.what == "discard" else {*moves})


def test_the_hasty_choice_is_ranked_first() -> None:
    """If nothing depends on chance."""
    for state, seat, move in hasty_game("highland_clans", {"raid_refill": "hand", "first_seat": None}, 4, 5):
        act = rules.to_act(state)
        assert act
        if act.what != "lay_card":
            assert ranked(rules, state, seat, rules.legal_moves(state, seat), SeededChance("1"))[0] == move


def test_at_the_end_the_chances_are_the_outcome() -> None:
    """Equal leaders share the victory (HC-73)."""
    assert chances(rules, set_up(phase="over", reason="red_zone", points=(31, 36, 36))) == (0.0, 0.5, 0.5)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (set_up(phase="raid", points=(9, 5, 5)), set_up(phase="raid")),
        (set_up(clan(cattle=2), phase="raid"), set_up(phase="raid")),
        (set_up(clan(castles=1), phase="raid"), set_up(phase="raid")),
        (set_up(clan(monasteries=1), phase="raid"), set_up(phase="raid")),
        (set_up(clan(monks=1), phase="raid"), set_up(phase="raid")),
        (set_up(clan(free_lands=2), phase="raid"), set_up(phase="raid")),
        (set_up(clan("3344"), phase="raid"), set_up(clan("1122"), phase="raid")),
        (set_up(phase="raid"), set_up(clan(), clan(cattle=2), phase="raid")),
        (set_up(phase="raid", points=(30, 28, 5)), set_up(phase="raid", points=(30, 29, 5))),
    ],
)
def test_better_positions_have_better_chances(better: State, worse: State) -> None:
    """Points, buildings, followers, lands and cards of one's own; the opposite of others."""
    assert chances(rules, better)[0] > chances(rules, worse)[0]


def test_a_determinized_hand_is_a_likely_one() -> None:
    """Known cards stay. Of the unknown ones, high cards are more often in a hand than low ones."""
    view = set_up(clan("1144"), clan(warriors=8), clan(warriors=8), phase="raid", discards=(2, 2, None))
    view.clans = (view.clans[0], *[one.with_hand((None,) * 8) for one in view.clans[1:]])
    drawn = list[int]()
    for seed in range(40):
        state = imagine(rules, view, 0, SeededChance(str(seed)))
        assert (state.clans[0], state.points, state.bag) == (view.clans[0], view.points, view.bag)
        drawn += [card or 0 for one in state.clans[1:] for card in one.hand]
    assert drawn.count(4) > 2 * drawn.count(1) > 0


def test_determinized_cards_are_in_their_places() -> None:
    """A card laid face down by an attacker is determinized, its piper is known, and the hand gets no extra card."""
    raid = RaidUnderWay(1, 0, (0, 0), (Laid(True, None),))
    state = imagine(rules, set_up(clan("44"), phase="combat", raid=raid, turn=0), 1, SeededChance("1"))
    assert state.raid
    assert state.raid.laid[0].piper
    assert state.raid.laid[0].card in (1, 2, 3, 4)
    assert state.clans[0].hand == (4, 4)
