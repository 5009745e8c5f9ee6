"""Compaction: the bytes of deleted games go, as a segment that has some is written anew without them.

What breaks off leaves every game readable, and is finished by the next compaction. The new segment is written, then
proven, then entered in the log of roots together with what it replaces; then the stubs are replaced, one by one; then
the old segment is removed. So a segment whose stubs lie partly in another one is known by the log of roots.
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
"""For so long nobody else compacts, once a process died; one segment takes some seconds."""


class Compacted(NamedTuple):
    """What became of a segment: what took its place, if anything did, and the bytes that went; or why it stays."""

    segment: str
    by: str
    freed: int
    why: str = ""


class Busy(Exception):
    """Another process compacts."""


def compact_all(redis: Redis, cold: ColdGames, log: Log) -> Iterator[Compacted]:
    """Compact each segment from which games were deleted, and yield what became of it; one that stays has a reason.

    Raise Busy while another process does it, StoreError where the store cannot be used at all.
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
    """Return the segments in the store: those that the log of roots has in its order, then those that it has not."""
    names = [name.removeprefix(SEGMENT) for name in cold.store.names() if name.startswith(SEGMENT)]
    places = {segment: place for place, segment in enumerate(cold.roots.segments())}
    return sorted((name for name in names if "." not in name), key=lambda name: places.get(name, len(places)))


def compact(cold: ColdGames, log: Log, segment: str) -> str | None:
    """Write a segment anew without the games that were deleted, and remove it; return the new one's name.

    It is empty where no game is left, and None where none was deleted, or one still waits to be sealed: then nothing
    changes. Each game is proven in the new segment before its stub is replaced. Two processes must not do it at once.
    Raise StoreError, Unavailable if too few replicas of Redis know where games are now: then the segment stays, and
    Damaged, also for a game of which Redis has neither a stub nor a tombstone: its bytes stay.
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
    if by:  # it broke off before all stubs were replaced
        cold.enter(by, cold.rows(by), segment)
        newer = stubs_of(by, cold.rows(by))
    elif kept:
        frames = [(row, data[row.offset : row.offset + row.length]) for row in rows if row.game in kept]
        read = {row.game: cold.frames.open(frame, row.version, row.chain) for row, frame in frames}
        name, newer = cold.write(frames, read, segment)
        by = name.removeprefix(SEGMENT)
    else:
        if not cold.roots.has(segment):  # who wrote it died before it was entered
            cold.enter(segment, rows)
        cold.replace_by_none(segment)
    with cold.kept():  # or a failover would bring stubs back that point to nothing
        for game, stub in kept.items():
            if game not in newer:
                raise Damaged(f"the segment {by} took its place without the game {game}")
            log.stubs.move(game, stub, newer[game])
    cold.store.remove(SEGMENT + segment)
    cold.forget_deleted(row.game for row in rows if row.game not in kept)
    return SEGMENT + by if by else ""
