"""The state of Highland Clans, its sentences, and its drawing as text."""

from cairn.projections.highland_clans.draw import draw
from cairn.projections.highland_clans.say import say
from cairn.projections.highland_clans.state import State

__all__ = ["State", "draw", "say", "title"]

title = "Highland Clans"
"""The game's title."""
