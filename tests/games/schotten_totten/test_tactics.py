"""Tactics by clause: elite troops, combat modes, the count of tactic cards, and the draw from two decks."""

from typing import Any

import pytest
from games.schotten_totten.given import cards, change, kinds, may, own, refused, rules, set_up, waited_for, when
from msgspec.structs import replace

from cairn.events.chance import SeededChance
from cairn.events.codec import defaults_of
from cairn.events.schotten_totten.events import (
    CardDrawn,
    CardPlayed,
    ModePlayed,
    RoundBegan,
    SideCompleted,
    SideReopened,
    StoneAwarded,
    StoneClaimed,
    TurnEnded,
)
from cairn.events.schotten_totten.moves import Claim, DrawCard, EndTurn, Pass, PlayBanshee, PlayCard
from cairn.events.schotten_totten.pieces import TACTICS, StandIn
from cairn.projections.schotten_totten.say import say
from cairn.projections.schotten_totten.state import Deck, Returned, State
from cairn.service.languages import english
from cairn.service.rules.interface import follow


def test_ten_tactic_cards_and_seven_clan_cards_each() -> None:
    """ST-30: two Jokers, one each of eight others; seven clan cards are dealt, 40 are left, and no tactic card."""
    assert len(TACTICS) == 10
    assert sorted({card: TACTICS.count(card) for card in TACTICS}.values()) == [1] * 8 + [2]
    state = State.new({**defaults_of("schotten_totten"), "tactics": True}, 2)
    options = {"rounds": 1, "first_seat": 0, "tactics": True}
    events = follow(state, rules.new(options, 2, SeededChance("s")))
    assert events[0] == RoundBegan(1, 0, 54, 10)
    assert [len(hand) for hand in state.hands + state.tactic_hands] == [7, 7, 0, 0]
    assert (state.clan_deck.left, state.tactic_deck.left) == (40, 10)


def test_the_hand_limit_is_seven() -> None:
    """ST-30: clan and tactic cards count together; with seven nothing is drawn."""
    state = set_up(hands=("r1 r2 r3 r4 r5", "g1"), tactics=("spy joker banshee", ""))
    assert kinds(when(state, PlayCard("red-1", 1))) == ["card_played", "turn_ended"]


@pytest.mark.parametrize(("name", "left", "card"), [("clan", 50, "blue-1"), ("tactic", 9, "banshee")])
def test_a_deck_is_chosen_at_the_end_of_the_turn(name: str, left: int, card: str) -> None:
    """ST-31: the player draws one card from a deck of their choice, and may not decline."""
    state = set_up(hands=("r1 r2", "g1"), tactics=("", ""))
    assert kinds(when(state, PlayCard("red-1", 1))) == ["card_played"]
    assert waited_for(state) == (0, "draw_card")
    assert may(state) == {DrawCard("clan"), DrawCard("tactic")}
    assert refused(state, EndTurn()) == "Choose a deck to draw from; that ends the turn (ST-31)."
    assert when(state, DrawCard(name)) == [CardDrawn(0, name, left, (0,), card), TurnEnded(0, 1, 0)]


@pytest.mark.parametrize(("deck", "tactic_deck", "drawn"), [(0, 3, ["tactic"]), (3, 0, ["clan"]), (0, 0, [])])
def test_a_single_deck_is_drawn_from_automatically(deck: int, tactic_deck: int, drawn: list[str]) -> None:
    """ST-31: if only one deck has cards; with none left nothing is drawn."""
    state = set_up(hands=("r1 r2", "g1"), tactics=("", ""), deck=deck, tactic_deck=tactic_deck)
    events = when(state, PlayCard("red-1", 1))
    assert [event.deck for event in events if isinstance(event, CardDrawn)] == drawn
    assert isinstance(events[-1], TurnEnded)


def test_the_draw_comes_last() -> None:
    """ST-31, ST-03: no deck is named before a card was played."""
    words = "Play a card first; one is drawn at the end of the turn"
    assert refused(set_up(tactics=("", "")), DrawCard("clan")) == f"{words} (ST-31)."
    assert refused(set_up(), DrawCard("clan")) == f"{words} (ST-03)."


