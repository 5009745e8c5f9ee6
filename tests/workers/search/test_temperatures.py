"""Chances as shown to players."""

import pytest

from cairn.events.schotten_totten.moves import Pass
from cairn.service.rules import GAMES
from cairn.workers.search.candidate import Candidate
from cairn.workers.search.sense import sense_of
from cairn.workers.search.temperatures import apply_temperature, win_chances


def test_a_temperature_moves_a_seat_towards_its_fair_share() -> None:
    """The ratio of the others stays. At 1 nothing changes; certain and fair chances stay as they are."""
    assert apply_temperature((0.7, 0.2, 0.1), 0, 1.0) == pytest.approx((0.7, 0.2, 0.1))
    assert apply_temperature((0.8, 0.2), 0, 2.0) == pytest.approx((2 / 3, 1 / 3))
    assert apply_temperature((0.8, 0.2), 1, 2.0) == pytest.approx((2 / 3, 1 / 3))
    assert apply_temperature((1 / 3, 1 / 2, 1 / 6), 0, 2.0) == pytest.approx((1 / 3, 1 / 2, 1 / 6))
    warm = apply_temperature((0.7, 0.2, 0.1), 0, 3.0)
    assert 0.7 > warm[0] > 1 / 3
    assert warm[1] == pytest.approx(2 * warm[2])
    assert sum(warm) == pytest.approx(1.0)
    assert apply_temperature((1.0, 0.0), 0, 2.0) == (1.0, 0.0)
    assert apply_temperature((0.0, 1.0), 0, 2.0) == (0.0, 1.0)


def test_the_order_of_moves_is_preserved() -> None:
    """Whatever the others' shares: so hints keep their order, and small chances stay small."""
    better, worse = (apply_temperature(chances, 0, 1.3)[0] for chances in ((0.5, 0.25, 0.25), (0.49, 0.51, 0.0)))
    assert 0 < better - worse < 0.01


def test_exact_chances_are_unchanged() -> None:
    """Estimated ones use the temperature of the game and the number of seats."""
    exact = Candidate.certain(Pass(), 0, 0.5, 2, 1)
    exact.sums = [0.8, 0.2]
    assert win_chances("glen_more", exact, 0) == (0.8, 0.2)
    exact.exact = False
    assert win_chances("glen_more", exact, 0) == pytest.approx(
        apply_temperature((0.8, 0.2), 0, sense_of("glen_more").TEMPERATURES[2])
    )
    assert win_chances("schotten_totten", exact, 0) == pytest.approx((0.8, 0.2))


def test_each_temperature_is_of_an_existing_game() -> None:
    """With a valid number of seats, and none makes chances more extreme."""
    for ruleset, game in GAMES.items():
        temperatures = sense_of(ruleset).TEMPERATURES
        assert temperatures.keys() <= {*game.seats}
        assert min(temperatures.values(), default=1) >= 1
