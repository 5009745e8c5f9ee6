"""Highland Clans as it is: its state, and the words and the text that show it."""

from cairn.projections.highland_clans.draw import draw
from cairn.projections.highland_clans.say import say
from cairn.projections.highland_clans.state import State

__all__ = ["State", "draw", "say", "title"]

title = "Highland Clans"
"""What people call the game."""
