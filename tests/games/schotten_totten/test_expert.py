"""Expert by clause: claims come at the start of a turn."""

from games.schotten_totten.given import given, kinds, may, own, refused, when

from cairn.events.schotten_totten.events import Passed, RoundEnded, TurnEnded
from cairn.events.schotten_totten.moves import Claim, DrawCard, Pass, PlayCard


def test_expert_claims_come_before_the_card() -> None:
    """ST-80: at the start of the own turn; after the card none is possible, and the turn ends."""
    state = given({1: ("r7 r8 r9", ""), 2: ("y7 y8", "")}, ("y9 n1", "g1"), expert=True)
    assert Claim(1) in may(state)
    assert PlayCard("brown-1", 3) in may(state)
    when(state, Claim(1))
    assert (state.stones[0].owner, state.phase) == (0, "play")
    events = when(state, PlayCard("yellow-9", 2))
    assert kinds(events) == ["card_played", "side_completed", "card_drawn", "turn_ended"]
    after = given({1: ("r7 r8 r9", "")}, ("y9 n1", "g1"), ("", ""), expert=True)
    when(after, PlayCard("yellow-9", 2))
    words = "In Expert stones are claimed at the start of the turn, before a card is played (ST-80)."
    assert refused(after, Claim(1)) == words
    assert may(after) == {DrawCard("clan"), DrawCard("tactic")}
    words = "The time for a card is over in this turn; choose a deck to draw from (ST-31)."
    assert refused(after, PlayCard("brown-1", 3)) == words


def test_a_winning_claim_of_an_expert_ends_the_round() -> None:
    """ST-80, ST-15: before anything is played."""
    state = own(given({1: ("r7 r8 r9", "")}, ("y9 n1", "g1"), expert=True), 0, 2, 3)
    assert when(state, Claim(1))[1:] == [RoundEnded("three_adjacent", 0, (3, 0), (5, 0))]


def test_in_expert_a_player_may_claim_before_a_forced_pass() -> None:
    """ST-80, ST-33: the player has the choice. Without a possible claim a pass known to be forced is automatic."""
    state = given({1: ("r7 r8 r9", "")}, ("", "g1 g2"), deck=0, expert=True, turn=1)
    assert kinds(when(state, PlayCard("green-1", 2))) == ["card_played", "turn_ended"]
    assert may(state) == {Claim(1), Pass()}
    events = when(state, Claim(1))
    assert Passed(0) in events
    assert TurnEnded(0, 1, 0) in events, "a turn with a claim is not idle (ST-70)"
