"""The state of Schotten Totten: the stones, the hands, the decks, the discard pile and the points."""

from cairn.projections.schotten_totten.draw import draw
from cairn.projections.schotten_totten.say import say
from cairn.projections.schotten_totten.state import State

__all__ = ["State", "draw", "say", "title"]

title = "Schotten Totten"
"""The game's title."""
