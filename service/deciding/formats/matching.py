"""Rounds: pairs by maximum weight matching, as in Swiss systems, or by Berger tables, and tables of three and more."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations, permutations

from msgspec import Struct

from cairn.projections.series import State
from cairn.projections.series.ranking import count_meetings


class Round(Struct, frozen=True):
    """The tables of a round, each with the participants by seat, and the participants with a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def order_seats(group: tuple[int, ...], state: State) -> tuple[int, ...]:
    """Return a table by seat, so that two participants start equally often, and alternate. Lots break ties."""
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


_HASH, _HALVES, _BEGINS, _POINTS, _MET = 0, 56, 76, 92, 122
"""The bit offset of each cost: the sum of a cost over all pairs never reaches the next."""
_LARGEST = 1 << 140
NO_OPPONENT = -1


def match_pairs(order: Sequence[int], points: Sequence[int], state: State, *, again: bool = False) -> Round:
    """Return the pairs of the participants in `order`, which is by rank; one has a bye if their number is odd.

    Costs by priority, minimised over all pairs: 1. two meet again (with `again`, only in the last game of both), or get
    another bye; 2. the square of a difference in points, also to the last for a bye; 3. both have started more often
    than not, or both less often; 4. those level on points do not meet upper half against lower half, in order (FIDE
    Handbook, C.04.3); 5. a hash of both lots and the round, which makes the best matching unique.
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


_MEETING_COST = 1_000_000  # the cost of a first meeting, relative to a squared difference of one point
_PASSES = 8


def form_groups(order: Sequence[int], points: Sequence[int], seats: int, state: State, *, top_first: bool) -> Round:
    """Return the tables of the participants in `order`, which is by rank. The last with the fewest byes get byes.

    Participants are exchanged between two tables while that reduces the squares of their numbers of meetings, and then
    those of their differences in points: at the higher table first, and at both together without `top_first`. With it,
    points without a game count as a bye.
    """
    had = [bye.place for bye in state.byes if not bye.is_half]
    if top_first:
        had += [place for table in state.tables if table.absent for place in {*table.places} - {*table.absent}]
    last_first = sorted(range(len(order)), key=lambda at: (had.count(order[at]), -at))
    resting = {order[at] for at in last_first[: len(order) % seats]}
    playing = [place for place in order if place not in resting]
    before = count_meetings(state)
    tables = [playing[at : at + seats] for at in range(0, len(playing), seats)]

    def cost_of(place: int, others: Sequence[int], without: int) -> tuple[int, int]:
        beside = [other for other in others if other != without]
        met = sum(before[frozenset((place, other))] ** 2 for other in beside)
        return met, sum((points[place] - points[other]) ** 2 for other in beside)

    def compare(higher: tuple[int, int], lower: tuple[int, int]) -> tuple[int, ...]:
        met, apart = higher[0] + lower[0], (higher[1], lower[1])
        return (met, *apart) if top_first else (met * _MEETING_COST + sum(apart),)

    for _ in range(_PASSES):
        is_better = False
        for one, two in combinations(tables, 2):
            for at in range(seats):
                for to in range(seats):
                    first, second = one[at], two[to]
                    now = compare(cost_of(first, one, first), cost_of(second, two, second))
                    if compare(cost_of(second, one, first), cost_of(first, two, second)) < now:
                        one[at], two[to], is_better = second, first, True
        if not is_better:
            break
    byes = tuple(place for place in order if place in resting)
    return Round(tuple(order_seats(tuple(table), state) for table in tables), byes)


def berger_rounds(players: int) -> int:
    """Return the number of rounds of a round robin of two (FIDE Handbook, C.05, annex 1)."""
    return players - 1 + players % 2


def berger_pairs(players: int, number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round, from 1, of players counted from 0; the starting player is first.

    Of an odd number, one meets the number after the last. After all pairs have met, the other players start.
    """
    even = players + players % 2
    leg, turn = divmod(number - 1, even - 1)
    around, last = even - 1, even - 1
    pivot = turn * (even // 2) % around
    pairs = [(pivot, last) if turn % 2 == 0 else (last, pivot)]
    pairs += [((pivot + step) % around, (pivot - step) % around) for step in range(1, even // 2)]
    return [(second, first) for first, second in pairs] if leg % 2 else pairs


def berger_round(players: Sequence[int], number: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the pairs of a round of these players, and the players with a bye."""
    pairs, byes = list[tuple[int, int]](), list[int]()
    for first, second in berger_pairs(len(players), number):
        if max(first, second) == len(players):
            byes.append(players[min(first, second)])
        else:
            pairs.append((players[first], players[second]))
    return pairs, byes
