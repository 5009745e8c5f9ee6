"""Glen More: an AI's sense of a good position."""

from projections.glen_more import State


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat."""
    return float(state.points[seat])
