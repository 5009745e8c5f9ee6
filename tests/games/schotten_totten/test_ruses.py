"""Ruses by clause: Recruiter, Strategist, Banshee, Traitor."""

from typing import Any

import pytest
from games.schotten_totten.given import (
    cards,
    change,
    kinds,
    may,
    own,
    refused,
    rules,
    seen_by,
    set_up,
    waited_for,
    when,
)
from msgspec.structs import replace

from cairn.events.chance import SeededChance
from cairn.events.decision import Event
from cairn.events.schotten_totten.events import (
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardReturned,
    CardTaken,
    RecruitingEnded,
    RusePlayed,
    SideCompleted,
    SideReopened,
    TurnEnded,
)
from cairn.events.schotten_totten.moves import (
    Claim,
    DrawCard,
    PlayBanshee,
    PlayCard,
    PlayRecruiter,
    PlayStrategist,
    PlayTraitor,
    ReturnCard,
)
from cairn.events.schotten_totten.pieces import CARDS
from cairn.projections.schotten_totten.state import Deck, Returned, State
from cairn.projections.tuples import put


def recruiting(**changes: Any) -> State:
    """Return a position in which Ann is about to play the Recruiter."""
    return set_up({}, ("r1 r2 r3", "g1 g2"), ("recruiter spy", ""), **changes)


def test_the_recruiter_draws_three_cards_one_by_one() -> None:
    """ST-60: a deck is chosen for each, and the card is seen before the next. Two cards go back, in a chosen order."""
    state = recruiting()
    assert when(state, PlayRecruiter()) == [RusePlayed(0, "recruiter", 3)]
    assert state.discard == ("recruiter",)
    assert waited_for(state) == (0, "draw_card")
    assert may(state) == {DrawCard("clan"), DrawCard("tactic")}
    assert refused(state, PlayCard("red-1", 1)) == "The Recruiter draws first: choose a deck (ST-60)."
    assert when(state, DrawCard("tactic")) == [CardDrawn(0, "tactic", 7, (0,), "banshee")]
    assert when(state, DrawCard("clan")) == [CardDrawn(0, "clan", 48, (0,), "blue-1")]
    assert when(state, DrawCard("clan")) == [CardDrawn(0, "clan", 47, (0,), "blue-2")]
    assert waited_for(state) == (0, "return_card")
    held = ("blue-1", "blue-2", "red-1", "red-2", "red-3", "banshee", "spy")
    assert may(state) == {ReturnCard(card) for card in held}
    words = "The Recruiter puts cards back first: choose one of your hand (ST-60)."
    assert refused(state, PlayCard("red-1", 1)) == words
    assert refused(state, ReturnCard("green-1")) == "The green 1 is not in your hand (ST-60)."
    assert refused(state, ReturnCard(None)) == "Name the card that you put back (ST-60)."
    assert when(state, ReturnCard("red-3")) == [CardReturned(0, "clan", 48, "red-3")]
    assert when(state, ReturnCard("spy")) == [CardReturned(0, "tactic", 8, "spy"), RecruitingEnded(0, False)]
    assert state.clan_deck.under == (Returned(0, False, "red-3"),)
    assert state.tactic_deck.under == (Returned(0, False, "spy"),)
    assert may(state) == {DrawCard("clan"), DrawCard("tactic")}, "5 cards in hand: the draw of ST-31 follows"


def test_with_fewer_cards_in_the_decks_the_recruiter_draws_them_all() -> None:
    """ST-60: two of them, unasked from the one deck left; two cards are put back all the same."""
    state = recruiting(deck=2, tactic_deck=0)
    lying = tuple(card for card in CARDS if card[:3] != "red" and card[:5] != "green")[:34]
    change(state, 1, sides=(lying, ()))
    events = when(state, PlayRecruiter())
    assert kinds(events) == ["ruse_played", "card_drawn", "card_drawn"]
    assert events[0] == RusePlayed(0, "recruiter", 2)
    assert [event.left for event in events if isinstance(event, CardDrawn)] == [1, 0]
    when(state, ReturnCard("red-1"))
    events = when(state, ReturnCard("red-2"))
    assert kinds(events) == ["card_returned", "recruiting_ended", "card_drawn", "turn_ended"]
    assert events[2] == CardDrawn(0, "clan", 1, (0,), "red-1")


