"""Positions as bytes, for the code that made them: another version of it folds anew."""

from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import DecodeError, Raw, Struct, msgpack

from cairn.events.codec import known
from cairn.projections.fold import Position, projection_of


class _Packed(Struct, frozen=True, array_like=True):
    """A position, its ruleset, the chain up to it, and the code that folded it."""

    code: bytes
    ruleset: str
    chain: str
    position: Raw


_encode = msgpack.Encoder().encode
_decode = msgpack.Decoder(_Packed).decode


def pack(position: Position, chain: str) -> bytes:
    """Return a position and the chain up to it as bytes."""
    return _encode(_Packed(_code(), position.table.ruleset, chain, Raw(_encode(position))))


def unpack(packed: bytes) -> tuple[Position, str] | None:
    """Return a position and the chain up to it, or None if other code packed it."""
    try:
        kept = _decode(packed)
        return (_decoder(kept.ruleset).decode(kept.position), kept.chain) if kept.code == _code() else None
    except DecodeError:
        return None


@cache
def _decoder(ruleset: str) -> Any:
    kind: Any = projection_of(ruleset).State
    return msgpack.Decoder(known(Position[kind]))


@cache
def _code() -> bytes:
    """Return the SHA-256 of all that a fold is made of."""
    code = sha256()
    for package in ("cairn.events", "cairn.projections"):
        for path in sorted(Path(import_module(package).__path__[0]).rglob("*")):
            if path.suffix in (".py", ".csv"):
                code.update(path.read_bytes())
    return code.digest()
