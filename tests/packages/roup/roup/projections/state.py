"""The state of Roup: purses, lots, and the last bids.

Values in a state are never changed, only replaced. Bids that are not revealed are no part of it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from cairn.events.decision import Event
from cairn.projections.tuples import put, without
from roup.events.events import AuctionEnded, BidsCompared, LotSetAside, LotShown, LotSold, PurseDrawn
from roup.events.pieces import LOTS, MAX_SEATS, Coins, Lot

Lots = Annotated[tuple[Lot, ...], Meta(max_length=len(LOTS))]


class State(Struct):
    """The position of a game. `phase` is `bid` or `over`."""

    phase: Annotated[Literal["bid", "over"], Meta(description="what is waited for; `over`: nothing")]
    hidden_bidders: Annotated[bool, Meta(description="whether who has bid is a secret")]
    lot: Annotated[Lot | None, Meta(description="the lot for which the seats bid; null before and after the auction")]
    coming: Annotated[Lots, Meta(description="lots that were not shown yet")]
    aside: Annotated[Lots, Meta(description="lots that no seat bought")]
    won: Annotated[tuple[Lots, ...], Meta(max_length=MAX_SEATS, description="by seat, the lots it bought")]
    purses: Annotated[
        tuple[Coins | None, ...],
        Meta(max_length=MAX_SEATS, description="by seat, the coins it began with; null if they are secret"),
    ]
    spent: Annotated[tuple[Coins, ...], Meta(max_length=MAX_SEATS, description="by seat, the coins it has paid")]
    least: Annotated[
        tuple[Coins, ...],
        Meta(max_length=MAX_SEATS, description="by seat, how many coins it must have begun with, by its bids"),
    ]
    bids: Annotated[tuple[Coins, ...], Meta(max_length=MAX_SEATS, description="by seat, the last bids; empty before")]
    points: Annotated[tuple[int, ...], Meta(max_length=MAX_SEATS, description="by seat")]

    @classmethod
    def new(cls, options: dict[str, Any], seats: int) -> "State":
        """Return the table before the game begins."""
        nothing = (0,) * seats
        hides = bool(options["hidden_bidders"])
        return cls("over", hides, None, LOTS, (), ((),) * seats, (None,) * seats, nothing, nothing, (), nothing)

    def copy(self) -> "State":
        """Return a copy that can be evolved separately. Both share their values."""
        return replace(self)

    def evolve(self, event: Event) -> None:
        """Store the data of an event. Raise ValueError for an unknown one."""
        match event:
            case PurseDrawn():
                self.purses = put(self.purses, event.seat, event.coins)
            case LotShown():
                self.phase, self.lot, self.coming = "bid", event.lot, without(self.coming, event.lot)
            case BidsCompared():
                needed = (spent + bid for spent, bid in zip(self.spent, event.bids, strict=True))
                self.bids, self.least = event.bids, tuple(map(max, self.least, needed))
            case LotSold():
                seat, self.lot = event.seat, None
                self.won = put(self.won, seat, (*self.won[seat], event.lot))
                self.spent = put(self.spent, seat, self.spent[seat] + event.price)
                self.points = put(self.points, seat, self.points[seat] + event.lot)
            case LotSetAside():
                self.lot, self.aside = None, (*self.aside, event.lot)
            case AuctionEnded():
                self.phase, self.points = "over", event.points
            case _:
                raise ValueError(f"this game cannot fold {event.type}")
