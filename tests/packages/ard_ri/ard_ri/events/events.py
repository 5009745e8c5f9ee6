"""Events of Ard Rí."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from ard_ri.events.pieces import SQUARES, Seat, Square
from cairn.events.decision import Event

Why = Literal["escape", "capture", "stuck"]


class GameBegan(Event, frozen=True, tag="ard_ri.game_began"):
    """All pieces are in their initial places. `attackers` attacks and has the first turn (AR-02 to AR-05)."""

    attackers: Annotated[Seat, Meta(description="The seat that attacks.")]


class PieceMoved(Event, frozen=True, tag="ard_ri.piece_moved"):
    """A seat moved a piece (AR-07)."""

    seat: Seat
    start: Annotated[Square, Meta(description="Where the piece stood.")]
    end: Annotated[Square, Meta(description="Where it stands.")]


class PiecesCaptured(Event, frozen=True, tag="ard_ri.pieces_captured"):
    """The piece that a seat moved captured others, which leave the board (AR-10, AR-13)."""

    seat: Seat
    squares: Annotated[
        tuple[Square, ...], Meta(max_length=len(SQUARES), description="Where they stood, in the order of the squares.")
    ]


class TurnEnded(Event, frozen=True, tag="ard_ri.turn_ended"):
    """A turn ended, and `next` has the next one; None: it was the last one (AR-05, AR-17)."""

    ends_turn = True
    seat: Seat
    next: Annotated[Seat | None, Meta(description="The seat that has the next turn; null after the last one.")]


class GameWon(Event, frozen=True, tag="ard_ri.game_won"):
    """A seat won (AR-13 to AR-15)."""

    seat: Seat
    why: Annotated[Why, Meta(description="The king escaped, or was captured, or the other seat could not move.")]
    points: Annotated[int, Meta(description="What the seat scores by it.")]


EVENTS = (GameBegan, PieceMoved, PiecesCaptured, TurnEnded, GameWon)

UPCASTS: dict[tuple[str, int], Any] = {}
"""Upcasts of events to their next version. None has changed so far."""
