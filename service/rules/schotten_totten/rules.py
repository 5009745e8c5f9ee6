"""The rules of Schotten Totten: the base game, Tactics, Expert, and matches."""

from collections.abc import Iterator, Sequence
from typing import Any

from events.chance import Chance
from events.decision import Event, Move
from events.schotten_totten.events import (
    HandDealt,
    Passed,
    RoundBegan,
    RoundEnded,
    StoneAwarded,
    StoneClaimed,
    TurnEnded,
)
from events.schotten_totten.moves import Claim, DrawCard, EndTurn, Pass, PlayCard, ReturnCard
from events.schotten_totten.pieces import CARDS, STONES, TACTICS
from events.table import Outcome
from projections.schotten_totten.state import Returned, State
from service.rules.interface import ToAct
from service.rules.schotten_totten.claims import better, claims, open_to, owned, unclaimed, victory
from service.rules.schotten_totten.claims import complete as is_complete
from service.rules.schotten_totten.tactics import (
    DECKS,
    draw,
    filled,
    hidden,
    may_play_tactics,
    play_card,
    play_ruse,
    put_back,
    recruit_unasked,
    returnable,
    tactic_plays,
)

HAND = 6
"""How many cards are dealt, and the hand's limit (ST-02, ST-03)."""

TACTICS_HAND = 7
"""The same in Tactics, where the limit counts both kinds of cards (ST-30)."""

_PLAYS = {(card, stone): PlayCard(card, stone) for card in CARDS for stone in STONES}
_CLAIMS = {stone: Claim(stone) for stone in STONES}
_DRAWS = {name: DrawCard(name) for name in DECKS}
_END_TURN, _PASS = EndTurn(), Pass()


def new(options: dict[str, Any], seats: int, chance: Chance) -> Iterator[Event]:
    """Yield the first round's set-up; `first_seat` or chance tells who begins (ST-02)."""
    first = options["first_seat"]
    yield from _round(1, chance.draw(2) if first is None else first, options.get("tactics", False), chance)


def to_act(state: State) -> ToAct | None:
    """Return whose turn it is, and what is waited for: a card, claims, a deck's name, a card to put back (ST-03)."""
    match state.phase:
        case "over":
            return None
        case "play":
            return ToAct(state.turn, "play_card")
        case "recruit":
            return ToAct(state.turn, "draw_card")
        case "return":
            return ToAct(state.turn, "return_card")
    return ToAct(state.turn, "claim" if any(_claims(state)) else "draw_card")


def legal_moves(state: State, seat: int) -> list[Move]:
    """Return what the seat may do: nothing but in its own turn."""
    if seat != state.turn:
        return []
    match state.phase:
        case "play":
            return [*(_CLAIMS[stone] for stone in _claims(state)), *_plays(state, seat)]
        case "claim":
            draws = _decks(state, seat)
            endings = [_DRAWS[name] for name in draws] if len(draws) > 1 else [_END_TURN]
            return [*(_CLAIMS[stone] for stone in _claims(state)), *endings]
        case "recruit":
            return [_DRAWS[name] for name in filled(state)]
        case "return":
            return returnable(state, seat)
    return []


def _plays(state: State, seat: int) -> list[Move]:
    """Return the cards the seat may play and where (ST-04, ST-31), or that it may pass instead (ST-05, ST-33)."""
    stones = open_to(state, seat)
    clan = [_PLAYS[card, stone] for card in sorted(filter(None, state.hands[seat])) for stone in stones]
    return [*clan, *tactic_plays(state, seat), *([] if clan else [_PASS])]


def _claims(state: State) -> Iterator[int]:
    """Yield the stones that may be claimed now: after the card (ST-06, ST-34), in Expert before it (ST-80)."""
    return claims(state, state.turn) if state.phase == ("play" if state.expert else "claim") else iter(())


def _decks(state: State, seat: int) -> list[str]:
    """Return the decks from which the seat may draw at the end of its turn: none if its hand is full (ST-03, ST-31)."""
    held = len(state.hands[seat]) + len(state.tactic_hands[seat])
    return filled(state) if held < (TACTICS_HAND if state.tactics else HAND) else []


def consequences(state: State, seat: int, move: Move, chance: Chance, version: int | None = None) -> Iterator[Event]:
    """Yield what follows from a legal move, and what follows from that without anybody's choice."""
    match move:
        case PlayCard(card, number):
            yield from play_card(state, seat, card, number)
        case Pass():
            yield Passed(seat)
        case Claim(number):
            yield StoneClaimed(seat, number)
            reason = victory(owned(state, seat))
            if reason:
                yield from _end_round(state, reason, seat, chance)
                return
        case DrawCard(name) if state.phase == "recruit":
            yield from draw(state, seat, name, chance)
        case DrawCard(name):
            yield from _end_turn(state, name, chance)
        case EndTurn():
            yield from _end_turn(state, None, chance)
        case ReturnCard(str(card)):
            yield from put_back(state, seat, card)
        case _:
            yield from play_ruse(state, seat, move)
    yield from _unasked(state, chance)


