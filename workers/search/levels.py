"""Levels: the strength of an AI, the version of its code, and the budget of a choice.

Budgets are counts, not times: a choice must not depend on the load of a machine.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from cairn.events.registry import games
from cairn.service.deciding.levels import levels_of, version_of
from cairn.service.rules import Rules
from cairn.workers.search.sense import Level, sense_for, sense_of

SHARES: Mapping[str, int] = {"beginner": 72, "casual": 87}
"""The percentage of choices that these levels make like `easy`; the others are random."""


def _levels(ruleset: str) -> Mapping[str, Level]:
    levels = sense_of(ruleset).LEVELS
    weaker = {name: replace(levels["easy"], share=share) for name, share in SHARES.items()}
    return {name: {**weaker, **levels}[name] for name in levels_of(ruleset)}


TABLE: Mapping[str, Mapping[str, Level]] = {ruleset: _levels(ruleset) for ruleset in games()}
"""Every level of every game, the weakest first."""


def level_of(ruleset: str, name: str, version: int | None = None) -> Level | None:
    """Return a level of a game, in a version (None: the current one); None if it does not exist."""
    level = TABLE[ruleset].get(name) if ruleset in TABLE else None
    if not level or version in (None, version_of(ruleset, name)):
        return level
    return sense_of(ruleset).OLDER_LEVELS.get((name, version or 0))


def level_here(rules: Rules, name: str) -> tuple[int, Level]:
    """Return the version of a level that chooses on this host, and the level.

    It is the current one; where the kernel is missing, the newest that does not need it.
    """
    version, level = version_of(rules.ruleset, name), TABLE[rules.ruleset][name]
    while level.needs_kernel and rules.version not in sense_for(rules.ruleset, level).kernels:
        version -= 1
        level = sense_of(rules.ruleset).OLDER_LEVELS[name, version]
    return version, level
