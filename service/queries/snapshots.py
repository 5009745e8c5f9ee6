"""Snapshots: positions that a process keeps, so that neither a command nor a query reads a log from its start."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeVar

from cachetools import LRUCache

from events.chain import Entry
from events.codec import decode
from events.decision import Decision, redact
from events.log import Head
from projections.fold import Position

T = TypeVar("T")

TRUTH: Final = "truth"
Who = int | None | Literal["truth"]
"""A viewer (a seat, or None for a spectator), or the truth that only the referee sees before the end."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game as somebody may know it, and the head of the log it was folded from; `secret` only with the truth.

    `imported` if it was brought in from an archive; known once it has ended, since only finished games are.
    """

    head: Head
    position: Position
    secret: bytes | None
    imported: bool = False

    @property
    def ended(self) -> bool:
        """Whether the game has ended in it, so that everything in it is open."""
        return self.position.table.ended


class SnapshotCache(Generic[T]):
    """What is kept by game and viewer, for many threads; the least recently used goes out first."""

    def __init__(self, capacity: int) -> None:
        self._kept: LRUCache[tuple[str, Who], T] = LRUCache(capacity)
        self._lock = threading.Lock()

    def get(self, game: str, who: Who) -> T | None:
        """Return what is kept, if anything is."""
        with self._lock:
            return self._kept.get((game, who))

    def update(self, game: str, who: Who, change: Callable[[T | None], T]) -> None:
        """Replace what is kept by what `change` makes of it; no other thread comes in between."""
        with self._lock:
            self._kept[game, who] = change(self._kept.get((game, who)))

    def forget(self, game: str) -> None:
        """Keep nothing of a game any more."""
        with self._lock:
            for key in [key for key in self._kept if key[0] == game]:
                del self._kept[key]


def decision_for(who: Who, entry: Entry) -> Decision:
    """Return a stored decision as somebody may know it while the game runs."""
    decision = decode(entry.stored)
    return decision if who == TRUTH else redact(decision, who, ended=False)
