"""The time of the last good backup, stored in Redis for readiness, `cairn doctor` and a metric."""

from typing import cast

from redis import Redis

from cairn.events.keys import key_of

LAST = key_of("backup", "last")
"""Not part of backups: it describes this installation only."""


def last_backup(redis: Redis) -> float | None:
    """Return the start of the last good backup, in seconds since 1970 by Redis' clock, or None.

    A backup is good once it was written and read again completely. Later decisions may be missing in it.
    """
    kept = cast(bytes | None, redis.get(LAST))
    return float(kept) if kept else None


def note_backup(redis: Redis, at: float) -> None:
    """Store the start of a good backup, in seconds since 1970."""
    redis.set(LAST, at)
