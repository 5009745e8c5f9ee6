"""Segments and Redis: inspect whether they agree, and reconcile a restored Redis with the segments in the store.

Segments are the backup of their games, so a backup of Redis has markers only. The store provides later data: the log of
roots, newer segments and replacements of others.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from msgspec import json

from cairn.events import cold as segments
from cairn.events import merkle
from cairn.events.cold import Damaged, Row
from cairn.events.log import Log
from cairn.events.sealed_markers import SealedMarker
from cairn.service.storage.cold import GONE, ROOT, SEGMENT, ColdGames, markers_of
from cairn.service.storage.roots import Root, Roots, root_of
from cairn.service.storage.segment_index import SegmentIndex
from cairn.service.storage.stores import StoreError

BATCH_SIZE = 1000


@dataclass
class Together:
    """Counts of games: not in the backup (`back`), `sealed` again, `moved`, `deleted`, and `missing` by segment."""

    back: int = 0
    sealed: int = 0
    moved: int = 0
    deleted: int = 0
    missing: Counter[str] = field(default_factory=Counter)


def put_together(cold: ColdGames, segment_index: SegmentIndex, log: Log) -> Together:
    """Enter all segments and their games in Redis, where longer logs continue. Raise StoreError and Damaged."""
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
            segment_index.put(segment, rows, *replaced)
            new = markers_of(segment, rows)
            for game, marker in zip(new, log.sealed_markers.of_all([*new]), strict=True):
                if marker is None:
                    done.sealed += (was_sealed := log.sealed_markers.seal(game, new[game]))
                    done.back += not was_sealed and log.sealed_markers.bring_back(game, new[game])
                elif marker.segment.hex() not in here:
                    done.moved += log.sealed_markers.move(game, marker, new[game])
        else:
            for replaced_one in replaced:
                segment_index.put("", (), replaced_one)
    done.deleted = sum(log.delete(game) for game in deleted)
    for game, segment in _segments(log):
        if segment in here:
            continue
        newest = segment  # its last replacement, or nothing
        while newest and (by := cold.roots.replaced_by(newest)) is not None:
            newest = by
        if newest == segment or (newest and newest not in here):
            done.missing[newest] += 1
        else:  # a compaction removed the game
            done.deleted += log.delete(game)
    return done


def _segments(log: Log) -> Iterator[tuple[str, str]]:
    games = log.games()
    while some := [*islice(games, BATCH_SIZE)]:
        yield from (
            (game, marker.segment.hex())
            for game, marker in zip(some, log.sealed_markers.of_all(some), strict=True)
            if marker
        )


def inspect(
    cold: ColdGames, log: Log, show: Callable[[Iterable[str], int | None, str], Iterable[str]]
) -> Iterator[str]:
    """Yield a sentence for each damage of the segments, which are read completely, the log of roots and the markers.

    `show` displays the progress. Games sealed meanwhile may be skipped. Raise StoreError if the store is unusable.
    """
    standing, replaced = _read(cold.roots)
    stored = {name.removeprefix(SEGMENT) for name in cold.store.names() if name.startswith(SEGMENT)}
    games = dict[str, set[str]]()
    for segment in show(standing, len(standing), "segments"):
        if segment in stored:
            games[segment] = set()
            yield from _segment(cold, log, segment, *standing[segment], games[segment])
        elif cold.roots.replaced_by(segment) is None:
            yield f"The segment {segment} of {standing[segment][0]} games was dropped: it is not in the store."
    for game in show(log.games(), None, "games"):
        marker = log.sealed_markers.find(game)
        if marker and game not in games.get(segment := marker.segment.hex(), set()):
            yield from _check_marker(cold, log, game, marker, known=segment in standing or segment in replaced)


def why_not_beginning(roots: Roots, kept: Root) -> str | None:
    """Return a sentence that says why a trusted root is not a root of this log's beginning, or None if it is."""
    leaves = [*map(merkle.leaf_hash, roots.leaves())]
    if len(leaves) < kept.size:
        return f"The log of roots has {len(leaves)} leaves, and the root that was kept is of {kept.size}: it was cut."
    if merkle.root(leaves[: kept.size]).hex() != kept.root:
        return f"The log of roots had another root when it had {kept.size} leaves: its history was forked."
    return None


def _read(roots: Roots) -> tuple[dict[str, tuple[int, str]], set[str]]:
    standing, replaced = dict[str, tuple[int, str]](), set[str]()
    for leaf in roots.leaves():
        segment, games, root, *replaces = json.decode(leaf)
        for old in replaces:
            standing.pop(old, None)
            replaced.add(old)
        if segment:
            standing[segment] = games, root
            replaced.discard(segment)
    return standing, replaced


def _segment(cold: ColdGames, log: Log, segment: str, count: int, root: str, games: set[str]) -> Iterator[str]:
    try:
        with cold.store.reading(SEGMENT + segment) as file:
            data = file.read()
        if segments.name_of(data) != segment:
            yield f"The segment {segment} was changed: its bytes have another SHA-256."
        rows, _ = segments.read_footer(data)
    except (StoreError, Damaged) as error:
        if cold.roots.replaced_by(segment) is None:
            yield f"The segment {segment} cannot be read: {_describe(error)}."
        return
    games.update(row.game for row in rows)
    if (len(rows), root_of(rows)) != (count, root):
        yield f"The segment {segment} has not the games that its leaf in the log of roots says."
    where = markers_of(segment, rows)
    for row in rows:
        try:
            cold.frames.open(data[row.offset : row.offset + row.length], row.version, row.chain)
        except (StoreError, Damaged) as error:
            yield f"The game {row.game} in the segment {segment} is damaged: {_describe(error)}."
        if why := _why_not_there(log, row, where[row.game]):
            yield f"The game {row.game} in the segment {segment} {why}."


def _why_not_there(log: Log, row: Row, here: SealedMarker) -> str | None:
    if log.is_warm(row.game):
        return None
    marker = log.sealed_markers.find(row.game)
    if marker is None:
        return None if log.is_gone(row.game) else "was dropped: Redis has neither a marker nor a tombstone of it"
    if marker.segment == here.segment:
        return None if marker == here else "is not where its marker points"
    if (marker.version, marker.chain) != (here.version, here.chain) and not log.is_gone(row.game):
        return f"was replaced: in the segment {marker.segment.hex()} it has another end"
    return None


def _check_marker(cold: ColdGames, log: Log, game: str, marker: SealedMarker, *, known: bool) -> Iterator[str]:
    """Yield why a marker points to no inspected game, unless it was replaced or its segment was sealed meanwhile."""
    segment = marker.segment.hex()
    if log.sealed_markers.find(game) != marker or (not known and cold.roots.has(segment)):
        return
    if not cold.roots.has(segment):
        yield f"The game {game} lies in the segment {segment}, as its marker says, which the log of roots has not."
        return
    try:
        if markers_of(segment, cold.rows(segment)).get(game) == marker:
            return
        yield f"The game {game} lies in the segment {segment}, as its marker says, which has it not there."
    except (StoreError, Damaged) as error:
        yield f"The game {game} lies in the segment {segment}, which cannot be read: {_describe(error)}."


def _describe(error: Exception) -> str:
    return str(error).rstrip(".")
