"""Reconcile a restored Redis with the segments in the store.

Segments are the backup of their games, so a backup of Redis has only the stubs. The store provides later data: the log
of roots, newer segments and replacements of others.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

from msgspec import json

from cairn.events.log import Log
from cairn.service.storage.cold import GONE, ROOT, SEGMENT, ColdGames, stubs_of
from cairn.service.storage.segment_index import SegmentIndex

BATCH_SIZE = 1000


@dataclass
class Together:
    """Counts of games: not in the backup (`back`), `sealed` again, and `moved` to another segment.

    `deleted` counts games of the backup that were deleted since, by the records in the store or by a compaction.
    `missing` has the number of games for each missing segment.
    """

    back: int = 0
    sealed: int = 0
    moved: int = 0
    deleted: int = 0
    missing: Counter[str] = field(default_factory=Counter)


def put_together(cold: ColdGames, shelf: SegmentIndex, log: Log) -> Together:
    """Enter all segments in the store, and their games, in Redis. Raise StoreError as `check` does, and Damaged.

    If a segment has another end of a game, the log in Redis continues.
    """
    cold.check()
    done, store = Together(), cold.store
    names = store.names()
    deleted = [game for name in names if name.startswith(GONE) and not log.is_gone(game := name.removeprefix(GONE))]
    here = {name.removeprefix(SEGMENT) for name in names if name.startswith(SEGMENT)}
    leaves = list[bytes]()
    for name in names:
        if name.startswith(ROOT):
            with store.reading(name) as file:
                leaves.append(file.read())
    cold.roots.catch_up(leaves)
    for leaf in cold.roots.leaves():
        segment, _, _, *replaced = json.decode(leaf)
        if segment in here:
            rows = cold.rows(segment)
            shelf.put(segment, rows, *replaced)
            new = stubs_of(segment, rows)
            for game, stub in zip(new, log.stubs.of_all([*new]), strict=True):
                if stub is None:
                    done.sealed += (was_sealed := log.stubs.seal(game, new[game]))
                    done.back += not was_sealed and log.stubs.bring_back(game, new[game])
                elif stub.segment.hex() not in here:
                    done.moved += log.stubs.move(game, stub, new[game])
        else:
            for replaced_one in replaced:
                shelf.put("", (), replaced_one)
    done.deleted = sum(log.delete(game) for game in deleted)
    for game, segment in _segments(log):
        if segment in here:
            continue
        newest = _newest(cold, segment)
        if newest == segment or (newest and newest not in here):
            done.missing[newest] += 1
        else:  # a compaction removed the game
            done.deleted += log.delete(game)
    return done


def _segments(log: Log) -> Iterator[tuple[str, str]]:
    """Yield each sealed game and its segment."""
    games = log.games()
    while some := [*islice(games, BATCH_SIZE)]:
        yield from ((game, stub.segment.hex()) for game, stub in zip(some, log.stubs.of_all(some), strict=True) if stub)


def _newest(cold: ColdGames, segment: str) -> str:
    """Return the last replacement of a segment: itself if there is none, empty if no games are left."""
    while segment and (by := cold.roots.replaced_by(segment)) is not None:
        segment = by
    return segment
