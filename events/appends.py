"""What an append to a log is told besides the entries, what comes of it, and what refuses it."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from msgspec import Struct

from cairn.events.chain import Entry


class IdempotencyKey(Struct, frozen=True, gc=False):
    """What makes a request repeatable: the key it is known by in its game, and the digest of its body."""

    key: str
    body: str

    def marks(self, first: int) -> tuple[bytes, bytes]:
        """Return what the scripts know a request by that adds this version first: its record and its command."""
        name = self.key.encode()
        record = sha256(name).digest()[:12] + first.to_bytes(4, "big")
        return record, sha256(name + self.body.encode()).digest()[:8]


class Appended(Struct, frozen=True, gc=False):
    """The versions an append added, first to last; `repeated` if the same request had added them before.

    `copied` tells whether as many replicas have them as an append waits for; if not it stands nevertheless, unless a
    failover loses it. `answers` is what the commands were answered with that were sent after it.
    """

    first: int
    last: int
    repeated: bool = False
    copied: bool = True
    answers: tuple[Any, ...] = ()

    @classmethod
    def before(cls, answer: list[Any]) -> "Appended":
        """Return what a script answers that a request added before; raise KeyConflict if that had another body."""
        _, first, last, is_same = answer
        if not is_same:
            raise KeyConflict
        return cls(first, last, repeated=True)


class VersionConflict(Exception):
    """The log has moved on; `entries` are those from the expected version on, that one included."""

    def __init__(self, entries: Iterator[Entry]) -> None:
        super().__init__("the log has moved on")
        self.entries = entries


class Misdated(Exception):
    """The date of what was to be appended is too far off; `now` is Redis' time, as decisions carry it."""

    def __init__(self, now: str) -> None:
        super().__init__(f"Redis' clock says {now}")
        self.now = now


class KeyConflict(Exception):
    """The idempotency key is known with another body."""


class Deleted(Exception):
    """A game that was opened with this idempotency key was deleted."""
