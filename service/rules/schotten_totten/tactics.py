"""Tactic cards: which may be played, and what the combat modes and ruses do."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from events.chance import Chance
from events.decision import Event, Move
from events.schotten_totten.events import (
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardPlayed,
    CardReturned,
    CardTaken,
    ModePlayed,
    RecruitingEnded,
    RusePlayed,
    SideCompleted,
    SideReopened,
)
from events.schotten_totten.moves import PlayBanshee, PlayCard, PlayRecruiter, PlayStrategist, PlayTraitor, ReturnCard
from events.schotten_totten.pieces import CARDS, MODES, TACTICS, WILD, Card, DeckName, TacticCard
from projections.schotten_totten.state import Deck, State
from service.rules.schotten_totten.claims import complete, open_to, unclaimed, unseen

RECRUITS = 3
RETURNS = 2
"""How many cards the Recruiter draws, and how many he puts back (ST-60)."""

DECKS: tuple[DeckName, ...] = ("clan", "tactic")


def may_play_tactics(state: State, seat: int) -> bool:
    """Tell whether a seat has not played more tactic cards in this round than the other so far (ST-32)."""
    return state.played[seat] <= state.played[1 - seat]


def tactic_plays(state: State, seat: int) -> list[Move]:
    """Return every way to play a tactic card now (ST-31 to ST-33); a ruse needs an effect (ST-64)."""
    if not may_play_tactics(state, seat):
        return []
    held = sorted({card for card in state.tactic_hands[seat] if card})
    return list(chain.from_iterable(_plays(state, seat, card) for card in held))


def _plays(state: State, seat: int, card: TacticCard) -> Iterator[Move]:
    match card:
        case "joker" if state.jokers[seat]:
            return  # ST-44
        case "joker" | "spy" | "shield_bearer":
            yield from (PlayCard(card, stone) for stone in open_to(state, seat))
        case "blind_mans_bluff" | "mud_fight":
            yield from (PlayCard(card, stone) for stone, _ in unclaimed(state))  # ST-53
        case "recruiter" if filled(state):
            yield PlayRecruiter()
        case "strategist":
            for stone, troop in _troops(state, seat):
                yield from (PlayStrategist(troop, stone, to) for to in open_to(state, seat) if to != stone)
                yield PlayStrategist(troop, stone, None)
        case "banshee":
            yield from (PlayBanshee(troop, stone) for stone, troop in _troops(state, 1 - seat))
        case "traitor":
            for stone, troop in _troops(state, 1 - seat):
                if troop not in WILD:
                    yield from (PlayTraitor(troop, stone, to) for to in open_to(state, seat))


def _troops(state: State, seat: int) -> Iterator[tuple[int, str]]:
    """Yield what lies on a seat's sides of unclaimed stones (ST-61 to ST-63)."""
    return ((number, card) for number, stone in unclaimed(state) for card in sorted(stone.sides[seat]))


def play_card(state: State, seat: int, card: Card, number: int) -> Iterator[Event]:
    """Yield what playing a clan card or an elite troop does, or a combat mode (ST-04, ST-40, ST-50, ST-51)."""
    if card in MODES:
        stone = state.stones[number - 1]
        before = [side for side in range(2) if complete(stone, side)]
        yield ModePlayed(seat, card, number)
        yield from (event for side in before for event in _reopened(state, side, number))
    else:
        yield CardPlayed(seat, card, number)
        yield from _completed(state, seat, number)


def _completed(state: State, seat: int, number: int) -> Iterator[Event]:
    """Yield that a side got its last card, and whether it was the first to (ST-13, ST-54)."""
    stone = state.stones[number - 1]
    if complete(stone, seat):
        yield SideCompleted(seat, number, first=not complete(stone, 1 - seat))


def _reopened(state: State, seat: int, number: int) -> Iterator[Event]:
    """Yield that a side that was complete is so no longer: the mark is set anew (ST-54)."""
    stone = state.stones[number - 1]
    if not complete(stone, seat):
        yield SideReopened(seat, number, 1 - seat if complete(stone, 1 - seat) else None)


