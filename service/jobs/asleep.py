"""Games that AIs alone play, and that wait until somebody looks at them. `cairn up` opens such, to be watched.

No worker is asked for the first turn of one, and the caretaker is told to check it when it would be given up. Nothing
else tells it from other games: a look at a game of AIs in which nobody has moved has the caretaker check it now.
"""

from contextlib import suppress

from redis.exceptions import RedisError

from cairn.projections.fold import Position
from cairn.service.jobs.schedule import Schedule

ASLEEP_SECONDS = 30 * 86400.0 + 60.0
"""How long such a game waits: until just after a game is given up in which nothing moves."""

_DEALT = 2
"""The version of a game that AIs alone play when it is dealt: one decision opens it, and the next one deals."""


def look(schedule: Schedule, position: Position) -> None:
    """Let a game begin that has waited for somebody to look at it, if it has."""
    if position.version == _DEALT and position.started and not position.table.humans:
        with suppress(RedisError):  # the look is answered all the same, and the next one asks again
            schedule.at(position.table.game, after=0)
