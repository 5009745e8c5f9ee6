"""Turns and claims of Schotten Totten by clause: given these cards, when this move, then these events or a refusal."""

from collections.abc import Callable

import pytest
from games.schotten_totten.given import cards, change, kinds, lay, own, refused, rules, set_up, waited_for, when

from cairn.events.chance import ScriptedChance, SeededChance
from cairn.events.codec import defaults_of
from cairn.events.decision import Event
from cairn.events.schotten_totten.events import (
    CardDrawn,
    CardPlayed,
    HandDealt,
    RoundBegan,
    SideCompleted,
    StoneClaimed,
    TurnEnded,
)
from cairn.events.schotten_totten.moves import Claim, EndTurn, PlayCard
from cairn.events.schotten_totten.pieces import CARDS
from cairn.projections.schotten_totten.state import Deck, State
from cairn.service.rules.interface import follow
from cairn.service.rules.schotten_totten.claims import unseen_clan_cards


@pytest.fixture
def begin() -> Callable[..., tuple[State, list[Event]]]:
    """Return a function that sets a game up."""

    def start(first_seat: int | None = 0, rounds: int = 1, seed: str = "s") -> tuple[State, list[Event]]:
        options = {"rounds": rounds, "first_seat": first_seat}
        state = State.new(options, 2)
        return state, follow(state, rules.new(options, 2, SeededChance(seed)))

    return start


def test_54_cards_and_nine_stones(begin: Callable[..., tuple[State, list[Event]]]) -> None:
    """ST-01: six colours, values 1 to 9, each once; nine stones."""
    assert len(set(CARDS)) == 54
    assert {card.partition("-")[0] for card in CARDS} == {"red", "green", "blue", "yellow", "purple", "brown"}
    assert {card.partition("-")[2] for card in CARDS} == {str(value) for value in range(1, 10)}
    assert len(begin()[0].stones) == 9


def test_six_cards_each_and_42_left(begin: Callable[..., tuple[State, list[Event]]]) -> None:
    """ST-02: each is dealt six different cards, 42 are the deck."""
    state, events = begin()
    assert kinds(events) == ["round_began", "hand_dealt", "hand_dealt"]
    assert [len(set(hand)) for hand in state.hands] == [6, 6]
    assert not set(state.hands[0]) & set(state.hands[1])
    assert state.clan_deck.left == 42


@pytest.mark.parametrize(("option", "script", "first"), [(0, [], 0), (1, [], 1), (None, [0], 0), (None, [1], 1)])
def test_who_begins(option: int | None, script: list[int], first: int) -> None:
    """ST-02: the first player is chosen by `first_seat`, or drawn at random."""
    options = {"rounds": 1, "first_seat": option}
    events = list(rules.new(options, 2, ScriptedChance([*script, *[0] * 12])))
    assert events[0] == RoundBegan(1, first, 54, 0)
    assert [event.seat for event in events if isinstance(event, HandDealt)] == [first, 1 - first]


def test_a_turn_is_a_card_then_a_draw() -> None:
    """ST-03: a card is played, one is drawn, and the other has the turn. No claim is possible, so the turn ends."""
    events = when(set_up(), PlayCard("red-5", 3), [41])
    assert events == [CardPlayed(0, "red-5", 3), CardDrawn(0, "clan", 41, (0,), "yellow-9"), TurnEnded(0, 1, 0)]


def test_nothing_is_drawn_from_an_empty_deck() -> None:
    """ST-03: the hand stays short once the deck is empty."""
    assert kinds(when(set_up(deck=0), PlayCard("red-5", 3))) == ["card_played", "turn_ended"]


def test_only_the_player_of_the_turn_plays() -> None:
    """ST-03: the other waits."""
    state = set_up()
    assert rules.legal_moves(state, 1) == []
    assert refused(state, PlayCard("green-1", 1), seat=1) == "It is Ann's turn (ST-03)."