def test_the_recruiter_cannot_draw_from_an_empty_deck() -> None:
    """ST-60: a deck without cards cannot be named. A single deck with cards is drawn from automatically."""
    state = recruiting(phase="recruit", drawing=3, tactic_deck=0)
    assert refused(state, DrawCard("tactic")) == "The deck of tactic cards is empty; choose the other (ST-60)."
    assert may(state) == {DrawCard("clan")}


def test_the_hand_limits_the_cards_put_back() -> None:
    """ST-60: one card drawn by an empty hand is the only one to be put back."""
    state = set_up({}, ("", "g1"), ("recruiter", ""), deck=1, tactic_deck=0)
    when(state, PlayRecruiter(), [0])
    (move,) = may(state)
    events = when(state, move, [0])
    assert kinds(events)[:2] == ["card_returned", "recruiting_ended"]
    assert events[1] == RecruitingEnded(0, joker_kept=False)


def test_a_second_joker_may_not_be_put_back() -> None:
    """ST-44, ST-60: from the first Joker on it stays in the hand, and if it is all that is left everyone knows it."""
    state = set_up({}, ("", "g1"), ("recruiter joker", ""), jokers=(True, False), played=(0, 0), deck=1, tactic_deck=0)
    when(state, PlayRecruiter(), [0])
    words = "You have played a Joker in this round, so your other stays in your hand (ST-44)."
    assert refused(state, ReturnCard("joker")) == words
    (move,) = may(state)
    events = when(state, move, [0])
    assert RecruitingEnded(0, joker_kept=True) in events
    view = state.copy()
    view.tactic_hands = ((None,), ())
    view.evolve(RecruitingEnded(0, joker_kept=True))
    assert [*view.tactic_hands[0]] == ["joker"]


def test_a_joker_may_be_put_back_before_the_own_first() -> None:
    """ST-44: it must stay in the hand only after the player's own first. Here the other player has played one."""
    state = set_up({}, ("r1", "g1"), ("recruiter joker", ""), jokers=(False, True))
    when(state, PlayRecruiter())
    for _ in range(3):
        when(state, DrawCard("clan"))
    assert ReturnCard("joker") in may(state)


@pytest.mark.parametrize("played", [False, True])
def test_cards_put_back_after_a_joker_are_known_not_to_be_jokers(played: bool) -> None:
    """ST-44, ST-90: the card is remembered as one that can, or cannot, be a Joker."""
    state = set_up({}, ("r1", "g1"), ("recruiter spy", ""), jokers=(played, not played))
    when(state, PlayRecruiter())
    for _ in range(3):
        when(state, DrawCard("clan"))
    when(state, ReturnCard("spy"))
    assert state.tactic_deck.under == (Returned(0, played, "spy"),)


def test_a_joker_that_has_left_its_side_counts_as_played() -> None:
    """ST-44: Bob discards it, and turns later Ann still may not play her other one."""
    state = set_up({1: ("joker", "")}, ("r1 r2", "g1 g2"), ("joker", "banshee"), jokers=(True, False), turn=1, deck=0)
    state.tactic_deck, state.played = Deck(0), (1, 0)
    for move in (PlayBanshee("joker", 1), PlayCard("red-1", 2), PlayCard("green-1", 2)):
        when(state, move)
    words = "You have played a Joker in this round, so you may not play the other (ST-44)."
    assert refused(state, PlayCard("joker", 3)) == words


