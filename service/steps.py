"""Time travel: the position at any version of a game, folded on from the nearest one that was kept on the way."""

import threading
from collections import OrderedDict
from collections.abc import Iterator

from events.chain import Entry
from events.event import Decision
from events.log import Head, Log
from projections.fold import BEFORE, fold
from service.errors import NotFound
from service.kept import Kept, Who, known_to

STRIDE = 64
"""Every so many versions a position is kept on the way to a later one."""


class Steps:
    """Earlier positions by (game, who, version), the least recently used out first; none is ever changed."""

    def __init__(self, log: Log, capacity: int) -> None:
        self._log = log
        self._capacity = capacity
        self._kept: OrderedDict[tuple[str, Who, int], Kept] = OrderedDict()
        self._lock = threading.Lock()

    def at(self, game: str, who: Who, version: int) -> Kept:
        """Return the position at a version; raise NotFound if there is none.

        The one before it, or the last at a multiple of the stride, is folded on: a step costs the same wherever it is.
        """
        base = self._nearest(game, who, version)
        if base is None:
            return self._fold_on(game, who, None, version, self._log.read(game, limit=version))
        # The entry that is kept is read again: it tells that the game still exists and is the same.
        entries = self._log.read(game, base.head.version - 1, version - base.head.version + 1)
        top = next(entries, None)
        if top is None or top.chain != base.head.chain:
            self.drop(game)
            return self.at(game, who, version)
        return self._fold_on(game, who, base, version, entries)

    def drop(self, game: str) -> None:
        """Forget a game."""
        with self._lock:
            for key in [key for key in self._kept if key[0] == game]:
                del self._kept[key]

    def _nearest(self, game: str, who: Who, version: int) -> Kept | None:
        with self._lock:
            for earlier in (version, version - 1, *range(version - version % STRIDE, 0, -STRIDE)):
                kept = self._kept.get((game, who, earlier))
                if kept is not None:
                    self._kept.move_to_end((game, who, earlier))
                    return kept
        return None

    def _fold_on(self, game: str, who: Who, base: Kept | None, version: int, entries: Iterator[Entry]) -> Kept:
        position, kept = base.position if base else BEFORE, base
        while position.version < version:
            stop = min(version, position.version - position.version % STRIDE + STRIDE)
            top: Entry | None = None
            decisions: list[Decision] = []
            while position.version + len(decisions) < stop and (top := next(entries, None)):
                decisions.append(known_to(who, top))
            if top is None:
                raise NotFound(f"This game has no version {version}.")
            position = fold(decisions, position)
            kept = Kept(Head(top.version, top.chain), position, None)
            self._keep(game, who, kept)
        assert kept
        return kept

    def _keep(self, game: str, who: Who, kept: Kept) -> None:
        with self._lock:
            self._kept[game, who, kept.head.version] = kept
            while len(self._kept) > self._capacity:
                self._kept.popitem(last=False)
