"""Schotten Totten: a side's chances to become each kind of formation, from a hand and a deck.

Sets of clan cards are integers, a bit for each card: counting the intersection of two sets is fast.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from cairn.events.schotten_totten.pieces import CARDS, COLOURS, VALUES, WILD, Card, Troop, colour, value
from cairn.service.rules.schotten_totten.formations import (
    COLOUR,
    COLOUR_RUN,
    OF_A_KIND,
    RUN,
    SUM,
    Requirement,
    Strength,
    completable_runs,
    makeup,
    strength,
)
from cairn.workers.search.shares import total

_BIT = {card: 1 << place for place, card in enumerate(CARDS)}
OF_VALUE = {v: sum(bit for card, bit in _BIT.items() if value(card) == v) for v in VALUES}
OF_COLOUR = {name: sum(bit for card, bit in _BIT.items() if colour(card) == name) for name in COLOURS}
ALL = sum(_BIT.values())
"""Every clan card."""

FROM_HAND = (1.0, 0.9, 0.8, 0.7, 0.6)
"""The chance that n cards of the hand come to lie at the intended place."""

DRAWS = 10
"""Draws of a seat before a side is decided, if the deck has as many for it."""


class Worths(NamedTuple):
    """Weights of an incomplete side's potential, fitted to who got the stone in self-play.

    The difference of two sides is the logarithm of the odds. `total` is for each point of the expected total, as a
    share of 11 for each card.
    """

    colour_run: float
    of_a_kind: float
    colour: float
    run: float
    total: float
    anyway: float


LACKING_ONE = Worths(5.3, 4.2, 2.9, 1.6, 3.1, -3.0)
LACKING_MORE = Worths(3.6, 2.4, 1.2, 0.0, 4.3, -2.4)
EMPTY = 1.65
"""The promise of an empty side."""

POINT = 0.4
"""The promise of a point of the expected total where only totals count."""

USUAL = 5.5
"""The expected value of a card that is still to be played."""


@lru_cache(maxsize=65536)
def bits(cards: Sequence[Card | None]) -> int:
    """Return the set of the clan cards among some cards."""
    return sum(_BIT.get(card or "", 0) for card in cards)


class Luck:
    """Probabilities of draws. `all_of[n]` is the chance to get all of n cards; `of[n][m]` n or more of m."""

    __slots__ = ("all_of", "of")

    def __init__(self, all_of: tuple[float, ...], of: tuple[tuple[float, ...], ...]) -> None:
        self.all_of = all_of
        self.of = of


@lru_cache(maxsize=4096)
def luck_of(in_deck: int, held: int, others: int) -> Luck:
    """Return the probabilities of a seat's draws of cards that are not visible.

    Of these cards `in_deck` are in the deck, `held` in its hand, and `others` in the other's.
    """
    q = (min(DRAWS, (in_deck + 1) // 2) + held) / max(1, in_deck + held + others)
    all_of = [1.0]
    for _ in range(4):
        all_of.append(all_of[-1] * q)
    exactly = [1.0, 0.0, 0.0, 0.0, 0.0]
    of: list[list[float]] = [[], [], [], [], []]
    for _ in range(len(CARDS) + 1):
        for n in range(5):
            of[n].append(max(0.0, 1.0 - total(exactly[:n])))
        exactly = [exactly[n] * (1 - q) + (exactly[n - 1] * q if n else 0.0) for n in range(5)]
    return Luck(tuple(all_of), tuple(map(tuple, of)))


class Outlook:
    """The potential of a side: its missing cards, its highest total, and sets of cards for each kind.

    `colour_runs` are the sets that would complete one. `values` and `colours` are sets from which it needs as many
    cards as it lacks. `runs` are, for each run, a set for each value that it lacks. `relevant` is the union of these.
    """

    __slots__ = ("colour_runs", "colours", "lacking", "relevant", "runs", "total", "values")

    def __init__(
        self,
        lacking: int,
        total: int,
        colour_runs: tuple[int, ...],
        values: tuple[int, ...],
        colours: tuple[int, ...],
        runs: tuple[tuple[int, ...], ...],
    ) -> None:
        self.lacking = lacking
        self.total = total
        self.colour_runs = colour_runs
        self.values = values
        self.colours = colours
        self.runs = runs
        self.relevant = 0
        for cards in (*values, *colours, *chain(*runs)):
            self.relevant |= cards


@lru_cache(maxsize=65536)
def outlook(side: tuple[Troop, ...], needed: int) -> Outlook:
    """Return the potential of an incomplete side."""
    lacking = needed - len(side)
    made_of = makeup(side)
    colours = (made_of.colours or COLOURS) if len(made_of.colours) <= 1 else ()
    missing = [way for _, ways in completable_runs(made_of, lacking) for way in ways]
    able = [set(made_of.values)] if made_of.values else []
    able.extend(set(WILD[card]) for card in side if card in WILD)
    common = sorted(set.intersection(*able)) if able and len(set(made_of.values)) <= 1 else ()
    colour_runs = tuple(sum(_BIT[f"{name}-{v}"] for v in way) for name in colours for way in missing)
    of_values = tuple(OF_VALUE[v] for v in common)
    of_colours = tuple(OF_COLOUR[name] for name in colours)
    runs = tuple(tuple(OF_VALUE[v] for v in way) for way in missing)
    return Outlook(lacking, made_of.highest_total, colour_runs, of_values, of_colours, runs)


def kinds(side: Outlook, hand: int, deck: int, luck: Luck) -> tuple[float, float, float, float]:
    """Return the chances that a side becomes each kind: colour run, of a kind, colour, run."""
    lacking, of = side.lacking, luck.of
    missed = 1.0
    for cards in side.colour_runs:
        need = cards & ~hand
        if not need & ~deck:
            n = need.bit_count()
            missed *= 1.0 - luck.all_of[n] * FROM_HAND[lacking - n]
    colour_run = 1.0 - missed
    missed = 1.0
    for cards in side.values:
        n = max(0, lacking - (cards & hand).bit_count())
        missed *= 1.0 - of[n][(cards & deck).bit_count()] * FROM_HAND[lacking - n]
    of_a_kind = 1.0 - missed
    one_colour = 0.0
    for cards in side.colours:
        n = max(0, lacking - (cards & hand).bit_count())
        p = of[n][(cards & deck).bit_count()] * FROM_HAND[lacking - n]
        if p > one_colour:
            one_colour = p
    run = 0.0
    for way in side.runs:
        p = 1.0
        for cards in way:
            p *= FROM_HAND[1] if cards & hand else of[1][(cards & deck).bit_count()]
        if p > run:
            run = p
    return colour_run, of_a_kind, one_colour, run


def promise(cards: tuple[Troop, ...], needed: Requirement, hand: int, deck: int, luck: Luck) -> float:
    """Return the promise of an incomplete side."""
    if not cards:
        return (POINT * (USUAL + 1) * needed.cards) if needed.totals_only else EMPTY
    side = outlook(cards, needed.cards)
    return _promise(side, needed, hand & side.relevant, deck & side.relevant, luck)


@lru_cache(maxsize=65536)
def _promise(side: Outlook, needed: Requirement, hand: int, deck: int, luck: Luck) -> float:
    expected = side.total + USUAL * side.lacking
    if needed.totals_only:
        return POINT * (expected + side.lacking)
    worth = LACKING_ONE if side.lacking == 1 else LACKING_MORE
    colour_run, of_a_kind, one_colour, run = kinds(side, hand, deck, luck)
    promised = one_colour * worth.colour + (1.0 - one_colour) * run * worth.run
    promised = colour_run * worth.colour_run + (1.0 - colour_run) * (
        of_a_kind * worth.of_a_kind + (1.0 - of_a_kind) * promised
    )
    return promised + worth.total * expected / (11 * needed.cards) + worth.anyway


def chance_to_beat(
    cards: tuple[Troop, ...], needed: Requirement, other: Strength, hand: int, deck: int, luck: Luck
) -> float:
    """Return the chance that an incomplete side becomes stronger than a complete one."""
    side = outlook(cards, needed.cards)
    if side.lacking == 1:
        beating = beating_cards(cards, needed, other)
        return FROM_HAND[1] if beating & hand else luck.of[1][(beating & deck).bit_count()]
    kind, to_beat = other
    if needed.totals_only:
        return max(0.0, min(0.9, 0.5 + (side.total + 6.5 * side.lacking - to_beat) / 12))
    missed = 1.0
    chances = kinds(side, hand, deck, luck)
    for place, reached in enumerate((COLOUR_RUN, OF_A_KIND, COLOUR, RUN)):
        if reached > kind:
            missed *= 1.0 - chances[place]
        elif reached == kind:
            missed *= 1.0 - 0.5 * chances[place]
    if kind == SUM:
        missed *= max(0.1, min(1.0, 0.5 + (to_beat - side.total - 6.5 * side.lacking) / 12))
    return 1.0 - missed


@lru_cache(maxsize=65536)
def beating_cards(cards: tuple[Troop, ...], needed: Requirement, other: Strength) -> int:
    """Return the cards each of which would make a side that lacks one stronger than another."""
    return sum(bit for card, bit in _BIT.items() if strength((*cards, card), needed.totals_only) > other)
