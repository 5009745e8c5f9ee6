"""When to look at a game next: one sorted set that holds every game not yet finished and counted."""

import time
from typing import cast

from redis import Redis

DUE = "cairn:due"

SOON = 3.0
"""Seconds until the caretaker looks at what a command has just left owed."""

_PUT_OFF = """
local due = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0)
if due <= tonumber(ARGV[2]) then redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1]) end
"""


class Due:
    """The sorted set `cairn:due`: game → seconds since 1970."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._put_off = redis.register_script(_PUT_OFF)

    def look(self, game: str, after: float = SOON) -> None:
        """Have a game looked at that many seconds from now, whatever was set before."""
        self._redis.zadd(DUE, {game: time.time() + after})

    def put_off(self, game: str, after: float) -> None:
        """Have a game that is due looked at later, unless a command has brought it forward meanwhile."""
        now = time.time()
        self._put_off(keys=[DUE], args=[game, now, now + after])

    def counted(self, game: str) -> None:
        """Let a game rest that is finished and counted, or deleted."""
        self._redis.zrem(DUE, game)

    def games(self, limit: int = 100) -> list[str]:
        """Return the games to be looked at now, the most overdue first."""
        due = cast(list[bytes], self._redis.zrangebyscore(DUE, "-inf", time.time(), start=0, num=limit))
        return [game.decode() for game in due]
