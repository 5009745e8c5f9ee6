"""Cards at the stones: clan cards, elite troops and combat modes, where they may go, and their consequences."""

from collections.abc import Iterator, Sequence
from itertools import compress

from cairn.events.decision import Event
from cairn.events.schotten_totten.events import CardPlayed, ModePlayed, SideCompleted, SideReopened
from cairn.events.schotten_totten.moves import PlayCard
from cairn.events.schotten_totten.pieces import CARDS, MODES, STONES, TACTICS, WILD, AtStone, Card
from cairn.projections.message import Argument
from cairn.projections.schotten_totten.say import spell
from cairn.projections.schotten_totten.state import State, Stone
from cairn.service.rules.interface import SEATS, Refusal, refuse
from cairn.service.rules.schotten_totten.claims import has_capacity, is_complete, sides_with_room

_PLAYS = {card: [PlayCard(card, stone) for stone in STONES] for card in (*CARDS, *WILD, *MODES)}


def clan_card_plays(state: State, seat: int) -> list[PlayCard]:
    """Return every way to play a clan card of a hand (ST-04)."""
    room = sides_with_room(state.stones, seat)
    moves: list[PlayCard] = []
    for card in sorted(filter(None, state.hands[seat])):
        moves.extend(compress(_PLAYS[card], room))
    return moves


def tactic_card_plays(state: State, seat: int, card: AtStone) -> list[PlayCard]:
    """Return every place for an elite troop or a combat mode that may be played (ST-40, ST-53)."""
    return list(compress(_PLAYS[card], [can_take(stone, seat, card) for stone in state.stones]))


def can_take(stone: Stone, seat: int, card: AtStone) -> bool:
    """Return whether a card can go to a stone: a mode to an unclaimed one (ST-53), another to a side with room."""
    return stone.owner is None if card in MODES else has_capacity(stone, seat)


def may_play_clan_card(state: State, seat: int) -> bool:
    """Return whether a seat holds a clan card and has room for it, which is public (ST-05, ST-33)."""
    return bool(state.hands[seat]) and any(sides_with_room(state.stones, seat))


def obstacle_to_card(state: State, seat: int, card: Card, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return why a card cannot be played anywhere: the hand, tactic cards (ST-32), a second Joker (ST-44)."""
    if card not in TACTICS:
        return None if card in state.hands[seat] else Refusal("ST-04", "st-not-in-hand", card=spell(card))
    if not state.tactics:
        return Refusal("ST-30", "st-no-tactic-cards")
    if card not in state.tactic_hands[seat]:
        return Refusal("ST-31", "st-not-in-hand", card=spell(card))
    too_many = obstacle_to_tactic_cards(state, seat, names)
    if too_many is None and card == "joker" and state.jokers[seat]:
        return Refusal("ST-44", "st-second-joker")
    return too_many


def obstacle_to_tactic_cards(state: State, seat: int, names: Sequence[Argument] = SEATS) -> Refusal | None:
    """Return why no tactic card can be played: the seat has played more in this round than the other (ST-32)."""
    if state.played[seat] > state.played[1 - seat]:
        return Refusal("ST-32", "st-too-many-tactic-cards", other=names[1 - seat])
    return None


def obstacle_to_place(state: State, seat: int, card: AtStone, number: int) -> Refusal | None:
    """Return why a card cannot go to a stone: a mode to a claimed one (ST-53), another to a side without room."""
    if can_take(state.stones[number - 1], seat, card):
        return None
    if card in MODES:
        return refuse("ST-53", "st-claimed", stone=number)
    return obstacle_to_side(state, seat, number)


def obstacle_to_side(state: State, seat: int, number: int, clause: str = "ST-04") -> Refusal | None:
    """Return why a card cannot go to the own side of a stone: claimed (ST-14), or no room, citing `clause`."""
    stone = state.stones[number - 1]
    if has_capacity(stone, seat):
        return None
    if stone.owner is not None:
        return refuse("ST-14", "st-claimed", stone=number)
    return refuse(clause, "st-no-room", stone=number)


def play_card(state: State, seat: int, card: AtStone, number: int) -> Iterator[Event]:
    """Yield the consequences of playing a clan card, an elite troop or a combat mode (ST-04, ST-40, ST-50, ST-51)."""
    if card in MODES:
        stone = state.stones[number - 1]
        complete_before = [side for side in range(2) if is_complete(stone, side)]
        yield ModePlayed(seat, card, number)
        for side in complete_before:
            yield from reopen_side(state, side, number)
    else:
        yield CardPlayed(seat, card, number)
        yield from complete_side(state, seat, number)


def complete_side(state: State, seat: int, number: int) -> Iterator[Event]:
    """Yield that a side got its last card, if it did, and whether it was the first to (ST-13, ST-54)."""
    stone = state.stones[number - 1]
    if is_complete(stone, seat):
        yield SideCompleted(seat, number, first=not is_complete(stone, 1 - seat))


def reopen_side(state: State, seat: int, number: int) -> Iterator[Event]:
    """Yield that a complete side is incomplete again, if so: the mark of the first one is set again (ST-54)."""
    stone = state.stones[number - 1]
    if not is_complete(stone, seat):
        yield SideReopened(seat, number, 1 - seat if is_complete(stone, 1 - seat) else None)
