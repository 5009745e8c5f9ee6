"""Formations and the claim proof: what a side is worth, and whether any completion of the other could beat it."""

from collections.abc import Collection, Iterator, Sequence

from events.schotten_totten import CARDS, COLOURS, VALUES, Card, colour, value

SIDE = 3
"""How many cards make a side complete."""

KINDS = ("sum", "run", "colour", "three of a kind", "colour run")
"""The kinds of formation, the weakest first (ST-11)."""

SUM, RUN, COLOUR, THREE_OF_A_KIND, COLOUR_RUN = range(5)

Strength = tuple[int, int]
"""A complete side's place in `KINDS`, then its total: more is stronger (ST-11, ST-12)."""

_HIGH_FIRST = sorted(CARDS, key=lambda card: (-value(card), card))
_OF_VALUE = {v: [card for card in CARDS if value(card) == v] for v in VALUES}
_OF_COLOUR = {name: [card for card in _HIGH_FIRST if colour(card) == name] for name in COLOURS}
_RUNS = [range(low, low + SIDE) for low in range(len(VALUES) - SIDE + 1, 0, -1)]
_COLOUR_RUNS = {name: [[f"{name}-{v}" for v in run] for run in _RUNS] for name in COLOURS}
_ALL_COLOUR_RUNS = [runs[place] for place in range(len(_RUNS)) for runs in _COLOUR_RUNS.values()]


def strength(side: Sequence[Card]) -> Strength:
    """Return what a complete side is worth; the order of placing does not matter."""
    values = sorted(map(value, side))
    one_colour = len(set(map(colour, side))) == 1
    run = values == list(range(values[0], values[0] + len(values)))
    if one_colour:
        kind = COLOUR_RUN if run else COLOUR
    elif values[0] == values[-1]:
        kind = THREE_OF_A_KIND
    else:
        kind = RUN if run else SUM
    return kind, sum(values)


def refutation(mine: Sequence[Card], theirs: Sequence[Card], unseen: Collection[Card]) -> list[Card] | None:
    """Return cards among the unseen that would complete `theirs` so that it beats `mine`, or None: then it is proven.

    `theirs` is incomplete, and none of its cards is among the unseen. A tie does not beat (ST-13), and a side that the
    unseen cards cannot complete beats nothing (ST-09). Each kind of formation that could win is built as strong as it
    can be, so the answer is exact without trying completions.
    """
    kind, total = strength(mine)
    need = SIDE - len(theirs)
    held = sum(map(value, theirs))
    if len(unseen) < need:
        return None
    for stronger in range(COLOUR_RUN, kind - 1, -1):
        for completion in _BUILD[stronger](theirs, need, unseen):
            if stronger > kind or held + sum(map(value, completion)) > total:
                return completion
    return None


def _colour_runs(theirs: Sequence[Card], need: int, unseen: Collection[Card]) -> Iterator[list[Card]]:
    """Yield the completions to a colour run, the highest first."""
    names = set(map(colour, theirs))
    if len(names) > 1:
        return
    for run in _COLOUR_RUNS[names.pop()] if names else _ALL_COLOUR_RUNS:
        missing = [card for card in run if card in unseen]
        if len(missing) == need and (not theirs or all(card in run for card in theirs)):
            yield missing
            return


def _threes(theirs: Sequence[Card], need: int, unseen: Collection[Card]) -> Iterator[list[Card]]:
    """Yield the highest completion to three of a kind."""
    values = set(map(value, theirs))
    if len(values) > 1:
        return
    for v in values or reversed(VALUES):
        fitting = [card for card in _OF_VALUE[v] if card in unseen]
        if len(fitting) >= need:
            yield fitting[:need]
            return


def _colours(theirs: Sequence[Card], need: int, unseen: Collection[Card]) -> Iterator[list[Card]]:
    """Yield each colour's highest completion to one colour."""
    names = set(map(colour, theirs))
    if len(names) > 1:
        return
    for name in names or COLOURS:
        fitting = [card for card in _OF_COLOUR[name] if card in unseen]
        if len(fitting) >= need:
            yield fitting[:need]


def _runs(theirs: Sequence[Card], need: int, unseen: Collection[Card]) -> Iterator[list[Card]]:
    """Yield the highest completion to a run."""
    values = list(map(value, theirs))
    for run in _RUNS:
        missing = [v for v in run if v not in values]
        if len(missing) == need:
            fitting = [next((card for card in _OF_VALUE[v] if card in unseen), None) for v in missing]
            completion = [card for card in fitting if card is not None]
            if len(completion) == need:
                yield completion
                return


def _sums(theirs: Sequence[Card], need: int, unseen: Collection[Card]) -> Iterator[list[Card]]:
    """Yield the highest completion to anything."""
    yield [card for card in _HIGH_FIRST if card in unseen][:need]


_BUILD = {COLOUR_RUN: _colour_runs, THREE_OF_A_KIND: _threes, COLOUR: _colours, RUN: _runs, SUM: _sums}
