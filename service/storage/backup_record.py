"""What `cairn backup` notes in Redis for the health conditions: the last good backup, the last failure, the last trial.

`cairn:{backup}:last` is the start of the last good backup; the hash `cairn:{backup}:state` has the fields of `Noted`.
Neither is part of backups: they describe this installation only.
"""

from typing import Any, cast

from msgspec import Struct, convert
from redis import Redis

from cairn.events.keys import key_of

LAST, STATE = key_of("backup", "last"), key_of("backup", "state")


class Noted(Struct, frozen=True):
    """`every` is the interval of scheduled backups in seconds, 0 without a schedule. `failure` is the sentence of the
    last attempt that failed, if none succeeded since. `free` and `size` are the bytes of the disk of a folder of
    backups. `tried` is the time of the last good trial restore, and `unrestorable` says why a later one failed.
    """

    every: float = 0.0
    failure: str = ""
    free: int = 0
    size: int = 0
    tried: float = 0.0
    unrestorable: str = ""


def last_backup(redis: Redis) -> float | None:
    """Return the start of the last backup that was written and read again, in seconds since 1970, or None."""
    kept = cast(bytes | None, redis.get(LAST))
    return float(kept) if kept else None


def note_backup(redis: Redis, at: float) -> None:
    """Store the start of a good backup, in seconds since 1970."""
    redis.set(LAST, at)


def read_notes(redis: Redis) -> Noted:
    """Return what was noted."""
    stored = cast(dict[bytes, bytes], redis.hgetall(STATE))
    return convert({name.decode(): value.decode() for name, value in stored.items()}, Noted, strict=False)


def note(redis: Redis, **fields: Any) -> None:
    """Store some of the fields of `Noted`."""
    redis.hset(STATE, mapping=cast(Any, fields))
