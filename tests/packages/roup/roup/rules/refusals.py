"""Refusals of moves of Roup. `legal_moves` is derived from them."""

from collections.abc import Sequence

from cairn.events.decision import Move
from cairn.projections.message import Argument
from cairn.service.rules.interface import SEATS, Refusal
from roup.events.moves import Bid
from roup.projections.state import State


def refusal(state: State, seat: int, move: Move, _names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the refusal of a move, or None if the move is legal."""
    assert isinstance(move, Bid)
    if state.phase == "over":
        return Refusal("RO-12", "ro-over")
    left = (state.purses[seat] or 0) - state.spent[seat]
    if move.coins > left:
        return Refusal("RO-07", "ro-coins-left", coins=left)
    return None
