"""Refusals of moves of Ard Rí. `legal_moves` is derived from them."""

from collections.abc import Sequence

from ard_ri.events.moves import MovePiece
from ard_ri.events.pieces import THRONE
from ard_ri.projections.state import PLACE, State
from ard_ri.rules.lines import LINES, reach, side
from cairn.events.decision import Move
from cairn.projections.message import Argument
from cairn.service.rules.interface import SEATS, Refusal


def refusal(state: State, seat: int, move: Move, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return the refusal of a move, or None if the move is legal."""
    assert isinstance(move, MovePiece)
    if state.phase == "over":
        return Refusal("AR-17", "ar-over")
    if seat != state.turn:
        return Refusal("AR-05", "ar-other-turn", player=names[state.turn])
    piece = state.board[PLACE[move.start]]
    if side(piece) != side_of(state, seat):
        return Refusal("AR-06", "ar-no-piece", start=move.start)
    if move.end in reach(state.board, move.start):
        return None
    if not any(move.end in line for line in LINES[move.start]):
        return Refusal("AR-07", "ar-no-line", end=move.end, start=move.start)
    if move.end == THRONE and state.board[PLACE[THRONE]] is None and _is_free(state, move):
        return Refusal("AR-09", "ar-throne")
    return Refusal("AR-08", "ar-in-the-way", start=move.start, end=move.end)


def side_of(state: State, seat: int) -> str:
    """Return the side of a seat."""
    return "attackers" if seat == state.attackers else "king's"


def _is_free(state: State, move: MovePiece) -> bool:
    """Return whether no piece is between a piece and its target."""
    line = next(line for line in LINES[move.start] if move.end in line)
    return not any(state.board[PLACE[square]] for square in line[: line.index(move.end)])
