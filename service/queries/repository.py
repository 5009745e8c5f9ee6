"""The repository: positions by game, as a viewer may know them."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

from msgspec.structs import replace
from redis.exceptions import RedisError

from cairn.events.chain import Entry
from cairn.events.decision import Decision, Viewer
from cairn.events.log import Head, Log
from cairn.events.table import GameEnded
from cairn.projections.fold import BEFORE, Position
from cairn.projections.packed import pack, unpack
from cairn.service.cache import Cache
from cairn.service.errors import NotFound, Unavailable
from cairn.service.queries.history import History
from cairn.service.queries.readable import decoded, folded, seen_decisions
from cairn.service.queries.snapshots import TRUTH, Snapshot, Who
from cairn.service.telemetry import metrics

STRIDE = 32
"""At every so many versions the truth is kept in Redis, too, for a process that keeps nothing of a game."""
LARGEST = 64 * 1024
"""How many bytes of it may be kept: a turn of many undos has more, and is folded anew."""


class Repository:
    """All positions of all games. A snapshot is never changed: a newer one takes its place."""

    def __init__(self, log: Log, capacity: int = 1024) -> None:
        self._log = log
        self._newest: Cache[tuple[str, Who], Snapshot] = Cache(capacity)
        self._history = History(log)
        self._copied: Cache[str, Head] = Cache(capacity)

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
        who = TRUTH if newest.ended else viewer
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
        who: Who = TRUTH if newest.ended and not live else viewer
        with self._no_version(game, version, newest.head):
            if not 1 <= version <= newest.head.version:
                raise NotFound(f"This game has no version {version}.")
            before, after, entry = self._history.step(game, who, version)
            if after.ended and who != TRUTH:
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
        return self._history.get(game, TRUTH, version) if seen_decisions.ended else seen_decisions

    def latest_known(self, game: str) -> Snapshot:
        """Return the game as it truly was when this process last knew, without asking Redis if it knows it.

        Raise NotFound if there is no such game, UnreadableLog if it cannot be read.
        """
        if kept := self._newest.get((game, TRUTH)):
            metrics.SNAPSHOTS.labels("process").inc()
            return kept
        return self._restored(game) or self._read(game, TRUTH)

    def catch_up(self, game: str, who: Who, snapshot: Snapshot, entries: Iterable[Entry]) -> Snapshot:
        """Return a snapshot folded on by entries from its own version on; from the start if it was another game's."""
        following = iter(entries)
        first = next(following, None)
        if first is None or first.chain != snapshot.head.chain:
            self.forget(game)
            return self._fold_on(game, who, None, self._log.read(game))
        return self._fold_on(game, who, snapshot, following)

    def advance(self, game: str, before: Snapshot, after: Snapshot, decisions: Sequence[Decision]) -> None:
        """Keep the truth that decisions led to, and every viewer's snapshot that can go on with them."""
        self._keep(game, TRUTH, after)
        self._take_along(game, before.head, after, decisions)
        if after.head.version // STRIDE > before.head.version // STRIDE and not after.ended:
            packed = pack(after.position, after.head.chain)
            with suppress(RedisError):  # it only saves time
                if len(packed) <= LARGEST:
                    self._log.keep_snapshot(game, packed)

    def end(self, game: str) -> Head | None:
        """Return the head of a game that has ended, or None; nothing is folded, and its last decision alone is read."""
        last = self._log.last(game)
        if last is None:
            raise NotFound("There is no such game.")
        ending = any(isinstance(event, GameEnded) for event in decoded(game, last).events)
        return Head(last.version, last.chain) if ending else None

    def forget(self, game: str) -> None:
        """Keep nothing of a game any more."""
        self._history.forget(game)
        self._newest.remove(lambda key: key[0] == game)

    def _newest_of(self, game: str, viewer: Who, known: Head | None) -> Snapshot:
        """Return the newest position, open to everyone if the game has ended in it."""
        newest = self._kept_at(game, viewer, known) or self._read(game, viewer)
        if newest.ended and viewer != TRUTH:
            newest = self._kept_at(game, TRUTH, newest.head) or self._read(game, TRUTH)
        return newest

    def _kept_at(self, game: str, who: Who, head: Head | None) -> Snapshot | None:
        kept = self._newest.get((game, who))
        return kept if kept and kept.head == head else None

    def _read(self, game: str, who: Who) -> Snapshot:
        """Return the newest position, folded on from the snapshot that is kept."""
        kept = self._newest.get((game, who))
        metrics.SNAPSHOTS.labels("process" if kept else "nowhere").inc()
        if kept is None:
            return self._fold_on(game, who, None, self._log.read(game))
        # The snapshot's own entry is read again: it tells that the game still exists and is the same.
        return self.catch_up(game, who, kept, self._log.read(game, after=kept.head.version - 1))

    def _restored(self, game: str) -> Snapshot | None:
        """Return the newest truth of a running game, folded on from what is kept of it in Redis; None if nothing is."""
        secret, packed = self._log.snapshot(game)
        restored = unpack(packed) if secret and packed else None
        if restored is None:
            return None
        metrics.SNAPSHOTS.labels("redis").inc()
        position, chain = restored
        snapshot = Snapshot(Head(position.version, chain), position, secret)
        return self.catch_up(game, TRUTH, snapshot, self._log.read(game, position.version - 1))

    def _keep(self, game: str, who: Who, snapshot: Snapshot) -> None:
        """Keep a snapshot unless a newer one is kept."""
        self._newest.update(
            (game, who), lambda kept: kept if kept and kept.head.version > snapshot.head.version else snapshot
        )

    def _fold_on(self, game: str, who: Who, base: Snapshot | None, entries: Iterable[Entry]) -> Snapshot:
        """Return a snapshot folded on by entries, and take along what else is kept of the same version."""
        last, decisions = None, []
        for last in entries:
            decisions.append(decoded(game, last))
        if last is None:
            if base is None:
                raise NotFound("There is no such game.")
            self._keep(game, who, base)
            return base
        position = folded(game, seen_decisions(decisions, who), base.position if base else BEFORE)
        newer = self._snapshot(game, who, base, Head(last.version, last.chain), position)
        self._keep(game, who, newer)
        if base:
            self._take_along(game, base.head, newer, decisions)
        return newer

    def _take_along(self, game: str, before: Head, after: Snapshot, decisions: Sequence[Decision]) -> None:
        """Fold on all snapshots that are kept of a version by the decisions that led from it to another."""
        for who in (TRUTH, None, *range(len(after.position.table.seats))):
            if kept := self._kept_at(game, who, before):
                position = folded(game, seen_decisions(decisions, who), kept.position)
                self._keep(game, who, self._snapshot(game, who, kept, after.head, position))

    def _snapshot(self, game: str, who: Who, base: Snapshot | None, head: Head, position: Position) -> Snapshot:
        """Return what was folded on from `base`, or from the start, with what the log does not say of it."""
        if who != TRUTH:
            return Snapshot(head, position, None)
        secret = base.secret if base else self._secret(game, position)
        return Snapshot(head, position, secret, imported=position.table.ended and self._log.imported(game))

    def _secret(self, game: str, position: Position) -> bytes | None:
        revealed = position.table.secret
        return self._log.secret(game) if revealed is None else bytes.fromhex(revealed)
