"""Swiss pairs by the FIDE (Dutch) System (FIDE Handbook, C.04.3): one maximum weight matching decides by all criteria.

Score groups are paired from the top down. The weight of a pair has a field of bits for each criterion, in their order,
and below them fields for the order of candidates (D.1 to D.3). No sum of a field over all pairs reaches the next one.
The graph of a bracket contains the next score group, so that its floaters are those that suit that group best (C.7).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from itertools import combinations, groupby
from math import inf

from cairn.projections.series import WIN, State
from cairn.projections.series.history import DOWN, UP, History, by_rank, histories
from cairn.service.deciding.formats.matching import Round

Players = Sequence[History]
Pair = tuple[History, History]
Edges = Mapping[tuple[int, int], int]
Order = Callable[[int], int]
ABSOLUTE, STRONG = 3, 2


def may_meet(first: History, second: History, topscore: float) -> bool:
    """Return whether two may meet: C.1, never twice; C.3, they do not both need the same seat, except topscorers."""
    if second.place in first.met:
        return False
    need = first.strength == second.strength == ABSOLUTE and first.wants == second.wants
    return not need or max(first.points, second.points) > topscore


def pair_dutch(state: State, here: Iterable[int], places: int) -> Round | None:
    """Return the next round of the participants `here`; None if none keeps the absolute criteria.

    Topscorers have more than half of all points before the last round (A.7).
    """
    known, topscore = histories(state, places, 2), state.round if state.round + 1 == state.rounds else inf
    ranked = by_rank([known[place] for place in here])
    groups = [[*group] for _, group in groupby(ranked, key=lambda each: each.points)]
    pairs, moved, is_collapsed = list[Pair](), list[History](), False
    while groups:
        residents, *rest = groups
        bracket = _Bracket(moved, residents, rest[0] if rest else [], is_collapsed or not rest, topscore)
        paired = bracket.perfect_pairs() or bracket.pairs()
        taken = {each.place for pair in paired for each in pair}
        floating = [each for each in (*moved, *residents) if each.place not in taken]
        below = [each for group in rest for each in group]
        if not bracket.is_final and not _can_complete([*floating, *below], topscore):
            groups, is_collapsed = [residents, below], True
            continue
        pairs, moved, groups = pairs + paired, floating, rest
    if len(moved) > len(ranked) % 2 or any(each.rested for each in moved):
        return None
    pairs.sort(key=lambda pair: (-pair[0].points, -pair[1].points, pair[0].number))
    return Round(tuple(_seat(*pair) for pair in pairs), tuple(each.place for each in moved))


def _match(edges: Iterable[tuple[int, int, int]]) -> dict[int, int]:
    from networkx import Graph, max_weight_matching  # slow to load, and few processes pair

    graph = Graph()
    graph.add_weighted_edges_from(edges)
    return {first: second for pair in max_weight_matching(graph) for first, second in (pair, pair[::-1])}


def _can_complete(players: Players, topscore: float) -> bool:
    """Return whether all can be paired, but one who has not rested if their number is odd (C.2)."""
    edges = [(a.place, b.place, 1) for a, b in combinations(players, 2) if may_meet(a, b, topscore)]
    if len(players) % 2:
        edges += [(each.place, -1, 1) for each in players if not each.rested]
    return len(_match(edges)) == len(players) + len(players) % 2


def _match_in_order(edges: Edges, upper: Players, lower: Players, width: int, order: Order) -> dict[int, int]:
    """Return the partners of the best matching. Of equal ones it has those of `upper` that are best by the sum of their
    `order`, which has `width` bits, and they meet the highest ranked of `lower`, in order (D.1)."""
    first = {each.place: at for at, each in enumerate(upper)}
    second = {each.place: at for at, each in enumerate(lower)}
    bits, slots = len(lower).bit_length(), len(upper)

    def rank(one: int, other: int) -> int:
        if one not in first or other not in second:
            return 0
        at = first[one]
        return (order(at) << bits * slots) + (len(lower) - second[other] << bits * (slots - 1 - at))

    return _match((*pair, (weight << width + bits * slots) + rank(*pair)) for pair, weight in edges.items())


def _join(fields: Iterable[int], widths: Iterable[int]) -> int:
    return reduce(lambda joined, each: (joined << each[1]) + each[0], zip(fields, widths, strict=True), 0)


class _Bracket:
    """A bracket by rank: those moved down into it, its residents, and the next score group. `is_final` is whether the
    round must be completed here: in the last bracket, and in the penultimate one if the criteria call for it (A.9)."""

    def __init__(self, moved: Players, residents: Players, lower: Players, is_final: bool, topscore: float) -> None:
        self.moved, self.residents, self.is_final, self.topscore = moved, residents, is_final, topscore
        self.players, self.lower = [*moved, *residents, *lower], {each.place for each in lower}
        self.bits = (4 * len(self.players) + 4).bit_length()
        scores, self.floor = {each.points for each in (*moved, *residents)}, residents[-1].points - WIN
        apart = {score - self.floor for score in scores} | {a - b for a in scores for b in scores if a > b}
        self.units = {0: 0} | {each: 1 << self.bits * at for at, each in enumerate(sorted(apart))}
        """By difference in points its unit in a field of differences, of which a larger one outweighs all smaller."""
        wide = self.bits * len(apart)
        self.widths = (0, self.bits, wide, self.bits, wide, *[self.bits] * 8, *[wide] * 4)

    def perfect_pairs(self) -> list[Pair]:
        """Return the first candidate, the upper half against the lower one in order, if it breaks no criterion. Return
        nothing if it does, or if other players matter. It saves the first round of 256 a minute."""
        residents, half, last = self.residents, len(self.residents) // 2, self.residents[-1]
        is_odd = len(residents) % 2 > 0
        if self.moved or residents[0].points != last.points or (self.lower and (self.is_final or is_odd)):
            return []
        pairs = [*zip(residents[:half], residents[half:], strict=False)]
        is_perfect = all(may_meet(a, b, self.topscore) and not a.wants == b.wants != 0 for a, b in pairs)
        return pairs if is_perfect and not (is_odd and (last.rested or DOWN in last.floats)) else []

    def pairs(self) -> list[Pair]:
        """Return the pairs, the higher ranked first: of those moved down, then of the remaining residents."""
        allowed = [pair for pair in combinations(self.players, 2) if may_meet(*pair, self.topscore)]
        edges, last = {(a.place, b.place): self.weigh(a, b) for a, b in allowed}, len(self.moved) - 1
        inside = {each.place: each for each in self.residents}
        partner = _match_in_order(edges, self.moved, self.residents, last + 1, lambda at: 1 << last - at)  # D.3
        pairs = [(each, inside[partner[each.place]]) for each in self.moved if partner.get(each.place) in inside]
        gone = {each.place for pair in pairs for each in pair}
        rest = [each for each in self.residents if each.place not in gone]
        upper, count = sum(partner.get(each.place) in inside for each in rest) // 2, len(rest)

        def exchange(at: int) -> int:
            """D.2: fewest exchanges between the halves, nearest, then lowest of the upper and highest of the lower."""
            exchanged = -(1 << count - upper + at) if at < upper else 1 << count - 1 - at
            return _join((at < upper, -at, exchanged), (self.bits, 2 * self.bits, count + 1))

        edges = {pair: weight for pair, weight in edges.items() if gone.isdisjoint(pair)}
        partner = _match_in_order(edges, rest, rest, 3 * self.bits + count + 1, exchange)
        rank = {each.place: at for at, each in enumerate(rest)}
        of_rest = [(at, rank.get(partner.get(each.place, -1), -1)) for at, each in enumerate(rest)]
        return pairs + [(rest[at], rest[other]) for at, other in of_rest if at < other]

    def weigh(self, first: History, second: History) -> int:
        """Return the weight of a pair by the quality criteria (C.5 to C.19), the higher ranked first."""
        completes, follows = self.is_final * (1 + first.rested + second.rested), not self.is_final
        falls = 0 if first.place in self.lower else self.units[first.points - self.floor]
        if second.place in self.lower:
            return _join((completes, 0, 0, follows, follows * falls, *[0] * 12), self.widths)
        both, pair = falls + self.units[second.points - self.floor], self.units[first.points - second.points]
        is_apart, is_top = first.points > second.points, max(first.points, second.points) > self.topscore
        is_same = first.wants == second.wants != 0
        fields = [completes, 1, both - pair, 0, follows * both]
        fields.append(-(is_top and is_same and min(abs(first.lead), abs(second.lead)) > 1))
        fields.append(-(is_top and is_same and first.is_repeated and second.is_repeated))
        fields += [-is_same, -(is_same and min(first.strength, second.strength) >= STRONG)]
        floats = [*zip(first.floats, second.floats, strict=True)]
        for of_first, of_second in floats:
            fields.append((of_first == DOWN and not is_apart) + (of_second == DOWN))
            fields.append(-(of_second == UP and is_apart))
        for of_first, of_second in floats:
            fields.append((falls - pair * is_apart) * (of_first == DOWN) + (both - falls) * (of_second == DOWN))
            fields.append(-falls * (of_second == UP and is_apart))
        return _join(fields, self.widths)


def _seat(first: History, second: History) -> tuple[int, int]:
    """Return the places of a pair, the higher ranked first, by seat (E.1 to E.5)."""
    one, two = ((each.strength, (each.strength == ABSOLUTE) * abs(each.lead)) for each in (first, second))
    if first.wants * second.wants < 0 or one > two:
        begins = first.wants > 0
    elif one < two:
        begins = second.wants < 0
    else:
        differing = [own for own, other in zip(first.began[::-1], second.began[::-1], strict=False) if own != other]
        begins = not differing[0] if differing else first.wants > 0 if first.wants else first.number % 2 == 1
    return (first.place, second.place) if begins else (second.place, first.place)
