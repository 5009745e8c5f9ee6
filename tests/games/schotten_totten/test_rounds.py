"""Rounds and matches of Schotten Totten by clause: won, stuck, scored, set up again; and Expert."""

import pytest
from games.schotten_totten.given import cards, change, kinds, may, own, refused, rules, set_up, when
from msgspec.structs import replace

from cairn.events.schotten_totten.events import Passed, RoundEnded, StoneAwarded, StoneClaimed, TurnEnded
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, Pass, PlayCard
from cairn.events.table import Outcome
from cairn.projections.schotten_totten.state import Deck, Returned, State, Stone


@pytest.mark.parametrize(
    ("owned", "claimed", "reason"),
    [((2, 3), 1, "three_adjacent"), ((1, 3), 2, "three_adjacent"), ((3, 5, 7, 9), 1, "five")],
)
def test_three_adjacent_or_any_five_win_at_once(owned: tuple[int, ...], claimed: int, reason: str) -> None:
    """ST-15: also with another stone still to be claimed."""
    state = own(set_up({claimed: ("r7 r8", ""), 8: ("y7 y8 y9", "")}, ("r9", "g1")), 0, *owned)
    own(state, 1, 6)
    when(state, PlayCard("red-9", claimed))
    assert Claim(8) in rules.legal_moves(state, 0)
    events = when(state, Claim(claimed))
    assert events == [
        StoneClaimed(0, claimed, "colour_run", 24, ()),
        RoundEnded(reason, 0, (len(owned) + 1, 1), (5, 1)),
    ]
    assert rules.to_act(state) is None
    assert rules.outcome(state, []) == Outcome("points", (0,), (5, 1))


def test_four_scattered_stones_do_not_win() -> None:
    """ST-15: neither three adjacent ones nor five."""
    state = own(set_up({8: ("r7 r8", "")}, ("r9", "g1")), 0, 1, 3, 5)
    when(state, PlayCard("red-9", 8))
    assert kinds(when(state, Claim(8))) == ["stone_claimed", "card_drawn", "turn_ended"]


def test_worked_example_of_a_claim() -> None:
    """ST-16: against green 7, purple 4, blue 3 the three fives claim the stone, before the draw."""
    state = set_up({4: ("g5 r5", "g7 p4 b3")}, ("b5 y1", "y2"))
    assert kinds(when(state, PlayCard("blue-5", 4))) == ["card_played", "side_completed"]
    assert kinds(when(state, Claim(4))) == ["stone_claimed", "card_drawn", "turn_ended"]


def test_all_rounds_of_a_match_are_played() -> None:
    """ST-20: the winner of a round scores 5, the loser their stones. The match goes on to its last round."""
    state = own(set_up({1: ("r7 r8", "")}, ("r9", "g1"), rounds=2, points=(3, 5)), 0, 2, 3)
    own(state, 1, 5, 7)
    when(state, PlayCard("red-9", 1))
    events = when(state, Claim(1), [0] * 12)
    assert kinds(events) == ["stone_claimed", "round_ended", "round_began", "hand_dealt", "hand_dealt"]
    assert state.points == (8, 7)
    assert rules.outcome(state, []) is None


def test_players_alternate_in_beginning_a_round() -> None:
    """ST-21: Bob began the first round, so Ann begins the second, although she won."""
    state = own(set_up({1: ("r7 r8", "")}, ("r9", "g1"), rounds=2, first=1), 0, 2, 3)
    when(state, PlayCard("red-9", 1))
    when(state, Claim(1), [0] * 12)
    assert (state.round, state.first, state.turn) == (2, 0, 0)


@pytest.mark.parametrize(
    ("points", "outcome"),
    [
        ((9, 7), Outcome("points", (0,), (9, 7))),
        ((6, 7), Outcome("points", (1,), (6, 7))),
        ((7, 7), Outcome("draw", (), (7, 7))),
    ],
)
def test_most_points_win_the_match(points: tuple[int, ...], outcome: Outcome) -> None:
    """ST-20: after the last round; equal totals are a draw."""
    state = set_up(phase="over", points=points)
    assert rules.outcome(state, []) == outcome


