"""What a hasty player would do: the card and the place that do most for their stones."""

from collections.abc import Iterator, Sequence

from events.decision import Move
from events.schotten_totten.moves import PlayBanshee, PlayCard, PlayRecruiter, PlayStrategist, PlayTraitor
from events.schotten_totten.pieces import CARDS, MODES, STONES, WILD, Card, Troop
from projections.schotten_totten.state import State, Stone
from projections.tuples import without
from service.rules.schotten_totten.cards import obstacle_to_card, sides_with_room
from service.rules.schotten_totten.claims import requirement
from service.rules.schotten_totten.formations import Requirement
from workers.schotten_totten.evaluation import IN_HAND
from workers.schotten_totten.outlook import bits, outlook
from workers.schotten_totten.stones import (
    Prospect,
    chance_of_open,
    chance_of_sides,
    chance_of_stone,
    promised,
    prospects_seen_by,
)

ALONE = 1.0
IN_ROW = 1.5
"""How much a stone matters by itself, and as a part of three adjacent ones."""

KEPT = 0.16
"""What a tactic card that is kept is worth, for each point that `IN_HAND` gives it."""

RECRUITING = 0.3
"""What the Recruiter does for all stones."""

MOST_TAKEN = 3
"""How many cards a ruse that moves one looks at, those first that are best gone."""

Scored = tuple[float, Move]
"""A move, and what it does for the chances to get stones, each counted by how much it matters."""


_PLAYS = {(card, number - 1): PlayCard(card, number) for card in CARDS for number in STONES}


