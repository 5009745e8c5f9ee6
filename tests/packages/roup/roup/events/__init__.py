"""Roup: its pieces, moves and events."""

from roup.events.events import EVENTS, UPCASTS
from roup.events.moves import MOVES
from roup.events.pieces import Options

__all__ = ["EVENTS", "MOVES", "UPCASTS", "Options"]
