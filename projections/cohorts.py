"""Cohorts: players who were first seen from one network on one day. Games among them, and against them, weigh little.

A cohort is 20 bits of a MAC with the server's key (`service/tokens.py`): enough to tell a few cohorts apart, and so few
that even who has the key finds thousands of addresses for each. It lies in the player's record, and of one who was
erased in what stays of them: else who erases accounts would have their games weigh more.
"""

from collections.abc import Sequence
from typing import cast

from redis import Redis

from cairn.projections.names import gone_of, record_of

COHORT = "cohort"
"""The field of a player's record."""


def cohorts_of(redis: Redis, subjects: Sequence[str | None]) -> tuple[str, ...]:
    """Return each one's cohort; it is empty of who is None, and where nobody knows it."""
    players = [player for player in subjects if player]
    with redis.pipeline(transaction=False) as pipeline:
        for player in players:
            pipeline.hget(record_of(player), COHORT)
            pipeline.get(gone_of(player))
        kept = cast(list[bytes | None], pipeline.execute())
    cohorts = {player: (kept[2 * place] or kept[2 * place + 1] or b"").decode() for place, player in enumerate(players)}
    return tuple(cohorts.get(player or "", "") for player in subjects)
