"""Squares, pieces, seats and options of Ard Rí."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

SIZE = 7
"""Squares along an edge (AR-01)."""

# fmt: off
Square = Literal[
    "a1", "b1", "c1", "d1", "e1", "f1", "g1",
    "a2", "b2", "c2", "d2", "e2", "f2", "g2",
    "a3", "b3", "c3", "d3", "e3", "f3", "g3",
    "a4", "b4", "c4", "d4", "e4", "f4", "g4",
    "a5", "b5", "c5", "d5", "e5", "f5", "g5",
    "a6", "b6", "c6", "d6", "e6", "f6", "g6",
    "a7", "b7", "c7", "d7", "e7", "f7", "g7",
]
# fmt: on
"""A square by its column and its row (AR-01)."""

SQUARES: tuple[Square, ...] = get_args(Square)
"""All squares, row by row. The index of a square here is its index in the board."""

THRONE: Square = "d4"
"""The square in the middle (AR-01)."""

Piece = Literal["attacker", "defender", "king"]

ATTACKERS: tuple[Square, ...] = (
    *("c1", "d1", "e1", "d2"),
    *("a3", "a4", "a5", "b4"),
    *("g3", "g4", "g5", "f4"),
    *("c7", "d7", "e7", "d6"),
)
"""Initial squares of the attackers (AR-03)."""

DEFENDERS: tuple[Square, ...] = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")
"""Initial squares of the defenders (AR-04)."""

Seat = Annotated[int, Meta(ge=0, le=1, description="a seat, counted from 0")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game of Ard Rí."""

    first_seat: Annotated[
        Seat | None, Meta(description="the seat that attacks, and begins; drawn at random if null (AR-02)")
    ] = None
