"""Highland Clans: fast estimates of the value of cubes, lands and cards to a seat, in points until the end."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from cairn.projections.highland_clans.state import Clan, State
from cairn.projections.tuples import put
from cairn.service.rules.highland_clans import scoring
from cairn.workers.search.shares import total

END, A_ROUND = 37.0, 5.0
"""About how many points the winner has, and the leader gains in a round."""

CUBE = 0.12
"""The value of a cube, in addition to its score now, for each scoring to come, as others will gain more."""

LAND = 0.55
"""The value of a free land for each scoring to come but the next."""

WARRIOR = 1.0
"""The value of a warrior in addition to its cube: the card, and the largest following."""

RIVAL, OTHERS = 0.5, 0.5
"""The cost of a point of the strongest opponent, and of one of all opponents together, relative to an own point."""


def rounds_left(state: State) -> float:
    """Return about how many scorings are left, including this round's."""
    rounds = (END - max(state.points)) / A_ROUND
    return 1.0 if rounds < 1.0 else min(rounds, 8.0 - state.round) if state.round < 7 else 1.0


_Counts = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The green, the blue and the herds of all clans, by seat."""


def worth_to(state: State, seat: int) -> "Worth":
    """Return the evaluator of changes for a seat."""
    clans = state.clans
    counts = scoring.count_greens(clans), scoring.count_blues(clans), scoring.count_herds(clans)
    return _worth_to(counts, state.points, rounds_left(state), seat)


@lru_cache(maxsize=4096)
def _worth_to(counts: _Counts, points: tuple[int, ...], rounds: float, seat: int) -> "Worth":
    return Worth(counts, points, rounds, seat)


class Worth:
    """The values of changes of courts and lands to one seat, in points until the end."""

    def __init__(self, clans: _Counts, points: tuple[int, ...], rounds: float, seat: int) -> None:
        greens, blues, herds = clans
        self.seat, self.rounds = seat, rounds
        self._greens, self._blues, self._herds = greens, blues, herds
        green, red = scoring.green_points(greens), scoring.red_points(herds)
        blue = scoring.blue_points(blues, scoring.largest_other_herds(herds))
        rival, most = 0, -1.0
        for other, number in enumerate(points):
            expected = number + rounds * (green[other] + red[other] + blue[other])
            if expected > most and other != seat:
                rival, most = other, expected
        self.shares = _shares(seat, len(points), rival)
        self._green, self._red, self._blue = self._of(green), self._of(red), self._of(blue)

    def green(self, seat: int, by: int) -> float:
        """Return the value of a change of a clan's green by `by`."""
        points = scoring.green_points(put(self._greens, seat, self._greens[seat] + by))
        return self.rounds * (self._of(points) - self._green + CUBE * by * self.shares[seat])

    def blue(self, seat: int, by: int) -> float:
        """Return the value of a change of a clan's blue by `by`."""
        blues = put(self._blues, seat, self._blues[seat] + by)
        points = scoring.blue_points(blues, scoring.largest_other_herds(self._herds))
        return self.rounds * (self._of(points) - self._blue + CUBE * by * self.shares[seat])

    def red(self, *changes: tuple[int, int]) -> float:
        """Return the value of changes of the herds of these seats."""
        herds, cubes = self._herds, 0.0
        for seat, by in changes:
            herds = put(herds, seat, herds[seat] + by)
            cubes += CUBE * by * self.shares[seat]
        blue = scoring.blue_points(self._blues, scoring.largest_other_herds(herds))
        change = self._of(scoring.red_points(herds)) - self._red + self._of(blue) - self._blue
        return self.rounds * (change + cubes)

    def warriors(self, seat: int, by: int) -> float:
        """Return the value of a change of a clan's warriors by `by`."""
        return by * self.shares[seat] * (WARRIOR + CUBE * self.rounds)

    def lands(self, seat: int, by: int) -> float:
        """Return the value of a change of a clan's free lands by `by`."""
        return LAND * (self.rounds - 1.0) * by * self.shares[seat]

    def follower(self, what: str, seat: int, by: int) -> float:
        """Return the value of a change of a clan's followers of a kind by `by`."""
        if what == "piper":
            return self.blue(seat, by)
        return self.green(seat, by) if what == "monk" else self.warriors(seat, by)

    def building(self, what: str, seat: int, by: int) -> float:
        """Return the value of adding a building to a free land of a clan, or with -1 of removing it."""
        land = self.lands(seat, -by)
        if what == "cattle":
            return land + self.red((seat, by))
        return land + (self.blue(seat, 2 * by) if what == "castle" else self.green(seat, 3 * by))

    def spoil(self, what: str, defender: int) -> float:
        """Return the value of taking a spoil; stolen cattle count as if they came to a free land."""
        if what == "cattle":
            return self.red((defender, -1), (self.seat, 1)) + self.lands(defender, 1) + self.lands(self.seat, -1)
        return self.building(what, defender, -1)

    def _of(self, points: Sequence[int]) -> float:
        return total(map(mul, self.shares, points))


@lru_cache(maxsize=128)
def _shares(seat: int, seats: int, rival: int) -> tuple[float, ...]:
    """Return the value to a seat of a point of each seat: 1 for its own, negative for the others."""
    return tuple([1.0 if other == seat else -OTHERS / (seats - 1) - RIVAL * (other == rival) for other in range(seats)])


def best_cards(clan: Clan, number: int) -> list[int]:
    """Return the highest cards of a hand, the highest first; an unknown card counts 0."""
    return sorted([card or 0 for card in clan.hand], reverse=True)[:number]
