"""Lots, purses, seats and options of Roup."""

from typing import Annotated

from msgspec import Meta, Struct

LOTS = tuple(range(1, 11))
"""The lots, each by its points (RO-02)."""
PURSES = (18, 20, 22, 24, 26, 28)
"""The purses, each by its coins (RO-03)."""

MAX_SEATS = 5
Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1, description="a seat, counted from 0")]
Lot = Annotated[int, Meta(ge=1, le=len(LOTS), description="a lot, by its points")]
Coins = Annotated[int, Meta(ge=0, le=max(PURSES), description="coins")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game of Roup."""

    hidden_bidders: Annotated[
        bool, Meta(description="whether who has bid is a secret until the bids are revealed (RO-08)")
    ] = False
