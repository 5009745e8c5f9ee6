"""Highland Clans: its pieces, its moves and its events."""

from cairn.events.highland_clans.events import EVENTS, UPCASTS
from cairn.events.highland_clans.moves import MOVES
from cairn.events.highland_clans.pieces import Options

__all__ = ["EVENTS", "MOVES", "UPCASTS", "Options"]
