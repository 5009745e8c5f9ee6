"""Schotten Totten, with Tactics and Expert: its pieces, moves and events."""

from cairn.events.schotten_totten.events import EVENTS, UPCASTS
from cairn.events.schotten_totten.moves import MOVES
from cairn.events.schotten_totten.pieces import Options

__all__ = ["EVENTS", "MOVES", "UPCASTS", "Options"]
