"""The log's integrity: salted digests and the hash chain over them."""

from hashlib import sha256

from msgspec import Struct

from cairn.events.chance import mac
from cairn.events.codec import dump, encode
from cairn.events.decision import Decision


class Entry(Struct, frozen=True, gc=False):
    """A decision in the log: its stored bytes, their salted digest, and the chain up to it (hex)."""

    version: int
    stored: bytes
    digest: str
    chain: str


class Head(Struct, frozen=True, gc=False):
    """The end of a log: its version and its chain. Before the first decision: 0 and the game's id."""

    version: int
    chain: str


def commitment(secret: bytes) -> str:
    """Return the commitment to a game's secret, published before any draw: its SHA-256, hex."""
    return sha256(secret).hexdigest()


def salt(secret: bytes, version: int) -> bytes:
    """Return the salt that makes a digest unguessable: `HMAC-SHA-256(secret, "salt:<version>")`."""
    return mac(secret, f"salt:{version}")


def digest(secret: bytes, version: int, stored: bytes) -> str:
    """Return `SHA-256(salt ‖ stored bytes)`, hex."""
    return sha256(salt(secret, version) + stored).hexdigest()


def link(before: str, version: int, at: str, by: int | None, digested: str) -> str:
    """Return the chain up to a decision: SHA-256 of `[chain before, version, at, by, digest]`, hex.

    Before the first decision the chain is the game's id.
    """
    return sha256(dump([before, version, at, by, digested])).hexdigest()


def seal(decision: Decision, before: str, secret: bytes) -> Entry:
    """Return the decision as an entry to append to a log whose chain is `before`."""
    stored = encode(decision)
    digested = digest(secret, decision.version, stored)
    chain = link(before, decision.version, decision.at, decision.by, digested)
    return Entry(decision.version, stored, digested, chain)