def test_every_round_has_a_new_set_up() -> None:
    """ST-21: cards, hands and stones as at the start, and the other player begins."""
    state = own(set_up({1: ("r7 r8", "b1")}, ("r9", "g1"), rounds=3, first=0), 0, 2, 3)
    when(state, PlayCard("red-9", 1))
    when(state, Claim(1), [0] * 12)
    assert (state.round, state.first, state.turn, state.phase, state.clan_deck.left) == (2, 1, 1, "play", 42)
    assert state.stones == (Stone(((), ())),) * 9
    assert [len(set(hand)) for hand in state.hands] == [6, 6]


def test_a_round_of_tactics_does_not_affect_the_next() -> None:
    """ST-21: no tactic card in hand, no card under a deck, no discard pile, no counts, Jokers or idle turns."""
    state = own(set_up({1: ("r7 r8", "joker")}, ("r9", "g1"), ("spy", "joker"), rounds=2), 0, 2, 3)
    state.discard, state.played, state.jokers, state.idle = ("banshee",), (2, 1), (True, False), 1
    state.clan_deck = replace(state.clan_deck, under=(Returned(0, True, "red-1"),))
    state.tactic_deck = replace(state.tactic_deck, under=(Returned(0, True, "traitor"),))
    when(state, PlayCard("red-9", 1))
    when(state, Claim(1), [0] * 14)
    assert [*state.discard] == []
    assert (state.played, state.jokers) == ((0, 0), (False, False))
    assert (state.clan_deck, state.tactic_deck, state.tactic_hands) == (Deck(40), Deck(10), ((), ()))
    assert [len(set(hand)) for hand in state.hands] == [7, 7]
    assert (state.phase, state.acted, state.idle) == ("play", False, 0)


def stuck() -> State:
    """Return a round in which Bob has passed and Ann is about to play her last card, with no deck."""
    stones = {
        1: ("r1 g2 b4", "y1 y2 y3"),
        2: ("r9 g9 b9", "y5"),
        3: ("p1", "y7"),
        4: ("p3 p4 p5", "n3 n4 n5"),
        5: ("p7", "n7 n8 b7"),
    }
    state = set_up(stones, ("r5", ""), deck=0)
    for number in (6, 7, 8, 9):
        change(state, number, owner=number % 2)
    change(state, 4, first=1)
    return state


def test_two_idle_turns_end_a_round() -> None:
    """ST-70: nothing but a pass from each, one after the other. Each stone is awarded by its complete sides."""
    state = stuck()
    change(state, 2, sides=(cards("r9 g9"), cards("y5")))
    events = when(state, PlayCard("red-5", 2))
    assert isinstance(events[2], TurnEnded)
    assert kinds(events[3:]) == ["passed"]
    assert rules.legal_moves(state, 1) == [Claim(1), Claim(4), EndTurn()]
    events = when(state, EndTurn())
    assert events[:2] == [TurnEnded(1, 0, 1), Passed(0)]
    assert [event for event in events if isinstance(event, StoneAwarded)] == [
        StoneAwarded(1, 1),
        StoneAwarded(0, 2),
        StoneAwarded(1, 4),
        StoneAwarded(1, 5),
    ]
    assert state.stones[2].owner is None
    assert events[-1] == RoundEnded("stuck", 1, (3, 5), (3, 5))


def test_a_turn_with_a_claim_is_not_idle() -> None:
    """ST-70: a turn counts only if it is nothing but a pass; a claim resets the count."""
    state = stuck()
    when(state, PlayCard("red-5", 3))
    when(state, Claim(4))
    assert when(state, EndTurn())[0] == TurnEnded(1, 0, 0)


def test_passes_with_a_card_between_end_no_round() -> None:
    """ST-70: each turn with more than a pass resets the count."""
    state = set_up({}, ("r1 r2 r3", ""), deck=0)
    for card in ("red-1", "red-2"):
        events = when(state, PlayCard(card, 1))
        assert [event for event in events if isinstance(event, TurnEnded)] == [TurnEnded(0, 1, 0), TurnEnded(1, 0, 1)]
    assert state.phase == "play"


