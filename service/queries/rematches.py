"""Rematches: which game is played again with the same seats."""

from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.events.log import REMATCH


class Rematches:
    """The link from a finished game to its rematch, beside its log."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    def of(self, game: str) -> str | None:
        """Return the id of a game's rematch, or None if nobody asked for one."""
        rematch = cast(bytes | None, self._redis.get(key_of(game, REMATCH)))
        return rematch.decode() if rematch else None

    def link(self, game: str, rematch: str) -> None:
        """Link a game to its rematch."""
        self._redis.set(key_of(game, REMATCH), rematch)
