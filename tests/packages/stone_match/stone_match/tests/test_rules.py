"""Stone Match by clause."""

from cairn.contract.given import Given
from cairn.events.table import Outcome
from stone_match.events import HandsShown, Show

STONE, PAPER, SHEARS = Show("stone"), Show("paper"), Show("shears")


def test_what_beats_what() -> None:
    """SM-01, SM-02: all hands are shown at once."""
    game = Given("stone_match")
    assert game.all_at_once(PAPER, STONE) == [HandsShown(("paper", "stone"), (1, 0))]
    assert game.all_at_once(PAPER, SHEARS) == [HandsShown(("paper", "shears"), (0, 1))]
    assert game.all_at_once(STONE, STONE) == [HandsShown(("stone", "stone"), (0, 0))]


def test_the_end() -> None:
    """SM-03: three points, or twelve rounds."""
    game = Given("stone_match")
    for _ in range(3):
        game.all_at_once(STONE, SHEARS)
    assert game.rules.outcome(game.state, ()) == Outcome("points", (0,), (3, 0))
    assert game.refused(1, STONE) == "The match is over (SM-03)."
    game = Given("stone_match")
    for _ in range(12):
        game.all_at_once(STONE, STONE)
    assert game.rules.outcome(game.state, ()) == Outcome("draw", (), (0, 0))


def test_who_has_chosen_is_a_secret() -> None:
    """SM-04: by the option."""
    game = Given("stone_match", hidden=True)
    act = game.rules.to_act(game.state)
    assert act
    assert act.is_hidden
