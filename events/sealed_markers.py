"""Stubs: where games lie that left Redis for a segment.

A stub stands in the place of a game's log, at `cairn:{<game>}:cold`. It comes there when the game is sealed, and
another one when its segment is merged with others.
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
    """Where a game lies that left Redis: in which segment (its SHA-256), where in it, and how its log ends there.

    `imported` if it was brought in from an archive.
    """

    segment: bytes
    offset: int
    length: int
    version: int
    chain: bytes
    imported: bool = False


def read_stub(stored: bytes) -> SealedMarker:
    """Return a stub as Redis has it; raise msgspec.DecodeError."""
    return msgpack.decode(stored, type=SealedMarker)


class SealedMarkers:
    """The stubs of all games on one Redis, or on a Redis Cluster."""

    def __init__(self, redis: Redis, connections: Connections, clock: RedisClock) -> None:
        self._connections, self._clock = connections, clock
        scripts = (SEAL, MOVE, BRING_BACK)
        self._seal, self._move, self._bring_back = (Script(redis, connections, text) for text in scripts)

    def find(self, game: str) -> SealedMarker | None:
        """Return where a game lies that is not in Redis any more; None for any other."""
        self._clock.keep()
        stored = self._connections.ask(("GET", key_of(game, COLD)))
        return read_stub(stored) if stored else None

    def of_all(self, games: Sequence[str]) -> list[SealedMarker | None]:
        """Return where each of these games lies, None for one that lies in no segment."""
        found = self._connections.ask_all(*(("GET", key_of(game, COLD)) for game in games))
        return [read_stub(stored) if stored else None for stored in found]

    def at(self, game: str, read: Callable[[str, SealedMarker], T]) -> T | None:
        """Return what is read where a game lies that is not in Redis any more; None for any other game.

        What `read` raises is raised, unless the game was moved or deleted since its stub was read: a segment goes once
        its games have been moved into another.
        """
        stub = self.find(game)
        while stub:
            try:
                return read(game, stub)
            except Exception:
                newer = self.find(game)
                if newer == stub:
                    raise
                stub = newer
        return None

    def seal(self, game: str, stub: SealedMarker) -> bool:
        """Put a stub in the place of a game's log; return whether that still ended as the stub says."""
        keys = [key_of(game, what) for what in (LOG, "keys", "snapshot", COLD, "imported")]
        return bool(self._seal(keys, [f"{stub.version}-0", stub.chain, msgpack.encode(stub)]))

    def bring_back(self, game: str, stub: SealedMarker) -> bool:
        """Put a stub where Redis has nothing of a game, nor the mark of a deleted one; return whether that was so."""
        keys = [key_of(game, what) for what in (LOG, "gone", COLD)]
        return bool(self._bring_back(keys, [msgpack.encode(stub)]))

    def move(self, game: str, before: SealedMarker | None, after: SealedMarker) -> bool:
        """Put another stub in the place of one; return whether that was still there."""
        stubs = [msgpack.encode(before), msgpack.encode(after)]
        return bool(self._move([key_of(game, COLD)], stubs))
