"""Levels: the strength of an AI, the version of its code, and the budget of a choice.

Budgets are counts, not times: a choice must not depend on the load of a machine.
"""

from collections.abc import Mapping

from cairn.events.registry import games
from cairn.service.deciding.levels import version_of
from cairn.workers.search.sense import Level, sense_of

TABLE: Mapping[str, Mapping[str, Level]] = {ruleset: sense_of(ruleset).LEVELS for ruleset in games()}
"""Every level of every game, the weakest first; `greedy` is the policy of the oldest games."""


def level_of(ruleset: str, name: str, version: int | None = None) -> Level | None:
    """Return a level of a game, in a version (None: the current one); None if it does not exist."""
    level = TABLE[ruleset].get(name) if ruleset in TABLE else None
    if not level or version in (None, version_of(ruleset, name)):
        return level
    return sense_of(ruleset).OLDER_LEVELS.get((name, version or 0))
