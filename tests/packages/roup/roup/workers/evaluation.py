"""Roup: evaluation of positions for AIs."""

from cairn.service.rules import Rules
from cairn.workers.search.sense import Terms
from roup.projections.state import State

COIN = 0.4
"""The value of a coin, in points, while lots are to come."""


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat: its points and coins, compared with the best of the others."""
    worth = [_own(state, each) for each in range(len(state.points))]
    return worth[seat] - max(value for each, value in enumerate(worth) if each != seat)


def terms(_rules: Rules, state: State, seat: int) -> Terms:
    """Return what a position is worth to a seat, and to the others, by what a hint says of it."""
    others = [other for other in range(len(state.points)) if other != seat]
    coins = [COIN * ((purse or 0) - spent) for purse, spent in zip(state.purses, state.spent, strict=True)]
    gains = {"wins you more points": float(state.points[seat]), "leaves you more coins": coins[seat]}
    return gains, {
        "keeps points from the others": max(float(state.points[other]) for other in others),
        "costs the others more coins": max(coins[other] for other in others),
    }


def _own(state: State, seat: int) -> float:
    left = (state.purses[seat] or 0) - state.spent[seat]
    to_come = sum(state.coming) + (state.lot or 0)
    return state.points[seat] + min(COIN * left, to_come)
