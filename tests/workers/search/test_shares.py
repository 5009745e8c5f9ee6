"""Values of positions as chances to win."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cairn.workers.search.shares import exponential, shares, shares_of_winners, total


@given(st.lists(st.floats(-100, 100), min_size=2, max_size=5))
def test_shares_are_chances(worth: list[float]) -> None:
    """They add up to 1, none is 0, and a higher value has no smaller share."""
    chances = shares(worth)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0
    assert all(chances[a] >= chances[b] for a in range(len(worth)) for b in range(len(worth)) if worth[a] >= worth[b])


def test_shares_are_a_softmax() -> None:
    """Approximately: the power is computed by multiplication only."""
    assert shares([0.0, 1.0, 2.0]) == pytest.approx([0.0900, 0.2447, 0.6652], abs=1e-3)
    assert shares([3.0, 3.0]) == (0.5, 0.5)


@given(st.floats(-30, 0))
def test_the_exponential_is_approximate(x: float) -> None:
    """Within 0.0003 of 1."""
    assert exponential(x) == pytest.approx(math.exp(x), abs=3e-4)


def test_winners_share_a_finished_game() -> None:
    """One or several. Without a winner all share it."""
    assert shares_of_winners([1], 3) == (0, 1, 0)
    assert shares_of_winners([0, 2], 4) == (0.5, 0, 0.5, 0)
    assert shares_of_winners([], 2) == (0.5, 0.5)


def test_a_sum_is_rounded_after_each_addition() -> None:
    """In every version of Python. A compensated sum would be 0.1."""
    assert total([1e16, 0.1, -1e16]) == 0
    assert total([]) == 0
