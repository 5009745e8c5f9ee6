"""Moves of Roup."""

from typing import Annotated

from msgspec import Meta

from cairn.events.decision import Move
from roup.events.pieces import Coins


class Bid(Move, frozen=True, tag="bid"):
    """Bid coins for the lot; 0 is no bid (RO-06)."""

    coins: Annotated[Coins, Meta(description="How many coins; 0 is no bid.")]


MOVES = (Bid,)
