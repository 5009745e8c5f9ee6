"""Glen More as it stands: the track, the market, the territories and whose turn has come how far."""

from cairn.projections.glen_more.draw import draw
from cairn.projections.glen_more.say import say
from cairn.projections.glen_more.state import State

__all__ = ["State", "draw", "say", "title"]

title = "Glen More"
"""What people call the game."""
