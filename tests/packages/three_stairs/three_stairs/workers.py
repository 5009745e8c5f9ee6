"""Three Stairs: the evaluation of a position by an AI, and the levels."""

from cairn.workers.search.sense import small_levels
from three_stairs.projections import State

LEVELS = small_levels(hides=False)


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position: the cards on the stairs, and the room that is left above them."""
    room = sum(12 - (stair[-1] if stair else 0) for stair in state.stairs)
    return state.points[0] - state.goal + room / 12
