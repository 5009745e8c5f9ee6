"""Schotten Totten: the quick policy, which plays the card and place that most increase its chances to get stones."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cairn.events.decision import Move
from cairn.events.schotten_totten.moves import PlayBanshee, PlayCard, PlayRecruiter, PlayStrategist, PlayTraitor
from cairn.events.schotten_totten.pieces import CARDS, MODES, STONES, WILD, Card, Troop
from cairn.projections.schotten_totten.state import State, Stone
from cairn.projections.tuples import without
from cairn.service.rules.schotten_totten.cards import obstacle_to_card
from cairn.service.rules.schotten_totten.claims import requirement, sides_with_room
from cairn.service.rules.schotten_totten.formations import Requirement
from cairn.service.rules.schotten_totten.ruses import obstacle_to_recruiter
from cairn.workers.schotten_totten.evaluation import IN_HAND
from cairn.workers.schotten_totten.outlook import bits, outlook
from cairn.workers.schotten_totten.stones import (
    Prospect,
    chance_of_open_side,
    chance_of_side,
    chance_of_stone,
    estimate_promise,
    prospects_seen_by,
)
from cairn.workers.schotten_totten.wins import winning_cards

BEST = 1000.0
"""More than the gain of any play: a winning play. Plays not even considered have its negative."""

ALONE = 1.0
IN_ROW = 1.5
"""The weight of a stone by itself, and as a part of three adjacent ones."""

KEPT = 0.16
"""The gain over all stones from keeping a tactic card, for each point of `IN_HAND`."""

RECRUITING = 0.3
"""The gain of the Recruiter over all stones."""

MAX_TAKEN = 3
"""Limit of cards that a ruse moving one may take: those whose removal helps most come first."""

Scored = tuple[float, Move]
"""A move, and its gain in the chances to get stones, weighted by stone."""

_PLAYS = {(card, place): PlayCard(card, place + 1) for card in (*CARDS, *WILD, *MODES) for place in range(len(STONES))}


def scored_plays(state: State, seat: int) -> list[Scored]:
    """Return the plays of a seat, by its own cards and the open ones; of ruses only the most promising ways."""
    table = Table(state, seat)
    plays = [*_clan_cards(table)]
    plays.extend([(BEST, _PLAYS[card, place]) for card, places in winning_cards(state, seat) for place in places])
    for card in sorted({card for card in state.tactic_hands[seat] if card}):
        if obstacle_to_card(state, seat, card) is None:
            plays.extend([(gain - KEPT * IN_HAND[card], move) for gain, move in _tactic_card(table, card)])
    return plays


class Table:
    """The stones as a seat sees them: its chances to get them, their weights, and which take its cards."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.stones = state.stones
        self.seat = seat
        self.cards = sorted({card for card in state.hands[seat] if card})
        self.mine, self.theirs = prospects_seen_by(state, seat)
        self.chances = [chance_of_stone(stone, seat, self.mine, self.theirs) for stone in state.stones]
        self.weights = _weights_of_stones(self.chances)
        self.places = [place for place, room in enumerate(sides_with_room(state.stones, seat)) if room]

    def gain(self, place: int, side: tuple[Troop, ...], other: tuple[Troop, ...], needed: Requirement) -> float:
        """Return the gain if a stone has these sides and this requirement."""
        chance = chance_of_side(side, other, needed, False, self.mine, self.theirs)
        return self.weights[place] * (chance - self.chances[place])

    def gain_of_card(self, place: int, card: Troop) -> float:
        """Return the gain of playing a card to a stone."""
        stone = self.stones[place]
        return self.gain(place, (*stone.sides[self.seat], card), stone.sides[1 - self.seat], requirement(stone))


def _weights_of_stones(chances: Sequence[float]) -> list[float]:
    """Return the weight of each stone: by itself, and where the same seat may get its neighbours (ST-15)."""
    rows = [0.0] * len(STONES)
    for first in range(len(STONES) - 2):
        p, q, r = chances[first : first + 3]
        rows[first] += q * r + (1.0 - q) * (1.0 - r)
        rows[first + 1] += p * r + (1.0 - p) * (1.0 - r)
        rows[first + 2] += p * q + (1.0 - p) * (1.0 - q)
    return [ALONE + IN_ROW * row for row in rows]


class OpenSide(NamedTuple):
    """A side with room, the places where it is the same, and the other side's promise (None if complete).

    `relevant` are the cards that could complete it to a formation.
    """

    side: tuple[Troop, ...]
    other: tuple[Troop, ...]
    needed: Requirement
    feared: float | None
    places: list[int]
    relevant: int


