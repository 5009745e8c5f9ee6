"""How far somebody has been told of a game, by a feed or a webhook."""

from typing import NamedTuple


class Cursor(NamedTuple):
    """A place among the messages of a game: so many of this version's have been told, and all of those before.

    A version may have any number of messages; its first is its decision. An invitation is version 0's.
    """

    version: int
    messages: int

    @classmethod
    def read(cls, text: bytes) -> "Cursor":
        """Return a cursor that was written."""
        version, _, messages = text.partition(b":")
        return cls(int(version), int(messages))

    def __str__(self) -> str:
        """Return it as it is kept."""
        return f"{self.version}:{self.messages}"


def after_all(version: int) -> Cursor:
    """Return the cursor that follows all messages of a version, however many they are."""
    return Cursor(version + 1, 0)
