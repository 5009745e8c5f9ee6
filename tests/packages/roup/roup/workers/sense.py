"""Roup: a hasty bidder, ranked bids, and each seat's chance to win."""

from collections.abc import Callable, Hashable, Sequence

from cairn.events.chance import Chance
from cairn.events.decision import Move
from cairn.service.rules import Rules
from cairn.workers.search.shares import shares, shares_of_winners
from roup.events.moves import Bid
from roup.projections.state import State
from roup.workers.evaluation import evaluate

SCALE = 6.0
"""The divisor of an evaluation."""
SPREAD = 3
"""How far the hasty bidder is from the fair price, at most, in coins."""


def chances(rules: Rules, state: State) -> Sequence[float]:
    """Return each seat's chance to win, 1 in total. After the end the winners have equal shares."""
    seats = len(state.points)
    if outcome := rules.outcome(state, ()):
        return shares_of_winners(outcome.winners, seats)
    return shares([evaluate(state, seat) / SCALE for seat in range(seats)])


def quick(_rules: Rules, state: State, seat: int, chance: Chance) -> Move:
    """Return the hasty bidder's bid: about the fair price of the lot by its own coins."""
    fair, left = _fair(state, seat)
    return Bid(max(0, min(left, fair + chance.draw(2 * SPREAD + 1) - SPREAD)))


def ranked(_rules: Rules, state: State, seat: int, moves: Sequence[Move], _chance: Chance) -> list[Move]:
    """Return the bids, those near the fair price first."""
    fair, _ = _fair(state, seat)
    return sorted(moves, key=lambda move: abs(move.coins - fair) if isinstance(move, Bid) else 0)


def imagine(rules: Rules, view: State, seat: int, chance: Chance) -> State:
    """Return a possible world for a seat."""
    world: State = rules.determinize(view, seat, chance)
    return world


def turn(state: State) -> object:
    """Return a key that changes with each lot."""
    return len(state.coming)


def alike(_state: State, _seat: int, move: Move) -> Hashable:
    """Return a key shared by similar moves: each has its own."""
    return move


def is_late(state: State) -> bool:
    """Return whether the game may end before all have had another turn."""
    return not state.coming


def ending(_state: State, _seat: int) -> Callable[[State], Hashable] | None:
    """Return a key of positions for exact endings: there are none where seats act at the same time."""
    return None


def _fair(state: State, seat: int) -> tuple[int, int]:
    """Return a seat's fair price of the lot, in coins, and the coins that it has left."""
    left, lot = (state.purses[seat] or 0) - state.spent[seat], state.lot or 0
    return left * 2 * lot // (sum(state.coming) + lot + 5), left
