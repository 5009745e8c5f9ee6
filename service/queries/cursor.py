"""Cursors: progress through the messages of a game, for a feed or a webhook."""

from typing import NamedTuple

from cairn.projections.fold import Position


class Cursor(NamedTuple):
    """A position in the messages of a game: all earlier versions and `messages` of this version have been sent.

    A version may have any number of messages; the first is its decision. Invitations belong to version 0.
    """

    version: int
    messages: int

    @classmethod
    def read(cls, text: bytes) -> "Cursor":
        """Parse a stored cursor."""
        version, _, messages = text.partition(b":")
        return cls(int(version), int(messages))

    def __str__(self) -> str:
        """Return the stored form."""
        return f"{self.version}:{self.messages}"


def cursor_now(position: Position) -> Cursor:
    """Return the cursor before the current turns: that of the newest version, or of the one at which choices began."""
    since = position.choosing.since
    return Cursor(position.version if since is None else since, 1)


def after_all(version: int) -> Cursor:
    """Return the cursor that follows all messages of a version."""
    return Cursor(version + 1, 0)
