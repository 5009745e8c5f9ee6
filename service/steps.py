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

LATEST = 8
"""How many positions in between are kept of each game and viewer: where somebody steps just now."""


class Way:
    """The positions kept of one game as one viewer may know it, by version."""

    def __init__(self) -> None:
        self.milestones: dict[int, Kept] = {}
        self.latest: dict[int, Kept] = {}

    def nearest(self, version: int) -> Kept | None:
        """Return the newest that is kept up to a version."""
        known = [at for kept in (self.milestones, self.latest) for at in kept if at <= version]
        return self.milestones.get(max(known)) or self.latest[max(known)] if known else None

    def keep(self, kept: Kept) -> None:
        """Keep a position: for good at each stride, else until some others were."""
        version = kept.head.version
        if version % STRIDE == 0:
            self.milestones[version] = kept
            return
        self.latest.pop(version, None)
        self.latest[version] = kept
        if len(self.latest) > LATEST:
            del self.latest[next(iter(self.latest))]


class Steps:
    """Earlier positions, the least recently used ways out first; none is ever changed."""

    def __init__(self, log: Log, capacity: int = 128) -> None:
        self._log = log
        self._capacity = capacity
        self._ways: OrderedDict[tuple[str, Who], Way] = OrderedDict()
        self._lock = threading.Lock()

    def at(self, game: str, who: Who, version: int) -> Kept:
        """Return the position at a version; raise NotFound if there is none.

        The nearest that is kept before it is folded on: a step costs the same wherever it is.
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
            for key in [key for key in self._ways if key[0] == game]:
                del self._ways[key]

    def _nearest(self, game: str, who: Who, version: int) -> Kept | None:
        with self._lock:
            way = self._ways.get((game, who))
            return way.nearest(version) if way else None

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
            self._ways.setdefault((game, who), Way()).keep(kept)
            self._ways.move_to_end((game, who))
            while len(self._ways) > self._capacity:
                self._ways.popitem(last=False)
