"""Cohorts: players first seen from one network on one day. Games among a cohort, and against it, weigh little.

A cohort is 20 bits of a MAC with the server's key (`service/limits/tokens.py`): enough to separate a few cohorts, and
so few that even with the key thousands of addresses fit each. It is stored in the player's record, and after an
erasure in the mark that remains: otherwise erasing accounts would increase the weight of their games.
"""

from collections.abc import Sequence
from typing import cast

from redis import Redis

from cairn.projections.names import gone_of, record_of

COHORT = "cohort"
"""The field of a player's record."""


def cohorts_of(redis: Redis, subjects: Sequence[str | None]) -> tuple[str, ...]:
    """Return the cohort of each player, empty for None and for players without a known cohort."""
    players = [player for player in subjects if player]
    with redis.pipeline(transaction=False) as pipeline:
        for player in players:
            pipeline.hget(record_of(player), COHORT)
            pipeline.get(gone_of(player))
        stored = cast(list[bytes | None], pipeline.execute())
    cohorts = {player: (stored[2 * at] or stored[2 * at + 1] or b"").decode() for at, player in enumerate(players)}
    return tuple(cohorts.get(player or "", "") for player in subjects)
