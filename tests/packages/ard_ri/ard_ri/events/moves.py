"""Moves of Ard Rí."""

from typing import Annotated

from msgspec import Meta

from ard_ri.events.pieces import Square
from cairn.events.decision import Move


class MovePiece(Move, frozen=True, tag="move_piece"):
    """Move a piece in a straight line (AR-07)."""

    start: Annotated[Square, Meta(description="Where the piece stands.")]
    end: Annotated[Square, Meta(description="Where it goes.")]


MOVES = (MovePiece,)