def _open_sides(table: Table) -> list[OpenSide]:
    by_look: dict[object, OpenSide] = {}
    for place in table.places:
        stone = table.stones[place]
        side, other, needed = stone.sides[table.seat], stone.sides[1 - table.seat], requirement(stone)
        alike = by_look.get((side, other, needed))
        if alike:
            alike.places.append(place)
        else:
            feared = estimate_promise(other, needed, table.theirs) if len(other) < needed.cards else None
            relevant = outlook(side, needed.cards).relevant if side else 0
            by_look[side, other, needed] = OpenSide(side, other, needed, feared, [place], relevant)
    return list(by_look.values())


def _clan_cards(table: Table) -> Iterator[Scored]:
    """Yield each way to play clan cards. A played card is lost to the other sides that needed it."""
    chances, weights, mine = table.chances, table.weights, table.mine
    open_sides = _open_sides(table)
    for card in table.cards:
        bit = bits((card,))
        prospect = Prospect(mine.hand & ~bit, mine.deck, mine.luck)
        missed, changes = 0.0, []
        for side, other, needed, feared, places, relevant in open_sides:
            change = 0.0
            if relevant & bit:
                change = chance_of_open_side(side, other, needed, feared, prospect) - chances[places[0]]
                missed += weights[places[0]] * change
            with_card = (*side, card)
            if len(with_card) < needed.cards:
                after = chance_of_open_side(with_card, other, needed, feared, prospect)
            else:
                after = chance_of_side(with_card, other, needed, False, prospect, table.theirs)
            changes.append((places, after - change))
        for places, after in changes:
            for place in places:
                yield weights[place] * (after - chances[place]) + missed, _PLAYS[card, place]


def _tactic_card(table: Table, card: Card) -> Iterator[Scored]:
    """Yield ways to play a tactic card."""
    if card in WILD:
        yield from ((table.gain_of_card(place, card), _PLAYS[card, place]) for place in table.places)
    elif card in MODES:
        yield from _modes(table, card)
    elif card == "recruiter":
        if obstacle_to_recruiter(table.state) is None:
            yield RECRUITING, PlayRecruiter()
    elif card == "banshee":
        yield from ((gain, PlayBanshee(taken, at + 1)) for gain, at, taken in _takings(table, 1 - table.seat))
    elif card == "traitor":
        takings = [taking for taking in _takings(table, 1 - table.seat) if taking[2] not in WILD]
        for gain, at, taken in takings[:MAX_TAKEN]:
            for more, to in _ways_on(table, taken, at):
                yield gain + more, PlayTraitor(taken, at + 1, to + 1)
            if at in table.places:
                stone = table.stones[at]
                side, other = (*stone.sides[table.seat], taken), without(stone.sides[1 - table.seat], taken)
                yield table.gain(at, side, other, requirement(stone)), PlayTraitor(taken, at + 1, at + 1)
    else:
        for gain, at, taken in _takings(table, table.seat)[:MAX_TAKEN]:
            yield gain, PlayStrategist(taken, at + 1, None)
            for more, to in _ways_on(table, taken, at):
                yield gain + more, PlayStrategist(taken, at + 1, to + 1)


def _modes(table: Table, mode: Card) -> Iterator[Scored]:
    """Yield each stone that a combat mode can be played onto."""
    for place, stone in enumerate(table.stones):
        if stone.owner is None:
            needed = requirement(Stone(stone.sides, modes=(*stone.modes, mode)))
            yield (
                table.gain(place, stone.sides[table.seat], stone.sides[1 - table.seat], needed),
                _PLAYS[mode, place],
            )


def _takings(table: Table, owner: int) -> list[tuple[float, int, Troop]]:
    """Return the gain of taking each card from a seat's sides, and its place, the best first."""
    takings = []
    for place, stone in enumerate(table.stones):
        if stone.owner is None:
            opposite = stone.sides[1 - owner]
            for card in sorted(set(stone.sides[owner])):
                rest = without(stone.sides[owner], card)
                side, other = (rest, opposite) if owner == table.seat else (opposite, rest)
                takings.append((table.gain(place, side, other, requirement(stone)), place, card))
    return sorted(takings, key=lambda taking: -taking[0])


def _ways_on(table: Table, card: Troop, taken_from: int) -> Iterator[tuple[float, int]]:
    """Yield the gain of playing a card taken elsewhere, and the place."""
    return ((table.gain_of_card(place, card), place) for place in table.places if place != taken_from)
