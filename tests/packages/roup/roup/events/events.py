"""Events of Roup."""

from typing import Annotated, Any

from msgspec import Meta

from cairn.events.decision import Event, secret
from roup.events.pieces import MAX_SEATS, Coins, Lot, Seat


class PurseDrawn(Event, frozen=True, tag="roup.purse_drawn"):
    """A seat drew a purse, which only that seat may look into (RO-04)."""

    seat: Seat
    coins: Annotated[Coins | None, secret(to="seat"), Meta(description="The coins in it.")]


class LotShown(Event, frozen=True, tag="roup.lot_shown"):
    """A lot is put up (RO-05)."""

    lot: Lot


class BidsCompared(Event, frozen=True, tag="roup.bids_compared"):
    """The bids of all seats lie open (RO-09)."""

    bids: Annotated[tuple[Coins, ...], Meta(max_length=MAX_SEATS, description="By seat.")]


class LotSold(Event, frozen=True, tag="roup.lot_sold"):
    """A seat bought the lot for its bid (RO-10)."""

    seat: Seat
    lot: Lot
    price: Coins


class LotSetAside(Event, frozen=True, tag="roup.lot_set_aside"):
    """No seat bought the lot (RO-11)."""

    lot: Lot


class AuctionEnded(Event, frozen=True, tag="roup.auction_ended"):
    """The last lot is gone (RO-12)."""

    ends_turn = True
    points: Annotated[tuple[int, ...], Meta(max_length=MAX_SEATS, description="By seat.")]


EVENTS = (PurseDrawn, LotShown, BidsCompared, LotSold, LotSetAside, AuctionEnded)

UPCASTS: dict[tuple[str, int], Any] = {}
"""Upcasts of events to their next version. None has changed so far."""
