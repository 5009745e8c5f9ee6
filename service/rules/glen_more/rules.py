"""The rules of Glen More: a turn in small moves, and their consequences. The modules are as in the rulebook."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any

from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.glen_more import moves
from cairn.events.glen_more.events import TurnEnded
from cairn.events.glen_more.pieces import LOCH_NESS, LOCH_SHIEL
from cairn.events.table import Outcome
from cairn.projections.glen_more.state import State
from cairn.service.rules.glen_more.activation import activate, close_exchange, move_member, promote, settle_exchange
from cairn.service.rules.glen_more.market import buy, forced_payment, pay, sales, sell
from cairn.service.rules.glen_more.placement import choose, place
from cairn.service.rules.glen_more.scoring import outcome_of
from cairn.service.rules.glen_more.taking import discard, pay_chieftain, pay_member, settle_cost, take
from cairn.service.rules.glen_more.track import refill, set_up
from cairn.service.rules.glen_more.turn import WAITS_FOR, only_move, out_of_turn, steps
from cairn.service.rules.interface import SEATS, ToAct

VERSIONS = (1, 2)
"""Version 2: the placement of Loch Shiel is a player's choice while they have anything to sell (GM-43)."""


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the set-up. The option `first_seat`, or else chance, decides which seat begins (GM-04)."""
    first = options["first_seat"]
    return set_up(seats, chance.draw(seats) if first is None else first, chance)


def to_act(state: State) -> ToAct | None:
    """Return the seat to move, and its action; None when the game is over (GM-10, GM-12)."""
    return None if state.phase == "over" else _act(state.turn, state.phase)


@cache
def _act(seat: int, phase: str) -> ToAct:
    return ToAct(seat, WAITS_FOR[phase])


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every legal move, sales last; none for a seat that is not to move (GM-12)."""
    return [] if out_of_turn(state, seat, SEATS) else [*steps(state), *sales(state)]


def consequences(version: int, state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield the consequences of a legal move, and of forced moves; version 1 forces Loch Shiel's place (GM-43)."""
    following: Move | None = move
    while following:
        yield from _STEPS[type(following)](state, following, chance)
        following = _only_answer(version, state)


def determinize(view: State, seat: int, chance: Chance) -> State:
    """Return a copy of the view: only the order of the stacks is hidden, and the state does not contain it (GM-95)."""
    return view.copy()


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return which seats won; None before the final scoring is over (GM-73, GM-75)."""
    return outcome_of(state, left) if state.phase == "over" else None


def _only_answer(version: int, state: State) -> Move | None:
    """Return the next step if it has a single option, which is then made automatically.

    A sale is no alternative to paying, placing or exchanging: it is possible before or after. Loch Shiel differs: it
    fills tiles that were emptied before (GM-43).
    """
    match state.phase:
        case "over":
            return None
        case "pay" if state.taken == LOCH_NESS:
            return only_move(state)
        case "pay" | "exchange":
            return forced_payment(state) or only_move(state, sales(state))
        case "place" if version == 1 or state.taken != LOCH_SHIEL:
            return only_move(state)
    return only_move(state, sales(state))


def _pay(state: State, event: Event) -> Iterator[Event]:
    yield event
    yield from settle_exchange(state) if state.exchange is not None else settle_cost(state)


_STEPS: dict[type[Move], Callable[[State, Any, Chance], Iterable[Event]]] = {
    moves.TakeTile: lambda state, move, _: take(state, move.space),
    moves.PlaceTile: lambda state, move, _: place(state, move.x, move.y),
    moves.ActivateTile: lambda state, move, _: activate(state, move.tile),
    moves.EndTurn: lambda state, _, chance: chain((TurnEnded(state.turn),), refill(state, chance)),  # GM-12, GM-13
    moves.SellCube: lambda state, move, _: (sell(state, move.tile, move.cube),),
    moves.PayCube: lambda state, move, _: _pay(state, pay(state, move.tile, move.cube)),
    moves.BuyCube: lambda state, move, _: _pay(state, buy(state, move.cube)),
    moves.CloseExchange: lambda state, *_: close_exchange(state),
    moves.ChooseCube: lambda state, move, _: choose(state, move.cube),
    moves.MoveMember: lambda state, move, _: (move_member(state, move.origin, move.target),),
    moves.PromoteMember: lambda state, move, _: (promote(state, move.tile),),
    moves.DiscardTile: lambda state, move, _: (discard(state, move.space),),
    moves.PayMember: lambda state, move, _: pay_member(state, move.tile),
    moves.PayChieftain: lambda state, *_: pay_chieftain(state),
}