def test_a_deck_is_named_only_where_there_are_two() -> None:
    """ST-31, ST-03: the refusal says that only one has cards, that none has, or that the hand is full."""
    state = set_up({1: ("r7 r8", "")}, ("r9", "g1"), ("", ""), tactic_deck=0)
    when(state, PlayCard("red-9", 1))
    assert may(state) == {Claim(1), EndTurn()}
    words = "Only one deck has cards; end the turn and you draw from it (ST-31)."
    assert refused(state, DrawCard("clan")) == words
    assert refused(state, DrawCard("tactic")) == words
    state.clan_deck = Deck(0)
    assert refused(state, DrawCard("clan")) == "No cards are left to draw; end the turn (ST-31)."
    base = set_up({1: ("r7 r8", "")}, ("r9", "g1"))
    when(base, PlayCard("red-9", 1))
    assert refused(base, DrawCard("clan")) == words.replace("ST-31", "ST-03")
    full = set_up({1: ("r7 r8 r9", "")}, ("r1 r2 r3 r4 r5 r6 g1 g2", ""), ("", ""))
    when(full, PlayCard("green-2", 2))
    assert may(full) == {Claim(1), EndTurn()}
    assert refused(full, DrawCard("tactic")) == "Your hand is full, so you draw nothing; end the turn (ST-31)."


def test_one_card_of_either_kind_a_turn() -> None:
    """ST-31: a clan card or a tactic card, not both."""
    state = set_up(hands=("r1 r2", "g1"), tactics=("spy", ""))
    assert PlayCard("spy", 1) in may(state)
    when(state, PlayCard("red-1", 1))
    words = "The time for a card is over in this turn; choose a deck to draw from (ST-31)."
    assert refused(state, PlayCard("spy", 1)) == words
    assert refused(state, Pass()) == words


def test_a_card_that_cannot_be_played_is_refused_with_the_reason() -> None:
    """ST-30, ST-31: it is not in the hand, or there is none in the whole game."""
    state = set_up(hands=("r1 r2", "g1"), tactics=("", "spy"))
    assert refused(state, PlayCard("spy", 1)) == "The Spy is not in your hand (ST-31)."
    for move in (PlayCard("spy", 1), PlayCard("mud_fight", 1), PlayBanshee("green-1", 1)):
        assert refused(set_up(), move) == "This game is played without tactic cards (ST-30)."


def test_a_pass_is_followed_by_the_draw() -> None:
    """ST-31: a player who passes draws, too."""
    passing = set_up({n: ("", f"r{n} y{n} p{n}") for n in range(1, 10)}, ("n1", "n9"), ("", "spy"))
    when(passing, PlayCard("brown-1", 1))
    when(passing, DrawCard("clan"))
    when(passing, Pass())
    assert may(passing, 1) >= {DrawCard("clan"), DrawCard("tactic")}


@pytest.mark.parametrize(("played", "allowed"), [((0, 0), True), ((1, 1), True), ((1, 2), True), ((2, 1), False)])
def test_one_tactic_card_more_than_the_opponent(played: tuple[int, ...], allowed: bool) -> None:
    """ST-32: a player may play one if they have not played more of them than the opponent, and may hold any number."""
    state = set_up(hands=("r1", "g1"), tactics=("spy joker mud_fight banshee recruiter", ""), played=played)
    assert (PlayCard("spy", 1) in may(state)) == allowed
    if not allowed:
        words = "You have already played one tactic card more than Bob (ST-32)."
        assert refused(state, PlayCard("spy", 1)) == words
        assert refused(state, PlayBanshee("green-1", 1)) == words


def test_worked_example_of_the_count() -> None:
    """ST-36: Bob has played one and Ann two. Ann may not play another until Bob has played the second."""
    state = set_up(hands=("r1", "g1 g2"), tactics=("spy", "joker"), played=(2, 1), turn=1)
    when(state, PlayCard("joker", 3))
    assert state.played == (2, 2)
    when(state, DrawCard("clan"))
    assert PlayCard("spy", 1) in may(state)


