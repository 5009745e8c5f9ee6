"""Elimination: players are out after one lost match, or after two. A drawn game is repeated with seats reversed.

In a single elimination the lots make a bracket: the first meets the last, and a player without an opponent advances. In
a double elimination the undefeated meet each other, and so do those with one loss; finally the last two meet.
"""

from cairn.projections.series import State
from cairn.projections.series.ranking import alive, losses, matches_of
from cairn.projections.table import Table
from cairn.service.deciding.formats.matching import Round, match_pairs, order_seats


def bracket_of(places: int) -> list[int]:
    """Return the order of `places`, a power of two, in a bracket: neighbours meet."""
    order = [0]
    while len(order) < places:
        order = [at for seed in order for at in (seed, 2 * len(order) - 1 - seed)]
    return order


def single(state: State, table: Table) -> Round | None:
    """Return the next round of a single elimination; None if a single player is left."""
    if again := _again(state):
        return again
    remaining = alive(state, table)
    if len(remaining) < 2:
        return None
    size = 1 << (len(state.lots) - 1).bit_length()
    level: list[int | None] = [state.lots[lot] if lot < len(state.lots) else None for lot in bracket_of(size)]
    level = [place if place in remaining else None for place in level]
    while True:
        pairs = [(level[at], level[at + 1]) for at in range(0, len(level), 2)]
        tables = [order_seats((one, two), state) for one, two in pairs if one is not None and two is not None]
        if tables:
            byes = [place for pair in pairs for place in pair if place is not None and None in pair]
            return Round(tuple(tables), tuple(byes))
        level = [first if second is None else second for first, second in pairs]


def double(state: State, table: Table) -> Round | None:
    """Return the next round of a double elimination; None if a single player is left."""
    if again := _again(state):
        return again
    remaining, lost = alive(state, table), losses(state)
    if len(remaining) < 2:
        return None
    if len(remaining) == 2:
        return Round((order_seats((remaining[0], remaining[1]), state),))
    tables, byes = list[tuple[int, ...]](), list[int]()
    for number in (0, 1):
        level = [place for place in remaining if lost[place] == number]
        if level:
            paired = match_pairs(level, [0] * (max(state.lots) + 1), state)
            tables += paired.tables
            byes += paired.byes
    return Round(tuple(tables), tuple(byes))


def _again(state: State) -> Round | None:
    going = [match for match in matches_of(state) if match.winner is None]
    return Round(tuple(order_seats(match.places, state) for match in going)) if going else None
