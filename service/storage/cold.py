"""Finished games leave Redis: they are sealed into a segment, proven there, removed from Redis, and read from there.

A segment is written once and read back completely. Each game is decoded from its frame and compared with Redis. Then a
script replaces its log by a marker, if the log still has the same end. An earlier interruption leaves the complete game
in Redis, and at most an unreferenced segment in the store.
"""

import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

from msgspec import json, to_builtins
from msgspec.structs import replace

from cairn.events import cold
from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.cold import Damaged, Row, Unsealable
from cairn.events.connections import Connections
from cairn.events.log import Log
from cairn.events.sealed_markers import SealedMarker
from cairn.projections.fold import BEFORE, UNFOLDABLE, fold
from cairn.projections.message import Message, message
from cairn.projections.names import NameBook
from cairn.projections.rows import row_of
from cairn.service.cache import Cache
from cairn.service.errors import UnreadableSegment
from cairn.service.storage.frames import DiskCache, Frames
from cairn.service.storage.identity import Identity
from cairn.service.storage.roots import Inclusion, Roots
from cairn.service.storage.segment_index import SegmentIndex
from cairn.service.storage.stores import MissingFileError, Store, StoreError, store_of

SEGMENT, ROOT, GONE = "segment-", "root-", "gone-"
"""Prefixes of files in the store. A SHA-256, the place of a leaf, or a deleted game follows."""
IMPORTED = "imported"  # the fact in a footer that a game was imported, in addition to the facts for lists
LARGEST = 64 * 2**20  # bytes of frames
KEPT_GAMES, KEPT_FOOTERS = 256, 32
FOOTER_BYTES = 2**17  # bytes of the first read at the end of a segment: the footer of some thousand games
CHECK_SECONDS = 2.0  # for which `fault` caches a check
_logger = logging.getLogger(__name__)


class Sealed(NamedTuple):
    """The result of a sealing: the segment, the sealed games, the postponed ones, and reasons of refused ones."""

    segment: str
    sealed: list[str]
    left: list[str]
    refused: dict[str, str]


