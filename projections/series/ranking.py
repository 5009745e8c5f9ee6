"""The standings of a series: points, and the tie-breaks between participants with equal points.

A participant gets 2 points for each opponent at the table with a lower rank, and 1 for each with the same rank: so a
win between two is 2, a draw 1. A bye, or a table where all others are absent, gives the points of a win over all of
them. Tables that were not played count for points only, not for tie-breaks.

The tie-breaks are those of chess (FIDE Handbook, C.07), in these units:

- `direct_encounter`: the points from the tables among the tied participants, if all of them have met each other.
- `buchholz`: the sum of the points of all opponents.
- `sonneborn_berger`: for each opponent, twice their points for a better rank, and once for the same rank.
- `wins`: the number of played tables with the sole best rank.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, groupby, permutations
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from cairn.projections.series import SeriesTable, State
from cairn.projections.table import Table

TieBreak = Literal["direct_encounter", "buchholz", "sonneborn_berger", "wins"]

TIE_BREAKS: Final[Mapping[str, tuple[TieBreak, ...]]] = {
    "round_robin": ("direct_encounter", "sonneborn_berger", "wins"),
    "swiss": ("buchholz", "sonneborn_berger", "direct_encounter"),
    "arena": ("wins", "buchholz"),
    "single_elimination": (),
    "double_elimination": (),
}
"""The tie-breaks by format, in their order."""

LIVES: Final[Mapping[str, int]] = {"single_elimination": 1, "double_elimination": 2}
"""The number of lost matches after which a participant is out, by elimination format."""
MAX_DRAWS: Final = 3
"""The number of drawn games in a row after which lots decide a match."""


class Standing(Struct, frozen=True):
    """A participant's rank, 0 being the best, points, and counts of results.

    `tie_breaks` are those of the format, in its order. A table counts as `won` with the sole best rank, as `drawn` with
    a shared best rank, else as `lost`. In an elimination `lost` counts matches, as drawn games are repeated.
    """

    place: int
    rank: int
    points: int
    tie_breaks: tuple[int, ...]
    won: int
    drawn: int
    lost: int
    byes: int


class Match(Struct, frozen=True):
    """The consecutive games of two participants in an elimination; `winner` is None until it is known."""

    places: tuple[int, int]
    rounds: tuple[int, ...]
    winner: int | None

    @property
    def loser(self) -> int | None:
        """The loser, None until it is known."""
        return None if self.winner is None else self.places[self.winner == self.places[0]]


def standings(state: State, table: Table) -> list[Standing]:
    """Return all standings, the best first; participants with equal points and tie-breaks share a rank."""
    assert table.series
    format, participants = table.series.format, range(len(table.seats))
    points = points_of(state, len(table.seats), table.series.seats)
    lost = losses(state) if format in LIVES else Counter[int]()
    known, byes = defaultdict[int, list[SeriesTable]](list), Counter(bye.place for bye in state.byes if not bye.is_half)
    for played_table in state.tables:
        for place in played_table.places if played_table.ranks is not None else ():
            known[place].append(played_table)
    played = _played(state)
    first = _reached(state, table) if format in LIVES else points
    orders = _grouped(participants, first.__getitem__)
    scores = defaultdict[int, list[int]](list)
    for tie_break in TIE_BREAKS[format]:
        refined = list[list[int]]()
        for level in orders:
            scored = _SCORES[tie_break](played, points, level)
            for place in level:
                scores[place].append(scored[place])
            refined += _grouped(level, scored.__getitem__)
        orders = refined
    return [
        Standing(
            place,
            sum(map(len, orders[:number])),
            points[place],
            tuple(scores[place]),
            sum(each.winner == place for each in known[place]),
            sum(_level(each, place) for each in known[place]),
            lost[place] if format in LIVES else sum(not _is_first(each, place) for each in known[place]),
            byes[place],
        )
        for number, level in enumerate(orders)
        for place in level
    ]


def points_of(state: State, places: int, seats: int) -> list[int]:
    """Return the points of all participants, by number."""
    points = [0] * places
    for table in state.tables:
        if table.ranks is not None:
            for seat, place in enumerate(table.places):
                points[place] += table.points(seat)
    for bye in (bye for bye in state.byes if bye.round <= state.round):
        points[bye.place] += bye.points(seats)
    return points


def matches_of(state: State) -> list[Match]:
    """Return the matches of an elimination. A drawn game is repeated; after `MAX_DRAWS` draws lots decide."""
    lot = {place: at for at, place in enumerate(state.lots)}
    matches, going = list[Match](), dict[frozenset[int], list[SeriesTable]]()
    for table in state.tables:
        pair = frozenset(table.places)
        games = going.setdefault(pair, [])
        games.append(table)
        first, second = sorted(table.places, key=lot.__getitem__)
        winner = table.winner
        if winner is None and table.ranks is not None and (table.absent or len(games) == MAX_DRAWS):
            winner = first
        if winner is not None:
            matches.append(Match((first, second), tuple(game.round for game in games), winner))
            del going[pair]
    for games in going.values():
        first, second = sorted(games[0].places, key=lot.__getitem__)
        matches.append(Match((first, second), tuple(game.round for game in games), None))
    return matches


def losses(state: State) -> Counter[int]:
    """Count the lost matches of each participant of an elimination."""
    return Counter(match.loser for match in matches_of(state) if match.loser is not None)


def count_meetings(state: State) -> Counter[frozenset[int]]:
    """Count how often each pair was assigned to the same table, whether they came or not."""
    return Counter(frozenset(pair) for table in state.tables for pair in combinations(table.places, 2))


class _Played(NamedTuple):
    """Played tables: by participant their opponents with 2, 1 or 0 (better, same, lower rank), and their sole wins."""

    met: Mapping[int, Sequence[tuple[int, int]]]
    wins: Mapping[int | None, int]


def _played(state: State) -> _Played:
    met, tables = defaultdict[int, list[tuple[int, int]]](list), [table for table in state.tables if table.was_played]
    for table in tables:
        for (own, rank), (other, theirs) in permutations(zip(table.places, table.ranks or (), strict=True), 2):
            met[own].append((other, 2 * (rank < theirs) + (rank == theirs)))
    return _Played(met, Counter(table.winner for table in tables))


def _direct_encounter(played: _Played, _points: Sequence[int], level: Sequence[int]) -> dict[int, int]:
    members = {*level}
    among = {own: [each for each in played.met[own] if each[0] in members] for own in level}
    pairs = {frozenset((own, other)) for own, met in among.items() for other, _ in met}
    complete = len(pairs) == len(level) * (len(level) - 1) // 2
    return {own: sum(result for _, result in met) if complete else 0 for own, met in among.items()}


def _buchholz(played: _Played, points: Sequence[int], level: Sequence[int]) -> dict[int, int]:
    return {own: sum(points[other] for other, _ in played.met[own]) for own in level}


def _sonneborn_berger(played: _Played, points: Sequence[int], level: Sequence[int]) -> dict[int, int]:
    return {own: sum(points[other] * result for other, result in played.met[own]) for own in level}


def _wins(played: _Played, _points: Sequence[int], level: Sequence[int]) -> dict[int, int]:
    return {own: played.wins[own] for own in level}


_SCORES: Mapping[TieBreak, Callable[[_Played, Sequence[int], Sequence[int]], dict[int, int]]] = {
    "direct_encounter": _direct_encounter,
    "buchholz": _buchholz,
    "sonneborn_berger": _sonneborn_berger,
    "wins": _wins,
}


def alive(state: State, table: Table) -> list[int]:
    """Return the participants who are still in an elimination and have not withdrawn, in the order of their lots."""
    assert table.series
    lost, lives = losses(state), LIVES[table.series.format]
    return [place for place in state.lots if lost[place] < lives and place not in table.left]


def _reached(state: State, table: Table) -> list[int]:
    """Return each participant's last round in an elimination; for those still in it, the round after the present."""
    remaining = {*alive(state, table)}
    last = {place: each.round for each in state.tables for place in each.places}
    return [state.round + 1 if place in remaining else last.get(place, 0) for place in range(len(table.seats))]


def _is_first(table: SeriesTable, place: int) -> bool:
    return (table.ranks or ())[table.places.index(place)] == 0 and place not in table.absent


def _level(table: SeriesTable, place: int) -> bool:
    """Return whether a participant shared the best rank of a table."""
    return _is_first(table, place) and table.winner is None


def _grouped(places: Iterable[int], score: Callable[[int], object]) -> list[list[int]]:
    """Group participants by score, the best first; keep their order within a group."""
    ordered = sorted(places, key=score, reverse=True)  # type: ignore[arg-type]  # scores can be compared
    return [[*level] for _, level in groupby(ordered, key=score)]
