"""Snapshots: cached positions, so that no command or query reads a log from its start."""

from collections.abc import Callable, Mapping
from typing import Final, Literal

from msgspec import Struct

from cairn.events.chain import Head
from cairn.events.decision import Decision, Viewer
from cairn.projections.fold import Position

TRUTH: Final = "truth"
Who = int | None | Literal["truth"]
"""A viewer (a seat, or None for a spectator), or the truth, which stays internal until the end."""


class Snapshot(Struct, frozen=True):
    """A game's position for a viewer, and the log head it was folded from; `secret` only with the truth.

    `imported` if it came from an archive. It is known once the game has ended, since only finished games are imported.
    """

    head: Head
    position: Position
    secret: bytes | None
    imported: bool = False


class StoredSnapshots(Struct, frozen=True):
    """A process's cached state of a game: the truth, and what views are folded from on request.

    `views` are of the truth's version or of earlier ones. `base` returns a viewer's position at the version after which
    `following` begins, for a viewer without a view. `size` is the approximate total in bytes.
    """

    truth: Snapshot
    views: Mapping[Viewer, Snapshot]
    following: tuple[Decision, ...]
    base: Callable[[Viewer], Position]
    size: int
