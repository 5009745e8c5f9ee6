"""The repository: positions by game, as a viewer may know them."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

from msgspec.structs import replace
from redis.exceptions import RedisError

from cairn.events.chain import Entry, Head
from cairn.events.decision import Decision, Viewer
from cairn.events.log import Log
from cairn.events.series import is_series
from cairn.projections.fold import BEFORE, Position
from cairn.projections.packed import pack, size, unpack
from cairn.service.cache import Cache
from cairn.service.cooperative import do_later, pausing
from cairn.service.errors import NotFound, Unavailable
from cairn.service.queries.history import History
from cairn.service.queries.log_reader import decode_entry, fold_readable
from cairn.service.queries.snapshots import TRUTH, KeptGame, Snapshot, Who
from cairn.service.telemetry import metrics

STRIDE = 32
"""At every so many versions all positions of a game are kept in Redis, for a process that keeps nothing of it."""
LARGEST = 64 * 1024
"""How many bytes of them may be kept: a turn of many undos has more, and is folded anew."""
SWELL = 2.5
"""How many times the bytes of a packed position it takes in a process, about."""


class Repository:
    """All positions of all games. A snapshot is never changed: a newer one takes its place."""

    def __init__(self, log: Log, capacity: int = 512 * 2**20) -> None:
        """Take the log, and how many bytes may be kept of all games."""
        self._log = log
        self._newest: Cache[str, KeptGame] = Cache(capacity, lambda kept: kept.size)
        self._history = History(log)
        self._copied: Cache[str, Head] = Cache(1024)
        self.cached_bytes = 0
        """How many bytes all that is kept takes, about."""

    def is_copied(self, game: str, head: Head) -> bool:
        """Tell whether as many replicas have a game up to a head as `CAIRN_REPLICAS` promises; they are waited for."""
        if not self._log.is_replicated or self._copied.get(game) == head:
            return True
        if not self._log.is_copied(game, head):
            return False
        self._copied.put(game, head)
        return True

    def get(self, game: str, viewer: Who, version: int | None = None, known: Head | None = None) -> Snapshot:
        """Return a position as a viewer may know it now: the newest, or that at a version.

        `known` is the head that the caller has read just now: what is kept of it is not read again. When the game has
        ended everything in it is open. Raise NotFound if there is no such game or version, UnreadableLog if it cannot
        be read.
        """
        newest = self._newest_of(game, viewer, known)
        if version is None or version == newest.head.version:
            return newest
        who = TRUTH if newest.is_ended else viewer
        with self._no_version(game, version, newest.head):
            return replace(self._history.get(game, who, version), imported=newest.imported)

    @contextmanager
    def _no_version(self, game: str, version: int, newest: Head) -> Iterator[None]:
        """Have it said that a version is not there only where that is sure.

        During a failover a primary that has been replaced may be asked, which lacks what the next one has: raise
        Unavailable where it lacks what it had just now, or too few replicas follow it.
        """
        try:
            yield
        except NotFound as error:
            is_replicated = self._log.is_replicated and version >= 1
            if is_replicated and (version <= newest.version or not self._log.is_copied(game, newest)):
                words = f"Whether this game has a version {version} cannot be said during a failover of Redis."
                raise Unavailable(words, retry_after=1) from error
            raise

    def step(
        self, game: str, viewer: Viewer, version: int, newest: Snapshot, *, live: bool
    ) -> tuple[Snapshot | None, Snapshot, Entry]:
        """Return the position before a version (None before the first), that at it, and its entry in the log.

        They are as `get` returns them where `newest` is the newest; `live`, as the viewer saw them when they were the
        newest. Raise NotFound if there is no such version.
        """
        who: Who = TRUTH if newest.is_ended and not live else viewer
        with self._no_version(game, version, newest.head):
            if not 1 <= version <= newest.head.version:
                raise NotFound(f"This game has no version {version}.")
            before, after, entry = self._history.step(game, who, version)
            if after.is_ended and who != TRUTH:
                after = self._history.get(game, TRUTH, version)
        after = replace(after, imported=newest.imported)
        return before and replace(before, imported=newest.imported), after, entry

    def get_as_seen(self, game: str, viewer: Viewer, version: int, chain: str | None = None) -> Snapshot:
        """Return the position at a version as a viewer saw it when it was the newest.

        With its `chain` known nothing is read, if that version is still the newest one that is kept.
        """
        if chain is not None:
            head = Head(version, chain)
            newest = self._newest_of(game, viewer, head)
            if newest.head == head:
                return newest
        seen_decisions = self._history.get(game, viewer, version)
        return self._history.get(game, TRUTH, version) if seen_decisions.is_ended else seen_decisions

    def latest_known(self, game: str) -> Snapshot:
        """Return the game as it truly was when this process last knew, without asking Redis if it knows it.

        Raise NotFound if there is no such game, UnreadableLog if it cannot be read.
        """
        if kept := self._newest.get(game):
            metrics.child(metrics.SNAPSHOTS, "process").inc()
            return kept.truth
        return self._resume(game).truth

    def catch_up(self, game: str, head: Head, entries: Iterable[Entry]) -> Snapshot:
        """Return the truth that a log's entries lead to from a head on, whose own entry comes first."""
        kept = self._newest.get(game)
        return (self._follow(game, kept, entries) if kept and kept.truth.head == head else self._read(game)).truth

    def advance(self, game: str, before: Snapshot, after: Snapshot, decisions: Sequence[Decision]) -> None:
        """Keep the truth that decisions led to; views follow when somebody asks for them."""
        if before.head == Head(0, game):
            kept: KeptGame | None = KeptGame(before, {}, (), _nothing, _weight(after.position))
        else:
            kept = self._newest.get(game)
        if kept is None or kept.truth.head != before.head:
            return  # who asks next reads on from what is kept
        newer = self._gone_on(game, kept, after, decisions)
        self._put(game, newer)
        if _is_milestone(before.head, after):
            do_later(self._keep_in_redis, game, newer)

    def end(self, game: str) -> Head | None:
        """Return the head of a game that has ended, or None; nothing is folded, and its last decision alone is read."""
        last = self._log.last(game)
        if last is None:
            raise NotFound("There is no such game.")
        ending = any(event.ends for event in decode_entry(game, last).events)
        return Head(last.version, last.chain) if ending else None

    def forget(self, game: str) -> None:
        """Keep nothing of a game any more."""
        self._history.forget(game)
        self._newest.pop(game)

    def drop(self, game: str) -> None:
        """Keep nothing of a game any more, in Redis neither: its log is read from its start."""
        self.forget(game)
        with suppress(RedisError):
            self._log.drop_snapshot(game)

    def _newest_of(self, game: str, viewer: Who, known: Head | None) -> Snapshot:
        """Return the newest position, open to everyone if the game has ended in it."""
        kept = self._newest.get(game)
        if kept is None or kept.truth.head != known:
            kept = self._read(game)
        if viewer == TRUTH or kept.truth.is_ended or is_series(game):
            return kept.truth
        view = kept.views.get(viewer)
        if view is None or view.head != kept.truth.head:
            view = self._view(game, kept, viewer)
            self._put(game, replace(kept, views={**kept.views, viewer: view}))
        return view

    def _read(self, game: str) -> KeptGame:
        """Return the newest of a game, folded on from what is kept of it."""
        kept = self._newest.get(game)
        if kept is None:
            return self._resume(game)
        metrics.child(metrics.SNAPSHOTS, "process").inc()
        # The snapshot's own entry is read again: it tells that the game still exists and is the same.
        return self._follow(game, kept, self._log.read(game, after=kept.truth.head.version - 1))

    def _follow(self, game: str, kept: KeptGame, entries: Iterable[Entry]) -> KeptGame:
        """Return a game folded on by entries, from its own version on; from the start if it was another game's."""
        following = iter(entries)
        first = next(following, None)
        if first is None or first.chain != kept.truth.head.chain:
            self.forget(game)
            return self._resume(game)
        head, position, decisions = self._fold(game, following, kept.truth.position)
        if head is None:
            return kept
        after = Snapshot(head, position, kept.truth.secret)
        return self._put(game, self._gone_on(game, kept, after, decisions))

    def _resume(self, game: str) -> KeptGame:
        """Return the newest of a game of which this process keeps nothing, folded on from what Redis keeps."""
        found = self._log.resume(game)
        packed, entries = unpack(found.snapshot), found.entries
        if packed:
            own = next(entries, None)
            chain = own.chain if own else found.stub and found.stub.chain.hex()
            packed = packed if packed.chain == chain else None
        metrics.SNAPSHOTS.labels("redis" if packed else "nowhere").inc()
        if not packed and (found.snapshot or found.stub):
            entries = self._log.read(game)
        start, base = (packed.position(), packed.view) if packed else (BEFORE, _nothing)
        head, position, decisions = self._fold(game, entries, start)
        if head is None and packed is None:
            raise NotFound("There is no such game.")
        revealed = position.table.secret
        truth = Snapshot(
            head or Head(start.version, packed.chain if packed else ""),
            position,
            bytes.fromhex(revealed) if revealed else found.secret,
            imported=position.table.is_ended and found.imported,
        )
        kept = KeptGame(truth, {}, tuple(decisions), base, _weight(position))
        if len(decisions) >= STRIDE:
            kept = self._with_views(game, kept)
            self._keep_in_redis(game, kept)
        return self._put(game, kept)

    def _fold(
        self, game: str, entries: Iterable[Entry], position: Position
    ) -> tuple[Head | None, Position, list[Decision]]:
        """Return what entries lead to, and their decisions; the head is None if there are none."""
        head, decisions = None, []
        for entry in pausing(entries):
            decisions.append(decode_entry(game, entry))
            head = Head(entry.version, entry.chain)
        return head, fold_readable(game, decisions, position), decisions

    def _gone_on(self, game: str, kept: KeptGame, after: Snapshot, decisions: Sequence[Decision]) -> KeptGame:
        """Return what is kept of a game, with the truth that decisions led to from there."""
        newer = replace(kept, truth=after, following=(*kept.following, *decisions))
        return self._with_views(game, newer) if _is_milestone(kept.truth.head, after) else newer

    def _with_views(self, game: str, kept: KeptGame) -> KeptGame:
        """Return what is kept of a game with all views folded on; with none if it has ended, as all know the truth."""
        truth = kept.truth
        views = {viewer: self._view(game, kept, viewer).position for viewer in _viewers(truth)}
        return KeptGame(truth, {}, (), views.__getitem__, _weight(truth.position))

    def _view(self, game: str, kept: KeptGame, viewer: Viewer) -> Snapshot:
        """Return the newest position as a viewer may know it, folded on from that which is kept."""
        view, truth = kept.views.get(viewer), kept.truth
        start = view.position if view else kept.base(viewer)
        following = kept.following[len(kept.following) - (truth.head.version - start.version) :]
        return Snapshot(truth.head, fold_readable(game, following, start, viewer), None)

    def _put(self, game: str, newer: KeptGame) -> KeptGame:
        """Keep this of a game, unless what is kept is newer; return what is kept then."""
        kept = self._newest.update(
            game, lambda kept: kept if kept and kept.truth.head.version > newer.truth.head.version else newer
        )
        if self.cached_bytes != self._newest.weight:
            self.cached_bytes = self._newest.weight
            metrics.CACHED_BYTES.set(self.cached_bytes)
        return kept

    def _keep_in_redis(self, game: str, kept: KeptGame) -> None:
        """Keep the positions in Redis, too, of a game all of whose views are folded on."""
        truth = kept.truth
        packed = pack(truth.position, [kept.base(viewer) for viewer in _viewers(truth)], truth.head.chain)
        if len(packed) <= LARGEST:
            with suppress(RedisError):  # it only saves time
                self._log.keep_snapshot(game, truth.head.version, packed)


def _viewers(truth: Snapshot) -> Sequence[Viewer]:
    """Return who knows less than the truth: nobody when the game has ended; and nothing of a series is secret."""
    return () if truth.is_ended or truth.position.table.series else (None, *range(len(truth.position.table.seats)))


def _is_milestone(before: Head, after: Snapshot) -> bool:
    """Tell whether positions are kept in Redis when a game has gone on from a head to this."""
    return after.is_ended or after.head.version // STRIDE > before.version // STRIDE


def _weight(position: Position) -> int:
    """Return how many bytes a game in this position takes, with all its views, about."""
    is_open = position.table.is_ended or position.table.series
    return int(size(position) * SWELL) * (1 if is_open else 2 + len(position.table.seats))


def _nothing(_: Viewer) -> Position:
    """Return what anybody knows before the first decision."""
    return BEFORE
