"""Formations and the claim proof: what a side is worth, and whether any completion of the other could beat it."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import NamedTuple

from events.schotten_totten.pieces import CARDS, COLOURS, VALUES, WILD, ClanCard, Troop, colour, value

KINDS = ("sum", "run", "colour", "of a kind", "colour run")
"""The kinds of formation, the weakest first (ST-11)."""

SUM, RUN, COLOUR, OF_A_KIND, COLOUR_RUN = range(5)

Strength = tuple[int, int]
"""A complete side's place in `KINDS`, then its total: more is stronger (ST-11, ST-12)."""


class Terms(NamedTuple):
    """What a stone asks for: how many cards make a side complete, and whether only totals count (ST-50 to ST-52)."""

    need: int
    totals_only: bool


BASE = Terms(3, False)
"""What a stone without a combat mode asks for."""

Completion = tuple[list[ClanCard], int]
"""Cards that complete a side, and its total then."""

_HIGH_FIRST = sorted(CARDS, key=lambda card: (-value(card), card))
_OF_VALUE = {v: [card for card in CARDS if value(card) == v] for v in VALUES}
_OF_COLOUR = {name: [card for card in _HIGH_FIRST if colour(card) == name] for name in COLOURS}


@lru_cache(maxsize=65536)
def _strength(side: tuple[Troop, ...], totals_only: bool) -> Strength:
    taken = parts(side)
    if totals_only:
        return SUM, taken.held
    return max(_formation(sorted((*taken.values, *wild)), len(taken.colours) <= 1) for wild in taken.wilds)


def strength(side: Sequence[Troop], totals_only: bool = False) -> Strength:
    """Return what a complete side is worth, each wild standing for what makes it strongest (ST-43).

    Where `totals_only`, formations do not count (ST-50).
    """
    return _strength(tuple(side), totals_only)


def _formation(values: list[int], one_colour: bool) -> Strength:
    """Return a formation's place and total; its values are sorted, and wilds take any colour."""
    run = all(high == low + 1 for low, high in pairwise(values))
    if run:
        kind = COLOUR_RUN if one_colour else RUN
    elif values[0] == values[-1]:
        kind = OF_A_KIND
    else:
        kind = COLOUR if one_colour else SUM
    return kind, sum(values)


class Parts(NamedTuple):
    """A side taken apart: its clan cards' values and colours, every choice of its wilds' values, its highest total."""

    values: tuple[int, ...]
    colours: tuple[str, ...]
    wilds: tuple[tuple[int, ...], ...]
    held: int


@lru_cache(maxsize=65536)
def parts(side: tuple[Troop, ...]) -> Parts:
    """Return a side taken apart."""
    clan = [card for card in side if card not in WILD]
    wilds = tuple(product(*(WILD[card] for card in side if card in WILD)))
    values = tuple(map(value, clan))
    return Parts(values, tuple(sorted(set(map(colour, clan)))), wilds, sum(values) + sum(wilds[0]))


def refutation(
    mine: Sequence[Troop], theirs: Sequence[Troop], unseen: Collection[ClanCard], terms: Terms = BASE
) -> list[ClanCard] | None:
    """Return cards among the unseen that would complete `theirs` so that it beats `mine`, or None: then it is proven.

    `theirs` is incomplete, and none of its cards is among the unseen. A tie does not beat (ST-13), and a side that the
    unseen cards cannot complete beats nothing (ST-09). Each kind of formation that could win is built as strong as it
    can be, so the answer is exact without trying completions.
    """
    kind, total = strength(mine, terms.totals_only)
    lacking = terms.need - len(theirs)
    if len(unseen) < lacking:
        return None
    taken = parts(tuple(theirs))
    for stronger in (SUM,) if terms.totals_only else range(COLOUR_RUN, kind - 1, -1):
        for completion, reached in _BUILD[stronger](taken, lacking, unseen):
            if stronger > kind or reached > total:
                return completion
    return None


@lru_cache(maxsize=65536)
def completable_runs(side: Parts, lacking: int) -> tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]:
    """Return, for each run that a side can still become, the highest first, its total and what values it may lack."""
    need = len(side.values) + len(side.wilds[0]) + lacking
    gaps = []
    for low in range(len(VALUES) - need + 1, 0, -1):
        run = set(range(low, low + need))
        held = [{*side.values, *wild} for wild in side.wilds]
        missing = {tuple(sorted(run - had)) for had in held if had <= run and len(had) == need - lacking}
        if missing:
            gaps.append((sum(run), tuple(sorted(missing))))
    return tuple(gaps)


def _colour_runs(side: Parts, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    """Yield the highest completion to a colour run."""
    if len(side.colours) > 1:
        return
    for total, ways in completable_runs(side, lacking):
        for name in side.colours or COLOURS:
            for missing in ways:
                cards = [f"{name}-{v}" for v in missing]
                if all(card in unseen for card in cards):
                    yield cards, total
                    return


def _of_a_kind(side: Parts, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    """Yield the highest completion to cards of one value."""
    for v in reversed(VALUES):
        if any({*side.values, *wild} <= {v} for wild in side.wilds):
            fitting = [card for card in _OF_VALUE[v] if card in unseen]
            if len(fitting) >= lacking:
                yield fitting[:lacking], v * (len(side.values) + len(side.wilds[0]) + lacking)
                return


def _colours(side: Parts, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    """Yield each colour's highest completion to one colour."""
    if len(side.colours) > 1:
        return
    for name in side.colours or COLOURS:
        fitting = [card for card in _OF_COLOUR[name] if card in unseen][:lacking]
        if len(fitting) == lacking:
            yield fitting, side.held + sum(map(value, fitting))


def _runs(side: Parts, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    """Yield the highest completion to a run."""
    for total, ways in completable_runs(side, lacking):
        for missing in ways:
            fitting = [next((card for card in _OF_VALUE[v] if card in unseen), None) for v in missing]
            completion = [card for card in fitting if card is not None]
            if len(completion) == lacking:
                yield completion, total
                return


def _sums(side: Parts, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    """Yield the highest completion to anything."""
    fitting = [card for card in _HIGH_FIRST if card in unseen][:lacking]
    yield fitting, side.held + sum(map(value, fitting))


_BUILD = {COLOUR_RUN: _colour_runs, OF_A_KIND: _of_a_kind, COLOUR: _colours, RUN: _runs, SUM: _sums}