def test_every_kind_of_tactic_card_counts() -> None:
    """ST-32: elite troops, modes and ruses are all tactic cards played."""
    state = set_up({1: ("r7", "g7")}, ("r1", "g1"), ("spy mud_fight banshee", ""))
    for move in (PlayCard("spy", 2), PlayCard("mud_fight", 1), PlayBanshee("green-7", 1)):
        after = state.copy()
        when(after, move)
        assert after.played == (1, 0)


def test_without_a_playable_clan_card_a_player_may_pass_or_play_a_tactic_card() -> None:
    """ST-33: elite troops are no clan cards here."""
    state = set_up({}, ("", "g1"), ("spy", ""))
    assert may(state) == {Pass(), *(PlayCard("spy", number) for number in range(1, 10))}
    assert refused(state, Claim(1)) == "Play a card or pass first; claims follow it (ST-03)."
    assert refused(state, DrawCard("clan")) == "Play a card or pass first; one is drawn at the end of the turn (ST-31)."
    assert when(state, Pass())[0].type.endswith("passed")


def test_with_a_playable_clan_card_a_player_may_not_pass() -> None:
    """ST-33: even if they would rather keep it."""
    state = set_up({}, ("r1", "g1"), ("spy", ""))
    assert refused(state, Pass()) == "You can play a clan card, so you may not pass (ST-05)."


def test_a_forced_pass_with_hidden_reason_is_not_automatic() -> None:
    """ST-33, ST-90: with a second Joker alone, the others cannot see that Bob has nothing to play."""
    state = set_up({1: ("", "")}, ("r1", ""), ("", "joker"), jokers=(False, True), deck=0, tactic_deck=0)
    assert kinds(when(state, PlayCard("red-1", 1))) == ["card_played", "turn_ended"]
    assert may(state, 1) == {Pass()}


def test_a_forced_pass_with_visible_reason_is_automatic() -> None:
    """ST-33: no clan card, and one tactic card more than the opponent."""
    state = set_up({}, ("r1 r2", ""), ("", "joker"), played=(0, 1), deck=0, tactic_deck=0)
    assert kinds(when(state, PlayCard("red-1", 1))) == ["card_played", "turn_ended", "passed", "turn_ended"]


@pytest.mark.parametrize("move", [PlayCard("spy", 9), PlayCard("mud_fight", 9), PlayBanshee("green-1", 2)])
def test_claims_follow_a_tactic_card(move: PlayCard) -> None:
    """ST-34: as they follow a clan card, or a pass."""
    state = set_up({1: ("r7 r8 r9", ""), 2: ("", "g1")}, ("r1", "g2"), ("spy mud_fight banshee", ""))
    when(state, move)
    assert Claim(1) in may(state)
    passing = set_up({1: ("r7 r8 r9", "")}, ("", "g2"), ("spy", ""))
    when(passing, Pass())
    assert Claim(1) in may(passing)


def test_proof_ignores_tactic_cards_not_yet_played() -> None:
    """ST-35: a Joker in the other hand would beat it, and counts for nothing."""
    state = set_up({1: ("r9 g9", "b9 y9"), 2: ("p9", "")}, ("n9", "g1"), ("", "joker"))
    when(state, PlayCard("brown-9", 1))
    assert Claim(1) in may(state)


def test_an_elite_troop_makes_no_clan_card_unavailable() -> None:
    """ST-08: a Joker that stands for the brown 9 leaves it to the opponent."""
    state = set_up({1: ("joker r8", "n7 n8")}, ("r7 n1", "g1"), ("", ""), jokers=(True, False))
    when(state, PlayCard("red-7", 1))
    assert Claim(1) in may(state), "7, 8, 9 against 7, 8, 9: a tie is the claimant's"
    weaker = set_up({1: ("joker r8", "n8 n9")}, ("r6 n1", "g1"), ("", ""), jokers=(True, False))
    when(weaker, PlayCard("red-6", 1))
    words = "Stone 1 is not proven: brown 7, which does not lie face up, would make Bob's side beat yours (ST-10)."
    assert refused(weaker, Claim(1)) == words


