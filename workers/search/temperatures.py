"""Chances as they are told: a search is surer of itself than what comes of its games allows.

Who looks at many positions of like chances should see as many wins. So a chance is told at a temperature (Guo, Pleiss,
Sun and Weinberger, "On Calibration of Modern Neural Networks", ICML 2017): each game has its `TEMPERATURES`, one for
each number of seats, found by `python tests/benchmarks/run.py calibration` on games that its table does not count. No
choice depends on them.
"""

from collections.abc import Sequence

from cairn.workers.search.candidate import Candidate
from cairn.workers.search.sense import sense_of


def apply_temperature(chances: Sequence[float], seat: int, temperature: float) -> tuple[float, ...]:
    """Return chances, 1 in all, at a temperature: above 1 the seat's is nearer to a fair share.

    Its odds against a fair share's are taken to the power of 1 / temperature; the others share the rest as before. So
    of two moves the one that is better for the seat stays better, whatever they do to the others.
    """
    own, fair = chances[seat], 1 / (len(chances) - 1)
    if not 0 < own < 1:
        return tuple(chances)
    odds = fair * (own / (1 - own) / fair) ** (1 / temperature)
    told_own = odds / (1 + odds)
    rest = (1 - told_own) / (1 - own)
    return tuple([told_own if other == seat else chance * rest for other, chance in enumerate(chances)])


def win_chances(ruleset: str, candidate: Candidate, seat: int) -> tuple[float, ...]:
    """Return each seat's chance to win after a seat's move, as it is told; of one that is exact as it is."""
    temperature = sense_of(ruleset).TEMPERATURES.get(len(candidate.chances), 1.0)
    return candidate.chances if candidate.exact else apply_temperature(candidate.chances, seat, temperature)