def test_one_card_a_turn() -> None:
    """ST-03: after the card only claims may follow, or the end of the turn."""
    state = set_up({1: ("r7 r8", "")}, ("r9 r1", "g1"))
    when(state, PlayCard("red-9", 1))
    assert rules.legal_moves(state, 0) == [Claim(1), EndTurn()]
    words = "The time for a card is over in this turn; claim stones or end it (ST-03)."
    assert refused(state, PlayCard("red-1", 2)) == words


def test_claims_follow_the_card() -> None:
    """ST-03: before the card is played nothing may be claimed, and the turn may not be ended."""
    state = set_up({1: ("r7 r8 r9", "")}, ("r1", "g1"))
    assert refused(state, Claim(1)) == "Play a card first; claims follow it (ST-03)."
    assert refused(state, EndTurn()) == "Play a card first, so that the turn can end (ST-05)."


def test_a_card_goes_to_the_own_side_where_there_is_room() -> None:
    """ST-04: any card of the hand goes to any unclaimed stone with room on the own side, and nowhere else."""
    state = own(set_up({1: ("b1 b3 b9", ""), 2: ("", "y1 y2 y3")}, ("r1 r2", "g1")), 1, 3)
    stones = (2, 4, 5, 6, 7, 8, 9)
    assert rules.legal_moves(state, 0) == [PlayCard(card, stone) for card in ("red-1", "red-2") for stone in stones]
    assert refused(state, PlayCard("red-1", 1)) == "Your side of stone 1 has no room (ST-04)."
    assert refused(state, PlayCard("green-1", 2)) == "The green 1 is not in your hand (ST-04)."
    when(state, PlayCard("red-1", 2))
    assert state.stones[1].sides == (("red-1",), cards("y1 y2 y3"))


def test_a_player_without_cards_passes_automatically() -> None:
    """ST-05: an empty hand is visible to all. The pass is made, and the turn goes back."""
    state = set_up(hands=("r1 r2", ""), deck=0)
    assert kinds(when(state, PlayCard("red-1", 1))) == ["card_played", "turn_ended", "passed", "turn_ended"]
    assert waited_for(state) == (0, "play_card")


def test_a_player_without_room_passes_and_draws_if_the_hand_is_short() -> None:
    """ST-05: Bob's side of every unclaimed stone is full. The draw follows the pass."""
    full = {number: ("", f"g{number} b{number} y{number}") for number in range(1, 10)}
    state = set_up(full, hands=("r1 r2", "p1 p2 p3 p4 p5"))
    events = when(state, PlayCard("red-1", 1), [0, 0])
    assert kinds(events) == ["card_played", "card_drawn", "turn_ended", "passed", "card_drawn", "turn_ended"]
    assert events[-1] == TurnEnded(1, 0, 0)  # ST-70: a draw is more than a pass


def test_with_a_full_hand_a_pass_draws_nothing() -> None:
    """ST-05: six cards are a full hand."""
    full = {number: ("", f"g{number} b{number} y{number}") for number in range(1, 10)}
    state = set_up(full, hands=("r1 r2", "p1 p2 p3 p4 p5 p6"))
    assert kinds(when(state, PlayCard("red-1", 1)))[3:] == ["passed", "turn_ended"]


def test_claims_follow_a_pass() -> None:
    """ST-05: a player who passes may still claim."""
    state = set_up({1: ("", "g7 g8 g9")}, ("r1 r2", ""), deck=0)
    assert kinds(when(state, PlayCard("red-1", 1))) == ["card_played", "turn_ended", "passed"]
    assert rules.legal_moves(state, 1) == [Claim(1), EndTurn()]


