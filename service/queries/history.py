"""Time travel: the position at any version of a game, folded from the nearest cached snapshot."""

from collections.abc import Iterator
from itertools import chain, islice

from cairn.events.chain import Entry, Head
from cairn.events.log import Log
from cairn.projections.fold import BEFORE
from cairn.projections.message import message
from cairn.service.cache import Cache
from cairn.service.errors import NotFound
from cairn.service.queries.log_reader import decode_entry, fold_readable
from cairn.service.queries.snapshots import Snapshot, Who

STRIDE = 16
"""A snapshot is cached every `STRIDE` versions on the way to a later version."""

MILESTONES = 1024
"""Number of these snapshots cached, over all games and viewers."""

RECENT = 512
"""Number of intermediate snapshots cached, for viewers that step through a game."""


class History:
    """Earlier positions of all games, which never change."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._milestones: Cache[tuple[str, Who, int], Snapshot] = Cache(MILESTONES)
        self._recent: Cache[tuple[str, Who, int], Snapshot] = Cache(RECENT)
        # The last cached version: lookups need not search beyond it.
        self._furthest: Cache[tuple[str, Who], int] = Cache(MILESTONES)

    def get(self, game: str, who: Who, version: int) -> Snapshot:
        """Return the position at a version. Raise NotFound if there is no such version.

        The nearest earlier snapshot is folded on, so that a step costs the same at any version.
        """
        base, entries = self._nearest(game, who, version, version)
        return self._fold_on(game, who, base, version, entries)

    def steps(self, game: str, who: Who, after: int, last: int) -> Iterator[tuple[Snapshot | None, Snapshot, Entry]]:
        """Yield each version's previous position (None before the first), its position, and its log entry.

        All come from one read. Raise NotFound if the log ends before the version `last`.
        """
        base, entries = self._nearest(game, who, after, last)
        before = self._fold_on(game, who, base, after, entries)
        for version in range(after + 1, last + 1):
            entry = next(entries, None)
            position = self._fold_on(game, who, before, version, iter([entry] if entry else []))
            assert entry
            yield before if version > 1 else None, position, entry
            before = position

    def forget(self, game: str) -> None:
        """Drop the cached positions of a game."""
        for cache in (self._milestones, self._recent):
            cache.remove(lambda key: key[0] == game)
        self._furthest.remove(lambda key: key[0] == game)

    def _nearest(self, game: str, who: Who, version: int, last: int) -> tuple[Snapshot, Iterator[Entry]]:
        """Return the newest snapshot up to a version, and the log's entries after it up to `last`."""
        top = min(version, self._furthest.get((game, who)) or 0)
        versions = chain(range(top, max(top - STRIDE, 0), -1), range(top - top % STRIDE, 0, -STRIDE))
        base = next(filter(None, (self._cache_of(at).get((game, who, at)) for at in versions)), None)
        if base is None:
            return Snapshot(Head(0, game), BEFORE, None), self._log.read(game, limit=last)
        # The snapshot's own entry is read again to verify that the game still exists and is the same.
        entries = self._log.read(game, base.head.version - 1, last - base.head.version + 1)
        first = next(entries, None)
        if first is None or first.chain != base.head.chain:
            self.forget(game)
            return self._nearest(game, who, version, last)
        return base, entries

    def _fold_on(self, game: str, who: Who, base: Snapshot, version: int, entries: Iterator[Entry]) -> Snapshot:
        """Return the position at a version, and cache the positions on the way."""
        snapshot = base
        while (reached := snapshot.head.version) < version:
            following = list(islice(entries, min(version - reached, STRIDE - reached % STRIDE)))
            if not following:
                raise NotFound(message("game-no-version", version=version))
            position = fold_readable(game, [decode_entry(game, entry) for entry in following], snapshot.position, who)
            snapshot = Snapshot(Head(following[-1].version, following[-1].chain), position, None)
            self._cache_of(position.version).put((game, who, position.version), snapshot)
        self._furthest.put((game, who), max(self._furthest.get((game, who)) or 0, snapshot.head.version))
        return snapshot

    def _cache_of(self, version: int) -> Cache[tuple[str, Who, int], Snapshot]:
        return self._recent if version % STRIDE else self._milestones
