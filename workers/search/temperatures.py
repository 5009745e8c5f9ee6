"""Chances as they are told: a search is surer of itself than what comes of its games allows.

Who looks at many positions of like chances should see as many wins. So a chance is told at a temperature (Guo, Pleiss,
Sun and Weinberger, "On Calibration of Modern Neural Networks", ICML 2017), one for each game and number of seats, found
by `python tests/benchmarks/run.py calibration` on games that its table does not count. No choice depends on it.
"""

from collections.abc import Mapping, Sequence

from cairn.workers.search.candidate import Candidate

TEMPERATURES: Mapping[tuple[str, int], float] = {
    ("glen_more", 2): 2.0,
    ("glen_more", 3): 1.3,
    ("glen_more", 4): 1.3,
    ("glen_more", 5): 1.1,
    ("highland_clans", 3): 1.25,
    ("highland_clans", 4): 1.05,
    ("highland_clans", 5): 1.05,
}
"""By ruleset and number of seats; 1 where there is none: then a chance is told as the search has it."""


def tempered(chances: Sequence[float], temperature: float) -> tuple[float, ...]:
    """Return chances, 1 in all, at a temperature: above 1 they are nearer to each other."""
    parts = [chance ** (1 / temperature) for chance in chances]
    return tuple([part / sum(parts) for part in parts])


def told(ruleset: str, candidate: Candidate) -> tuple[float, ...]:
    """Return each seat's chance to win after a move, as it is told; of one that is exact as it is."""
    temperature = TEMPERATURES.get((ruleset, len(candidate.chances)), 1.0)
    return candidate.chances if candidate.exact else tempered(candidate.chances, temperature)