def test_a_stone_stays_open_until_it_is_claimed() -> None:
    """ST-06: a player claims one stone at a time, only if they wish, only for themselves and in their turn."""
    state = set_up({1: ("r7 r8", ""), 2: ("b7 b8 b9", ""), 3: ("", "y7 y8 y9")}, ("r9 r1", "g1"))
    when(state, PlayCard("red-9", 1))
    assert rules.legal_moves(state, 0) == [Claim(1), Claim(2), EndTurn()]
    assert refused(state, Claim(3)) == "Your side of stone 3 is not complete (ST-07)."
    assert when(state, Claim(2)) == [StoneClaimed(0, 2, "colour_run", 24, ())]
    assert rules.legal_moves(state, 0) == [Claim(1), EndTurn()]
    assert kinds(when(state, EndTurn())) == ["card_drawn", "turn_ended"]
    assert [stone.owner for stone in state.stones[:3]] == [None, 0, None]


def test_the_better_of_two_complete_sides_claims() -> None:
    """ST-07: both sides are complete, and the better one claims. A refusal says how the other is beaten (ST-12)."""
    state = set_up({1: ("r3 r4", "b1 b5 b9"), 2: ("y1 y2 g5", "p1 p2 p3")}, ("r5 r6", "g1"))
    when(state, PlayCard("red-5", 1))
    assert rules.legal_moves(state, 0) == [Claim(1), EndTurn()]
    assert refused(state, Claim(2)) == "Bob's side of stone 2 is stronger: a colour run beats your sum (ST-11)."


def test_the_higher_total_of_equal_kinds_wins() -> None:
    """ST-12: two runs, and the other's is higher."""
    state = set_up({1: ("y1 g2", "p5 b6 y7"), 2: ("r7 r8", "")}, ("b3 r9", "g1"))
    when(state, PlayCard("red-9", 2))
    lay(state, 0, 1, "blue-3")
    assert refused(state, Claim(1)) == "Bob's side of stone 1 is stronger: 18 against your 6 (ST-12)."


def test_a_proof_counts_what_lies_face_up_only() -> None:
    """ST-08: cards in the claimant's hand count as available to the other. Those beside any stone do not."""
    sides = {1: ("r5 r6", "b8 b9"), 2: ("b7", "")}
    state = own(set_up(sides, ("r7 g1", "y1")), 1, 2)
    when(state, PlayCard("red-7", 1))
    assert Claim(1) in rules.legal_moves(state, 0)
    held = set_up({1: ("r5 r6", "b8 b9"), 4: ("g7 g8", "")}, ("r7 b7 g9", "y1"))
    when(held, PlayCard("green-9", 4))
    lay(held, 0, 1, "red-7")
    assert Claim(1) not in rules.legal_moves(held, 0)


def test_an_empty_side_can_be_proven_against() -> None:
    """ST-08: nothing beats 7, 8, 9 of one colour, whatever the other side still gets."""
    state = set_up({1: ("r7 r8", "")}, ("r9", "g1"))
    when(state, PlayCard("red-9", 1))
    assert Claim(1) in rules.legal_moves(state, 0)


def test_a_side_that_cannot_be_completed_does_not_beat() -> None:
    """ST-09: too few unseen cards are left to complete the other side."""
    stones: dict[int, tuple[str, str]] = {1: ("r1 g2", "")}
    rest = [card for card in CARDS if card not in ("red-1", "green-2", "blue-4", "red-9", "purple-9")]
    state = set_up(stones, ("b4", "r9"))
    lying = iter(rest)
    for number in range(2, 10):
        sides = tuple(tuple(next(lying) for _ in range(3)) for _ in range(2))
        change(state, number, sides=sides, owner=number % 2 if number not in (4, 5) else 1 - number % 2)
    lay(state, 0, 2, next(lying))
    state.clan_deck = Deck(1)
    assert len(unseen_clan_cards(state)) == 3
    lay(state, 1, 3, "purple-9")
    when(state, PlayCard("blue-4", 1))
    assert Claim(1) in rules.legal_moves(state, 0)