def test_the_discard_pile_lies_face_up() -> None:
    """ST-08: discarded cards can complete no side."""
    state = set_up({1: ("r7 r6", "b7 b8")}, ("r8 n1", "g1"), ("", ""))
    when(state, PlayCard("red-8", 1))
    assert Claim(1) not in may(state)
    state.discard = cards("b9")
    assert Claim(1) in may(state), "blue 6 makes 6, 7, 8, a tie"


def test_a_card_known_to_lie_under_the_deck_is_available_to_the_opponent() -> None:
    """ST-08: to the proof it is as any other that does not lie face up, though the claimant put it there."""
    state = set_up({1: ("r7 r6", "b7 b8")}, ("r8 n1", "g1"), ("", ""), deck=9)
    state.clan_deck = replace(state.clan_deck, under=(Returned(0, False, "blue-9"),))
    when(state, PlayCard("red-8", 1))
    words = "Stone 1 is not proven: blue 9, which does not lie face up, would make Bob's side beat yours (ST-10)."
    assert refused(state, Claim(1)) == words


def test_elite_troops_are_played_like_clan_cards() -> None:
    """ST-40 to ST-42: they take a place on the own side of an unclaimed stone with room, and can complete it."""
    state = own(set_up({1: ("b1 b3 b9", ""), 2: ("y1 y2", "")}, ("r1", "g1"), ("spy shield_bearer joker", "")), 1, 3)
    for troop in ("spy", "shield_bearer", "joker"):
        stones = {move.stone for move in may(state) if isinstance(move, PlayCard) and move.card == troop}
        assert stones == {2, *range(4, 10)}
    assert refused(state, PlayCard("spy", 1)) == "Your side of stone 1 has no room (ST-04)."
    assert refused(state, PlayCard("joker", 3)) == "Stone 3 has been claimed and takes no more cards (ST-14)."
    events = when(state, PlayCard("spy", 2))
    assert events[:2] == [CardPlayed(0, "spy", 2), SideCompleted(0, 2, first=True)]
    assert state.stones[1].sides[0] == ("yellow-1", "yellow-2", "spy")
    assert state.tactic_hands[0] == ("shield_bearer", "joker")


@pytest.mark.parametrize(("troop", "wins"), [("joker", True), ("spy", True), ("shield_bearer", False)])
def test_an_elite_troop_counts_at_its_best_when_the_stone_is_claimed(troop: str, wins: bool) -> None:
    """ST-40 to ST-43: red 8, 9 and a Joker or the Spy are 24 in one colour; the Shield-Bearer makes no run of them."""
    state = set_up({1: ("r8 r9", "g5 g6 g7"), 2: ("", "")}, ("n1", "g1"), (troop, ""))
    change(state, 1, first=1)
    when(state, PlayCard(troop, 1))
    assert (Claim(1) in may(state)) == wins


RED, NO_COLOUR = "red", None


@pytest.mark.parametrize(
    ("side", "modes", "formation", "total", "stand_ins", "words"),
    [
        ("r7 r8 r9", "", "colour_run", 24, [], "a colour run, 24 in all."),
        ("r1 b3 g9", "", "sum", 13, [], "a sum, 13 in all."),
        (
            *("r8 r9 joker", "", "colour_run", 24, [("joker", 7, RED)]),
            "a colour run, 24 in all; the Joker stands for red 7.",
        ),
        ("r8 b9 spy", "", "run", 24, [("spy", 7, NO_COLOUR)], "a run, 24 in all; the Spy stands for a 7."),
        (
            *("r2 joker shield_bearer", "", "colour_run", 9, [("joker", 4, RED), ("shield_bearer", 3, RED)]),
            "a colour run, 9 in all; the Joker stands for red 4; the Shield-Bearer stands for red 3.",
        ),
        (
            *("r3 b3 shield_bearer", "", "three_of_a_kind", 9, [("shield_bearer", 3, NO_COLOUR)]),
            "three of a kind, 9 in all; the Shield-Bearer stands for a 3.",
        ),
        (
            *("r4 b4 y4 joker", "mud_fight", "four_of_a_kind", 16, [("joker", 4, NO_COLOUR)]),
            "four of a kind, 16 in all; the Joker stands for a 4.",
        ),
        (
            *("r8 r7 joker", "blind_mans_bluff", "sum", 24, [("joker", 9, NO_COLOUR)]),
            "a sum, 24 in all; the Joker stands for a 9.",
        ),
    ],
)
def test_a_claim_shows_its_formation(
    side: str, modes: str, formation: str, total: int, stand_ins: list[Any], words: str
) -> None:
    """ST-07, ST-43, ST-50, ST-51: its kind, its total, and what each elite troop stands for."""
    weaker = "y1 y2 b1 p1" if modes == "mud_fight" else "y1 y2 b1"
    state = set_up({1: (side, weaker)}, ("n1", "g1"), ("", ""), {1: modes}, phase="claim")
    change(state, 1, first=0)
    (claimed,) = (event for event in when(state, Claim(1)) if isinstance(event, StoneClaimed))
    assert claimed == StoneClaimed(0, 1, formation, total, tuple(StandIn(*one) for one in stand_ins))
    assert english().render(say(claimed, ["Ann", "Bob"])) == f"Ann claims stone 1 with {words}"


