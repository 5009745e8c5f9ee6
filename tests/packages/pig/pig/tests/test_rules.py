"""Pig by clause."""

from cairn.contract.given import Given
from cairn.events.table import Outcome
from pig.events import DieRolled, GameBegan, Hold, PointsKept, PointsLost, Roll


def test_turns() -> None:
    """PI-01: the option names who begins, or it is drawn."""
    assert Given("pig", draws=[1]).events == [GameBegan(1)]
    assert Given("pig", first_seat=0).refused(1, Roll()) == "It is Ann's turn (PI-01)."


def test_a_turn_gathers_pips_until_it_is_held() -> None:
    """PI-02, PI-04: a turn cannot be held before the first roll."""
    game = Given("pig", first_seat=0)
    assert game.refused(0, Hold()) == "Roll first (PI-04)."
    assert game.when(0, Roll(), [5]) == [DieRolled(0, 6)]
    game.when(0, Roll(), [3])
    assert game.when(0, Hold()) == [PointsKept(0, 10)]
    assert game.state.turn == 1


def test_a_1_loses_what_was_gathered() -> None:
    """PI-03: the next player has the turn."""
    game = Given("pig", first_seat=0)
    game.when(0, Roll(), [5])
    assert game.when(0, Roll(), [0]) == [DieRolled(0, 1), PointsLost(0)]
    assert (game.state.turn, game.state.points) == (1, (0, 0))


def test_the_goal_wins() -> None:
    """PI-05: at once."""
    game = Given("pig", first_seat=0)
    for _ in range(4):
        game.when(0, Roll(), [4])
    game.when(0, Hold())
    assert game.rules.outcome(game.state, ()) == Outcome("goal", (0,), (20, 0))
    assert game.refused(1, Roll()) == "It is over (PI-05)."
