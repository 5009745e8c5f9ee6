"""Ard Rí as it stands: the board, whose turn it is, and what was captured."""

from ard_ri.projections.draw import draw
from ard_ri.projections.say import say
from ard_ri.projections.state import State

__all__ = ["State", "draw", "say", "title"]

title = "Ard Rí"
"""What people call the game."""
