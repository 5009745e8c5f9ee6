"""Three Stairs by clause."""

from cairn.contract.given import Given
from cairn.events.table import Outcome
from three_stairs.events import CardLaid, CardTurned, GameOver, GiveUp, Lay


def test_cards_are_turned_up_one_at_a_time() -> None:
    """TS-01, TS-02: a stair goes up."""
    game = Given("three_stairs", seats=1, draws=[4])
    assert game.events == [CardTurned(5)]
    assert game.when(0, Lay(0), [2]) == [CardLaid(0), CardTurned(3)]
    assert game.refused(0, Lay(0)) == "The 3 is lower than the last card of stair 0 (TS-02)."


def test_the_player_gives_up_or_lays_all_cards() -> None:
    """TS-03, TS-04: enough cards win."""
    game = Given("three_stairs", seats=1, draws=[0])
    assert game.when(0, GiveUp()) == [GameOver()]
    assert game.rules.outcome(game.state, ()) == Outcome("short", (), (0,))
    assert game.refused(0, GiveUp()) == "The game is over (TS-03)."
    game = Given("three_stairs", seats=1, draws=[0])
    for _ in range(11):
        game.when(0, Lay(0), [0])
    assert game.when(0, Lay(0)) == [CardLaid(0), GameOver()]
    assert game.rules.outcome(game.state, ()) == Outcome("goal", (0,), (12,))
