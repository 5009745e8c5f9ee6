"""Pairs of two by maximum weight matching, as in Swiss systems.

Costs by priority, each minimised over all pairs together:

1. two meet who have met before, or a participant gets another bye;
2. the square of a difference in points, also of a bye's participant to the last one;
3. both have started more often than not, or both less often;
4. those level on points do not meet in order, upper half against lower half (FIDE Handbook, C.04.3);
5. a hash of both lots and the round, which makes the best matching unique.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

from cairn.projections.series import State
from cairn.projections.series.ranking import count_meetings
from cairn.service.deciding.formats.round import Round, order_seats

_HASH, _HALVES, _BEGINS, _POINTS, _MET = 0, 56, 76, 92, 122
"""The bit offset of each cost: the sum of a cost over all pairs never reaches the next."""
_LARGEST = 1 << 140

NO_OPPONENT = -1
"""The partner of a participant with a bye."""


def match_pairs(order: Sequence[int], points: Sequence[int], state: State, *, again: bool = False) -> Round:
    """Return the pairs of the participants in `order`, which is by rank; one has a bye if their number is odd.

    With `again`, two may meet who have met before, but not in the last game of both.
    """
    from networkx import Graph, max_weight_matching  # slow to load, and few processes pair

    graph, everybody = Graph(), [*order, *([NO_OPPONENT] if len(order) % 2 else [])]
    before = _last_met(state) if again else count_meetings(state)
    begun = {place: _begun(state, place) for place in order}
    halves = _halves(order, points)
    lots = {place: state.lot(place) for place in order}
    lowest = min((points[place] for place in order), default=0)
    byes = [bye.place for bye in state.byes]
    for at, first in enumerate(order):
        for second in everybody[at + 1 :]:
            if second == NO_OPPONENT:
                cost = byes.count(first) << _MET | (points[first] - lowest) ** 2 << _POINTS
                cost |= (len(order) - 1 - at) << _HALVES
            else:
                cost = before[frozenset((first, second))] << _MET
                cost |= (points[first] - points[second]) ** 2 << _POINTS
                cost |= (begun[first] * begun[second] > 0) << _BEGINS
                if points[first] == points[second]:
                    cost |= abs(halves[second] - halves[first] - halves[-1 - points[first]]) << _HALVES
            cost |= _hashed(state.round, lots[first], lots.get(second, NO_OPPONENT)) << _HASH
            graph.add_edge(first, second, weight=_LARGEST - cost)
    pairs = [{*pair} for pair in max_weight_matching(graph, maxcardinality=True)]
    places = {place: at for at, place in enumerate(order)}
    groups = sorted(tuple(sorted(pair - {NO_OPPONENT}, key=places.__getitem__)) for pair in pairs)
    groups.sort(key=lambda group: places[group[0]])
    tables = tuple(order_seats(group, state) for group in groups if len(group) == 2)
    return Round(tables, tuple(group[0] for group in groups if len(group) == 1))


def _begun(state: State, place: int) -> int:
    """Return how much more often a participant has started than not."""
    sat = [table.places[0] == place for table in state.tables if place in table.places]
    return 2 * sum(sat) - len(sat)


def _halves(order: Sequence[int], points: Sequence[int]) -> dict[int, int]:
    """Return each rank within those level on points, and half of the number of these, by -1 - points."""
    halves, count = dict[int, int](), dict[int, int]()
    for place in order:
        halves[place] = count.get(points[place], 0)
        count[points[place]] = halves[place] + 1
    return halves | {-1 - score: number // 2 for score, number in count.items()}


def _last_met(state: State) -> Counter[frozenset[int]]:
    last = {place: table for table in state.tables for place in table.places}
    pairs = [frozenset(table.places) for table in last.values()]
    return Counter({pair: 1 for pair in pairs if pairs.count(pair) == len(pair)})


def _hashed(number: int, first: int, second: int) -> int:
    """Return 48 bits of the SHA-256 of a round and two lots, the lower one first."""
    low, high = sorted((first, second))
    return int.from_bytes(sha256(f"{number}:{low}:{high}".encode()).digest()[:6])
