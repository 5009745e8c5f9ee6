"""When to check a game next: two sorted sets that hold, between them, every game not yet finished and entered as such.

`cairn:owed` has the games in which a command has left, or is about to leave, something owed; `cairn:due` has the rest,
and those of versions that knew no other set. So what is owed never waits behind games that only rest.
"""

import time
from typing import cast

from redis import Redis

from events.connections import Command

OWED, DUE = "cairn:owed", "cairn:due"

SOON = 3.0
"""Seconds until the caretaker checks what a command has just left owed."""

_SETTLE = """
local due = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]))
if due and due <= tonumber(ARGV[2]) then redis.call('ZREM', KEYS[1], ARGV[1]) end
"""


class Schedule:
    """The sorted sets `cairn:owed` and `cairn:due`: game → seconds since 1970."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._settle = redis.register_script(_SETTLE)

    def at(self, *games: str, after: float = SOON) -> None:
        """Schedule a check of games of which something may be owed in `after` seconds, whatever was set before."""
        self._redis.zadd(OWED, dict.fromkeys(games, time.time() + after))

    def soon(self, game: str) -> Command:
        """Return what `at` sends for a game, to be sent along with an append that it has to come before."""
        return ("ZADD", OWED, time.time() + SOON, game)

    def rest(self, game: str, moment: float) -> None:
        """Let a game of which nothing is owed rest until a time in seconds since 1970.

        If a command has asked for a check meanwhile, that is made nevertheless.
        """
        self._redis.zadd(DUE, {game: moment})
        self._settle(keys=[OWED], args=[game, time.time()])

    def wake(self, game: str, after: float = SOON) -> None:
        """End the rest of a game: check it in `after` seconds as one of which something is owed."""
        self.at(game, after=after)
        self._redis.zrem(DUE, game)

    def remove(self, game: str) -> None:
        """Check a game no more: it has finished and is entered as such, or was deleted."""
        self._redis.zrem(OWED, game)
        self._redis.zrem(DUE, game)

    def owed(self, limit: int = 5000) -> list[str]:
        """Return games to be checked now since something may be owed, the most overdue first."""
        return self._until_now(OWED, limit)

    def due(self, limit: int = 20) -> list[str]:
        """Return games that have rested until now, the most overdue first."""
        return self._until_now(DUE, limit)

    def _until_now(self, key: str, limit: int) -> list[str]:
        games = cast(list[bytes], self._redis.zrangebyscore(key, "-inf", time.time(), start=0, num=limit))
        return [game.decode() for game in games]
