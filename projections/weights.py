"""How much a game weighs between two players: less each time in a day, and little among those who came together.

Between the same two each further game of a day (UTC) weighs half of the one before. Between two cohorts each further
pair that meets on a day weighs a quarter of the one before, and two of one cohort weigh a quarter from the start. So
all games of a day against new accounts of one network weigh no more than 8/3 of a game together, and one game each
against any number of them 4/3.
"""

from collections import Counter, defaultdict
from typing import Final

from cairn.projections.results import Result, ai_of

AGAIN: Final = 1 / 2
"""What each further game of the same two weighs of the one before."""
TOGETHER: Final = 1 / 4
"""What each further pair of the same two cohorts weighs of the one before."""

Pair = tuple[str, str]


def day_of(at: str) -> str:
    """Return the day (UTC) of a time as decisions have it."""
    return at[:10]


class Weights:
    """Who has met whom on a day: a fold of that day's results, in order."""

    def __init__(self) -> None:
        self._day = ""
        self._met: dict[Pair, Counter[Pair]] = defaultdict(Counter)

    def weigh(self, result: Result) -> dict[Pair, float]:
        """Return what the result weighs between each two of its players, by their ids in order, and count it."""
        if day_of(result.at) != self._day:
            self._day = day_of(result.at)
            self._met.clear()
        cohorts = result.cohorts or ("",) * len(result.subjects)
        players = sorted(
            (player, cohort or player)
            for player, cohort in zip(result.subjects, cohorts, strict=True)
            if ai_of(player) is None
        )
        pairs = [
            ((one, other), _in_order(cohort, others))
            for place, (one, cohort) in enumerate(players)
            for other, others in players[place + 1 :]
        ]
        weights = {pair: self._weight(pair, cohorts_met) for pair, cohorts_met in pairs}
        for pair, cohorts_met in pairs:
            self._met[cohorts_met][pair] += 1
        return weights

    def _weight(self, pair: Pair, cohorts: Pair) -> float:
        met = self._met[cohorts]
        together = len(met) - (pair in met) + (cohorts[0] == cohorts[1])
        return float(AGAIN ** met[pair] * TOGETHER**together) if together or pair in met else 1.0


def _in_order(one: str, other: str) -> Pair:
    return (one, other) if one <= other else (other, one)
