"""The rules of Schotten Totten: the base game and matches."""

from collections.abc import Iterator, Sequence
from typing import Any

from events.chance import Chance
from events.event import Event, Move
from events.schotten_totten import (
    CARDS,
    HAND,
    STONES,
    Card,
    CardDrawn,
    CardPlayed,
    Claim,
    EndTurn,
    HandDealt,
    Passed,
    PlayCard,
    RoundBegan,
    RoundEnded,
    SideCompleted,
    StoneAwarded,
    StoneClaimed,
    TurnEnded,
)
from events.table import Outcome
from projections.schotten_totten import State, Stone
from service.rules.answers import Refusal, ToAct
from service.rules.schotten_totten.formations import KINDS, SIDE, refutation, strength

title = "Schotten Totten"
versions = (1,)
seats = (2,)

_PLAYS = {(card, stone): PlayCard(card, stone) for card in CARDS for stone in STONES}
_CLAIMS = {stone: Claim(stone) for stone in STONES}
_END_TURN = EndTurn()


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the first round's set-up; `first_seat` or chance tells who begins (ST-02)."""
    first = options["first_seat"]
    yield from _round(1, chance.draw(2) if first is None else first, chance)


def to_act(state: State) -> ToAct | None:
    """Return whose turn it is, and whether a card or claims are waited for (ST-03)."""
    if state.phase == "over":
        return None
    return ToAct(state.turn, "play_card" if state.phase == "play" else "claim")


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return the cards the seat may play and where (ST-04), or the stones it may claim (ST-06)."""
    if seat != state.turn:
        return []
    if state.phase == "play":
        stones = _open_to(state, seat)
        return [_PLAYS[card, stone] for card in sorted(filter(None, state.hands[seat])) for stone in stones]
    if state.phase == "claim":
        return [*(_CLAIMS[stone] for stone in _claims(state, seat)), _END_TURN]
    return []


def consequences(state: State, seat: int, move: Move, chance: Chance) -> Iterator[Event]:
    """Yield what follows from a legal move, and what follows from that without anybody's choice."""
    match move:
        case PlayCard(card, number):
            yield CardPlayed(seat, card, number)
            sides = state.stones[number - 1].sides
            if len(sides[seat]) == SIDE:
                yield SideCompleted(seat, number, first=len(sides[1 - seat]) < SIDE)  # ST-13
        case Claim(number):
            yield StoneClaimed(seat, number)
            reason = _victory(_owned(state, seat))
            if reason:
                yield from _end_round(state, reason, seat, chance)
                return
        case EndTurn():
            yield from _end_turn(state, chance)
    yield from _unasked(state, chance)


def complete(view: State, seat: int, chance: Chance) -> State:
    """Return the view with the other hand dealt from the cards the seat has not seen (ST-90)."""
    state = view.copy()
    unseen = sorted(_unseen(state).difference(card for card in state.hands[seat] if card))
    other = state.hands[1 - seat]
    for place, card in enumerate(other):
        if card is None:
            other[place] = dealt = chance.pick(unseen)
            unseen.remove(dealt)
    return state


def refusal(state: State, seat: int, move: Move, names: Sequence[str]) -> Refusal:
    """Return why a move that is not legal is not."""
    if seat != state.turn:
        return Refusal("ST-03", f"It is {names[state.turn]}'s turn")
    match move:
        case PlayCard(card, number):
            return _no_play(state, seat, card, number)
        case Claim(number):
            return _no_claim(state, seat, number, names)
    return Refusal("ST-05", "You can play a card, so you may not end your turn without")


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return who has most points after the last round; equal totals are a draw (ST-20)."""
    if state.phase != "over" or state.round < state.rounds:
        return None
    best = [seat for seat in range(2) if state.points[seat] == max(state.points)]
    points = tuple(state.points)
    return Outcome("points", tuple(best), points) if len(best) == 1 else Outcome("draw", (), points)


def _round(number: int, first: int, chance: Chance) -> Iterator[Event]:
    """Set a round up anew: all cards, all stones, six cards each (ST-02, ST-21)."""
    deck = list(CARDS)
    yield RoundBegan(number, first, len(deck))
    for seat in (first, 1 - first):
        hand = []
        for _ in range(HAND):
            hand.append(chance.pick(deck))
            deck.remove(hand[-1])
        yield HandDealt(seat, HAND, len(deck), tuple(hand))


def _unasked(state: State, chance: Chance) -> Iterator[Event]:
    """Make the choices that have one answer for everyone to see: no claim possible, no card playable (ST-03, ST-05)."""
    while state.phase != "over":
        if state.phase == "play":
            if state.hands[state.turn] and _open_to(state, state.turn):
                return
            yield Passed(state.turn)
        elif any(_claims(state, state.turn)):
            return
        else:
            yield from _end_turn(state, chance)


def _end_turn(state: State, chance: Chance) -> Iterator[Event]:
    """Draw if the hand is short and the deck not empty (ST-03); a second idle turn running ends the round (ST-70)."""
    seat = state.turn
    if state.deck and len(state.hands[seat]) < HAND:
        deck = _unseen(state).difference(*state.hands)
        yield CardDrawn(seat, state.deck - 1, chance.pick([card for card in CARDS if card in deck]))
    idle = 0 if state.acted else state.idle + 1
    if idle < 2:
        yield TurnEnded(seat, 1 - seat, idle)
    else:
        yield from _end_stuck_round(state, chance)


def _end_stuck_round(state: State, chance: Chance) -> Iterator[Event]:
    """Give each unclaimed stone to the only complete side or the better of two, and see who wins (ST-70)."""
    for number, stone in enumerate(state.stones, start=1):
        if stone.owner is None:
            complete_sides = [seat for seat in range(2) if len(stone.sides[seat]) == SIDE]
            if complete_sides:
                ahead = complete_sides[0] if len(complete_sides) == 1 else _better(stone)
                yield StoneAwarded(ahead, number)
    owned = [_owned(state, seat) for seat in range(2)]
    masters = [seat for seat in range(2) if _victory(owned[seat])]
    if len(masters) == 1:
        winner: int | None = masters[0]
    else:
        winner = None if len(owned[0]) == len(owned[1]) else int(len(owned[1]) > len(owned[0]))
    yield from _end_round(state, "stuck", winner, chance)


def _end_round(state: State, reason: str, winner: int | None, chance: Chance) -> Iterator[Event]:
    """Score 5 for the winner and his stones for the other (ST-20), and set up the next round, if any (ST-21)."""
    stones = [len(_owned(state, seat)) for seat in range(2)]
    yield RoundEnded(reason, winner, tuple(stones), tuple(5 if seat == winner else stones[seat] for seat in range(2)))
    if state.round < state.rounds:
        yield from _round(state.round + 1, 1 - state.first, chance)


def _open_to(state: State, seat: int) -> list[int]:
    """Return the unclaimed stones with room on the seat's side (ST-04, ST-14)."""
    return [
        number
        for number, stone in enumerate(state.stones, start=1)
        if stone.owner is None and len(stone.sides[seat]) < SIDE
    ]