def determinize(view: State, seat: int, chance: Chance) -> State:
    """Return the view with all it does not know dealt from the cards the seat has not seen (ST-90)."""
    state = view.copy()
    for name, hands in (("clan", state.hands), ("tactic", state.tactic_hands)):
        under = state.deck(name).under
        unseen = hidden(state, name, hands)
        for place, returned in enumerate(under):
            if returned.card is None:
                fitting = [card for card in unseen if not (card == "joker" and returned.after_joker)]  # ST-44
                card = chance.pick(fitting)
                under[place] = Returned(returned.seat, returned.after_joker, card)
                unseen.remove(card)
        for hand in hands:
            for place, held in enumerate(hand):
                if held is None:
                    hand[place] = dealt = chance.pick(unseen)
                    unseen.remove(dealt)
    return state


def outcome(state: State, left: Sequence[int]) -> Outcome | None:
    """Return who has most points after the last round; equal totals are a draw (ST-20)."""
    if state.phase != "over" or state.round < state.rounds:
        return None
    best = [seat for seat in range(2) if state.points[seat] == max(state.points)]
    points = tuple(state.points)
    return Outcome("points", tuple(best), points) if len(best) == 1 else Outcome("draw", (), points)


def _round(number: int, first: int, tactics: bool, chance: Chance) -> Iterator[Event]:
    """Set a round up anew: all cards, all stones, six clan cards each, in Tactics seven (ST-02, ST-21, ST-30)."""
    deck = list(CARDS)
    yield RoundBegan(number, first, len(deck), len(TACTICS) if tactics else 0, v=2)
    count = TACTICS_HAND if tactics else HAND
    for seat in (first, 1 - first):
        hand = []
        for _ in range(count):
            hand.append(chance.pick(deck))
            deck.remove(hand[-1])
        yield HandDealt(seat, count, len(deck), tuple(hand), v=2)


def _unasked(state: State, chance: Chance) -> Iterator[Event]:
    """Make the choices that have one answer for everyone to see: no claim, no play, no deck (ST-03, ST-05, ST-60)."""
    yield from recruit_unasked(state, state.turn, chance)
    while state.phase in ("play", "claim"):
        if any(_claims(state)):
            return
        if state.phase == "play":
            if _may_play_something(state):
                return
            yield Passed(state.turn)
        elif len(_decks(state, state.turn)) > 1:
            return
        else:
            yield from _end_turn(state, None, chance)


def _may_play_something(state: State) -> bool:
    """Tell whether the player of the turn could have a card to play, for all that everyone sees (ST-05, ST-33)."""
    seat = state.turn
    if state.hands[seat] and open_to(state, seat):
        return True
    return bool(state.tactic_hands[seat]) and may_play_tactics(state, seat)


def _end_turn(state: State, name: str | None, chance: Chance) -> Iterator[Event]:
    """Draw if the hand is short (ST-03, ST-31); a second idle turn running ends the round (ST-70)."""
    seat = state.turn
    for deck in _decks(state, seat) if name is None else [name]:
        yield from draw(state, seat, deck, chance)
    idle = 0 if state.acted else state.idle + 1
    if idle < 2:
        yield TurnEnded(seat, 1 - seat, idle)
    else:
        yield from _end_stuck_round(state, chance)


def _end_stuck_round(state: State, chance: Chance) -> Iterator[Event]:
    """Give each unclaimed stone to the only complete side or the better of two, and see who wins (ST-70)."""
    for number, stone in list(unclaimed(state)):
        sides = [seat for seat in range(2) if is_complete(stone, seat)]
        if sides:
            yield StoneAwarded(sides[0] if len(sides) == 1 else better(stone), number)
    stones = [owned(state, seat) for seat in range(2)]
    masters = [seat for seat in range(2) if victory(stones[seat])]
    if len(masters) == 1:
        winner: int | None = masters[0]
    else:
        winner = None if len(stones[0]) == len(stones[1]) else int(len(stones[1]) > len(stones[0]))
    yield from _end_round(state, "stuck", winner, chance)


def _end_round(state: State, reason: str, winner: int | None, chance: Chance) -> Iterator[Event]:
    """Score 5 for the winner and his stones for the other (ST-20), and set up the next round, if any (ST-21)."""
    stones = [len(owned(state, seat)) for seat in range(2)]
    yield RoundEnded(reason, winner, tuple(stones), tuple(5 if seat == winner else stones[seat] for seat in range(2)))
    if state.round < state.rounds:
        yield from _round(state.round + 1, 1 - state.first, state.tactics, chance)
