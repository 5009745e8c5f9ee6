"""Checks whether a game can have a position, by the types and the rules in Python, independent of the kernel."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Any

import msgspec

from cairn.events.chance import SeededChance
from cairn.events.schotten_totten.pieces import CARDS, RUSES, TACTICS, WILD, Card
from cairn.projections.schotten_totten.state import Deck, Returned, State, Stone
from cairn.service.rules.schotten_totten import scoring
from cairn.service.rules.schotten_totten.claims import face_up, is_complete, is_proven, requirement
from cairn.service.rules.schotten_totten.decks import hand_limit
from cairn.service.rules.schotten_totten.rules import _make_forced_choices
from cairn.workers.schotten_totten import native

SIZE = 210


def unpack(packed: bytes) -> State:
    """Return the position that `native.pack` encodes as these bytes. Raise ValueError if there is none."""
    if len(packed) != SIZE:
        raise ValueError(f"a position has {SIZE} bytes")
    numbers = iter(packed)

    def read(count: int) -> list[int]:
        return [next(numbers) for _ in range(count)]

    def read_cards(count: int, room: int) -> tuple[Any, ...]:
        return tuple([None if card == native.NONE else native._NAMES[card] for card in read(room)[:count]])

    def read_hand() -> tuple[Any, ...]:
        return read_cards(next(numbers), 9)

    def read_deck() -> Deck:
        left, count = read(2)
        under = [Returned(next(numbers), bool(next(numbers)), read_cards(1, 1)[0]) for _ in range(2)]
        return Deck(left, tuple(under[:count]))

    def read_stone() -> Stone:
        sides = tuple([read_cards(count, 4) for count in read(2)])
        first, owner = (None if seat == native.NONE else seat for seat in read(2))
        return Stone(sides, first, owner, tuple([card for card in read_cards(2, 2) if card]))

    try:
        phases: Sequence[Any] = native._PHASES
        rounds, tactics, expert, round_, first, turn, phase, drawing, returned, acted, idle, *counts = read(15)
        state = State.new({"rounds": rounds, "tactics": bool(tactics), "expert": bool(expert)}, 2)
        state.round, state.first, state.turn, state.phase = round_, first, turn, phases[phase]
        state.drawing, state.returned, state.acted, state.idle = drawing, returned, bool(acted), idle
        state.played, state.jokers = tuple(counts[:2]), tuple(map(bool, counts[2:]))
        state.points = tuple([low + 256 * high for low, high in (read(2), read(2))])
        state.clan_deck, state.tactic_deck = read_deck(), read_deck()
        state.stones = tuple([read_stone() for _ in range(9)])
        state.hands, state.tactic_hands = ((read_hand(), read_hand()) for _ in range(2))
        state.discard = read_cards(next(numbers), 8)
        msgspec.convert(msgspec.to_builtins(state), State)
        if native.pack(state) == packed:
            return state
    except (IndexError, KeyError, TypeError) as error:
        raise ValueError(f"no position is packed so: {error}") from error
    raise ValueError("the position that these bytes stand for is packed in another way")


def is_all_known(state: State) -> bool:
    """Return whether a position hides nothing."""
    return None not in chain(*state.hands, *state.tactic_hands, [one.card for one in under_decks(state)])


def under_decks(state: State) -> list[Returned]:
    """Return the cards put under both decks."""
    return [*state.clan_deck.under, *state.tactic_deck.under]


def faults(state: State) -> Iterator[str]:
    """Yield the reasons why no game, and no view of one, has a position, or nothing if it is possible."""
    yield from _faults_of_match(state)
    yield from _faults_of_cards(state)
    yield from _faults_of_stones(state)
    yield from _faults_of_tactic_cards(state)
    yield from _faults_of_recruiter(state)
    yield from _faults_of_hands(state)


def _recruits(state: State) -> bool:
    return state.phase in ("recruit", "return")


def _open_cards(state: State) -> list[Card]:
    lists = [*[side for stone in state.stones for side in stone.sides], *[stone.modes for stone in state.stones]]
    return [*chain(*lists, state.discard)]


def _faults_of_match(state: State) -> Iterator[str]:
    ended = state.round - (state.phase != "over")
    if not 1 <= state.round <= state.rounds <= 99 or state.idle > 1:
        yield "rounds, or idle turns"
    if max(state.points) > 5 * ended or sum(state.points) > 9 * ended:
        yield "more points than the rounds can have given"
    if state.acted and state.phase == "play" and not state.expert:
        yield "a turn that acted before its card"
    if not state.acted and _recruits(state):
        yield "a Recruiter that was not played"


def _faults_of_cards(state: State) -> Iterator[str]:
    open_cards = _open_cards(state)
    for deck, hands, kind, whole in (
        (state.clan_deck, state.hands, CARDS, len(CARDS)),
        (state.tactic_deck, state.tactic_hands, TACTICS, len(TACTICS) * state.tactics),
    ):
        cards = [*chain(*hands), *[one.card for one in deck.under]]
        known = Counter([card for card in (*cards, *open_cards) if card in kind])
        if not {*cards} <= {None, *kind}:
            yield "a card among those of the other kind"
        if not known <= Counter(kind):
            yield "a card in two places"
        if deck.left + sum(map(len, hands)) + sum(card in kind for card in open_cards) != whole:
            yield "too few cards, or too many"
        if deck.left < len(deck.under):
            yield "more cards under a deck than it has"


def _faults_of_stones(state: State) -> Iterator[str]:
    for stone in state.stones:
        complete = [seat for seat in range(2) if is_complete(stone, seat)]
        awarded = state.phase == "over" and len(complete) == 1
        if any(len(side) > requirement(stone).cards for side in stone.sides):
            yield "a side with too many cards"
        elif stone.first not in complete if complete else stone.first is not None:
            yield "a side that cannot have been complete first"
        elif stone.owner is not None and stone.owner not in complete:
            yield "a stone of a side that is not complete"
        elif stone.owner is not None and not awarded and not is_proven(stone, stone.owner, face_up(state)):
            yield "a stone that its owner does not win"
    won = any(scoring.victory(scoring.stones_of(state, seat)) for seat in range(2))
    hidden = state.phase == "return" and None in (*state.hands[state.turn], *state.tactic_hands[state.turn])
    if state.phase == "over":
        if state.round < state.rounds or not (won or state.idle):
            yield "a match that goes on"
    elif won:
        yield "a round that is won"
    elif not hidden and next(_make_forced_choices(state, SeededChance("")), None):
        yield "a position that is not waited in"


def _faults_of_tactic_cards(state: State) -> Iterator[str]:
    open_cards = _open_cards(state)
    if sum(state.played) != sum(card in TACTICS for card in open_cards) or abs(state.played[0] - state.played[1]) > 1:
        yield "a count of tactic cards that were played"
    if sum(state.jokers) != open_cards.count("joker"):
        yield "a count of Jokers that were played"
    for seat in range(2):
        beside = [*chain(*[stone.sides[seat] for stone in state.stones])]
        if sum(card in WILD for card in beside) > state.played[seat] or beside.count("joker") > state.jokers[seat]:
            yield "an elite troop of a seat that played none"
    for before, card in pairwise(["", *state.discard, "recruiter"]):
        if card not in RUSES and before not in ("banshee", "strategist"):
            yield "a discarded card that no ruse took"
        if before == "banshee" and card in RUSES:
            yield "a Banshee that took no card"


def _faults_of_recruiter(state: State) -> Iterator[str]:
    ruses = [card for card in state.discard if card in RUSES]
    latest, under = ruses[-1:] == ["recruiter"], under_decks(state)
    if (state.phase == "recruit") != (state.drawing > 0) or state.drawing > 3:
        yield "a count of cards to draw"
    if _recruits(state) and (not latest or len(under) != state.returned):
        yield "a Recruiter that is not the latest ruse, or cards that it put back"
    before = not ruses and state.round > 1 and state.tactics  # the count outlasts a round
    if state.returned and (state.phase == "recruit" or not (latest or before) or state.returned > 2):
        yield "a count of cards that were put back"
    if len(under) > (state.returned if latest else 2 if "recruiter" in ruses else 0):
        yield "cards under the decks"
    if len({*[one.seat for one in under], *[state.turn] * _recruits(state)}) > 1:
        yield "cards of two seats under the decks"
    if any(one.after_joker and (not state.jokers[one.seat] or one.card == "joker") for one in under):
        yield "a Joker under the deck, or the mark that it cannot be one"


def _faults_of_hands(state: State) -> Iterator[str]:
    limit, may_be_short = hand_limit(state.tactics), "recruiter" in state.discard
    for seat in range(2):
        held, own = len(state.hands[seat]) + len(state.tactic_hands[seat]), seat == state.turn
        if held > (9 - state.drawing - state.returned if own and _recruits(state) else limit):
            yield "a hand that is too large"
        short = held < limit - (own and state.phase != "play")
        if short and not may_be_short and (state.clan_deck.left or state.tactic_deck.left):
            yield "a hand that was not filled"
