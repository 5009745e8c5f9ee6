"""Compaction: a segment with deleted games is replaced by a new one without their bytes.

An interruption leaves every game readable, and the next compaction completes it. The new segment is written, proven and
entered in the log of roots together with the replaced one. Then the stubs are replaced one by one, and the old segment
is removed. So the log of roots shows which segments are partly replaced.
"""

from collections.abc import Iterator
from typing import NamedTuple

from redis import Redis
from redis.exceptions import LockError
from redis.lock import Lock

from cairn.events import cold as segments
from cairn.events.cold import Damaged
from cairn.events.keys import key_of
from cairn.events.log import Log
from cairn.events.sealed_markers import SealedMarker
from cairn.service.errors import Unavailable
from cairn.service.storage.cold import SEGMENT, ColdGames, stubs_of
from cairn.service.storage.stores import StoreError

_LOCK = key_of("roots", "compacting")
LOCK_SECONDS = 600
"""Expiry of the lock of a dead process. One segment takes some seconds."""


class Compacted(NamedTuple):
    """The result for a segment: its replacement, if any, and the freed bytes; or why it stays."""

    segment: str
    by: str
    freed: int
    why: str = ""


class Busy(Exception):
    """Another process compacts."""


def compact_all(redis: Redis, cold: ColdGames, log: Log) -> Iterator[Compacted]:
    """Compact each segment with deleted games, and yield its result.

    Raise Busy while another process compacts, and StoreError if the store is unusable.
    """
    cold.check()
    lock = Lock(redis, _LOCK, timeout=LOCK_SECONDS, blocking=False, thread_local=False)
    if not lock.acquire():
        raise Busy
    try:
        for segment in _segments(cold):
            lock.reacquire()
            before = cold.store.size(SEGMENT + segment) or 0
            try:
                by = compact(cold, log, segment)
            except (StoreError, Damaged, Unavailable) as error:
                yield Compacted(segment, "", 0, str(error).rstrip("."))
                continue
            if by is not None:
                yield Compacted(segment, by, before - (cold.store.size(by) or 0 if by else 0))
    except LockError as error:
        raise Busy from error
    finally:
        if lock.owned():
            lock.release()


def _segments(cold: ColdGames) -> list[str]:
    """Return the segments in the store: those in the log of roots in its order, then all others."""
    names = [name.removeprefix(SEGMENT) for name in cold.store.names() if name.startswith(SEGMENT)]
    places = {segment: place for place, segment in enumerate(cold.roots.segments())}
    return sorted((name for name in names if "." not in name), key=lambda name: places.get(name, len(places)))


def compact(cold: ColdGames, log: Log, segment: str) -> str | None:
    """Replace a segment by one without its deleted games, and return the name of the new one.

    The name is empty if no game is left. Return None and change nothing if no game was deleted, or one still waits to
    be sealed. Each game is proven in the new segment before its stub is replaced. Only one process may compact. Raise
    StoreError; Unavailable if too few replicas of Redis have the new stubs, then the segment stays; and Damaged, also
    for a game with neither a stub nor a tombstone in Redis, whose bytes stay.
    """
    data = cold.whole(segment)
    rows, _ = segments.read_footer(data)
    if any(log.is_warm(row.game) for row in rows):
        return None
    stubs = {row.game: log.stubs.find(row.game) for row in rows}
    if lost := [game for game, stub in stubs.items() if not stub and not log.is_gone(game)]:
        raise Damaged(f"Redis has neither a stub nor a tombstone of the game {lost[0]} in it")
    kept = {game: stub for game, stub in stubs.items() if stub and stub.segment.hex() == segment}
    by = cold.roots.replaced_by(segment)
    if by is None and len(kept) == len(rows):
        return None
    newer = dict[str, SealedMarker]()
    if by:  # an interrupted compaction did not replace all stubs
        cold.enter(by, cold.rows(by), segment)
        newer = stubs_of(by, cold.rows(by))
    elif kept:
        frames = [(row, data[row.offset : row.offset + row.length]) for row in rows if row.game in kept]
        read = {row.game: cold.frames.open(frame, row.version, row.chain) for row, frame in frames}
        name, newer = cold.write(frames, read, segment)
        by = name.removeprefix(SEGMENT)
    else:
        if not cold.roots.has(segment):  # its writer died before it entered the segment
            cold.enter(segment, rows)
        cold.replace_by_none(segment)
    with cold.kept():  # a failover must not restore stubs of a removed segment
        for game, stub in kept.items():
            if game not in newer:
                raise Damaged(f"the segment {by} took its place without the game {game}")
            log.stubs.move(game, stub, newer[game])
    cold.store.remove(SEGMENT + segment)
    cold.forget_deleted(row.game for row in rows if row.game not in kept)
    return SEGMENT + by if by else ""
