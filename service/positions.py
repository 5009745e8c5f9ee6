"""The positions a process keeps, so that neither a command nor a look at a game reads its log from the start."""

import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain as joined

from events.chain import Entry
from events.event import Decision, Viewer, redact
from events.log import Head, Log
from projections.fold import BEFORE, Position, fold
from service.done import Done
from service.errors import NotFound
from service.kept import TRUTH, Kept, Who, known_to
from service.steps import Steps


class Positions:
    """Kept positions by (game, who), the least recently used out first; none is ever changed."""

    def __init__(self, log: Log, capacity: int = 1024) -> None:
        self._log = log
        self._capacity = capacity
        self._kept: OrderedDict[tuple[str, Who], Kept] = OrderedDict()
        self._steps = Steps(log)
        self._lock = threading.Lock()

    def truth(self, game: str) -> Kept:
        """Return the game as it truly was when this process last knew, without asking Redis if it is kept.

        Raise NotFound if there is no such game.
        """
        return self._get(game, TRUTH) or self.read(game, TRUTH)

    def unfolded(self, game: str) -> Kept:
        """Return the top of a game's pile alone, for who must not rely on it that the log folds; raise NotFound."""
        secret, top = self._log.secret(game), self._log.top(game)
        if top is None:
            raise NotFound("There is no such game.")
        return Kept(Head(top.version, top.chain), BEFORE, secret)

    def view(self, game: str, viewer: Viewer) -> Kept:
        """Return the newest position as a viewer may know it: everything, once the game has ended."""
        kept = self.read(game, viewer)
        return self.read(game, TRUTH) if kept.position.table.ended else kept

    def read(self, game: str, who: Who) -> Kept:
        """Return the newest position, folded on from the one that is kept; raise NotFound if there is no such game."""
        kept = self._get(game, who)
        if kept is None:
            return self._fold_on(game, who, None, self._log.read(game))
        # The entry that is kept is read again: it tells that the game still exists and is the same.
        return self.catch_up(game, who, kept, self._log.read(game, after=kept.head.version - 1))

    def catch_up(self, game: str, who: Who, kept: Kept, entries: Iterable[Entry]) -> Kept:
        """Return a kept position folded on by entries from its own version on; from the start if it was another's."""
        iterator = iter(entries)
        top = next(iterator, None)
        if top is None or top.chain != kept.head.chain:
            self.drop(game)
            return self._fold_on(game, who, None, self._log.read(game))
        return self._fold_on(game, who, kept, iterator)

    def advance(self, game: str, before: Kept, after: Kept, decisions: Sequence[Decision]) -> None:
        """Keep the truth that decisions led to, and every view of the game that is kept and can go on with them."""
        self.keep(game, TRUTH, after)
        for viewer in (None, *range(len(after.position.table.seats))):
            view = self._get(game, viewer)
            if view and view.head == before.head:
                seen = (redact(decision, viewer, ended=False) for decision in decisions)
                self.keep(game, viewer, Kept(after.head, fold(seen, view.position), None))

    def after(self, game: str, viewer: Viewer, done: Done) -> Kept:
        """Return the position a command led to, as a viewer may know it then."""
        if not done.repeated:
            head, view = Head(done.last, done.entries[-1].chain), self._get(game, viewer)
            if view is None or view.head != head:
                view = self.read(game, viewer)
            if view.position.table.ended:
                view = self.truth(game)
            if view.head == head:
                return view
        return self.as_of(game, viewer, done.last)

    def as_of(self, game: str, viewer: Viewer, version: int) -> Kept:
        """Return the position at a version as a viewer knew it when it was the newest."""
        view = self.earlier(game, viewer, version, ended=False)
        return self.earlier(game, viewer, version, ended=True) if view.position.table.ended else view

    def earlier(self, game: str, viewer: Viewer, version: int, ended: bool) -> Kept:
        """Return the position at an earlier version, as a viewer may know it now."""
        return self._steps.at(game, TRUTH if ended else viewer, version)

    def keep(self, game: str, who: Who, kept: Kept) -> None:
        """Swap a newer position in; the least recently used goes out."""
        with self._lock:
            before = self._kept.get((game, who))
            if before is None or before.head.version <= kept.head.version:
                self._kept[game, who] = kept
            self._kept.move_to_end((game, who))
            while len(self._kept) > self._capacity:
                self._kept.popitem(last=False)

    def drop(self, game: str) -> None:
        """Forget a game."""
        self._steps.drop(game)
        with self._lock:
            for key in [key for key in self._kept if key[0] == game]:
                del self._kept[key]

    def _get(self, game: str, who: Who) -> Kept | None:
        with self._lock:
            kept = self._kept.get((game, who))
            if kept is not None:
                self._kept.move_to_end((game, who))
            return kept

    def _fold_on(self, game: str, who: Who, kept: Kept | None, entries: Iterable[Entry]) -> Kept:
        top: Entry | None = None

        def seen() -> Iterator[Decision]:
            nonlocal top
            for top in entries:
                yield known_to(who, top)

        decisions = seen()
        first = next(decisions, None)
        if first is None:
            if kept is None:
                raise NotFound("There is no such game.")
            return kept
        position = fold(joined([first], decisions), kept.position if kept else BEFORE)
        assert top is not None
        secret = (kept.secret if kept else self._secret(game, position)) if who == TRUTH else None
        imported = position.table.ended and who == TRUTH and self._log.imported(game)
        newer = Kept(Head(top.version, top.chain), position, secret, imported)
        self.keep(game, who, newer)
        return newer

    def _secret(self, game: str, position: Position) -> bytes | None:
        revealed = position.table.secret
        return self._log.secret(game) if revealed is None else bytes.fromhex(revealed)
