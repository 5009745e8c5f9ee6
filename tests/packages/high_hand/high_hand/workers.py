"""High Hand: the evaluation of a position by an AI, and the levels."""

from cairn.workers.search.sense import small_levels
from high_hand.projections import State

LEVELS = small_levels(hides=True)


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat: its points, and what its card may win."""
    return state.points[seat] + (state.cards[seat] or 0) / 8
