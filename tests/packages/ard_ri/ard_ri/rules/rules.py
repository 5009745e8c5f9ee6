"""The rules of Ard Rí."""

from collections.abc import Iterator, Sequence
from typing import Any

from ard_ri.events.events import GameBegan, GameWon, PieceMoved, PiecesCaptured, TurnEnded, Why
from ard_ri.events.moves import MovePiece
from ard_ri.events.pieces import SQUARES
from ard_ri.projections.state import State
from ard_ri.rules.lines import EDGE, captures, reach, side
from ard_ri.rules.refusals import refusal, side_of
from cairn.events.chance import Chance
from cairn.events.decision import Event, Move
from cairn.events.table import Outcome
from cairn.service.rules.interface import ToAct

__all__ = ["consequences", "determinize", "legal_moves", "new", "outcome", "refusal", "to_act"]

MAX_MOVES = 100
"""The number of moves after which the game is a draw (AR-16)."""


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the set-up. `first_seat` or chance determines the attacker's seat (AR-02)."""
    first = options["first_seat"]
    yield GameBegan(chance.draw(seats) if first is None else first)


def to_act(state: State) -> ToAct | None:
    """Return the seat to move (AR-05)."""
    return None if state.phase == "over" else ToAct(state.turn, "move")


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return every move without a refusal: all targets of the seat's own pieces."""
    if state.phase == "over" or seat != state.turn:
        return []
    return [MovePiece(start, end) for start in _own(state, seat) for end in reach(state.board, start)]


def consequences(state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield the consequences of a legal move: captures (AR-10), and possibly the end (AR-13 to AR-16)."""
    assert isinstance(move, MovePiece)
    yield PieceMoved(seat, move.start, move.end)
    if captured := captures(state.board, move.end):
        yield PiecesCaptured(seat, tuple(captured))
    why = _won(state, seat)
    if why:
        yield GameWon(seat, why, 1)
    yield TurnEnded(seat, None if why or state.moves >= MAX_MOVES else 1 - seat)


def determinize(view: State, seat: int, chance: Chance) -> State:
    """Return the view, as nothing in it is hidden."""
    return view.copy()


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return the outcome, or None while the game runs (AR-13 to AR-16)."""
    if state.phase != "over":
        return None
    if state.why is None:
        return Outcome("draw", (), state.points)
    return Outcome(state.why, (state.points.index(1),), state.points)


def _won(state: State, seat: int) -> Why | None:
    """Return the reason why the seat that has just moved has won, or None."""
    king = state.king()
    if king is None:
        return "capture"
    if king in EDGE:
        return "escape"
    if not any(True for start in _own(state, 1 - seat) for _ in reach(state.board, start)):
        return "stuck"
    return None


def _own(state: State, seat: int) -> Iterator[Any]:
    """Yield the squares of a seat's pieces."""
    own = side_of(state, seat)
    return (square for square, piece in zip(SQUARES, state.board, strict=True) if side(piece) == own)