def test_a_returned_card_is_drawn_last() -> None:
    """ST-65: below all that are in the deck, earlier returned ones included, and drawn when those are gone."""
    state = set_up({}, ("r1", "g1"), ("", ""), deck=3, tactic_deck=0)
    state.clan_deck = replace(state.clan_deck, under=(Returned(1, False, "yellow-1"), Returned(1, False, "yellow-2")))
    first = when(state, PlayCard("red-1", 1))
    assert isinstance(first[1], CardDrawn)
    assert first[1].card not in ("yellow-1", "yellow-2")
    second = when(state, PlayCard("green-1", 1))
    assert second[1] == CardDrawn(1, "clan", 1, (1,), "yellow-1")
    assert state.clan_deck.under == (Returned(1, False, "yellow-2"),)
    third = when(state, PlayCard(first[1].card or "", 2))
    assert third[1] == CardDrawn(0, "clan", 0, (0, 1), "yellow-2")


@pytest.mark.parametrize(("name", "loose"), [("clan", "yellow-9"), ("tactic", "traitor")])
def test_only_cards_of_the_deck_are_drawn(name: str, loose: str) -> None:
    """ST-65: not from the discard pile, a hand or a stone, and not from under the deck while another card is left."""
    stones, held = {1: ("joker n1", "shield_bearer g1")}, ("spy strategist", "recruiter joker")
    state = set_up(stones, ("r1 r2", "g2"), held, {1: "mud_fight"}, deck=2, tactic_deck=2)
    state.clan_deck = replace(state.clan_deck, under=(Returned(1, False, "blue-1"),))
    state.tactic_deck = replace(state.tactic_deck, under=(Returned(1, False, "blind_mans_bluff"),))
    elsewhere = cards("n1 g1 r1 r2 g2 b1 y9")
    state.discard = ("banshee", *(card for card in CARDS if card not in elsewhere))
    when(state, PlayCard("red-1", 2))
    assert when(state, DrawCard(name))[0] == CardDrawn(0, name, 1, (0,), loose)


def test_worked_example_of_the_recruiter() -> None:
    """ST-66: 7 cards, no clan cards left, one tactic card: 6, 7, 5, and the one put back first comes back, 6."""
    state = set_up({}, ("r1 r2 r3 r4 r5 r6", "g1"), ("recruiter", ""), deck=0, tactic_deck=1)
    when(state, PlayRecruiter())
    assert (len(state.hands[0]), len(state.tactic_hands[0])) == (6, 1)
    when(state, ReturnCard("red-2"))
    events = when(state, ReturnCard("red-1"))
    assert events[1:] == [RecruitingEnded(0, False), CardDrawn(0, "clan", 1, (0,), "red-2"), TurnEnded(0, 1, 0)]
    assert (len(state.hands[0]), len(state.tactic_hands[0])) == (5, 1)


def test_with_a_full_hand_after_the_recruiter_nothing_is_drawn() -> None:
    """ST-31, ST-60: seven, minus the Recruiter, plus three, minus two."""
    state = set_up({}, ("r1 r2 r3 r4 r5 r6", "g1"), ("recruiter", ""))
    when(state, PlayRecruiter())
    for _ in range(3):
        when(state, DrawCard("clan"))
    when(state, ReturnCard("red-2"))
    assert kinds(when(state, ReturnCard("red-1"))) == ["card_returned", "recruiting_ended", "turn_ended"]


def test_only_the_recruiter_puts_cards_back() -> None:
    """ST-60: no other turn does."""
    assert refused(recruiting(), ReturnCard("red-1")) == "Only the Recruiter puts cards back (ST-60)."


def test_the_strategist_moves_a_card() -> None:
    """ST-61: clan or tactic card, to another unclaimed stone with room; sides are open and complete again (ST-54)."""
    stones = {1: ("r7 r8 r9", "g1 g2 g3"), 2: ("y1 y2", ""), 3: ("spy", ""), 4: ("b1 b2 b3", ""), 5: ("n1", "")}
    state = own(set_up(stones, ("p1", "g9"), ("strategist", "")), 1, 5)
    change(state, 1, first=0)
    moves = {move for move in may(state) if isinstance(move, PlayStrategist)}
    lying = {1: cards("r7 r8 r9"), 2: cards("y1 y2"), 3: ("spy",), 4: cards("b1 b2 b3")}
    assert {(move.card, move.stone) for move in moves} == {(card, at) for at, side in lying.items() for card in side}
    assert {move.to for move in moves if move.card == "red-7"} == {None, 2, 3, 6, 7, 8, 9}
    events = when(state, PlayStrategist("red-7", 1, 2))
    assert events == [
        RusePlayed(0, "strategist", 0),
        CardMoved(0, "red-7", 1, 2),
        SideReopened(0, 1, 1),
        SideCompleted(0, 2, first=True),
    ]
    assert (state.stones[0].first, state.stones[1].sides[0]) == (1, cards("y1 y2 r7"))


