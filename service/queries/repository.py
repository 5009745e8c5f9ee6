"""The repository: positions by game, as a viewer may know them."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

from msgspec.structs import replace
from redis.exceptions import RedisError

from cairn.events.chain import Entry, Head
from cairn.events.decision import Decision, Viewer
from cairn.events.log import Log
from cairn.projections.fold import BEFORE, Position
from cairn.projections.message import message
from cairn.projections.packed import pack, size, unpack
from cairn.service.cache import Cache
from cairn.service.cooperative import do_later, pausing
from cairn.service.errors import NotFound, Unavailable
from cairn.service.queries.history import History
from cairn.service.queries.log_reader import decode_entry, fold_readable
from cairn.service.queries.snapshots import TRUTH, Snapshot, StoredSnapshots, Who
from cairn.service.telemetry import metrics

STRIDE = 32
"""All positions of a game are stored in Redis every `STRIDE` versions, for processes that have not cached it."""
LARGEST = 64 * 1024
"""Maximum size in bytes of the stored positions. A turn with many undos exceeds it and is folded again."""
SWELL = 2.5
"""Approximate ratio of a position's size in memory to its packed size."""


class Repository:
    """All positions of all games. A snapshot never changes; a newer one replaces it."""

    def __init__(self, log: Log, capacity: int = 512 * 2**20) -> None:
        """Take the log, and the maximum number of bytes to cache."""
        self._log = log
        self._newest: Cache[str, StoredSnapshots] = Cache(capacity, lambda cached: cached.size)
        self._history = History(log)
        self._copied: Cache[str, Head] = Cache(1024)
        self.cached_bytes = 0
        """Approximate number of bytes of all cached positions."""

    def is_copied(self, game: str, head: Head) -> bool:
        """Return whether `CAIRN_REPLICAS` replicas have a game up to a head, after waiting for them."""
        if not self._log.is_replicated or self._copied.get(game) == head:
            return True
        if not self._log.is_copied(game, head):
            return False
        self._copied.put(game, head)
        return True

    def get(self, game: str, viewer: Who, version: int | None = None, known: Head | None = None) -> Snapshot:
        """Return a position as a viewer may know it now: the newest, or the one at a version.

        `known` is the head that the caller has just read: a snapshot cached for it is not read again. Everything is
        public in an ended game. Raise NotFound if there is no such game or version, UnreadableLog if it cannot be read.
        """
        newest = self._newest_of(game, viewer, known)
        if version is None or version == newest.head.version:
            return newest
        who = TRUTH if newest.position.table.is_ended else viewer
        with self._no_version(game, version, newest.head):
            return replace(self._history.get(game, who, version), imported=newest.imported)

    @contextmanager
    def _no_version(self, game: str, version: int, newest: Head) -> Iterator[None]:
        """Let NotFound pass only if the version is certainly missing.

        During a failover a replaced primary may answer, which lacks entries that its successor has. Raise Unavailable
        if it lacks entries it had before, or if too few replicas follow it.
        """
        try:
            yield
        except NotFound as error:
            is_replicated = self._log.is_replicated and version >= 1
            if is_replicated and (version <= newest.version or not self._log.is_copied(game, newest)):
                words = message("version-unknown-in-failover", version=version)
                raise Unavailable(words, retry_after=1) from error
            raise

    def steps(
        self, game: str, viewer: Viewer, after: int, last: int, newest: Snapshot, *, live: bool
    ) -> Iterator[tuple[Snapshot | None, Snapshot, Entry]]:
        """Yield each version's previous position (None before the first), its position, and its log entry.

        They are as from `get`; with `live`, as the viewer saw them when they were the newest. NotFound is as there.
        """
        who: Who = TRUTH if newest.position.table.is_ended and not live else viewer
        with self._no_version(game, last, newest.head):
            if not 1 <= last <= newest.head.version:
                raise NotFound(message("game-no-version", version=last))
            for before, now, entry in self._history.steps(game, who, after, last):
                if now.position.table.is_ended and who != TRUTH:
                    now = self._history.get(game, TRUTH, entry.version)
                own = newest.imported
                yield before and replace(before, imported=own), replace(now, imported=own), entry

    def get_as_seen(self, game: str, viewer: Viewer, version: int, chain: str | None = None) -> Snapshot:
        """Return the position at a version as a viewer saw it when it was the newest.

        With a known `chain` nothing is read if that version is still the newest cached one.
        """
        if chain is not None:
            head = Head(version, chain)
            newest = self._newest_of(game, viewer, head)
            if newest.head == head:
                return newest
        seen = self._history.get(game, viewer, version)
        return self._history.get(game, TRUTH, version) if seen.position.table.is_ended else seen

    def latest_known(self, game: str) -> Snapshot:
        """Return the true position last known to this process, without querying Redis if it is cached.

        Raise NotFound if there is no such game, UnreadableLog if it cannot be read.
        """
        if cached := self._newest.get(game):
            metrics.child(metrics.SNAPSHOTS, "process").inc()
            return cached.truth
        return self._resume(game).truth

    def catch_up(self, game: str, head: Head, entries: Iterable[Entry]) -> Snapshot:
        """Return the true snapshot after a log's entries; the first entry is that of `head` itself."""
        cached = self._newest.get(game)
        return (self._follow(game, cached, entries) if cached and cached.truth.head == head else self._read(game)).truth

    def advance(self, game: str, before: Snapshot, after: Snapshot, decisions: Sequence[Decision]) -> None:
        """Cache the true snapshot that decisions led to. Views are folded on request."""
        if before.head == Head(0, game):
            cached: StoredSnapshots | None = StoredSnapshots(before, {}, (), _nothing, _weight(after.position))
        else:
            cached = self._newest.get(game)
        if cached is None or cached.truth.head != before.head:
            return  # the next reader folds on from the cached version
        newer = self._gone_on(game, cached, after, decisions)
        self._put(game, newer)
        if _is_milestone(before.head, after):
            do_later(self._keep_in_redis, game, newer)

    def end(self, game: str) -> Head | None:
        """Return the head of an ended game, or None. Nothing is folded; only the last decision is read."""
        last = self._log.last(game)
        if last is None:
            raise NotFound("no-such-game")
        ending = any(event.ends for event in decode_entry(game, last).events)
        return Head(last.version, last.chain) if ending else None

    def forget(self, game: str) -> None:
        """Drop a game from the cache."""
        self._history.forget(game)
        self._newest.pop(game)

    def drop(self, game: str) -> None:
        """Drop a game from the cache and from Redis, so that its log is read from the start."""
        self.forget(game)
        with suppress(RedisError):
            self._log.drop_snapshot(game)

    def _newest_of(self, game: str, viewer: Who, known: Head | None) -> Snapshot:
        """Return the newest position, with everything public if the game has ended."""
        cached = self._newest.get(game)
        if cached is None or cached.truth.head != known:
            cached = self._read(game)
        if viewer == TRUTH or cached.truth.position.table.is_ended or cached.truth.position.table.series:
            return cached.truth
        view = cached.views.get(viewer)
        if view is None or view.head != cached.truth.head:
            view = self._view(game, cached, viewer)
            self._put(game, replace(cached, views={**cached.views, viewer: view}))
        return view

    def _read(self, game: str) -> StoredSnapshots:
        """Return the newest state of a game, folded on from the cached one."""
        cached = self._newest.get(game)
        if cached is None:
            return self._resume(game)
        metrics.child(metrics.SNAPSHOTS, "process").inc()
        # The snapshot's own entry is read again to verify that the game still exists and is the same.
        return self._follow(game, cached, self._log.read(game, after=cached.truth.head.version - 1))

    def _follow(self, game: str, cached: StoredSnapshots, entries: Iterable[Entry]) -> StoredSnapshots:
        """Fold entries, from the cached version on, into a game; start again if the log is that of another game."""
        following = iter(entries)
        first = next(following, None)
        if first is None or first.chain != cached.truth.head.chain:
            self.forget(game)
            return self._resume(game)
        head, position, decisions = self._fold(game, following, cached.truth.position)
        if head is None:
            return cached
        after = Snapshot(head, position, cached.truth.secret)
        return self._put(game, self._gone_on(game, cached, after, decisions))

    def _resume(self, game: str) -> StoredSnapshots:
        """Return the newest state of an uncached game, folded on from the snapshot in Redis."""
        stored = self._log.resume(game)
        packed, entries = unpack(stored.snapshot), stored.entries
        if packed:
            own = next(entries, None)
            chain = own.chain if own else stored.marker and stored.marker.chain.hex()
            packed = packed if packed.chain == chain else None
        metrics.SNAPSHOTS.labels("redis" if packed else "nowhere").inc()
        if not packed and (stored.snapshot or stored.marker):
            entries = self._log.read(game)
        start, base = (packed.position(), packed.view) if packed else (BEFORE, _nothing)
        head, position, decisions = self._fold(game, entries, start)
        if head is None and packed is None:
            raise NotFound("no-such-game")
        revealed = position.table.secret
        truth = Snapshot(
            head or Head(start.version, packed.chain if packed else ""),
            position,
            bytes.fromhex(revealed) if revealed else stored.secret,
            imported=position.table.is_ended and stored.imported,
        )
        cached = StoredSnapshots(truth, {}, tuple(decisions), base, _weight(position))
        if len(decisions) >= STRIDE:
            cached = self._with_views(game, cached)
            self._keep_in_redis(game, cached)
        return self._put(game, cached)

    def _fold(
        self, game: str, entries: Iterable[Entry], position: Position
    ) -> tuple[Head | None, Position, list[Decision]]:
        """Return the head, position and decisions after the entries; the head is None without entries."""
        head, decisions = None, []
        for entry in pausing(entries):
            decisions.append(decode_entry(game, entry))
            head = Head(entry.version, entry.chain)
        return head, fold_readable(game, decisions, position), decisions

    def _gone_on(
        self, game: str, cached: StoredSnapshots, after: Snapshot, decisions: Sequence[Decision]
    ) -> StoredSnapshots:
        """Return the cached game with the true snapshot that decisions led to."""
        newer = replace(cached, truth=after, following=(*cached.following, *decisions))
        return self._with_views(game, newer) if _is_milestone(cached.truth.head, after) else newer

    def _with_views(self, game: str, cached: StoredSnapshots) -> StoredSnapshots:
        """Return the cached game with all views folded on; without views if it has ended and is thus public."""
        truth = cached.truth
        views = {viewer: self._view(game, cached, viewer).position for viewer in _viewers(truth)}
        return StoredSnapshots(truth, {}, (), views.__getitem__, _weight(truth.position))

    def _view(self, game: str, cached: StoredSnapshots, viewer: Viewer) -> Snapshot:
        """Return the newest position as a viewer may know it, folded on from the cached one."""
        view, truth = cached.views.get(viewer), cached.truth
        start = view.position if view else cached.base(viewer)
        following = cached.following[len(cached.following) - (truth.head.version - start.version) :]
        return Snapshot(truth.head, fold_readable(game, following, start, viewer), None)

    def _put(self, game: str, newer: StoredSnapshots) -> StoredSnapshots:
        """Cache a game unless the cached one is newer; return the one that is cached then."""
        cached = self._newest.update(
            game, lambda cached: cached if cached and cached.truth.head.version > newer.truth.head.version else newer
        )
        if self.cached_bytes != self._newest.weight:
            self.cached_bytes = self._newest.weight
            metrics.CACHED_BYTES.set(self.cached_bytes)
        return cached

    def _keep_in_redis(self, game: str, cached: StoredSnapshots) -> None:
        """Store the positions of a game, whose views are all folded on, in Redis, too."""
        truth = cached.truth
        packed = pack(truth.position, [cached.base(viewer) for viewer in _viewers(truth)], truth.head.chain)
        if len(packed) <= LARGEST:
            with suppress(RedisError):  # it only saves time
                self._log.keep_snapshot(game, truth.head.version, packed)


def _viewers(truth: Snapshot) -> Sequence[Viewer]:
    """Return the viewers that know less than the truth: none of an ended game, and none of a series."""
    return (
        ()
        if truth.position.table.is_ended or truth.position.table.series
        else (None, *range(len(truth.position.table.seats)))
    )


def _is_milestone(before: Head, after: Snapshot) -> bool:
    """Return whether positions are stored in Redis when a game goes from head `before` to `after`."""
    return after.position.table.is_ended or after.head.version // STRIDE > before.version // STRIDE


def _weight(position: Position) -> int:
    """Return the approximate size in bytes of a game in this position with all its views."""
    is_open = position.table.is_ended or position.table.series
    return int(size(position) * SWELL) * (1 if is_open else 2 + len(position.table.seats))


def _nothing(_: Viewer) -> Position:
    """Return the position before the first decision, which is public."""
    return BEFORE
