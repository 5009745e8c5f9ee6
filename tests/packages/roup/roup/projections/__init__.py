"""The state of Roup: purses, lots, and the last bids."""

from roup.projections.draw import draw
from roup.projections.say import say
from roup.projections.state import State

__all__ = ["State", "draw", "say", "title"]

title = "Roup"
"""The title of the game."""
