"""Inputs of Highland Clans' search: a hasty player, ranked moves, and chances to win."""

import pytest
from games.highland_clans.given import clan, given, raided

from cairn.contract.playing import somewhere
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
from cairn.service.rules import newest
from cairn.workers.highland_clans import chances, imagine, quick, ranked

RULES = newest("highland_clans")


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (given(clan(free_lands=1), reserve="gggyyy", round=7), Build("monastery")),
        (given(clan(free_lands=0), reserve="yrrbbb"), Domain("red", "reserve", 0)),
        (given(reserve="yyyyyy"), Warrior()),
        (given(clan("1124"), clan(warriors=6), clan(warriors=6), phase="raid"), Exchange((1, 1, 2))),
        (given(clan("3333", warriors=3), clan(warriors=3), phase="raid", points=(5, 5, 5)), Raid(1)),
        (given(clan("1234", warriors=3)), Discard(1)),
        (given(phase="spoil", raid=RaidUnderWay(1, 3, (2, 0), ())), TakeSpoil("cattle")),
        (given(clan(), clan(cattle=0), phase="spoil", raid=RaidUnderWay(1, 3, (2, 0), ())), DeclineSpoil()),
    ],
)
def test_choices_of_a_hasty_player(state: State, move: Move) -> None:
    """It builds, buys land to build on, exchanges low cards, raids with high ones, and discards the lowest."""
    assert quick(RULES, state, 0, SeededChance("1")) == move


def test_unused_cubes_are_returned() -> None:
    """The best actions use a green and two blue cubes."""
    state = given(clan(free_lands=1), reserve="bbyyyg", phase="redraw", following=0)
    move = quick(RULES, state, 0, SeededChance("1"))
    assert isinstance(move, Redraw)
    assert (move.blue, move.green) == (0, 0)


def test_a_piper_is_laid_if_it_scores_nothing() -> None:
    """Against a herd of six two pipers bring nothing; against none each brings a point a round."""
    useless = raided(clan("444"), clan("444", cattle=6, free_lands=0), round=7)
    useful = raided(clan("444"), clan("444", cattle=0), clan(cattle=0), round=7)
    laid = [quick(RULES, state, 0, SeededChance("1")) for state in (useless, useful)]
    assert laid == [LayCard(True, 4), LayCard(False, 4)]


@pytest.mark.parametrize("seed", range(6))
def test_every_candidate_is_a_move(seed: int) -> None:
    """Of discards only the lowest is considered."""
    state = somewhere("highland_clans", {"raid_refill": "drawn", "first_seat": None}, 4, seed).state
    act = RULES.to_act(state)
    assert act
    moves = RULES.legal_moves(state, act.seat)
    order = ranked(RULES, state, act.seat, moves, SeededChance("1"))
    assert {*order} == ({moves[0]} if act.what == "discard" else {*moves})


def test_the_hasty_choice_is_ranked_first() -> None:
    """If nothing depends on chance."""
    for state, seat, move in hasty_game("highland_clans", {"raid_refill": "hand", "first_seat": None}, 4, 5):
        act = RULES.to_act(state)
        assert act
        if act.what != "lay_card":
            assert ranked(RULES, state, seat, RULES.legal_moves(state, seat), SeededChance("1"))[0] == move


def test_at_the_end_the_chances_are_the_outcome() -> None:
    """Equal leaders share the victory (HC-73)."""
    assert chances(RULES, given(phase="over", reason="red_zone", points=(31, 36, 36))) == (0.0, 0.5, 0.5)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (given(phase="raid", points=(9, 5, 5)), given(phase="raid")),
        (given(clan(cattle=2), phase="raid"), given(phase="raid")),
        (given(clan(castles=1), phase="raid"), given(phase="raid")),
        (given(clan(monasteries=1), phase="raid"), given(phase="raid")),
        (given(clan(monks=1), phase="raid"), given(phase="raid")),
        (given(clan(free_lands=2), phase="raid"), given(phase="raid")),
        (given(clan("3344"), phase="raid"), given(clan("1122"), phase="raid")),
        (given(phase="raid"), given(clan(), clan(cattle=2), phase="raid")),
        (given(phase="raid", points=(30, 28, 5)), given(phase="raid", points=(30, 29, 5))),
    ],
)
def test_better_positions_have_better_chances(better: State, worse: State) -> None:
    """Points, buildings, followers, lands and cards of one's own; the opposite of others."""
    assert chances(RULES, better)[0] > chances(RULES, worse)[0]


def test_a_determinized_hand_is_a_likely_one() -> None:
    """Known cards stay. Of the unknown ones, high cards are more often in a hand than low ones."""
    view = given(clan("1144"), clan(warriors=8), clan(warriors=8), phase="raid", discards=(2, 2, None))
    view.clans = (view.clans[0], *[one.with_hand((None,) * 8) for one in view.clans[1:]])
    drawn = list[int]()
    for seed in range(40):
        state = imagine(RULES, view, 0, SeededChance(str(seed)))
        assert (state.clans[0], state.points, state.bag) == (view.clans[0], view.points, view.bag)
        drawn += [card or 0 for one in state.clans[1:] for card in one.hand]
    assert drawn.count(4) > 2 * drawn.count(1) > 0


def test_determinized_cards_are_in_their_places() -> None:
    """A card laid face down by an attacker is determinized, its piper is known, and the hand gets no extra card."""
    raid = RaidUnderWay(1, 0, (0, 0), (Laid(True, None),))
    state = imagine(RULES, given(clan("44"), phase="combat", raid=raid, turn=0), 1, SeededChance("1"))
    assert state.raid
    assert state.raid.laid[0].piper
    assert state.raid.laid[0].card in (1, 2, 3, 4)
    assert state.clans[0].hand == (4, 4)
