"""Snapshots: positions that a process keeps, so that neither a command nor a query reads a log from its start."""

from collections.abc import Callable, Mapping
from typing import Final, Literal

from msgspec import Struct

from cairn.events.chain import Head
from cairn.events.decision import Decision, Viewer
from cairn.projections.fold import Position

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
    def is_ended(self) -> bool:
        """Whether the game has ended in it, so that everything in it is open."""
        return self.position.table.is_ended


class KeptGame(Struct, frozen=True):
    """What a process keeps of a game: the truth, and what a view is made of when somebody asks for it.

    `views` are of the truth's version or of earlier ones; `base` gives a viewer's position at the version that
    `following` begins after, for a view that is not among them. `size` is how many bytes all that takes, about.
    """

    truth: Snapshot
    views: Mapping[Viewer, Snapshot]
    following: tuple[Decision, ...]
    base: Callable[[Viewer], Position]
    size: int