def test_the_opponents_elite_troop_counts_at_its_best_too() -> None:
    """ST-43: inside a proof as well, where it and an unseen card make the best side."""
    state = set_up({1: ("r5 r6", "g8 joker")}, ("r7 n1", "g1"), ("", ""), jokers=(False, True))
    when(state, PlayCard("red-7", 1))
    assert "would make Bob's side beat yours (ST-10)" in refused(state, Claim(1))


def test_one_joker_a_round() -> None:
    """ST-44: the second may not be played, even when the first has left its side."""
    state = set_up({1: ("r1", "g1")}, ("r1", "g1"), ("joker", ""), jokers=(True, False), played=(1, 1))
    assert not any(isinstance(move, PlayCard) and move.card == "joker" for move in may(state))
    words = "You have played a Joker in this round, so you may not play the other (ST-44)."
    assert refused(state, PlayCard("joker", 2)) == words
    other = set_up({}, ("r1", "g1"), ("joker", "joker"), played=(0, 0))
    when(other, PlayCard("joker", 1))
    assert other.jokers == (True, False)
    when(other, DrawCard("clan"))
    assert PlayCard("joker", 2) in may(other, 1), "the other player's is not counted"


def test_blind_mans_bluff_counts_totals_only() -> None:
    """ST-50: a colour run of 6 loses to a sum of 26. Elite troops count their highest value."""
    state = set_up({1: ("g9 b9", "r1 r2 r3"), 2: ("y9 y8", "")}, ("p8 n1", "g1"), ("", ""), {1: "blind_mans_bluff"})
    change(state, 1, first=1)
    when(state, PlayCard("purple-8", 1))
    assert Claim(1) in may(state)
    stones = {1: ("joker spy shield_bearer", "r9 r8 r3")}
    troops = set_up(stones, ("n1", "g1"), ("", ""), {1: "blind_mans_bluff"}, phase="claim")
    words = "Bob's side of stone 1 is stronger: 20 against your 19 (ST-50)."
    assert refused(troops, Claim(1)) == words


def test_totals_in_a_proof() -> None:
    """ST-50: the highest unseen cards are what the other side may still get."""
    state = set_up({1: ("g9 b9", "r9 r8"), 2: ("y9 p9", "n9")}, ("g8 n1", "g1"), ("", ""), {1: "blind_mans_bluff"})
    when(state, PlayCard("green-8", 1))
    assert Claim(1) in may(state), "26 against 17 and at most 8"


def test_mud_fight_asks_for_four_cards() -> None:
    """ST-51: three cards are not complete there, and the fourth may be played."""
    state = set_up({1: ("r6 r7 r8", "b1 b2 b3")}, ("r9 n1", "g1"), ("", ""), {1: "mud_fight"}, phase="claim")
    words = "Your side of stone 1 is not complete, as Mud Fight asks for four cards (ST-51)."
    assert refused(state, Claim(1)) == words
    state.phase = "play"
    events = when(state, PlayCard("red-9", 1))
    assert events == [CardPlayed(0, "red-9", 1), SideCompleted(0, 1, first=True)]
    assert Claim(1) in may(state)


