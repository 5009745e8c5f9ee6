"""Markers: the locations of games that were moved from Redis to a segment.

It replaces a game's log, at `cairn:{<game>}:cold`. It is written when the game is sealed, and again when its
segment is merged with others.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct, msgpack
from redis import Redis

from cairn.events.clock import RedisClock
from cairn.events.connections import Connections
from cairn.events.keys import COLD, LOG, key_of
from cairn.events.scripts import BRING_BACK, MOVE, SEAL, Script

T = TypeVar("T")


class SealedMarker(Struct, frozen=True, gc=False, array_like=True):
    """The location of a sealed game: its segment (by SHA-256), the offset and length of its frame, and the log's head.

    `imported` is whether it was imported from an archive.
    """

    segment: bytes
    offset: int
    length: int
    version: int
    chain: bytes
    imported: bool = False


def read_marker(stored: bytes) -> SealedMarker:
    """Decode a sealed marker from Redis. Raise msgspec.DecodeError if it is invalid."""
    return msgpack.decode(stored, type=SealedMarker)


class SealedMarkers:
    """The markers of all games on one Redis, or on a Redis Cluster."""

    def __init__(self, redis: Redis, connections: Connections, clock: RedisClock) -> None:
        self._connections, self._clock = connections, clock
        scripts = (SEAL, MOVE, BRING_BACK)
        self._seal, self._move, self._bring_back = (Script(redis, connections, text) for text in scripts)

    def find(self, game: str) -> SealedMarker | None:
        """Return the marker of a game, None if the game is not in a segment."""
        self._clock.keep()
        stored = self._connections.ask(("GET", key_of(game, COLD)))
        return read_marker(stored) if stored else None

    def of_all(self, games: Sequence[str]) -> list[SealedMarker | None]:
        """Return the marker of each of these games, None for a game that is not in a segment."""
        replies = self._connections.ask_all(*(("GET", key_of(game, COLD)) for game in games))
        return [read_marker(stored) if stored else None for stored in replies]

    def at(self, game: str, read: Callable[[str, SealedMarker], T]) -> T | None:
        """Call `read` with the marker of a game, and return its result; None if the game is not in a segment.

        If `read` raises an error after the marker has changed, try again with the new marker: a segment is deleted once
        its games have been moved to another.
        """
        marker = self.find(game)
        while marker:
            try:
                return read(game, marker)
            except Exception:
                newer = self.find(game)
                if newer == marker:
                    raise
                marker = newer
        return None

    def seal(self, game: str, marker: SealedMarker) -> bool:
        """Replace a game's log by a sealed marker if its head is the marker's; return whether it was."""
        keys = [key_of(game, what) for what in (LOG, "keys", "snapshot", COLD, "imported")]
        return bool(self._seal(keys, [f"{marker.version}-0", marker.chain, msgpack.encode(marker)]))

    def bring_back(self, game: str, marker: SealedMarker) -> bool:
        """Store a marker if Redis has neither the game nor a tombstone; return whether it was stored."""
        keys = [key_of(game, what) for what in (LOG, "gone", COLD)]
        return bool(self._bring_back(keys, [msgpack.encode(marker)]))

    def move(self, game: str, before: SealedMarker | None, after: SealedMarker) -> bool:
        """Replace the marker `before` by `after`; return whether `before` was still stored."""
        markers = [msgpack.encode(before), msgpack.encode(after)]
        return bool(self._move([key_of(game, COLD)], markers))
