"""Snapshots: positions that a process keeps, so that neither a command nor a query reads a log from its start."""

from typing import Final, Literal, TypeVar

from msgspec import Struct

from cairn.events.log import Head
from cairn.projections.fold import Position
from cairn.service.cache import Cache

T = TypeVar("T")

TRUTH: Final = "truth"
Who = int | None | Literal["truth"]
"""A viewer (a seat, or None for a spectator), or the truth that only the referee sees before the end."""


class Snapshot(Struct, frozen=True):
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


class SnapshotCache(Cache[tuple[str, Who], T]):
    """What is kept of games, by game and viewer."""

    def forget(self, game: str) -> None:
        """Keep nothing of a game any more."""
        self.remove(lambda key: key[0] == game)
