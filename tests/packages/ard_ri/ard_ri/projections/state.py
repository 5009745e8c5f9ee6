"""The state of Ard Rí: the board, the turn, and the captured pieces.

Values in a state are never changed, only replaced.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from ard_ri.events.events import GameBegan, GameWon, PieceMoved, PiecesCaptured, TurnEnded, Why
from ard_ri.events.pieces import ATTACKERS, DEFENDERS, SQUARES, THRONE, Piece, Seat, Square
from cairn.events.decision import Event

PLACE = {square: place for place, square in enumerate(SQUARES)}
"""The index of each square in the board."""

Board = tuple[Piece | None, ...]


class State(Struct):
    """The position of a game. `phase` is `play` or `over`."""

    turn: Annotated[Seat, Meta(description="the seat whose turn it is")]
    phase: Annotated[Literal["play", "over"], Meta(description="what is waited for; `over`: nothing")]
    attackers: Annotated[Seat, Meta(description="the seat that attacks; the other one has the king")]
    board: Annotated[
        Board,
        Meta(max_length=len(SQUARES), description="by square, a1 to g1, then a2, to g7: the piece on it, or null"),
    ]
    moves: Annotated[int, Meta(description="how many moves were made")]
    captured: Annotated[
        tuple[int, ...], Meta(max_length=2, description="attackers and defenders that were captured; no king")
    ]
    points: Annotated[tuple[int, ...], Meta(max_length=2, description="by seat")]
    why: Annotated[Why | None, Meta(description="why the game is won; null while nobody has")]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the table before the game begins."""
        return cls(0, "over", 0, (None,) * len(SQUARES), 0, (0, 0), (0,) * seats, None)

    def copy(self) -> "State":
        """Return a copy that can be evolved separately. Both share their values."""
        return replace(self)

    def evolve(self, event: Event) -> None:
        """Store the data of an event. Raise ValueError for an unknown one."""
        match event:
            case GameBegan():
                self.turn = self.attackers = event.attackers
                self.board, self.phase = at_first(), "play"
            case PieceMoved():
                self.board, self.moves = move_on(self.board, event.start, event.end), self.moves + 1
            case PiecesCaptured():
                gone = [self.board[PLACE[square]] for square in event.squares]
                self.board = without(self.board, event.squares)
                attackers, defenders = self.captured
                self.captured = attackers + gone.count("attacker"), defenders + gone.count("defender")
            case TurnEnded(next=None):
                self.phase = "over"
            case TurnEnded(next=int(seat)):
                self.turn = seat
            case GameWon():
                self.points = tuple(event.points if seat == event.seat else 0 for seat in range(2))
                self.why = event.why
            case _:
                raise ValueError(f"this game cannot fold {event.type}")

    def king(self) -> Square | None:
        """Return the king's square, or None after the capture."""
        return SQUARES[self.board.index("king")] if "king" in self.board else None


def at_first() -> Board:
    """Return the initial board (AR-03, AR-04)."""
    pieces: dict[Square, Piece] = {THRONE: "king"}
    pieces |= dict.fromkeys(ATTACKERS, "attacker")
    pieces |= dict.fromkeys(DEFENDERS, "defender")
    return tuple(pieces.get(square) for square in SQUARES)


def move_on(board: Board, start: Square, end: Square) -> Board:
    """Return a board with a moved piece."""
    pieces = list(board)
    pieces[PLACE[end]], pieces[PLACE[start]] = pieces[PLACE[start]], None
    return tuple(pieces)


def without(board: Board, squares: tuple[Square, ...]) -> Board:
    """Return a board without the pieces on some squares."""
    gone = {PLACE[square] for square in squares}
    return tuple(None if place in gone else piece for place, piece in enumerate(board))
