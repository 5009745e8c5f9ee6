"""Formations and the claim proof: the strength of a side, and whether any completion of the other could beat it."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import NamedTuple

from cairn.events.schotten_totten.pieces import CARDS, COLOURS, VALUES, WILD, ClanCard, StandIn, Troop, colour, value

KINDS = ("sum", "run", "colour", "of a kind", "colour run")
"""The kinds of formation, the weakest first (ST-11)."""
SUM, RUN, COLOUR, OF_A_KIND, COLOUR_RUN = range(5)
Strength = tuple[int, int]
"""A complete side's index in `KINDS`, then its total: more is stronger (ST-11, ST-12)."""


class Requirement(NamedTuple):
    """A stone's requirement: the number of cards of a complete side, and whether only totals count (ST-50 to ST-52)."""

    cards: int
    totals_only: bool


WITHOUT_MODES = Requirement(3, False)
Completion = tuple[list[ClanCard], int]
_HIGH_FIRST = sorted(CARDS, key=lambda card: (-value(card), card))
_OF_VALUE = {v: [card for card in CARDS if value(card) == v] for v in VALUES}
_OF_COLOUR = {name: [card for card in _HIGH_FIRST if colour(card) == name] for name in COLOURS}


class Makeup(NamedTuple):
    """The parts of a side. `wild_values` are the values that its elite troops can stand for, the highest first."""

    values: tuple[int, ...]
    colours: tuple[str, ...]
    wild_values: tuple[tuple[int, ...], ...]
    highest_total: int


@lru_cache(maxsize=65536)
def makeup(side: tuple[Troop, ...]) -> Makeup:
    """Return the parts of a side."""
    clan_cards = [card for card in side if card not in WILD]
    wild_values = tuple(product(*(WILD[card] for card in side if card in WILD)))
    values = tuple(map(value, clan_cards))
    return Makeup(values, tuple(sorted(set(map(colour, clan_cards)))), wild_values, sum(values) + sum(wild_values[0]))


def strength(side: Sequence[Troop], totals_only: bool = False) -> Strength:
    """Return the strength of a complete side with the best elite troops (ST-43), or only its total (ST-50)."""
    return _strength(tuple(side), totals_only)


@lru_cache(maxsize=65536)
def _strength(side: tuple[Troop, ...], totals_only: bool) -> Strength:
    made_of = makeup(side)
    if totals_only:
        return SUM, made_of.highest_total
    one_colour = len(made_of.colours) <= 1
    return max(_strength_of_values(sorted((*made_of.values, *wild)), one_colour) for wild in made_of.wild_values)


def stand_ins(side: Sequence[Troop], totals_only: bool = False) -> tuple[StandIn, ...]:
    """Return the card each elite troop of a complete side stands for at its strongest (ST-43)."""
    made_of, best = makeup(tuple(side)), strength(side, totals_only)
    one_colour = len(made_of.colours) <= 1
    fitting = (
        wild
        for wild in made_of.wild_values
        if totals_only or _strength_of_values(sorted((*made_of.values, *wild)), one_colour) == best
    )
    colour = made_of.colours[0] if best[0] in (COLOUR, COLOUR_RUN) and made_of.colours else None
    troops = [card for card in side if card in WILD]
    return tuple(StandIn(troop, value, colour) for troop, value in zip(troops, next(fitting), strict=True))


def _strength_of_values(values: list[int], one_colour: bool) -> Strength:
    """Return a formation's index and total; its values are sorted, and elite troops take any colour."""
    is_run = all(high == low + 1 for low, high in pairwise(values))
    if is_run:
        kind = COLOUR_RUN if one_colour else RUN
    elif values[0] == values[-1]:
        kind = OF_A_KIND
    else:
        kind = COLOUR if one_colour else SUM
    return kind, sum(values)


