"""The rules of Roup: the purses, the lots, and what follows when all bids are made."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.table import Outcome
from cairn.projections.tuples import put
from cairn.service.rules.interface import ToAct
from roup.events.events import AuctionEnded, BidsCompared, LotSetAside, LotShown, LotSold, PurseDrawn
from roup.events.moves import Bid
from roup.events.pieces import PURSES
from roup.projections.state import State
from roup.rules.refusals import refusal

BIDS = tuple(map(Bid, range(max(PURSES) + 1)))


def new(_options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the events of the start: a purse for each seat, and the first lot (RO-01 to RO-05)."""
    purses = list(PURSES)
    for seat in range(seats):
        coins = chance.pick(purses)
        purses.remove(coins)
        yield PurseDrawn(seat, coins)
    yield LotShown(chance.pick(State.new({"hidden_bidders": False}, seats).coming))


def to_act(state: State) -> ToAct | None:
    """Return all seats, which bid at the same time (RO-06, RO-08); None after the end."""
    if state.phase == "over":
        return None
    return ToAct(0, "bid", tuple(range(1, len(state.points))), state.hidden_bidders)


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every bid that a seat may make."""
    return [bid for bid in BIDS if refusal(state, seat, bid) is None]


def consequences(_state: State, _seat: int, _move: Move, _chance: Chance) -> Iterator[Event]:
    """Yield nothing: no seat ever acts alone."""
    yield from ()


def resolve(state: State, choices: Mapping[int, Move], chance: Chance) -> Iterator[Event]:
    """Yield the consequences of all bids: who buys the lot, and the next one (RO-09 to RO-12)."""
    bids = tuple(move.coins for _, move in sorted(choices.items()) if isinstance(move, Bid))
    lot = state.lot
    assert lot is not None
    yield BidsCompared(bids)
    single = [bid for bid, times in Counter(bids).items() if bid and times == 1]
    if single:
        yield LotSold(bids.index(max(single)), lot, max(single))
    else:
        yield LotSetAside(lot)
    if state.coming:
        yield LotShown(chance.pick(state.coming))
    else:
        yield AuctionEnded(state.points)


def determinize(view: State, seat: int, chance: Chance) -> State:
    """Return a state that a seat could not distinguish from the real one: others have purses that fit their bids.

    The seats that have bid most choose first, so that a purse that fits is left for each.
    """
    world, unseen = view.copy(), [coins for coins in PURSES if coins != view.purses[seat]]
    others = [other for other in range(len(view.points)) if other != seat]
    for other in sorted(others, key=lambda other: -view.least[other]):
        coins = chance.pick([coins for coins in unseen if coins >= view.least[other]])
        unseen.remove(coins)
        world.purses = put(world.purses, other, coins)
    return world


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return the outcome after the last lot (RO-13); None while the game runs. Seats that left rank last."""
    if state.phase == "bid":
        return None
    staying = [seat for seat in range(len(state.points)) if seat not in left]
    best = max((state.points[seat] for seat in staying), default=0)
    return Outcome("points", tuple(seat for seat in staying if state.points[seat] == best), state.points)
