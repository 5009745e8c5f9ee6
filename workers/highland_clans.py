"""Highland Clans: an AI's sense of a good position."""

from projections.highland_clans import State


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat."""
    return float(state.points[seat])
