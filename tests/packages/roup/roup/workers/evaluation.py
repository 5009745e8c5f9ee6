"""Roup: evaluation of positions for AIs."""

from roup.projections.state import State

COIN = 0.4
"""The value of a coin, in points, while lots are to come."""


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat: its points and coins, compared with the best of the others."""
    worth = [_own(state, each) for each in range(len(state.points))]
    return worth[seat] - max(value for each, value in enumerate(worth) if each != seat)


def _own(state: State, seat: int) -> float:
    left = (state.purses[seat] or 0) - state.spent[seat]
    to_come = sum(state.coming) + (state.lot or 0)
    return state.points[seat] + min(COIN * left, to_come)
