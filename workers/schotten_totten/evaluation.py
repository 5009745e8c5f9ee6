"""Schotten Totten: an AI's evaluation of a position."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from cairn.events.schotten_totten.pieces import COLOURS, VALUES, WILD, ClanCard, Troop, colour, value
from cairn.projections.schotten_totten.state import State, Stone
from cairn.service.rules.schotten_totten.claims import requirement, unseen_clan_cards
from cairn.service.rules.schotten_totten.formations import (
    COLOUR,
    COLOUR_RUN,
    OF_A_KIND,
    RUN,
    SUM,
    Makeup,
    Requirement,
    completable_runs,
    makeup,
    strength,
)
from cairn.workers.search.shares import total

OWNED = 10.0
"""The value of an owned stone. An open stone counts a share of it, by the promise of both sides."""

ROW = 3.0
"""The bonus for two neighbouring stones of the same seat, as three adjacent stones win."""

WON = 1000.0
"""The value of a point of the match."""

TURN = 3.0
"""The value of having the turn with a card still to be played."""

IN_HAND = {
    "joker": 2.5,
    "traitor": 2.0,
    "banshee": 1.5,
    "spy": 1.5,
    "recruiter": 1.0,
    "shield_bearer": 1.0,
    "strategist": 1.0,
    "blind_mans_bluff": 0.8,
    "mud_fight": 0.8,
}
"""The value of a tactic card in hand. Only the best two count, and each more costs room for clan cards."""

_MISSED = {one: [float(Fraction(share) ** ways) for ways in range(55)] for one, share in ((True, 0.55), (False, 0.75))}
"""The rough chance that none of n ways comes true, by whether one card is needed; there are 54 cards.

C libraries differ in the last bit of a power, so it is computed exactly, and rounded once.
"""

_VALUE_OF_KIND = {SUM: 0.0, RUN: 0.35, COLOUR: 0.5, OF_A_KIND: 0.8, COLOUR_RUN: 1.0}


def evaluate(state: State, seat: int) -> float:
    """Return the value of a position for a seat. The other seat's value counts as much against it."""
    won = WON * (state.points[seat] - state.points[1 - seat])
    if state.phase == "over":
        return won
    unseen = _counted(unseen_clan_cards(state))
    shares = [_share_of_stone(stone, seat, unseen) for stone in state.stones]
    rows = total((a * b if a > 0 else -a * b) for a, b in pairwise(shares) if a * b > 0)
    turn = (TURN if state.turn == seat else -TURN) if state.phase == "play" else 0.0
    hands = _value_of_hand(state, seat), _value_of_hand(state, 1 - seat)
    return won + OWNED * total(shares) + ROW * rows + turn + hands[0] - hands[1]


def _value_of_hand(state: State, seat: int) -> float:
    """Return the value of a hand: a little for high clan cards, more for playable tactic cards."""
    return value_of_tactic_cards(state, seat) + sum(value(card) for card in state.hands[seat] if card) / 50


def value_of_tactic_cards(state: State, seat: int) -> float:
    """Return the value of a seat's playable tactic cards, less the cost of their number."""
    held = [IN_HAND[card] for card in state.tactic_hands[seat] if card and not (card == "joker" and state.jokers[seat])]
    return total(sorted(held)[-2:]) - 0.5 * max(0, len(state.tactic_hands[seat]) - 2)


class Unseen:
    """The clan cards that do not lie face up, counted."""

    def __init__(self, cards: frozenset[ClanCard]) -> None:
        self.cards = cards
        self.of_value = [0] * (len(VALUES) + 1)
        self.of_colour = dict.fromkeys(COLOURS, 0)
        for card in self.cards:
            self.of_value[value(card)] += 1
            self.of_colour[colour(card)] += 1


@lru_cache(maxsize=1024)
def _counted(cards: frozenset[ClanCard]) -> Unseen:
    return Unseen(cards)


def _share_of_stone(stone: Stone, seat: int, unseen: Unseen) -> float:
    """Return the seat's share of a stone: 1 if it is the seat's, -1 if the other's."""
    if stone.owner is not None:
        return 1.0 if stone.owner == seat else -1.0
    mine, theirs = (_promise_of_side(stone.sides[side], requirement(stone), unseen) for side in (seat, 1 - seat))
    return 0.8 * max(-1.0, min(1.0, mine - theirs))


def promise_of_side(stone: Stone, seat: int, unseen: frozenset[ClanCard]) -> float:
    """Return the strength of a seat's side, or its potential with unseen cards: 0 to about 1.6."""
    return _promise_of_side(stone.sides[seat], requirement(stone), _counted(unseen))


@lru_cache(maxsize=65536)
def _promise_of_side(side: tuple[Troop, ...], needed: Requirement, unseen: Unseen) -> float:
    lacking = needed.cards - len(side)
    if needed.totals_only:
        return (makeup(side).highest_total + 5.5 * lacking) / (7 * needed.cards) if side else 0.6
    if lacking <= 0:
        kind, points = strength(side)
        return _VALUE_OF_KIND[kind] + 0.3 + points / 100
    if not side:
        return 0.3
    prospects = _prospects(side, lacking)
    best = 0.1
    if prospects.runs:
        fewest = max(min(unseen.of_value[v] for v in missing) for missing in prospects.runs)
        best = max(best, _VALUE_OF_KIND[RUN] * _likelihood(fewest, lacking))
    for name in prospects.colours:
        best = max(best, _VALUE_OF_KIND[COLOUR] * _likelihood(unseen.of_colour[name] - lacking + 1, lacking))
        ways = sum(all(f"{name}-{v}" in unseen.cards for v in missing) for missing in prospects.runs)
        best = max(best, _VALUE_OF_KIND[COLOUR_RUN] * _likelihood(ways, lacking))
    for v in prospects.values:
        best = max(best, _VALUE_OF_KIND[OF_A_KIND] * _likelihood(unseen.of_value[v] - lacking + 1, lacking))
    return best + needed.cards * prospects.average / 100


class Prospects(NamedTuple):
    """The potential of an incomplete side.

    `average` is its average value. `colours` and `values` are those that all its cards can have. `runs` has for each
    run the missing values.
    """

    average: float
    colours: tuple[str, ...]
    values: tuple[int, ...]
    runs: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=65536)
def _prospects(side: tuple[Troop, ...], lacking: int) -> Prospects:
    made_of = makeup(side)
    return Prospects(
        average=made_of.highest_total / len(side),
        colours=(made_of.colours or COLOURS) if len(made_of.colours) <= 1 else (),
        values=tuple(_common_values(side, made_of)),
        runs=tuple(missing for _, ways in completable_runs(made_of, lacking) for missing in ways),
    )


def _common_values(side: tuple[Troop, ...], made_of: Makeup) -> Iterable[int]:
    """Return the values that all cards of a side can have."""
    able = [set(made_of.values)] if made_of.values else []
    able.extend(set(WILD[card]) for card in side if card in WILD)
    return set.intersection(*able) if len(set(made_of.values)) <= 1 else ()


def _likelihood(ways: int, need: int) -> float:
    """Return a rough chance that one of `ways` ways to get the needed cards comes true."""
    return 0.0 if ways <= 0 else 1.0 - _MISSED[need == 1][ways]
