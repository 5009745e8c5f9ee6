"""What each participant of a series has met with so far, as the pairing of the next round needs it.

Terms of the FIDE Handbook, C.04: a round in which one does not play is a downfloat. So is a game against an opponent
with fewer points; for that opponent it is an upfloat. A game that was not played decides no seat and no meeting.
"""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from cairn.projections.series import SeriesTable, State

UP, LEVEL, DOWN = 1, 0, -1


class History(Struct, frozen=True, gc=False):
    """A participant before the next round.

    `number` is their pairing number, from 1. `began` says of each played game whether they had the first seat. `rested`
    is whether they had a bye, or points without a game. `floats` are those of the last round and of the one before.
    """

    place: int
    number: int
    points: int
    began: tuple[bool, ...]
    met: tuple[int, ...]
    rested: bool
    floats: tuple[int, int]

    @property
    def lead(self) -> int:
        """The number of games with the first seat, less those without."""
        return 2 * sum(self.began) - len(self.began)

    @property
    def is_repeated(self) -> bool:
        """Whether the last two games had the same seat."""
        return any(first == second for first, second in pairwise(self.began[-2:]))

    @property
    def wants(self) -> int:
        """The preference: 1 for the first seat, -1 for the other one, 0 before the first game."""
        if abs(self.lead) > 1 or (self.lead and not self.is_repeated):
            return -1 if self.lead > 0 else 1
        return (-1 if self.began[-1] else 1) if self.began else 0

    @property
    def strength(self) -> int:
        """The strength of the preference: 3 absolute, 2 strong, 1 mild, 0 none."""
        if abs(self.lead) > 1 or self.is_repeated:
            return 3
        return 1 + abs(self.lead) if self.began else 0


def pairing_number(state: State, place: int) -> int:
    """Return a participant's pairing number, from 1: by lots; those who joined after the lots follow."""
    if place in state.lots:
        return state.lots.index(place) + 1
    return 1 + place + sum(lot > place for lot in state.lots)


def histories(state: State, places: int, seats: int) -> list[History]:
    """Return the history of all participants, by place."""
    points, rested = [0] * places, {bye.place for bye in state.byes if not bye.is_half}
    floats = [[LEVEL, LEVEL] for _ in range(places)]
    began, met = [list[bool]() for _ in range(places)], [list[int]() for _ in range(places)]
    by_round: list[list[SeriesTable]] = [[] for _ in range(state.round + 1)]
    for table in state.tables:
        by_round[table.round].append(table)
    for number in range(1, state.round + 1):
        before, moved = [*points], [DOWN] * places
        for table in (table for table in by_round[number] if table.ranks is not None):
            for seat, place in enumerate(table.places):
                points[place] += table.points(seat)
                if table.was_played:
                    others = [other for other in table.places if other != place]
                    began[place].append(seat == 0)
                    met[place] += others
                    moved[place] = _sign(sum(before[other] - before[place] for other in others))
                elif table.absent and place not in table.absent:
                    rested.add(place)
        for bye in state.byes:
            if bye.round == number:
                points[bye.place] += bye.points(seats)
        for place in range(places):
            floats[place] = [moved[place], floats[place][0]]
    return [
        History(
            place,
            pairing_number(state, place),
            points[place],
            tuple(began[place]),
            tuple(met[place]),
            place in rested,
            (floats[place][0], floats[place][1]),
        )
        for place in range(places)
    ]


def _sign(difference: int) -> int:
    return UP if difference > 0 else DOWN if difference < 0 else LEVEL


def by_rank(players: Sequence[History]) -> list[History]:
    """Return participants by rank: by points, then by pairing number."""
    return sorted(players, key=lambda each: (-each.points, each.number))