def test_the_strategist_discards_a_card() -> None:
    """ST-61: or it goes onto the discard pile, face up; a side that was not complete is not opened again (ST-54)."""
    state = set_up({3: ("spy", "")}, ("p1", "g9"), ("strategist", ""))
    events = when(state, PlayStrategist("spy", 3, None))
    assert events == [RusePlayed(0, "strategist", 0), CardDiscarded(0, "spy", 3)]
    whole = set_up({3: ("r1 r2 spy", "g1 g2 g3")}, ("p1", "g9"), ("strategist", ""))
    change(whole, 3, first=0)
    assert when(whole, PlayStrategist("spy", 3, None))[2:] == [SideReopened(0, 3, 1)]
    assert state.discard == ("strategist", "spy")
    assert state.stones[2].sides[0] == ()


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (PlayStrategist("red-1", 1, 2), "The red 1 is not on your side of stone 1 (ST-61)."),
        (PlayStrategist("red-7", 1, 1), "The card lies beside stone 1 already; it must go to another (ST-61)."),
        (PlayStrategist("red-7", 1, 4), "Your side of stone 4 has no room (ST-61)."),
        (PlayStrategist("red-7", 1, 5), "Stone 5 has been claimed and takes no more cards (ST-14)."),
        (PlayStrategist("brown-1", 5, 1), "Stone 5 has been claimed, and its cards stay where they are (ST-14)."),
        (PlayBanshee("red-7", 1), "The Banshee is not in your hand (ST-31)."),
    ],
)
def test_limits_of_the_strategist(move: PlayStrategist, words: str) -> None:
    """ST-61, ST-14: each is refused with its reason."""
    stones = {1: ("r7", "g1 g2 g3"), 4: ("b1 b2 b3", ""), 5: ("n1", "")}
    state = own(set_up(stones, ("p1", "g9"), ("strategist", "")), 1, 5)
    assert refused(state, move) == words


def test_the_banshee_discards_a_card_of_the_opponent() -> None:
    """ST-62: clan or tactic card, of an unclaimed stone."""
    stones = {1: ("r7", "g1 g2 g3"), 2: ("", "spy"), 5: ("", "n1")}
    state = own(set_up(stones, ("p1", "g9"), ("banshee", "")), 1, 5)
    change(state, 1, first=1)
    moves = {move for move in may(state) if isinstance(move, PlayBanshee)}
    assert moves == {*(PlayBanshee(card, 1) for card in cards("g1 g2 g3")), PlayBanshee("spy", 2)}
    words = "The red 7 is not on Bob's side of stone 1 (ST-62)."
    assert refused(state, PlayBanshee("red-7", 1)) == words
    assert when(state, PlayBanshee("green-2", 1))[:3] == [
        RusePlayed(0, "banshee", 0),
        CardDiscarded(1, "green-2", 1),
        SideReopened(1, 1, None),
    ]
    assert state.stones[0].sides[1] == cards("g1 g3")
    assert state.discard == ("banshee", "green-2")


