"""Temperatures of reported chances: a search is more confident than the results of its games justify.

Over many positions with similar chances, as many games as reported should be won. So chances are reported at a
temperature (Guo, Pleiss, Sun and Weinberger, "On Calibration of Modern Neural Networks", ICML 2017). A game's sense has
`temperature(state)` if that improves the table of `tests/benchmarks/calibration.py`: early chances are the boldest, so
it may fall as the game goes on. It draws the mover's chance to a fair share, or to a prior (`PRIORS`) where the search
is too low for the mover. Both are fitted to games of quick AIs: how people play is unknown. No choice depends on them.
"""

from collections.abc import Sequence
from typing import Any

from cairn.workers.search.candidate import Candidate
from cairn.workers.search.sense import sense_of


def apply_temperature(
    chances: Sequence[float], seat: int, temperature: float, prior: float | None = None
) -> tuple[float, ...]:
    """Return chances, 1 in total, at a temperature: above 1 the seat's is closer to a prior (a fair share).

    Its odds relative to the prior's are raised to the power of 1 / temperature; the others share the rest as before.
    So of two moves the better one for the seat stays better, whatever they do to the others.
    """
    own, prior = chances[seat], prior or 1 / max(2, len(chances))
    if not 0 < own < 1:
        return tuple(chances)
    prior_odds = prior / (1 - prior)
    odds = prior_odds * (own / (1 - own) / prior_odds) ** (1 / temperature)
    reported = odds / (1 + odds)
    rest = (1 - reported) / (1 - own)
    return tuple([reported if other == seat else chance * rest for other, chance in enumerate(chances)])


def win_chances(ruleset: str, state: Any, candidate: Candidate, seat: int) -> tuple[float, ...]:
    """Return each seat's reported chance to win after a seat's move in a position; an exact one is unchanged."""
    if candidate.exact:
        return candidate.chances
    sense, chances = sense_of(ruleset), candidate.chances
    return apply_temperature(chances, seat, sense.temperature(state), sense.PRIORS.get(len(chances)))
