"""Rewards: what a game was worth to each seat."""

from collections.abc import Sequence

from cairn.workers.search.shares import shares_of_winners


def rewards(winners: Sequence[int], seats: int) -> list[float]:
    """Return the seats' rewards, which add up to 0: a winner alone has 1, and each other seat -1 / (seats - 1).

    Several winners share: with n winners each has (seats / n - 1) / (seats - 1). If all or none have won, all have 0.
    """
    return [(share * seats - 1) / (seats - 1) for share in shares_of_winners(winners, seats)]
