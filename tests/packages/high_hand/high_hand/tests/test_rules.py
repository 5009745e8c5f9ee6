"""High Hand by clause."""

from cairn.contract.given import Given
from cairn.events.table import Outcome
from high_hand.events import CardDealt, CardPutAway, CardsShown, Change, RoundBegan, Stand, Stood


def dealt() -> Given:
    """Return a game in which Ann begins with 1, and Bob has 2."""
    return Given("high_hand", first_seat=0, draws=[0, 0])


def test_a_round() -> None:
    """HH-01 to HH-04: a card is changed, the other kept, and the highest scores."""
    game = dealt()
    assert game.events == [RoundBegan(0), CardDealt(0, 1), CardDealt(1, 2)]
    assert game.refused(1, Stand()) == "It is Ann's turn (HH-02)."
    assert game.when(0, Change(), [5]) == [CardPutAway(0, 1), CardDealt(0, 8)]
    assert game.when(1, Stand(), [0, 0])[:3] == [Stood(1), CardsShown((8, 2), 0), RoundBegan(0)]


def test_three_rounds() -> None:
    """HH-05: the most points win."""
    game = dealt()
    for _ in range(3):
        game.when(0, Stand())
        game.when(1, Stand(), [0, 0])
    assert game.rules.outcome(game.state, ()) == Outcome("points", (1,), (0, 3))
    assert game.refused(0, Stand()) == "Over (HH-05)."
