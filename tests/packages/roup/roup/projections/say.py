"""Roup in plain words."""

from collections.abc import Sequence

from cairn.events.decision import Event, Move
from roup.events.events import AuctionEnded, BidsCompared, LotSetAside, LotShown, LotSold, PurseDrawn
from roup.events.moves import Bid


def say(item: Event | Move, names: Sequence[str]) -> str:
    """Return an event, or an intended move, in plain words. Raise ValueError for an unknown one."""
    match item:
        case PurseDrawn():
            return f"{names[item.seat]} draws a purse{'' if item.coins is None else f' with {item.coins} coins'}."
        case LotShown():
            return f"The lot worth {item.lot} is put up."
        case BidsCompared():
            return f"The bids: {', '.join(f'{name} {bid}' for name, bid in zip(names, item.bids, strict=False))}."
        case LotSold():
            return f"{names[item.seat]} buys the lot worth {item.lot} for {item.price}."
        case LotSetAside():
            return f"The lot worth {item.lot} is set aside."
        case AuctionEnded():
            return "That was the last lot."
        case Bid():
            return f"Bid {item.coins} coins." if item.coins else "Make no bid."
    raise ValueError(f"no words for {item.type}")
