"""Glen More: the quick policy, the order of moves, and each seat's chance to win."""

from collections.abc import Callable, Hashable, Sequence
from operator import mul

from msgspec.structs import astuple

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.events.glen_more.moves import PlaceTile
from cairn.projections.glen_more.state import State
from cairn.service.rules import Rules
from cairn.workers.glen_more import hasty
from cairn.workers.glen_more.features import FEATURES, features
from cairn.workers.search.shares import shares, shares_of_winners, total, weights_of

TEMPERATURES = {2: (0.7, 1.2), 3: (0.65, 1.1), 4: (0.75, 1.0), 5: (0.75, 0.45)}
"""The temperature of reported chances by the number of seats: once no tile is stacked, and what `MANY` tiles add."""
MANY = 60


def chances(rules: Rules, state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in total; after the end, the winners' equal shares."""
    seats = len(state.points)
    if outcome := rules.outcome(state, ()):
        return shares_of_winners(outcome.winners, seats)
    weights = weights_of("glen_more", FEATURES)
    return shares([total(map(mul, weights, features(state, seat))) for seat in range(seats)])


def quick(rules: Rules, state: State, seat: int, chance: Chance) -> Move:
    """Return the quick policy's move for the seat to act."""
    return hasty.quick(state)


def ranked(rules: Rules, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> list[Move]:
    """Return the moves that the quick policy considers, the most promising first; the others are pointless."""
    worth = sorted(hasty.judge(state), key=lambda judged: -judged[1])
    return [move for move, _ in worth]


def imagine(rules: Rules, view: State, seat: int, chance: Chance) -> State:
    """Return a world consistent with a seat's view, by the rules' `determinize`."""
    world: State = rules.determinize(view, seat, chance)
    return world


def temperature(state: State) -> float:
    """Return the temperature of the chances that are reported in a position: it falls as the stacks do."""
    last, more = TEMPERATURES[len(state.points)]
    return last + more * _stacked(state) / MANY


def turn(state: State) -> object:
    """Return the number of stacked tiles: each turn ends with a refill, which places at least one (GM-13)."""
    return _stacked(state)


def alike(state: State, seat: int, move: Move) -> Hashable:
    """Return a key that equivalent moves share: both sides of a column or row of tiles are equivalent."""
    if not isinstance(move, PlaceTile):
        return move
    territory = state.players[seat].territory
    in_column, in_row = not any(laid.x for laid in territory), not any(laid.y for laid in territory)
    return PlaceTile, abs(move.x) if in_column else move.x, abs(move.y) if in_row else move.y


def is_late(state: State) -> bool:
    """Return whether all remaining tiles may be placed within one turn of each player (GM-13, GM-73)."""
    return _stacked(state) <= len(state.figures)


def ending(state: State, seat: int) -> Callable[[State], Hashable] | None:
    """Return the function that keys positions of the last turn, which places the last tile; None before."""
    return _key if _stacked(state) == 1 else None


def _key(state: State) -> Hashable:
    return tuple([tuple(part.items()) if isinstance(part, dict) else part for part in astuple(state)])


def _stacked(state: State) -> int:
    return sum(map(len, state.stacks))