def _unseen(state: State) -> set[Card]:
    """Return the clan cards that do not lie face up (ST-08)."""
    return set(CARDS).difference(*(side for stone in state.stones for side in stone.sides))


def _claims(state: State, seat: int) -> Iterator[int]:
    """Yield the stones the seat may claim now (ST-07)."""
    unseen: set[Card] | None = None
    for number, stone in enumerate(state.stones, start=1):
        if stone.owner is None and len(stone.sides[seat]) == SIDE:
            unseen = _unseen(state) if unseen is None else unseen
            if _wins(stone, seat, unseen):
                yield number


def _wins(stone: Stone, seat: int, unseen: set[Card]) -> bool:
    """Tell whether a complete side beats the other, or provably any completion of it (ST-07)."""
    theirs = stone.sides[1 - seat]
    if len(theirs) == SIDE:
        return _better(stone) == seat
    return refutation(stone.sides[seat], theirs, unseen) is None


def _better(stone: Stone) -> int:
    """Return the seat whose complete side is stronger (ST-11, ST-12); if equal, whose was complete first (ST-13)."""
    strengths = [strength(side) for side in stone.sides]
    if strengths[0] == strengths[1]:
        return stone.first or 0
    return int(strengths[1] > strengths[0])


def _owned(state: State, seat: int) -> list[int]:
    return [number for number, stone in enumerate(state.stones, start=1) if stone.owner == seat]


def _victory(owned: Sequence[int]) -> str | None:
    """Return how these stones win the round: three adjacent ones, or any five (ST-15)."""
    if any({number + 1, number + 2} <= set(owned) for number in owned):
        return "three_adjacent"
    return "five" if len(owned) >= 5 else None


def _no_play(state: State, seat: int, card: Card, number: int) -> Refusal:
    if state.phase == "claim":
        return Refusal("ST-03", "The time for a card is over in this turn; claim stones or end it")
    if card not in state.hands[seat]:
        return Refusal("ST-04", f"The {card.replace('-', ' ')} is not in your hand")
    if state.stones[number - 1].owner is not None:
        return Refusal("ST-14", f"Stone {number} has been claimed and takes no more cards")
    return Refusal("ST-04", f"Your side of stone {number} has no room")


def _no_claim(state: State, seat: int, number: int, names: Sequence[str]) -> Refusal:
    stone, other = state.stones[number - 1], names[1 - seat]
    if state.phase == "play":
        return Refusal("ST-03", "Play a card first; claims follow it")
    if stone.owner is not None:
        return Refusal("ST-14", f"Stone {number} has been claimed for good")
    if len(stone.sides[seat]) < SIDE:
        return Refusal("ST-07", f"Your side of stone {number} is not complete")
    if len(stone.sides[1 - seat]) < SIDE:
        beaten_by = refutation(stone.sides[seat], stone.sides[1 - seat], _unseen(state)) or ()
        cards = " and ".join(", ".join(card.replace("-", " ") for card in beaten_by).rsplit(", ", 1))
        do = "do" if len(beaten_by) > 1 else "does"
        why = f"{cards}, which {do} not lie face up, would make {other}'s side beat yours"
        return Refusal("ST-10", f"Stone {number} is not proven: {why}")
    (kind, total), (other_kind, other_total) = strength(stone.sides[seat]), strength(stone.sides[1 - seat])
    if kind != other_kind:
        words = f"a {KINDS[other_kind]} beats your {KINDS[kind]}"
        return Refusal("ST-11", f"{other}'s side of stone {number} is stronger: {words}")
    if total != other_total:
        return Refusal("ST-12", f"{other}'s side of stone {number} is stronger: {other_total} against your {total}")
    return Refusal("ST-13", f"{other}'s side of stone {number} is as strong and was complete first")
