"""A round: its tables and its byes."""

from itertools import permutations

from msgspec import Struct

from cairn.projections.series import State


class Round(Struct, frozen=True):
    """The tables of a round, each with the participants by seat, and the participants with a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def order_seats(group: tuple[int, ...], state: State) -> tuple[int, ...]:
    """Return the participants of a table by seat, avoiding seats where they sat before.

    So two participants start equally often, and alternate. Lots break ties, reversed every other round.
    """
    sat = [[0] * len(group) for _ in group]
    last = [-1] * len(group)
    for table in state.tables:
        for seat, place in enumerate(table.places):
            if place in group:
                sat[group.index(place)][seat] += 1
                last[group.index(place)] = seat
    lots = sorted(range(len(group)), key=lambda at: state.lot(group[at]), reverse=bool(state.round % 2))

    def uneven(order: tuple[int, ...]) -> tuple[int, int]:
        counts = [[*sat[at]] for at in range(len(group))]
        for seat, at in enumerate(order):
            counts[at][seat] += 1
        again = sum(last[at] == seat for seat, at in enumerate(order))
        return sum(count * count for of_one in counts for count in of_one), again

    best = min(permutations(lots), key=uneven)
    return tuple(group[at] for at in best)
