"""Tables of three and more, with meetings spread as evenly as possible.

The lowest-ranked of those with the fewest byes get the byes. The others are seated by rank; then pairs are exchanged
while that reduces the cost: for each two at a table the square of their number of meetings, and, if points count, of
their difference in points.
"""

from collections.abc import Sequence
from itertools import combinations

from cairn.projections.series import State
from cairn.projections.series.ranking import count_meetings
from cairn.service.deciding.formats.round import Round, order_seats

_MET = 1_000_000
"""The cost of a first meeting, relative to a squared difference of one point."""
_PASSES = 8
"""Maximum number of passes over all exchanges."""


def form_groups(order: Sequence[int], points: Sequence[int], seats: int, state: State) -> Round:
    """Return the tables of the participants in `order`, which is by rank."""
    had = [bye.place for bye in state.byes]
    last_first = sorted(range(len(order)), key=lambda at: (had.count(order[at]), -at))
    resting = {order[at] for at in last_first[: len(order) % seats]}
    playing = [place for place in order if place not in resting]
    before = count_meetings(state)
    cost = {
        frozenset(pair): before[frozenset(pair)] ** 2 * _MET + (points[pair[0]] - points[pair[1]]) ** 2
        for pair in combinations(playing, 2)
    }
    tables = [playing[at : at + seats] for at in range(0, len(playing), seats)]

    def cost_of(place: int, others: Sequence[int], without: int) -> int:
        return sum(cost[frozenset((place, other))] for other in others if other != without)

    for _ in range(_PASSES):
        is_better = False
        for one, two in combinations(tables, 2):
            for at in range(seats):
                for to in range(seats):
                    first, second = one[at], two[to]
                    now = cost_of(first, one, first) + cost_of(second, two, second)
                    if cost_of(second, one, first) + cost_of(first, two, second) < now:
                        one[at], two[to], is_better = second, first, True
        if not is_better:
            break
    byes = tuple(place for place in order if place in resting)
    return Round(tuple(order_seats(tuple(table), state) for table in tables), byes)