class ColdGames:
    """The segments at `url`, a folder or a bucket. `kept` raises Unavailable if a failover could lose an update."""

    def __init__(
        self,
        url: str | None,
        identity: Identity,
        roots: Roots,
        segment_index: SegmentIndex,
        kept: Callable[[], AbstractContextManager[None]] = nullcontext,
        cache: DiskCache | None = None,
    ) -> None:
        self._url, self.identity, self.roots, self._segment_index, self.kept = url, identity, roots, segment_index, kept
        self.has_store = bool(url)
        self._fault, self._checked_at = "", 0.0
        self._opened: Store | None = None
        self.frames = Frames(lambda: self.store, cache)
        self._games: Cache[bytes, Sequence[Entry]] = Cache(KEPT_GAMES)
        self._rows: Cache[str, list[Row]] = Cache(KEPT_FOOTERS)

    @property
    def store(self) -> Store:
        """The store, opened on first use. Raises StoreError."""
        if self._opened is None:
            if not self._url:
                raise StoreError("CAIRN_COLD_URL is not set.")
            self._opened, _ = store_of(self._url if self._url.endswith("/") else f"{self._url}/")
        return self._opened

    def check(self) -> bytes | None:
        """Return the identity of the store, or None before its first use. Raise StoreError.

        The store must have the newest root, or the segment of that root, if a process died before it wrote the root.
        """
        found = self.identity.check(self.store)
        place, leaf = self.roots.newest_leaf()
        if leaf and self.store.size(name := f"{ROOT}{place:08d}") is None:
            segment, _, _, *replaced = json.decode(leaf)
            if self.store.size(SEGMENT + (segment or replaced[0])) is None:
                raise StoreError(f"There is no {self.store.where(name)}: this is another store, or an old copy.")
        return found

    def fault(self) -> str:
        """Return why `check` refuses the store, or "". The result may be CHECK_SECONDS old."""
        if self._url and time.monotonic() >= self._checked_at + CHECK_SECONDS:
            try:
                self.check()
                self._fault = ""
            except StoreError as error:
                self._fault = str(error)
            self._checked_at = time.monotonic()
        return self._fault

    def unreadable(self, what: Message, error: Exception) -> UnreadableSegment:
        """Return the problem of an unreadable segment: `what` and a reason that does not reveal the store's URL."""
        is_there = not isinstance(error, StoreError) or (isinstance(error, MissingFileError) and not self.fault())
        reason = message("segment-lost" if is_there else "segment-store-missing")
        return UnreadableSegment(message("segment-unreadable", what=what, reason=reason), str(error))

    def entries(self, game: str, marker: SealedMarker) -> Sequence[Entry]:
        """Return a game's entries with recomputed digests. Raise Unavailable if its segment is unreadable."""
        if kept := self._games.get(marker.chain):
            return kept
        name = SEGMENT + marker.segment.hex()
        try:
            entries = self.frames.read(name, marker)
        except (StoreError, Damaged) as error:
            raise self.unreadable(message("game-in-segment", game=game, name=name), error) from error
        self._games.put(marker.chain, entries)
        return entries

    def seal(self, log: Log, games: Iterable[str]) -> Sealed:
        """Seal finished games into one segment, up to its limit, and replace their logs by markers.

        Raise StoreError, Damaged, and Unavailable if too few replicas of Redis know the segment. No game has changed
        then.
        """
        self._agree()  # before the first write to the store
        refused, read, left = dict[str, str](), dict[str, list[Entry]](), list[str]()
        names = NameBook(Connections(log.redis))
        plains, rows, size = dict[str, tuple[str, bytes]](), dict[str, Row](), 0
        for game in games:
            if size >= LARGEST:
                left.append(game)
                continue
            entries = list(log.read(game))
            if not entries or log.sealed_markers.find(game):
                continue
            try:
                row, lines = _row(entries, names, imported=log.is_imported(game)), cold.plain(entries)
            except Unsealable as error:
                refused[game] = str(error)
                continue
            read[game], rows[game], plains[game] = entries, row, (row.ruleset, lines)
            size += len(lines) // 10
        if not plains:
            return Sealed("", [], left, refused)
        self.frames.train(plains.values())
        frames = [(rows[game], self.frames.made_of(*made)) for game, made in plains.items()]
        name, markers = self.write(frames, read)
        self.forget_deleted(game for game in markers if rows[game].facts[IMPORTED])  # one may have been imported again
        sealed = [game for game, marker in markers.items() if log.sealed_markers.seal(game, marker)]
        return Sealed(name, sealed, [*left, *sorted({*read} - {*sealed})], refused)

    def note_deleted(self, game: str) -> None:
        """Record a deletion in the store, for restores until the segment is compacted, or log a warning."""
        try:
            self.check()
            with self.store.writing(GONE + game, create=False) as file:
                file.write(b"deleted\n")
        except (StoreError, OSError) as error:
            _logger.warning("a restore would bring back game %s, until its segment is compacted: %s", game, error)

    def forget_deleted(self, games: Iterable[str]) -> None:
        """Remove the records of `note_deleted` for these games, if there are any."""
        for game in games:
            if self.store.size(GONE + game) is not None:
                self.store.remove(GONE + game)

    def whole(self, segment: str) -> bytes:
        """Return the bytes of a segment. Raise StoreError, and Damaged if they have changed."""
        with self.store.reading(SEGMENT + segment) as file:
            data = file.read()
        if cold.name_of(data) != segment:
            raise Damaged(f"{self.store.where(SEGMENT + segment)} is not what was written")
        return data

    def write(
        self, frames: list[tuple[Row, bytes]], read: dict[str, list[Entry]], replaces: str = ""
    ) -> tuple[str, dict[str, SealedMarker]]:
        """Write a segment, prove it by `read`, and enter it; return its name and markers. Raise StoreError, Damaged."""
        self.check()
        data, _ = cold.write_segment(frames, {})
        name = SEGMENT + cold.name_of(data)
        if self.store.size(name) is None:
            with self.store.writing(name, create=False) as file:
                file.write(data)
            self.check()  # a mount may change at any time; the proof reads the current one
        rows, segment = self._prove(name, read), name.removeprefix(SEGMENT)
        self.enter(segment, rows, replaces)
        return name, markers_of(segment, rows)

    def enter(self, segment: str, rows: Sequence[Row], replaces: str = "") -> None:
        """Enter a segment in the log of roots and in the segment index, where it may replace another one."""
        self._agree()
        with self.kept():
            self._keep_leaves(self.roots.enter(segment, rows, replaces))
            self._segment_index.put(segment, rows, replaces)

    def replace_by_none(self, segment: str) -> None:
        """Enter in the log of roots and in the segment index that a segment has no games left."""
        self._agree()
        with self.kept():
            self._keep_leaves(self.roots.replace_by_none(segment))
            self._segment_index.put("", (), segment)

    def _agree(self) -> None:
        """Recover leaves of the log of roots that Redis has lost from the store. On first use, give the store its
        identity.

        Raise StoreError as `check` does, and Damaged if the store has another log: another installation's, or Redis was
        emptied.
        """
        found = self.check()
        known, newer = self.roots.leaves(), list[bytes]()
        place = max(0, len(known) - 1)
        while self.store.size(name := f"{ROOT}{place:08d}") is not None:
            with self.store.reading(name) as file:
                newer.append(file.read())
            place += 1
        if newer and not self.roots.leaves():
            words = "it is another Cairn's, or this Redis was emptied and needs `cairn restore`"
            raise Damaged(f"{self.store.where('')} has a log of roots, and Redis has none: {words}")
        self.roots.catch_up([*known[:-1], *newer])
        self.identity.place(self.store, found)

    def _keep_leaves(self, place: int) -> None:
        """Write the leaf of the log of roots at a place to the store, and earlier leaves that are missing there."""
        missing = list[str]()
        while place >= 0 and self.store.size(name := f"{ROOT}{place:08d}") is None:
            missing.append(name)
            place -= 1
        for name, leaf in zip(reversed(missing), self.roots.leaves(place + 1), strict=False):
            with self.store.writing(name, create=False) as file:
                file.write(leaf)

    def inclusion(self, game: str, marker: SealedMarker) -> Inclusion:
        """Return the inclusion proof of a game in the log of roots. Raise Unavailable if its segment is unreadable."""
        segment = marker.segment.hex()
        try:
            return self.roots.inclusion(segment, self.rows(segment), game)
        except (StoreError, Damaged, LookupError, ValueError) as error:
            raise self.unreadable(message("segment-not-read", name=f"{SEGMENT}{segment}"), error) from error

    def rows(self, segment: str) -> list[Row]:
        """Return the games in the footer of a segment. Raise StoreError and Damaged."""
        if kept := self._rows.get(segment):
            return kept
        name = SEGMENT + segment
        size = self.store.size(name)
        if size is None:
            raise MissingFileError(f"There is no {self.store.where(name)}.")
        end = self._end(name, size, min(size, FOOTER_BYTES))
        if (length := cold.footer_bytes(end)) > len(end):
            end = self._end(name, size, min(size, length))
        rows, _ = cold.read_footer(end)
        self._rows.put(segment, rows)
        return rows

    def _end(self, name: str, size: int, length: int) -> bytes:
        return self.store.part(name, size - length, length)

    def _prove(self, name: str, read: dict[str, list[Entry]]) -> list[Row]:
        frames = Frames(lambda: self.store, None)  # a dictionary in memory may be missing in the store
        data = self.whole(name.removeprefix(SEGMENT))
        rows, _ = cold.read_footer(data)
        for row in rows:
            entries = frames.open(data[row.offset : row.offset + row.length], row.version, row.chain)
            if entries != read.get(row.game):
                raise Damaged(f"{self.store.where(name)} does not give back the game {row.game}")
        if [row.game for row in rows] != [*read]:
            raise Damaged(f"{self.store.where(name)} does not have the games that were written")
        return rows


def _row(entries: Sequence[Entry], names: NameBook, *, imported: bool) -> Row:
    """Return the footer's row of a game, without its place. Raise Unsealable if the game has not ended."""
    try:
        position = fold([decode(entry.stored, entry.version) for entry in entries], BEFORE)
    except (Undecodable, *UNFOLDABLE) as error:
        raise Unsealable(f"its log cannot be folded: {error!r}") from error
    if not position.table.is_ended:
        raise Unsealable("it has not ended")
    listed, last = replace(row_of(position), seats=names.seats(position.table)), entries[-1]
    facts = to_builtins(listed) | {IMPORTED: imported}
    return Row(listed.id, 0, 0, last.version, last.chain, listed.ruleset, position.at, facts)


def markers_of(segment: str, rows: Iterable[Row]) -> dict[str, SealedMarker]:
    """Return the marker of each game of a segment."""
    return {
        row.game: SealedMarker(
            bytes.fromhex(segment), row.offset, row.length, row.version, bytes.fromhex(row.chain), row.facts[IMPORTED]
        )
        for row in rows
    }
