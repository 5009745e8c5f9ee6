"""Pig: the evaluation of a position by an AI, and the levels."""

from cairn.workers.search.sense import small_levels
from pig.projections import State

LEVELS = small_levels(hides=False)


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat: its points, and a part of those that it has gathered."""
    return (state.points[seat] + (0.7 * state.gathered if state.turn == seat else 0)) / 8