class Table:
    """The stones as a seat sees them: its chances to get them, and how much each matters."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.mine, self.theirs = prospects_seen_by(state, seat)
        self.chances = [chance_of_stone(stone, seat, self.mine, self.theirs) for stone in state.stones]
        self.weights = weights_of_stones(self.chances)
        self.room = sides_with_room(state.stones, seat)
        self.known: dict[object, float] = {}

    def gain(
        self, place: int, side: tuple[Troop, ...], other: tuple[Troop, ...], asked: Requirement, mine: Prospect
    ) -> float:
        """Return what it is worth that a stone has these sides now."""
        key = (side, other, asked, mine.hand)
        chance = self.known.get(key)
        if chance is None:
            chance = self.known[key] = chance_of_sides(side, other, asked, False, mine, self.theirs)
        return self.weights[place] * (chance - self.chances[place])

    def gain_of_card(self, place: int, card: Troop, mine: Prospect) -> float:
        """Return what it is worth to lay a card beside a stone."""
        stone, seat = self.state.stones[place], self.seat
        return self.gain(place, (*stone.sides[seat], card), stone.sides[1 - seat], requirement(stone), mine)


def weights_of_stones(chances: Sequence[float]) -> list[float]:
    """Return how much each stone matters: by itself, and by the chances to get those beside it, too (ST-15)."""
    rows = [0.0] * 9
    for a, b, c in ((0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 7), (6, 7, 8)):
        p, q, r = chances[a], chances[b], chances[c]
        rows[a] += q * r + (1.0 - q) * (1.0 - r)
        rows[b] += p * r + (1.0 - p) * (1.0 - r)
        rows[c] += p * q + (1.0 - p) * (1.0 - q)
    return [ALONE + IN_ROW * row for row in rows]


def scored_plays(state: State, seat: int) -> list[Scored]:
    """Return what a seat may play, by its own cards and what lies open; of ruses the most promising ways only."""
    table = Table(state, seat)
    found = [*_clan_cards(table, {card for card in state.hands[seat] if card})]
    for card in sorted({card for card in state.tactic_hands[seat] if card}):
        if obstacle_to_card(state, seat, card) is None:
            cost = KEPT * IN_HAND[card]
            found.extend([(gain - cost, move) for gain, move in _tactic_card(table, card)])
    return found


def _clan_cards(table: Table, cards: set[str]) -> Iterator[Scored]:
    """Yield each way to play clan cards. A card that is played is missed by the sides that it could have gone to."""
    seat, mine, theirs = table.seat, table.mine, table.theirs
    sides: dict[object, tuple[tuple[Troop, ...], tuple[Troop, ...], Requirement, float | None, list[int]]] = {}
    for place, stone in enumerate(table.state.stones):
        if table.room[place]:
            side, other, asked = stone.sides[seat], stone.sides[1 - seat], requirement(stone)
            if (side, other, asked) in sides:
                sides[side, other, asked][4].append(place)
            else:
                feared = promised(other, asked, theirs) if len(other) < asked.cards else None
                sides[side, other, asked] = side, other, asked, feared, [place]
    alike = [(*entry, outlook(entry[0], entry[2].cards).relevant if entry[0] else 0) for entry in sides.values()]
    chances, weights = table.chances, table.weights
    for card in sorted(cards):
        bit = bits((card,))
        left = Prospect(mine.hand & ~bit, mine.deck, mine.luck)
        lost, gains = 0.0, []
        for side, other, asked, feared, places, relevant in alike:
            loss = 0.0
            if relevant & bit:
                before = chances[places[0]]
                without = chance_of_open(side, other, asked, feared, left)
                loss = without - before
                lost += weights[places[0]] * loss
            with_card = (*side, card)
            if len(with_card) < asked.cards:
                after = chance_of_open(with_card, other, asked, feared, left)
            else:
                after = chance_of_sides(with_card, other, asked, False, left, theirs)
            gains.append((places, after, loss))
        for places, after, loss in gains:
            for place in places:
                yield weights[place] * (after - chances[place] - loss) + lost, _PLAYS[card, place]


def _tactic_card(table: Table, card: Card) -> Iterator[Scored]:
    """Yield ways to play a tactic card."""
    if card in WILD:
        for place, room in enumerate(table.room):
            if room:
                yield table.gain_of_card(place, card, table.mine), PlayCard(card, place + 1)
    elif card in MODES:
        yield from _modes(table, card)
    elif card == "recruiter":
        yield RECRUITING, PlayRecruiter()
    elif card == "banshee":
        yield from ((gain, PlayBanshee(taken, place + 1)) for gain, place, taken in _takings(table, 1 - table.seat))
    elif card == "traitor":
        takings = [taking for taking in _takings(table, 1 - table.seat) if taking[2] not in WILD]
        for gain, place, taken in takings[:MOST_TAKEN]:
            for to, more in _places(table, taken, place):
                yield gain + more, PlayTraitor(taken, place + 1, to + 1)
    else:
        for gain, place, taken in _takings(table, table.seat)[:MOST_TAKEN]:
            yield gain, PlayStrategist(taken, place + 1, None)
            for to, more in _places(table, taken, place):
                yield gain + more, PlayStrategist(taken, place + 1, to + 1)


def _modes(table: Table, card: str) -> Iterator[Scored]:
    for place, stone in enumerate(table.state.stones):
        if stone.owner is None:
            asked = requirement(Stone(stone.sides, None, None, (*stone.modes, card)))
            side, other = stone.sides[table.seat], stone.sides[1 - table.seat]
            yield table.gain(place, side, other, asked, table.mine), PlayCard(card, place + 1)


def _takings(table: Table, owner: int) -> list[tuple[float, int, Troop]]:
    """Return what it is worth to take each card from a seat's sides, the best first."""
    found = []
    for place, stone in enumerate(table.state.stones):
        if stone.owner is None:
            for card in sorted(set(stone.sides[owner])):
                left = without(stone.sides[owner], card)
                side, other = (left, stone.sides[1 - owner]) if owner == table.seat else (stone.sides[1 - owner], left)
                found.append((table.gain(place, side, other, requirement(stone), table.mine), place, card))
    return sorted(found, key=lambda taking: -taking[0])


def _places(table: Table, card: Troop, taken_from: int) -> Iterator[tuple[int, float]]:
    """Yield where a card that was taken from another stone can go, and what that is worth."""
    for place, room in enumerate(table.room):
        if room and place != taken_from:
            yield place, table.gain_of_card(place, card, table.mine)
