"""The rules of Glen More: a turn in small moves, and what follows from each.

The parts are as in the rulebook: `track`, `market` (with `needs`, what is paid and exchanged), `territory` and
`placement`, `activation`, `scoring`; `refusals` says why a move is not among the legal ones.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any

from events.chance import Chance
from events.decision import Event, Move
from events.glen_more.events import ChieftainPaid, MemberPaid, TileDiscarded, TilePaid, TurnEnded
from events.glen_more.moves import (
    ActivateTile,
    BuyCube,
    ChooseCube,
    CloseExchange,
    DiscardTile,
    EndTurn,
    MoveMember,
    PayChieftain,
    PayCube,
    PayMember,
    PlaceTile,
    PromoteMember,
    SellCube,
    TakeTile,
)
from events.glen_more.pieces import LOCH_NESS, RESOURCES, TILES
from events.table import Outcome
from projections.glen_more.state import State
from service.rules.glen_more.activation import (
    activate,
    activations,
    close_exchange,
    move_member,
    movements,
    promote,
    settle_exchange,
)
from service.rules.glen_more.market import buy, forced_payment, means, pay, payments, sales, sell, still_needed
from service.rules.glen_more.needs import NOTHING, tile_in_hand
from service.rules.glen_more.placement import choose, place, settle_cost, take
from service.rules.glen_more.scoring import winners
from service.rules.glen_more.territory import Ground, spare_members, why_not_takable
from service.rules.glen_more.track import refill, set_up, to_take
from service.rules.interface import ToAct

_WAITS_FOR = {
    "take": "take_tile",
    "pay": "pay",
    "place": "place_tile",
    "choose": "choose_cube",
    "activate": "activate_tile",
    "exchange": "give_cubes",
    "move": "move_member",
    "discarded": "end_turn",
}


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the set-up; `first_seat` or chance tells who begins (GM-04)."""
    first = options["first_seat"]
    return set_up(seats, chance.draw(seats) if first is None else first, chance)


def to_act(state: State) -> ToAct | None:
    """Return whose turn it is, and what for (GM-10, GM-12)."""
    return None if state.phase == "over" else ToAct(state.turn, _WAITS_FOR[state.phase])


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every step the player whose turn it is may take now; sales at any moment (GM-12, GM-22)."""
    return [*_steps(state), *sales(state)] if seat == state.turn and state.phase != "over" else []


def consequences(state: State, seat: int, move: Move, chance: Chance, version: int | None = None) -> Iterator[Event]:
    """Yield what follows from a legal move, and what follows from that without anybody's choice."""
    following: Move | None = move
    while following:
        yield from _step(state, following, chance)
        following = _forced(state)


def determinize(view: State, seat: int, chance: Chance) -> State:
    """Return a copy of the view: only the order of the stacks is hidden, and none is kept (GM-95)."""
    return view.copy()


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return who won, once the final scoring is over (GM-73, GM-75)."""
    if state.phase != "over":
        return None
    reason, won = winners(state, left)
    return Outcome(reason, won, tuple(state.points))


def _steps(state: State) -> Iterator[Move]:
    """Yield every legal move but sales, as far as the turn has come (GM-12)."""
    match state.phase:
        case "take":
            yield from _takings(state)
        case "pay" if state.taken == LOCH_NESS:  # GM-34
            player = state.players[state.turn]
            yield from (PayMember(tile) for tile in spare_members(player))
            if player.chieftains:
                yield PayChieftain()
        case "pay":
            yield from payments(state)
        case "place":
            cells = Ground(state.players[state.turn].territory).cells(tile_in_hand(state))
            yield from (PlaceTile(x, y) for x, y in cells)
        case "choose":
            yield from (ChooseCube(cube) for cube in RESOURCES)
        case "exchange":
            yield from payments(state)
            if NOTHING in still_needed(state):
                yield CloseExchange()
        case "activate":
            yield from activations(state)
            yield from movements(state)
            yield EndTurn()
        case "move":
            yield from movements(state)
            yield EndTurn()
        case "discarded":
            yield EndTurn()


def _takings(state: State) -> Iterator[Move]:
    """Yield every tile that may be taken (GM-11), or any to be discarded if there is none (GM-14)."""
    player = state.players[state.turn]
    at_hand, ground = means(state), Ground(player.territory)
    takable = [
        space
        for space in to_take(state)
        if why_not_takable(player, TILES[state.track[space] or 0], at_hand, ground) is None
    ]
    if takable:
        yield from map(TakeTile, takable)
    else:
        yield from map(DiscardTile, to_take(state))


def _forced(state: State) -> Move | None:
    """Return the next step if it has but one answer, which is made, not asked.

    While a tile is paid and placed, or an exchange made, a sale is no other answer: what he could sell, he may sell
    before or after.
    """
    match state.phase:
        case "over":
            return None
        case "exchange" | "pay" if state.exchange is not None or state.taken != LOCH_NESS:
            return forced_payment(state) or _only(chain(sales(state), _steps(state)))
        case "pay" | "place":
            return _only(_steps(state))
    return _only(chain(sales(state), _steps(state)))


def _only(moves: Iterator[Move]) -> Move | None:
    first_two = list(islice(moves, 2))
    return first_two[0] if len(first_two) == 1 else None


def _step(state: State, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield what follows at once from one step."""
    seat = state.turn
    match move:
        case SellCube(tile, cube):
            yield sell(state, tile, cube)
        case TakeTile(space):
            yield from take(state, space)
        case DiscardTile(space):
            tile_there = state.track[space]
            assert tile_there is not None
            yield TileDiscarded(seat, state.figures[seat], space, tile_there)
        case PayCube(tile, cube):
            yield pay(state, tile, cube)
            yield from _settle(state)
        case BuyCube(cube):
            yield buy(state, cube)
            yield from _settle(state)
        case PayMember(tile):
            yield MemberPaid(seat, tile, state.players[seat].laid(tile).members - 1)
            yield TilePaid(seat, LOCH_NESS)
        case PayChieftain():
            yield ChieftainPaid(seat, state.players[seat].chieftains - 1)
            yield TilePaid(seat, LOCH_NESS)
        case PlaceTile(x, y):
            yield from place(state, x, y)
        case ChooseCube(cube):
            yield from choose(state, cube)
        case ActivateTile(tile):
            yield from activate(state, tile)
        case CloseExchange():
            yield from close_exchange(state)
        case MoveMember(origin, target):
            yield move_member(state, origin, target)
        case PromoteMember(tile):
            yield promote(state, tile)
        case EndTurn():
            yield TurnEnded(seat)
            yield from refill(state, chance)


def _settle(state: State) -> Iterator[Event]:
    yield from settle_exchange(state) if state.exchange is not None else settle_cost(state)