def test_the_traitor_takes_a_clan_card() -> None:
    """ST-63: never an elite troop; to the own side of an unclaimed stone with room, the same one too."""
    stones = {1: ("r7 r8", "r9 g2 spy"), 2: ("b1 b2 b3", ""), 5: ("", "n1")}
    state = own(set_up(stones, ("p1", "g9"), ("traitor", "")), 1, 5)
    moves = {move for move in may(state) if isinstance(move, PlayTraitor)}
    assert {(move.card, move.stone) for move in moves} == {("red-9", 1), ("green-2", 1)}
    assert {move.to for move in moves} == {1, 3, 4, 6, 7, 8, 9}
    words = "The Traitor takes clan cards only, and the Spy is an elite troop (ST-63)."
    assert refused(state, PlayTraitor("spy", 1, 3)) == words
    assert refused(state, PlayTraitor("red-9", 1, 2)) == "Your side of stone 2 has no room (ST-63)."
    assert refused(state, PlayTraitor("red-9", 1, 5)) == "Stone 5 has been claimed and takes no more cards (ST-14)."
    assert refused(state, PlayTraitor("red-7", 1, 3)) == "The red 7 is not on Bob's side of stone 1 (ST-63)."
    assert when(state, PlayTraitor("red-9", 1, 1))[:4] == [
        RusePlayed(0, "traitor", 0),
        CardTaken(0, "red-9", 1, 1),
        SideReopened(1, 1, 0),
        SideCompleted(0, 1, first=True),
    ]
    assert Claim(1) in may(state)


def test_a_ruse_without_effect_cannot_be_played() -> None:
    """ST-64: the decks are empty, and nothing lies beside the stones."""
    state = set_up({}, ("p1", "g9"), ("recruiter strategist banshee traitor", ""), deck=0, tactic_deck=0)
    assert all(isinstance(move, PlayCard) for move in may(state))
    words = "Both decks are empty, so the Recruiter has no effect (ST-64)."
    assert refused(state, PlayRecruiter()) == words


def test_a_player_who_put_a_card_under_a_deck_sees_it_drawn() -> None:
    """ST-90: Ann still sees it when Bob draws it. A spectator does not, nor does Bob before that."""
    state = set_up({}, ("r1 r2 r3", "g1 g2"), ("recruiter", ""), deck=3, tactic_deck=0)
    events: list[Event] = when(state, PlayRecruiter())
    for move in (ReturnCard("red-1"), ReturnCard("red-2")):
        events += when(state, move)
    assert events[-2] == CardDrawn(0, "clan", 1, (0,), "red-1")
    events += when(state, PlayCard("green-1", 1))
    assert events[-2] == CardDrawn(1, "clan", 0, (0, 1), "red-2")
    put = [event for event in events if isinstance(event, CardReturned)]
    drawn = [event for event in events if isinstance(event, CardDrawn)][-1]
    assert [seen_by(event, 0).card for event in put] == ["red-1", "red-2"]
    assert [seen_by(event, viewer).card for event in put for viewer in (1, None)] == [None] * 4
    assert [seen_by(drawn, viewer).card for viewer in (0, 1, None)] == ["red-2", "red-2", None]
    assert seen_by(ReturnCard("red-1"), None) == ReturnCard(None)


def test_what_an_ai_may_determinize_of_returned_cards() -> None:
    """ST-90: the player who put them there knows them. To the other they may be any unseen card but a second Joker."""
    view = set_up({}, ("r1", ""), ("spy", ""), deck=9, tactic_deck=4)
    view.hands, view.tactic_hands = put(view.hands, 1, (None, None)), put(view.tactic_hands, 1, (None,))
    under = (Returned(1, True, None),)
    view.clan_deck, view.tactic_deck = replace(view.clan_deck, under=under), replace(view.tactic_deck, under=under)
    imagined = [rules.determinize(view, 0, SeededChance(str(seed))) for seed in range(200)]
    found = {state.tactic_deck.under[0].card for state in imagined}
    assert found == {"banshee", "blind_mans_bluff", "mud_fight", "recruiter", "shield_bearer", "strategist", "traitor"}
    assert {state.tactic_hands[1][0] for state in imagined} == {*found, "joker"}
    assert len({state.clan_deck.under[0].card for state in imagined}) > 30
    own_view = view.copy()
    own_view.clan_deck = replace(own_view.clan_deck, under=(Returned(0, True, "yellow-1"),))
    for seed in range(20):
        whole = rules.determinize(own_view, 0, SeededChance(str(seed)))
        assert whole.clan_deck.under[0].card == "yellow-1"
        assert "yellow-1" not in whole.hands[1]