def test_formations_of_four() -> None:
    """ST-51: four of a kind beat a colour, and are named so."""
    stones = {1: ("r1 r2 r3 r5", "g9 b9 y9 p9")}
    state = set_up(stones, ("n1", "g1"), ("", ""), {1: "mud_fight"}, phase="claim")
    words = "Bob's side of stone 1 is stronger: four of a kind beats your colour (ST-11)."
    assert refused(state, Claim(1)) == words


def test_both_modes_on_one_stone() -> None:
    """ST-52: four cards, total only."""
    stones = {1: ("r1 r2 r3 r4", "g9 b1 y1 p1")}
    state = set_up(stones, ("n1", "g1"), ("", ""), {1: "mud_fight blind_mans_bluff"}, phase="claim")
    assert "12 against your 10 (ST-50)" in refused(state, Claim(1))
    change(state, 1, sides=(cards("r7 r8 r9"), cards("g1 g2 g3")))
    words = "Your side of stone 1 is not complete, as Mud Fight asks for four cards (ST-51)."
    assert refused(state, Claim(1)) == words
    other = set_up({1: ("r1", "")}, ("n1", "g1"), ("mud_fight", ""), {1: "blind_mans_bluff"})
    when(other, PlayCard("mud_fight", 1))
    assert other.stones[0].modes == ("blind_mans_bluff", "mud_fight")


def test_a_mode_is_played_onto_an_unclaimed_stone() -> None:
    """ST-53: any of them, with or without cards, full or not; never a claimed one."""
    state = own(set_up({1: ("r1 r2 r3", "g1 g2 g3")}, ("n1", "g1"), ("mud_fight", "")), 1, 4)
    stones = {move.stone for move in may(state) if isinstance(move, PlayCard) and move.card == "mud_fight"}
    assert stones == {1, 2, 3, 5, 6, 7, 8, 9}
    assert refused(state, PlayCard("mud_fight", 4)) == "Stone 4 has been claimed and takes no more cards (ST-53)."


def test_mud_fight_reopens_complete_sides() -> None:
    """ST-54: neither is complete now, and the first completion is recorded again with the fourth card."""
    state = set_up({1: ("r1 r2 r3", "g1 g2 g3")}, ("n1 b9", "g4"), ("mud_fight", ""), deck=0, tactic_deck=0)
    change(state, 1, first=0)
    events = when(state, PlayCard("mud_fight", 1))
    assert events[:3] == [ModePlayed(0, "mud_fight", 1), SideReopened(0, 1, None), SideReopened(1, 1, None)]
    assert state.stones[0].first is None
    assert SideCompleted(1, 1, first=True) in when(state, PlayCard("green-4", 1))
    assert state.stones[0].first == 1


def test_mud_fight_reopens_nothing_that_was_open() -> None:
    """ST-54: a side of two was not complete before either."""
    state = set_up({1: ("r1 r2", "g1 g2 g3")}, ("n1", "g4"), ("mud_fight", ""))
    events = when(state, PlayCard("mud_fight", 1))
    assert [event for event in events if isinstance(event, SideReopened)] == [SideReopened(1, 1, None)]


def test_a_round_of_tactics_can_get_stuck_and_is_awarded_by_its_modes() -> None:
    """ST-70, ST-50, ST-51: a side of three under Mud Fight is not complete; totals decide under the Bluff."""
    stones = {1: ("r1 r2 r3", "g9 b9 y8"), 2: ("y1 y2 y3 y4", "p9 p8 p7"), 5: ("n1", "n2")}
    modes = {1: "blind_mans_bluff", 2: "mud_fight"}
    state = set_up(stones, ("n9", ""), ("", ""), modes, deck=0, tactic_deck=0)
    own(state, 0, 4, 6)
    own(state, 1, 3, 7, 8)
    change(state, 1, first=0)
    assert kinds(when(state, PlayCard("brown-9", 5))) == ["card_played", "turn_ended", "passed"]
    events = when(state, EndTurn())
    assert kinds(events)[:2] == ["turn_ended", "passed"]
    assert [event for event in events if isinstance(event, StoneAwarded)] == [StoneAwarded(1, 1), StoneAwarded(0, 2)]
