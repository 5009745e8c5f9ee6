"""Glen More: its tiles, moves and events."""

from cairn.events.glen_more.events import EVENTS, UPCASTS
from cairn.events.glen_more.moves import MOVES
from cairn.events.glen_more.pieces import Options

__all__ = ["EVENTS", "MOVES", "UPCASTS", "Options"]
