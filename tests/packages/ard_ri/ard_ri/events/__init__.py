"""Ard Rí: its pieces, moves and events."""

from ard_ri.events.events import EVENTS, UPCASTS
from ard_ri.events.moves import MOVES
from ard_ri.events.pieces import Options

__all__ = ["EVENTS", "MOVES", "UPCASTS", "Options"]