def play_ruse(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Yield what a ruse does; it lies on the discard pile then (ST-60 to ST-63)."""
    match move:
        case PlayRecruiter():
            yield RusePlayed(seat, "recruiter", min(RECRUITS, sum(state.deck(name).left for name in DECKS)))
        case PlayStrategist(card, stone, to):
            yield RusePlayed(seat, "strategist", 0)
            if to is None:
                yield from _leaving(state, seat, stone, CardDiscarded(seat, card, stone))
            else:
                yield from _leaving(state, seat, stone, CardMoved(seat, card, stone, to))
                yield from _completed(state, seat, to)
        case PlayBanshee(card, stone):
            yield RusePlayed(seat, "banshee", 0)
            yield from _leaving(state, 1 - seat, stone, CardDiscarded(1 - seat, card, stone))
        case PlayTraitor(card, stone, to):
            yield RusePlayed(seat, "traitor", 0)
            yield from _leaving(state, 1 - seat, stone, CardTaken(seat, card, stone, to))
            yield from _completed(state, seat, to)


def _leaving(state: State, seat: int, number: int, event: Event) -> Iterator[Event]:
    """Yield an event by which a card leaves a side, and that the side is open again if it was complete."""
    before = complete(state.stones[number - 1], seat)
    yield event
    if before:
        yield from _reopened(state, seat, number)


def filled(state: State) -> list[DeckName]:
    """Return the decks that are not empty."""
    return [name for name in DECKS if state.deck(name).left]


def draw(state: State, seat: int, name: DeckName, chance: Chance) -> Iterator[Event]:
    """Yield a card's being drawn: at random, or the one that was put under the deck first (ST-65)."""
    deck: Deck = state.deck(name)
    if deck.left > len(deck.under):
        yield CardDrawn(seat, name, deck.left - 1, (seat,), chance.pick(_loose(state, name)), v=2)
    else:
        returned = deck.under[0]
        known_to = tuple(sorted({seat, returned.seat}))
        yield CardDrawn(seat, name, deck.left - 1, known_to, returned.card, v=2)


def _loose(state: State, name: DeckName) -> list[Card]:
    """Return the cards of a deck whose place in it nobody knows, sorted."""
    return hidden(state, name, state.hands if name == "clan" else state.tactic_hands)


def hidden(state: State, name: DeckName, hands: Any) -> list[Card]:
    """Return the cards of a kind that lie neither open, nor in these hands, nor under the deck, sorted."""
    under = [returned.card for returned in state.deck(name).under]
    if name == "clan":
        elsewhere = unseen(state).difference(under, *hands)
        return [card for card in CARDS if card in elsewhere]
    left = list(TACTICS)
    for card in chain(state.discard, under, *hands, *(lying for stone in state.stones for lying in stone.sides)):
        if card in left:
            left.remove(card)
    for stone in state.stones:
        for mode in stone.modes:
            left.remove(mode)
    return left


def returnable(state: State, seat: int) -> list[Move]:
    """Return which cards the Recruiter may put back: any, but no Joker after one was played (ST-44, ST-60)."""
    held = {*state.hands[seat], *state.tactic_hands[seat]}
    kept = {"joker"} if state.jokers[seat] else set()
    return [ReturnCard(card) for card in sorted(card for card in held - kept if card)]


def put_back(state: State, seat: int, card: Card) -> Iterator[Event]:
    """Yield a card's being put under its deck (ST-60, ST-65)."""
    name: DeckName = "tactic" if card in TACTICS else "clan"
    yield CardReturned(seat, name, state.deck(name).left + 1, card)


def recruit_unasked(state: State, seat: int, chance: Chance) -> Iterator[Event]:
    """Draw for the Recruiter where one deck alone is filled, and end him when nothing more can be put back (ST-60)."""
    while state.phase == "recruit" and len(decks := filled(state)) == 1:
        yield from draw(state, seat, decks[0], chance)
    if state.phase == "return" and (state.returned == RETURNS or not returnable(state, seat)):
        yield RecruitingEnded(seat, state.returned < RETURNS and bool(state.tactic_hands[seat]))
