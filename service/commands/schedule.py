"""When to check a game next: one sorted set that holds every game not yet finished and entered as such."""

import time
from typing import cast

from redis import Redis

DUE = "cairn:due"

SOON = 3.0
"""Seconds until the caretaker checks what a command has just left owed."""

_POSTPONE = """
local due = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0)
if due <= tonumber(ARGV[2]) then redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1]) end
"""


class Schedule:
    """The sorted set `cairn:due`: game → seconds since 1970."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._postpone = redis.register_script(_POSTPONE)

    def at(self, game: str, after: float = SOON) -> None:
        """Schedule a check of a game in `after` seconds, whatever was set before."""
        self._redis.zadd(DUE, {game: time.time() + after})

    def postpone(self, game: str, after: float) -> None:
        """Postpone the check of a game that is due, unless a command has brought it forward meanwhile."""
        now = time.time()
        self._postpone(keys=[DUE], args=[game, now, now + after])

    def remove(self, game: str) -> None:
        """Check a game no more: it has finished and is entered as such, or was deleted."""
        self._redis.zrem(DUE, game)

    def due(self, limit: int = 100) -> list[str]:
        """Return the games to be checked now, the most overdue first."""
        games = cast(list[bytes], self._redis.zrangebyscore(DUE, "-inf", time.time(), start=0, num=limit))
        return [game.decode() for game in games]