def test_an_unproven_claim_is_refused_with_what_would_beat_it() -> None:
    """ST-10: nothing happens to the claimant. The refusal names a completion that would win."""
    state = set_up({1: ("r5 r6", "b8 b9"), 2: ("y7 y8", "")}, ("r7 y9", "g1"))
    when(state, PlayCard("yellow-9", 2))
    lay(state, 0, 1, "red-7")
    before = state.copy()
    words = "Stone 1 is not proven: blue 7, which does not lie face up, would make Bob's side beat yours (ST-10)."
    assert refused(state, Claim(1)) == words
    assert state == before


def test_equal_sides_go_to_the_one_completed_first() -> None:
    """ST-13: Bob's side was complete first, so it wins the tie, and Ann's claim is refused."""
    state = set_up({1: ("r4 r5", "g4 g5 g6"), 2: ("y7 y8 y9", "")}, ("r6", "g1"))
    change(state, 1, first=1)
    assert when(state, PlayCard("red-6", 1))[:2] == [CardPlayed(0, "red-6", 1), SideCompleted(0, 1, first=False)]
    assert state.stones[0].first == 1
    assert refused(state, Claim(1)) == "Bob's side of stone 1 is as strong and was complete first (ST-13)."


@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_goes_either_way(first: int) -> None:
    """ST-13: the seat whose side was complete first may claim, whichever it is."""
    state = set_up({1: ("r4 r5 r6", "g4 g5 g6"), 2: ("y7 y8", "")}, ("y9", "g1"))
    change(state, 1, first=first)
    when(state, PlayCard("yellow-9", 2))
    assert (Claim(1) in rules.legal_moves(state, 0)) == (first == 0)


def test_a_tie_in_a_proof_is_the_claimants() -> None:
    """ST-13: Ann's side was complete first, so a completion that only equals it does not refute the claim."""
    state = set_up({1: ("r7 r8", "b7 b8")}, ("r9", "g1"))
    events = when(state, PlayCard("red-9", 1))
    assert SideCompleted(0, 1, first=True) in events
    assert Claim(1) in rules.legal_moves(state, 0)


def test_a_claimed_stone_is_closed_for_both() -> None:
    """ST-14: it takes no card on either side, cannot be claimed again, and its cards stay in sight."""
    state = own(set_up({1: ("r7 r8", "b1"), 2: ("y7 y8", "")}, ("r9 y9", "g1")), 1, 1)
    assert refused(state, PlayCard("red-9", 1)) == "Stone 1 has been claimed and takes no more cards (ST-14)."
    when(state, PlayCard("yellow-9", 2))
    assert refused(state, Claim(1)) == "Stone 1 has been claimed for good (ST-14)."
    assert "red-7" not in unseen_clan_cards(state)


def test_a_determinized_view_is_one_the_seat_could_be_in(begin: Callable[..., tuple[State, list[Event]]]) -> None:
    """ST-90: a hand and the deck are hidden from the other. How many cards they have is not."""
    state, events = begin()
    view = State.new({**defaults_of("schotten_totten")}, 2)
    for event in events:
        hidden = isinstance(event, HandDealt) and event.seat == 1
        view.evolve(HandDealt(1, 6, 42, None) if hidden else event)
    assert (view.hands[0], view.hands[1], view.clan_deck.left) == (state.hands[0], (None,) * 6, 42)
    assert rules.legal_moves(view, 0) == rules.legal_moves(state, 0)
    whole = rules.determinize(view, 0, SeededChance("x"))
    assert whole.hands[0] == state.hands[0]
    assert len(set(whole.hands[1]) - set(whole.hands[0]) - {None}) == 6
    assert view.hands[1] == (None,) * 6


def test_refusals_about_the_end_of_a_turn() -> None:
    """ST-05, ST-20: before a card, and after the last round."""
    assert refused(set_up(), EndTurn()) == "Play a card first, so that the turn can end (ST-05)."
    assert refused(set_up({}, ("", "g1"), ("spy", "")), EndTurn()) == (
        "Play a card or pass first, so that the turn can end (ST-05)."
    )
    assert refused(set_up(phase="over"), EndTurn()) == "The last round is over (ST-20)."
