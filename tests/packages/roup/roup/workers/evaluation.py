"""Roup: evaluation of positions for AIs."""

from cairn.service.rules import Rules
from cairn.workers.search.sense import Reason, Term, Terms
from roup.projections.state import State

COIN = 0.4
"""The value of a coin, in points, while lots are to come."""
SAID = {
    "points": (Reason("It wins you more points."), Reason("It keeps points from the others.")),
    "coins": (Reason("It leaves you more coins."), Reason("It costs the others more coins.")),
}
"""What a hint says of a gain, and of a loss of the others."""


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat: its points and coins, compared with the best of the others."""
    worth = [_own(state, each) for each in range(len(state.points))]
    return worth[seat] - max(value for each, value in enumerate(worth) if each != seat)


def terms(_rules: Rules, before: State, after: State, seat: int) -> Terms:
    """Return how a move changes the points and coins of a seat, and the most that another has."""
    had, has = _holdings(before, seat), _holdings(after, seat)
    return {
        subject: Term(has[subject][0] - had[subject][0], has[subject][1] - had[subject][1], gains, keeps)
        for subject, (gains, keeps) in SAID.items()
    }


def _holdings(state: State, seat: int) -> dict[str, tuple[float, float]]:
    """Return a seat's points and coins, each with the most of another seat."""
    others = [other for other in range(len(state.points)) if other != seat]
    coins = [COIN * ((purse or 0) - spent) for purse, spent in zip(state.purses, state.spent, strict=True)]
    points = [float(number) for number in state.points]
    held = {"points": points, "coins": coins}
    return {subject: (each[seat], max(each[other] for other in others)) for subject, each in held.items()}


def _own(state: State, seat: int) -> float:
    left = (state.purses[seat] or 0) - state.spent[seat]
    to_come = sum(state.coming) + (state.lot or 0)
    return state.points[seat] + min(COIN * left, to_come)
