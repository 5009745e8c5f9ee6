"""Roup by clause: given these purses, when these bids, then these events or a refusal."""

from cairn.contract.playing import perft
from cairn.events.chance import ScriptedChance, SeededChance
from cairn.events.table import Outcome
from cairn.service.rules import GAMES, ToAct, follow
from roup.events.events import AuctionEnded, BidsCompared, LotSetAside, LotShown, LotSold, PurseDrawn
from roup.events.moves import Bid
from roup.events.pieces import LOTS, PURSES
from roup.projections.state import State
from roup.tests.given import NAMES, rules, set_up, when


def test_the_start() -> None:
    """RO-01 to RO-05: each seat draws one of six purses, and one of ten lots is put up."""
    state = State.new({"hidden_bidders": False}, 2)
    drawn = follow(state, rules.new({}, 2, ScriptedChance([0, 4, 9])))
    assert drawn == [PurseDrawn(0, 18), PurseDrawn(1, 28), LotShown(10)]
    assert (GAMES["roup"].seats, LOTS, len(PURSES)) == ((2, 3, 4, 5), tuple(range(1, 11)), 6)
    assert state.coming == LOTS[:9]


def test_all_seats_bid_at_the_same_time() -> None:
    """RO-06, RO-08: with the option, who has bid is a secret."""
    state = set_up((18, 20, 22))
    assert rules.to_act(state) == ToAct(0, "bid", (1, 2), is_hidden=False)
    state.hidden_bidders = True
    assert rules.to_act(state) == ToAct(0, "bid", (1, 2), is_hidden=True)


def test_a_bid_is_at_most_what_is_left() -> None:
    """RO-07: the coins of the purse that were not paid."""
    state = set_up()
    assert rules.legal_moves(state, 0) == [Bid(coins) for coins in range(19)]
    when(state, 10, 3)
    assert rules.legal_moves(state, 0) == [Bid(coins) for coins in range(9)]
    assert str(rules.refusal(state, 0, Bid(9), NAMES)) == "You have 8 coins left (RO-07)."
    assert len(rules.legal_moves(state, 1)) == 21


def test_the_highest_bid_buys_the_lot() -> None:
    """RO-09, RO-10: its player pays, and the next lot is put up."""
    state = set_up()
    assert when(state, 4, 5, drawn=2) == [BidsCompared((4, 5)), LotSold(1, 7, 5), LotShown(3)]
    assert (state.spent, state.points, state.won) == ((0, 5), (0, 7), ((), (7,)))


def test_equal_bids_cancel_each_other() -> None:
    """RO-10: the highest of the other bids buys the lot."""
    assert when(set_up((18, 20, 22)), 6, 6, 2)[1] == LotSold(2, 7, 2)


def test_a_lot_is_set_aside() -> None:
    """RO-11: all bids are equal, or there are none."""
    assert when(set_up(), 6, 6)[1] == LotSetAside(7)
    assert when(set_up((18, 20, 22)), 6, 6, 0)[1] == LotSetAside(7)
    assert when(set_up(), 0, 0)[1] == LotSetAside(7)


def test_the_end() -> None:
    """RO-12, RO-13: after the tenth lot the most points win, and equal ones share it."""
    state = set_up(coming=())
    assert rules.outcome(state, ()) is None
    assert when(state, 1, 0) == [BidsCompared((1, 0)), LotSold(0, 7, 1), AuctionEnded((7, 0))]
    assert rules.outcome(state, ()) == Outcome("points", (0,), (7, 0))
    assert rules.outcome(state, (0,)) == Outcome("points", (1,), (7, 0))
    assert str(rules.refusal(state, 0, Bid(0), NAMES)) == "The auction is over (RO-12)."
    shared = set_up(coming=())
    when(shared, 3, 3)
    assert rules.outcome(shared, ()) == Outcome("points", (0, 1), (0, 0))


def test_an_imagined_purse_fits_all_bids() -> None:
    """RO-04: no seat is thought to have had fewer coins than it has bid and paid."""
    state = set_up((18, 20, 28))
    when(state, 1, 2, 23)
    for seed in range(30):
        world = rules.determinize(state, 0, SeededChance(str(seed)))
        assert world.purses[0] == 18
        assert world.purses[2] in (24, 26, 28)
        assert len({*world.purses}) == 3


def test_ways_to_begin() -> None:
    """Purses of 18 and 20: 19 bids of the first seat, and 21 of the second after each."""
    state = set_up()
    assert (perft("roup", state, 1), perft("roup", state, 2)) == (19, 19 * 21)
