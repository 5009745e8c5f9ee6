"""Levels: how strong an AI plays, by which version of the code, and what a choice may spend.

Budgets are counted, never timed: a choice must not depend on how busy a machine was.
"""

from collections.abc import Mapping

from cairn.events.registry import games
from cairn.service.deciding.levels import version_of
from cairn.workers.search.sense import Level, sense_of

TABLE: Mapping[str, Mapping[str, Level]] = {ruleset: sense_of(ruleset).LEVELS for ruleset in games()}
"""Every level of every game, the weakest first; `greedy` is what games were played with before there were others."""


def level_of(ruleset: str, name: str, version: int | None = None) -> Level | None:
    """Return a level of a game, as of a version (None: the one in use); None if there is none."""
    level = TABLE[ruleset].get(name) if ruleset in TABLE else None
    if not level or version in (None, version_of(ruleset, name)):
        return level
    return sense_of(ruleset).OLDER_LEVELS.get((name, version or 0))
