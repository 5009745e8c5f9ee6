"""When the last good backup was taken, kept in Redis, so that readiness, `cairn doctor` and a metric tell its age."""

from typing import cast

from redis import Redis

from cairn.events.keys import key_of

LAST = key_of("backup", "last")
"""It is in no backup: elsewhere it would speak of backups that nobody took there."""


def last_backup(redis: Redis) -> float | None:
    """Return when the last good backup was begun, in seconds since 1970 by Redis' clock; None if there is none.

    A backup is good once it was written and read again whole. What was decided after that time may not be in it.
    """
    kept = cast(bytes | None, redis.get(LAST))
    return float(kept) if kept else None


def note_backup(redis: Redis, at: float) -> None:
    """Keep when a good backup was begun, in seconds since 1970."""
    redis.set(LAST, at)
