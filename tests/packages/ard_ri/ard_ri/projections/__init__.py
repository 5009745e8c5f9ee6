"""The state of Ard Rí: the board, the turn, and the captured pieces."""

from ard_ri.projections.draw import draw
from ard_ri.projections.say import say
from ard_ri.projections.state import State

__all__ = ["State", "draw", "say", "title"]

title = "Ard Rí"
"""The title of the game."""
