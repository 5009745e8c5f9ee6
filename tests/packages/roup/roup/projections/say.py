"""Roup in plain words."""

from collections.abc import Sequence

from cairn.events.decision import Event, Move
from cairn.projections.message import Argument, Commas, Message, message
from roup.events.events import AuctionEnded, BidsCompared, LotSetAside, LotShown, LotSold, PurseDrawn
from roup.events.moves import Bid


def say(item: Event | Move, names: Sequence[Argument]) -> Message:
    """Return the message of an event, or of an intended move. Raise ValueError for an unknown one."""
    match item:
        case PurseDrawn():
            if item.coins is None:
                return message("ro-purse", player=names[item.seat])
            return message("ro-purse-known", player=names[item.seat], coins=item.coins)
        case LotShown():
            return message("ro-lot", lot=item.lot)
        case BidsCompared():
            bids = [message("ro-bid-of", player=name, coins=bid) for name, bid in zip(names, item.bids, strict=False)]
            return message("ro-bids", bids=Commas(bids))
        case LotSold():
            return message("ro-buys", player=names[item.seat], lot=item.lot, price=item.price)
        case LotSetAside():
            return message("ro-set-aside", lot=item.lot)
        case AuctionEnded():
            return message("ro-last-lot")
        case Bid():
            return message("ro-bid", coins=item.coins) if item.coins else message("ro-no-bid")
    raise ValueError(f"no words for {item.type}")
