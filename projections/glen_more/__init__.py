"""The state of Glen More: the track, the market, the territories and the progress of the turn."""

from cairn.projections.glen_more.draw import draw
from cairn.projections.glen_more.say import say
from cairn.projections.glen_more.state import State

__all__ = ["State", "draw", "say", "title"]

title = "Glen More"
"""The game's title."""