def refutation(
    mine: Sequence[Troop], theirs: Sequence[Troop], unseen: Collection[ClanCard], needed: Requirement = WITHOUT_MODES
) -> list[ClanCard] | None:
    """Return unseen cards that make `theirs` beat `mine`; None if the claim is proven (ST-09, ST-13).

    `theirs` is incomplete, and none of its cards is unseen. Each kind of formation that could win is built at its
    strongest, so the answer is exact without trying completions.
    """
    kind, total = strength(mine, needed.totals_only)
    lacking = needed.cards - len(theirs)
    if len(unseen) < lacking:
        return None
    made_of = makeup(tuple(theirs))
    for stronger in (SUM,) if needed.totals_only else range(COLOUR_RUN, kind - 1, -1):
        for completion, reached in _BEST_COMPLETIONS[stronger](made_of, lacking, unseen):
            if stronger > kind or reached > total:
                return completion
    return None


def is_refuted(
    mine: tuple[Troop, ...], theirs: tuple[Troop, ...], unseen: frozenset[ClanCard], needed: Requirement = WITHOUT_MODES
) -> bool:
    """Return whether a refutation exists. The cached one of the two sides is checked before a search."""
    sides = mine, theirs, needed
    known = _found.get(sides)
    if known is not None and unseen.issuperset(known):
        return True
    completion = refutation(mine, theirs, unseen, needed)
    if completion is not None:
        if len(_found) >= MAX_FOUND:
            _found.clear()
        _found[sides] = completion
    return completion is not None


MAX_FOUND = 65536
_found: dict[tuple[tuple[Troop, ...], tuple[Troop, ...], Requirement], list[ClanCard]] = {}
"""The last refutation found for sides. It remains valid while its cards are unseen."""


@lru_cache(maxsize=65536)
def completable_runs(side: Makeup, lacking: int) -> tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]:
    """Return, for each run that a side can still become, highest first, its total and the values it may lack."""
    length = len(side.values) + len(side.wild_values[0]) + lacking
    runs = []
    for low in range(len(VALUES) - length + 1, 0, -1):
        run = set(range(low, low + length))
        held = [{*side.values, *wild} for wild in side.wild_values]
        missing = {tuple(sorted(run - had)) for had in held if had <= run and len(had) == length - lacking}
        if missing:
            runs.append((sum(run), tuple(sorted(missing))))
    return tuple(runs)


def _colour_run_completions(side: Makeup, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    if len(side.colours) > 1:
        return
    for total, ways in completable_runs(side, lacking):
        for name in side.colours or COLOURS:
            for missing in ways:
                cards = [f"{name}-{v}" for v in missing]
                if all(card in unseen for card in cards):
                    yield cards, total
                    return


def _of_a_kind_completions(side: Makeup, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    for v in reversed(VALUES):
        if any({*side.values, *wild} <= {v} for wild in side.wild_values):
            fitting = [card for card in _OF_VALUE[v] if card in unseen]
            if len(fitting) >= lacking:
                yield fitting[:lacking], v * (len(side.values) + len(side.wild_values[0]) + lacking)
                return


def _colour_completions(side: Makeup, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    if len(side.colours) > 1:
        return
    for name in side.colours or COLOURS:
        fitting = [card for card in _OF_COLOUR[name] if card in unseen][:lacking]
        if len(fitting) == lacking:
            yield fitting, side.highest_total + sum(map(value, fitting))


def _run_completions(side: Makeup, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    for total, ways in completable_runs(side, lacking):
        for missing in ways:
            fitting = [next((card for card in _OF_VALUE[v] if card in unseen), None) for v in missing]
            completion = [card for card in fitting if card is not None]
            if len(completion) == lacking:
                yield completion, total
                return


def _sum_completions(side: Makeup, lacking: int, unseen: Collection[ClanCard]) -> Iterator[Completion]:
    fitting = [card for card in _HIGH_FIRST if card in unseen][:lacking]
    yield fitting, side.highest_total + sum(map(value, fitting))


_BEST_COMPLETIONS = {
    COLOUR_RUN: _colour_run_completions,
    OF_A_KIND: _of_a_kind_completions,
    COLOUR: _colour_completions,
    RUN: _run_completions,
    SUM: _sum_completions,
}