def test_a_match_continues_after_a_stuck_round() -> None:
    """ST-21, ST-70: it is scored, and the next one is set up with the other player first."""
    state = set_up({}, ("r5", ""), deck=0, rounds=2)
    own(state, 0, 1, 2, 4)
    own(state, 1, 5, 7, 8)
    events = when(state, PlayCard("red-5", 3), [0] * 12)
    assert kinds(events)[-4:] == ["round_ended", "round_began", "hand_dealt", "hand_dealt"]
    assert (state.round, state.first, state.turn, state.idle, state.points) == (2, 1, 1, 0, (3, 3))


@pytest.mark.parametrize(
    ("mine", "theirs", "card", "ended"),
    [
        ((1, 2, 3), (4, 6, 7, 9), 5, RoundEnded("stuck", 0, (3, 4), (5, 4))),
        ((1, 2, 3), (5, 6, 7, 9), 4, RoundEnded("stuck", 1, (3, 4), (3, 5))),
        ((1, 2, 4), (5, 7, 8), 3, RoundEnded("stuck", None, (3, 3), (3, 3))),
    ],
    ids=["a victory", "two victories", "equal stones"],
)
def test_a_stuck_round_is_decided(mine: tuple[int, ...], theirs: tuple[int, ...], card: int, ended: RoundEnded) -> None:
    """ST-70: three adjacent stones of exactly one player win, even against more stones. If both have a victory by
    ST-15, or neither has one, more stones decide, and equal ones are a draw.
    """
    sides = {number: ("r1", "g1") for number in (5, 8) if number not in (*mine, *theirs)}
    state = own(own(set_up(sides, ("r5", ""), deck=0), 0, *mine), 1, *theirs)
    assert when(state, PlayCard("red-5", card))[-1] == ended
    winner = ended.winner
    outcome = Outcome("draw", (), ended.points) if winner is None else Outcome("points", (winner,), ended.points)
    assert rules.outcome(state, []) == outcome


def test_expert_claims_come_before_the_card() -> None:
    """ST-80: at the start of the own turn; after the card none is possible, and the turn ends."""
    state = set_up({1: ("r7 r8 r9", ""), 2: ("y7 y8", "")}, ("y9 n1", "g1"), expert=True)
    assert Claim(1) in may(state)
    assert PlayCard("brown-1", 3) in may(state)
    when(state, Claim(1))
    assert (state.stones[0].owner, state.phase) == (0, "play")
    events = when(state, PlayCard("yellow-9", 2))
    assert kinds(events) == ["card_played", "side_completed", "card_drawn", "turn_ended"]
    after = set_up({1: ("r7 r8 r9", "")}, ("y9 n1", "g1"), ("", ""), expert=True)
    when(after, PlayCard("yellow-9", 2))
    words = "In Expert stones are claimed at the start of the turn, before a card is played (ST-80)."
    assert refused(after, Claim(1)) == words
    assert may(after) == {DrawCard("clan"), DrawCard("tactic")}
    words = "The time for a card is over in this turn; choose a deck to draw from (ST-31)."
    assert refused(after, PlayCard("brown-1", 3)) == words


def test_a_winning_claim_of_an_expert_ends_the_round() -> None:
    """ST-80, ST-15: before anything is played."""
    state = own(set_up({1: ("r7 r8 r9", "")}, ("y9 n1", "g1"), expert=True), 0, 2, 3)
    assert when(state, Claim(1))[1:] == [RoundEnded("three_adjacent", 0, (3, 0), (5, 0))]


def test_in_expert_a_player_may_claim_before_a_forced_pass() -> None:
    """ST-80, ST-33: the player has the choice. Without a possible claim a pass known to be forced is automatic."""
    state = set_up({1: ("r7 r8 r9", "")}, ("", "g1 g2"), deck=0, expert=True, turn=1)
    assert kinds(when(state, PlayCard("green-1", 2))) == ["card_played", "turn_ended"]
    assert may(state) == {Claim(1), Pass()}
    events = when(state, Claim(1))
    assert Passed(0) in events
    assert TurnEnded(0, 1, 0) in events, "a turn with a claim is not idle (ST-70)"
