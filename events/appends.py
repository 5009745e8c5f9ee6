"""Parameters, results and errors of an append to a log."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from msgspec import Struct

from cairn.events.chain import Entry


class IdempotencyKey(Struct, frozen=True, gc=False):
    """An idempotency key, unique within its game, and the digest of the request's body.

    Another process may have stored the same request with `other`, a digest of another kind.
    """

    key: str
    body: str
    other: str = ""

    def marks(self, first: int) -> tuple[bytes, bytes, bytes]:
        """Return how scripts identify a request that appends from version `first`: record, command, other command."""
        name = self.key.encode()
        record = sha256(name).digest()[:12] + first.to_bytes(4, "big")
        command, other = (sha256(name + body.encode()).digest()[:8] for body in (self.body, self.other))
        return record, command, other

    def is_same(self, body: str) -> bool:
        """Return whether a stored digest is that of this request's body."""
        return body in (self.body, self.other)


class Appended(Struct, frozen=True, gc=False):
    """The versions that an append added, first to last. `repeated` is set if the same request had added them before.

    `copied` is whether the required replicas have them. If not, the append is still valid, but a failover may lose it.
    `answers` are the replies to the commands that were sent after the append.
    """

    first: int
    last: int
    repeated: bool = False
    copied: bool = True
    answers: tuple[Any, ...] = ()

    @classmethod
    def before(cls, answer: list[Any]) -> "Appended":
        """Build the result of a repeated request from a script's reply. Raise KeyConflict if its body differs."""
        _, first, last, command = answer
        if not command:
            raise KeyConflict
        return cls(first, last, repeated=True)


class VersionConflict(Exception):
    """The log is ahead of the expected version; `entries` start at that version, inclusive."""

    def __init__(self, entries: Iterator[Entry]) -> None:
        super().__init__("the log has moved on")
        self.entries = entries


class Misdated(Exception):
    """The decision's time differs too much from Redis' time, which is `now`, in the format of decisions."""

    def __init__(self, now: str) -> None:
        super().__init__(f"Redis' clock says {now}")
        self.now = now


class KeyConflict(Exception):
    """The idempotency key was used before with another body."""


class Deleted(Exception):
    """A game that was opened with this idempotency key was deleted."""
