"""The weight of a game between two players: less for repeated games in a day, and little within a cohort.

Each further game of the same pair on a day (UTC) has half the weight of the one before. Each further pair of the same
two cohorts that meets on a day has a quarter of the weight of the pair before, and the first pair within a cohort has a
quarter. So all games of a day against new accounts from one network weigh at most 8/3 together, and single games
against any number of them at most 4/3.
"""

from collections import Counter, defaultdict
from typing import Final

from cairn.projections.results import Result, ai_of

AGAIN: Final = 1 / 2
"""The factor for each further game of the same pair."""
TOGETHER: Final = 1 / 4
"""The factor for each further pair of the same two cohorts."""

Pair = tuple[str, str]


def day_of(at: str) -> str:
    """Return the day (UTC) of a time in the format of decisions."""
    return at[:10]


class Weights:
    """The meetings of a day: a fold of that day's results, in order."""

    def __init__(self) -> None:
        self._day = ""
        self._met: dict[Pair, Counter[Pair]] = defaultdict(Counter)

    def weigh(self, result: Result) -> dict[Pair, float]:
        """Return the weight of a result for each pair of its players, keyed by their sorted ids, and count it."""
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
            ((player, other), _in_order(cohort, others))
            for place, (player, cohort) in enumerate(players)
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
