"""Compaction: a segment with deleted games is replaced by a new one without their bytes.

An interruption leaves every game readable, and the next compaction completes it. The new segment is written, proven and
entered in the log of roots together with the replaced one. The markers are replaced one by one, and the old segment
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
from cairn.service.storage.cold import SEGMENT, ColdGames, markers_of
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
    """Compact each segment with deleted games, and yield its result. Raise Busy, and StoreError."""
    cold.check()
    lock = Lock(redis, _LOCK, timeout=LOCK_SECONDS, blocking=False, thread_local=False)
    if not lock.acquire():
        raise Busy
    try:
        names = [name.removeprefix(SEGMENT) for name in cold.store.names() if name.startswith(SEGMENT)]
        places = {segment: place for place, segment in enumerate(cold.roots.segments())}
        in_order = sorted((name for name in names if "." not in name), key=lambda name: places.get(name, len(places)))
        for segment in in_order:
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


def compact(cold: ColdGames, log: Log, segment: str) -> str | None:
    """Replace a segment by one without its deleted games; return the new name, empty if no game is left. One at a time.

    Return None if no game was deleted, or one still waits to be sealed. Raise StoreError; Unavailable if too few
    replicas of Redis have the new markers, then the segment stays; and Damaged, also for a game with neither marker nor
    tombstone.
    """
    data = cold.whole(segment)
    rows, _ = segments.read_footer(data)
    if any(log.is_warm(row.game) for row in rows):
        return None
    markers = {row.game: log.sealed_markers.find(row.game) for row in rows}
    if lost := [game for game, marker in markers.items() if not marker and not log.is_gone(game)]:
        raise Damaged(f"Redis has neither a sealed marker nor a tombstone of the game {lost[0]} in it")
    kept = {game: marker for game, marker in markers.items() if marker and marker.segment.hex() == segment}
    by = cold.roots.replaced_by(segment)
    if by is None and len(kept) == len(rows):
        return None
    newer = dict[str, SealedMarker]()
    if by:  # an interrupted compaction did not replace all markers
        cold.enter(by, cold.rows(by), segment)
        newer = markers_of(by, cold.rows(by))
    elif kept:
        frames = [(row, data[row.offset : row.offset + row.length]) for row in rows if row.game in kept]
        read = {row.game: cold.frames.open(frame, row.version, row.chain) for row, frame in frames}
        name, newer = cold.write(frames, read, segment)
        by = name.removeprefix(SEGMENT)
    else:
        if not cold.roots.has(segment):  # its writer died before it entered the segment
            cold.enter(segment, rows)
        cold.replace_by_none(segment)
    with cold.kept():  # a failover must not restore markers of a removed segment
        for game, marker in kept.items():
            if game not in newer:
                raise Damaged(f"the segment {by} took its place without the game {game}")
            log.sealed_markers.move(game, marker, newer[game])
    cold.store.remove(SEGMENT + segment)
    cold.forget_deleted(row.game for row in rows if row.game not in kept)
    return SEGMENT + by if by else ""
