"""The time of the last good backup, stored in Redis for readiness, `cairn doctor` and a metric."""

from typing import cast

from redis import Redis

from cairn.events.keys import key_of

LAST = key_of("backup", "last")  # not part of backups: it describes this installation only


def last_backup(redis: Redis) -> float | None:
    """Return the start of the last backup that was written and read again, in seconds since 1970, or None."""
    kept = cast(bytes | None, redis.get(LAST))
    return float(kept) if kept else None


def note_backup(redis: Redis, at: float) -> None:
    """Store the start of a good backup, in seconds since 1970."""
    redis.set(LAST, at)
