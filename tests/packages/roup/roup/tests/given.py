"""Concise positions of Roup for tests: given these purses, when these bids, then these events."""

from collections.abc import Sequence

from cairn.events.chance import ScriptedChance
from cairn.events.decision import Event
from cairn.service.rules import follow, newest, resolved
from roup.events.moves import Bid
from roup.events.pieces import LOTS
from roup.projections.state import State

NAMES = ["Ann", "Bob", "Cid"]

rules = newest("roup")


def set_up(purses: Sequence[int] = (18, 20), lot: int = 7, coming: Sequence[int] = LOTS[:6]) -> State:
    """Return a position: each seat's purse, the lot for which they bid, and those to come."""
    state = State.new({"hidden_bidders": False}, len(purses))
    state.phase, state.lot, state.coming, state.purses = "bid", lot, tuple(coming), tuple(purses)
    return state


def when(state: State, *bids: int, drawn: int = 0) -> list[Event]:
    """Make legal bids, by seat, and return the events. The next lot is the one drawn."""
    for seat, coins in enumerate(bids):
        assert rules.refusal(state, seat, Bid(coins), NAMES) is None
    script = [drawn] if state.coming else []
    return follow(state, resolved(rules, state, dict(enumerate(map(Bid, bids))), ScriptedChance(script)))
