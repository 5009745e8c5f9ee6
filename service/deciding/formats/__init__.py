"""The formats of a series: the next pairings from the results so far. Only the lots before are drawn.

A series names their version: a change to pairings needs a new one, and a branch on it, so that all remain provable.
Version 2 pairs a Swiss series by the FIDE (Dutch) System, and one may join it after its start.
"""

from functools import lru_cache
from math import ceil, log2
from typing import Any, Final

from msgspec.structs import astuple

from cairn.events.series import Format
from cairn.projections.series import State, resting, running
from cairn.projections.series.ranking import standings
from cairn.projections.table import Table
from cairn.service.deciding.formats import elimination
from cairn.service.deciding.formats.dutch import pair_dutch
from cairn.service.deciding.formats.matching import Round, berger_round, berger_rounds, form_groups, match_pairs

__all__ = ["DUTCH", "VERSION", "VERSIONS", "Round", "next_round", "pair_dutch", "pair_free", "rounds_of"]
VERSIONS: Final = (1, 2)
VERSION: Final = VERSIONS[-1]
DUTCH: Final = 2
"""The first version with the FIDE (Dutch) System."""


def rounds_of(format: Format, players: int, seats: int, wanted: int) -> int:
    """Return the number of rounds of a series with `players` participants; 0 if it is not known in advance."""
    if format in ("arena", "single_elimination", "double_elimination"):
        return 0
    if wanted:
        return wanted
    if format == "swiss":
        return max(1, ceil(log2(players)))
    return berger_rounds(players) if seats == 2 else ceil((players - 1) / (seats - 1))


def next_round(state: State, table: Table) -> Round | None:
    """Return the next round of a series whose tables all have a result; None if it is over."""
    assert table.series
    match table.series.format:
        case "single_elimination":
            return elimination.single(state, table)
        case "double_elimination":
            return elimination.double(state, table)
    here = running(table)
    if state.round >= state.rounds or len(here) < table.series.seats:
        return None
    if table.series.format == "round_robin" and table.series.seats == 2:
        pairs, byes = berger_round(state.lots, state.round + 1)
        tables = [pair for pair in pairs if {*pair} <= {*here}]
        alone = [place for pair in pairs if len({*pair} & {*here}) == 1 for place in pair if place in here]
        return Round(tuple(tables), tuple([place for place in byes if place in here] + alone))
    return _paired(state, table, [place for place in here if place not in resting(state)])


def pair_free(state: State, table: Table) -> Round | None:
    """Return the next tables of an arena, from all participants without an open table; None if they are too few."""
    assert table.series
    busy = {place for each in state.open_tables for place in each.places}
    here = [place for place in running(table) if place not in busy]
    if len(here) < table.series.seats:
        return None
    return Round(_paired(state, table, here, again=True).tables)


def _paired(state: State, table: Table, here: tuple[int, ...] | list[int], *, again: bool = False) -> Round:
    assert table.series
    standing = {each.place: each for each in standings(state, table)}
    points = [standing[place].points for place in range(len(table.seats))]
    if table.series.format == "round_robin":
        points = [0] * len(points)
    order = sorted(here, key=lambda place: (-points[place], state.lot(place)))
    is_dutch = table.series.format == "swiss" and table.series.formats_version >= DUTCH
    return _paired_once(tuple(order), tuple(points), table.series.seats, again, is_dutch, astuple(state))


@lru_cache(maxsize=4)
def _paired_once(
    order: tuple[int, ...], points: tuple[int, ...], seats: int, again: bool, is_dutch: bool, stored: tuple[Any, ...]
) -> Round:
    """Return the tables of the participants in `order`. The result is cached: a large round takes seconds and is
    decided twice, since the date of the first decision is too old by then."""
    state = State(*stored)
    if seats == 2:
        paired = is_dutch and pair_dutch(state, order, len(points))
        return paired or match_pairs(order, points, state, again=again)
    return form_groups(order, points, seats, state, top_first=is_dutch)
