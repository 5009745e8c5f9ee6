"""Time travel: the position at any version of a game, folded on from the nearest snapshot that was kept on the way."""

from collections.abc import Iterator
from dataclasses import replace

from events.chain import Entry
from events.decision import Decision
from events.log import Head, Log
from projections.fold import BEFORE
from service.errors import NotFound
from service.queries.readable import decision_for, folded
from service.queries.snapshots import Snapshot, SnapshotCache, Who

STRIDE = 64
"""At every so many versions a snapshot is kept on the way to a later one."""

RECENT = 8
"""How many snapshots in between are kept of each game and viewer: where somebody steps just now."""

GAMES = 128
"""Of how many games and viewers snapshots are kept."""


class Snapshots:
    """The snapshots of one game as one viewer may know it, by version."""

    def __init__(self) -> None:
        self._milestones: dict[int, Snapshot] = {}
        self._recent: dict[int, Snapshot] = {}

    def nearest(self, version: int) -> Snapshot | None:
        """Return the newest that is kept up to a version."""
        known = [at for kept in (self._milestones, self._recent) for at in list(kept) if at <= version]
        return self._milestones.get(max(known)) or self._recent.get(max(known)) if known else None

    def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot: for good at each stride, else until some others were kept."""
        version = snapshot.head.version
        if version % STRIDE == 0:
            self._milestones[version] = snapshot
            return
        self._recent.pop(version, None)
        self._recent[version] = snapshot
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]


class History:
    """Earlier positions of all games; none is ever changed."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._cache: SnapshotCache[Snapshots] = SnapshotCache(GAMES)

    def get(self, game: str, who: Who, version: int) -> Snapshot:
        """Return the position at a version; raise NotFound if there is none.

        The nearest snapshot before it is folded on: a step costs the same wherever it is.
        """
        known = self._cache.get((game, who))
        base = known.nearest(version) if known else None
        if base is None:
            return self._fold_on(game, who, None, version, self._log.read(game, limit=version))
        # The snapshot's own entry is read again: it tells that the game still exists and is the same.
        entries = self._log.read(game, base.head.version - 1, version - base.head.version + 1)
        first = next(entries, None)
        if first is None or first.chain != base.head.chain:
            self.forget(game)
            return self.get(game, who, version)
        return self._fold_on(game, who, base, version, entries)

    def forget(self, game: str) -> None:
        """Keep nothing of a game any more."""
        self._cache.forget(game)

    def _fold_on(self, game: str, who: Who, base: Snapshot | None, version: int, entries: Iterator[Entry]) -> Snapshot:
        snapshot = base or Snapshot(Head(0, game), BEFORE, None)
        while snapshot.head.version < version:
            reached = snapshot.head.version
            stop = min(version, reached - reached % STRIDE + STRIDE)
            last: Entry | None = None
            decisions: list[Decision] = []
            while reached + len(decisions) < stop and (following := next(entries, None)):
                last = following
                decisions.append(decision_for(game, who, last))
            if last is None:
                raise NotFound(f"This game has no version {version}.")
            snapshot = replace(
                snapshot, head=Head(last.version, last.chain), position=folded(game, decisions, snapshot.position)
            )
            self._keep(game, who, snapshot)
        return snapshot

    def _keep(self, game: str, who: Who, snapshot: Snapshot) -> None:
        def kept(known: Snapshots | None) -> Snapshots:
            snapshots = known or Snapshots()
            snapshots.keep(snapshot)
            return snapshots

        self._cache.update((game, who), kept)
