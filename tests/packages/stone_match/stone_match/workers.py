"""Stone Match: the evaluation of a position by an AI, and the levels."""

from cairn.workers.search.sense import small_levels
from stone_match.projections import State

LEVELS = small_levels(hides=True)


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat: its points."""
    return float(state.points[seat])
