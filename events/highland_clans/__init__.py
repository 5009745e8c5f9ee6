"""Highland Clans: its pieces, its moves and its events."""

from events.highland_clans.events import EVENTS, UPCASTS
from events.highland_clans.moves import MOVES
from events.highland_clans.pieces import Options

__all__ = ["EVENTS", "MOVES", "UPCASTS", "Options"]
