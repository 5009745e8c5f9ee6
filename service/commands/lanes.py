"""Lanes: turns wait in several queues, so that no owner of many games delays those of others.

Stochastic fairness queueing (McKenney 1990): a game's lane is made of who opened it, and the lanes of a class are
served in turn. Owners who share a lane share its turns.
"""

import hashlib
from typing import cast

from redis import Redis

from service.queries.cache import Cache

LANES = 8


class Lanes:
    """The lane of each game: `cairn:{<game>}:lane`. Only the number is kept, and nothing of the owner."""

    def __init__(self, redis: Redis, capacity: int = 4096) -> None:
        self._redis = redis
        self._known: Cache[str, int] = Cache(capacity)

    def put(self, game: str, owner: str) -> None:
        """Keep the lane of a game that its owner is about to open; one that is kept already stays."""
        lane = _lane(owner)
        if self._redis.set(_key(game), lane, nx=True):
            self._known.put(game, lane)

    def get(self, game: str) -> int:
        """Return the lane of a game; without a known owner it is made of the game's id."""
        known = self._known.get(game)
        if known is None:
            kept = cast(bytes | None, self._redis.get(_key(game)))
            known = int(kept) % LANES if kept is not None and kept.isdigit() else _lane(game)
            self._known.put(game, known)
        return known

    def remove(self, game: str) -> None:
        """Keep the lane of a game no longer."""
        self._redis.delete(_key(game))


def _key(game: str) -> str:
    return f"cairn:{{{game}}}:lane"


def _lane(name: str) -> int:
    return hashlib.sha256(name.encode()).digest()[0] % LANES
