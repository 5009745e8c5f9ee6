"""Snapshots: a game's positions, the true one and each viewer's, as bytes. Only the code that wrote them reads them.

The bytes are compressed: as viewers know almost the same, all positions together take little more than one alone.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import zstandard
from msgspec import DecodeError, Raw, Struct, msgpack

from cairn.events.codec import prepare_type
from cairn.events.decision import Viewer
from cairn.events.registry import Part, files_of, games
from cairn.projections.fold import Position, projection_of

_HIGHEST = 16 * 2**20
"""Maximum decompressed size in bytes. This code writes no larger ones."""

OF_A_FOLD: tuple[Part, ...] = ("events", "projections")
"""The parts of a game whose code a fold depends on."""


class Packed(Struct, frozen=True, array_like=True):
    """A game's positions at a version, its ruleset, the chain up to it, and the code that folded it.

    `views` are those of a spectator and of each seat in order; a finished game has none, as it has no secrets.
    """

    code: bytes
    ruleset: str
    chain: str
    truth: Raw
    views: tuple[Raw, ...]

    def position(self) -> Position:
        """Return the position with all secrets."""
        return self._position(self.truth)

    def view(self, viewer: Viewer) -> Position:
        """Return the position as a viewer may know it."""
        return self._position(self.views[0 if viewer is None else viewer + 1])

    def _position(self, raw: Raw) -> Position:
        position: Position = _decoder(self.ruleset).decode(raw)
        return position


_encode = msgpack.Encoder().encode
_decode = msgpack.Decoder(Packed).decode


def pack(truth: Position, views: Sequence[Position], chain: str) -> bytes:
    """Encode the true position, the position of each viewer, and the chain up to it."""
    seen = tuple(Raw(_encode(view)) for view in views)
    packed = Packed(_code(), truth.table.ruleset, chain, Raw(_encode(truth)), seen)
    return zstandard.compress(_encode(packed), 1)


def unpack(data: bytes) -> Packed | None:
    """Decode a snapshot. Return None if other code wrote it."""
    try:
        if zstandard.frame_content_size(data) > _HIGHEST:
            return None
        packed = _decode(zstandard.decompress(data))
    except (zstandard.ZstdError, DecodeError):
        return None
    return packed if packed.code == _code() else None


def size(position: Position) -> int:
    """Return the uncompressed size of a position in bytes."""
    return len(_encode(position))


@cache
def _decoder(ruleset: str) -> Any:
    kind: Any = projection_of(ruleset).State
    return msgpack.Decoder(prepare_type(Position[kind]))


@cache
def _code() -> bytes:
    """Return the SHA-256 of all code and data that a fold depends on."""
    code = sha256()
    folders = [Path(import_module(package).__path__[0]) for package in ("cairn.events", "cairn.projections")]
    files = [path for folder in folders for path in sorted(folder.rglob("*"))]
    for ruleset in (ruleset for ruleset, package in games().items() if package):
        files += [path for part in OF_A_FOLD for path in files_of(ruleset, part)]
    for path in files:
        if path.suffix in (".py", ".csv"):
            code.update(path.read_bytes())
    return code.digest()
