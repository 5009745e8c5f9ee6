"""The repository: positions by game, as a viewer may know them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain as joined

from events.chain import Entry
from events.decision import Decision, Viewer, redact
from events.log import Head, Log
from events.table import GameEnded
from projections.fold import BEFORE, Position, fold
from service.errors import NotFound
from service.queries.history import History
from service.queries.readable import decision_for, folded
from service.queries.snapshots import TRUTH, Snapshot, SnapshotCache, Who


class Repository:
    """All positions of all games. A snapshot is never changed: a newer one takes its place."""

    def __init__(self, log: Log, capacity: int = 1024) -> None:
        self._log = log
        self._newest: SnapshotCache[Snapshot] = SnapshotCache(capacity)
        self._history = History(log)

    def get(self, game: str, viewer: Who, version: int | None = None) -> Snapshot:
        """Return a position as a viewer may know it now: the newest, or that at a version.

        When the game has ended everything in it is open. Raise NotFound if there is no such game or version,
        UnreadableLog if it cannot be read.
        """
        newest = self._read(game, viewer)
        if newest.position.table.ended and viewer != TRUTH:
            newest = self._read(game, TRUTH)
        if version in (None, newest.head.version):
            return newest
        assert version is not None
        who = TRUTH if newest.position.table.ended else viewer
        return replace(self._history.get(game, who, version), imported=newest.imported)

    def get_as_seen(self, game: str, viewer: Viewer, version: int, chain: str | None = None) -> Snapshot:
        """Return the position at a version as a viewer saw it when it was the newest.

        With its `chain` known nothing is read, if that version is still the newest one that is kept.
        """
        if chain is not None:
            head, newest = Head(version, chain), self._newest.get((game, viewer))
            if newest is None or newest.head != head:
                newest = self._read(game, viewer)
            if newest.position.table.ended:
                newest = self.latest_known(game)
            if newest.head == head:
                return newest
        seen = self._history.get(game, viewer, version)
        return self._history.get(game, TRUTH, version) if seen.position.table.ended else seen

    def latest_known(self, game: str) -> Snapshot:
        """Return the game as it truly was when this process last knew, without asking Redis if it knows it.

        Raise NotFound if there is no such game, UnreadableLog if it cannot be read.
        """
        return self._newest.get((game, TRUTH)) or self._read(game, TRUTH)

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
        for viewer in (None, *range(len(after.position.table.seats))):
            view = self._newest.get((game, viewer))
            if view and view.head == before.head:
                seen = (redact(decision, viewer, ended=False) for decision in decisions)
                self._keep(game, viewer, Snapshot(after.head, fold(seen, view.position), None))

    def end(self, game: str) -> Head | None:
        """Return the head of a game that has ended, or None; nothing is folded, and its last decision alone is read."""
        last = self._log.last(game)
        if last is None:
            raise NotFound("There is no such game.")
        ending = any(isinstance(event, GameEnded) for event in decision_for(game, TRUTH, last).events)
        return Head(last.version, last.chain) if ending else None

    def forget(self, game: str) -> None:
        """Keep nothing of a game any more."""
        self._history.forget(game)
        self._newest.forget(game)

    def _read(self, game: str, who: Who) -> Snapshot:
        """Return the newest position, folded on from the snapshot that is kept."""
        kept = self._newest.get((game, who))
        if kept is None:
            return self._fold_on(game, who, None, self._log.read(game))
        # The snapshot's own entry is read again: it tells that the game still exists and is the same.
        return self.catch_up(game, who, kept, self._log.read(game, after=kept.head.version - 1))

    def _keep(self, game: str, who: Who, snapshot: Snapshot) -> None:
        """Keep a snapshot unless a newer one is kept."""
        self._newest.update(
            (game, who), lambda kept: kept if kept and kept.head.version > snapshot.head.version else snapshot
        )

    def _fold_on(self, game: str, who: Who, base: Snapshot | None, entries: Iterable[Entry]) -> Snapshot:
        last: Entry | None = None

        def seen() -> Iterator[Decision]:
            nonlocal last
            for last in entries:
                yield decision_for(game, who, last)

        decisions = seen()
        first = next(decisions, None)
        if first is None:
            if base is None:
                raise NotFound("There is no such game.")
            return base
        position = folded(game, joined([first], decisions), base.position if base else BEFORE)
        assert last is not None
        secret = (base.secret if base else self._secret(game, position)) if who == TRUTH else None
        imported = position.table.ended and who == TRUTH and self._log.imported(game)
        newer = Snapshot(Head(last.version, last.chain), position, secret, imported)
        self._keep(game, who, newer)
        return newer

    def _secret(self, game: str, position: Position) -> bytes | None:
        revealed = position.table.secret
        return self._log.secret(game) if revealed is None else bytes.fromhex(revealed)
