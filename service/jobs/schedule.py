"""When to check a game next: two sorted sets that hold, between them, every game not yet finished and entered as such.

On a Redis Cluster each is cut into shards (`cairn:owed:{3/16}`), by a hash of the game's id.

`cairn:owed` has the games in which a command has left, or is about to leave, something owed; `cairn:due` has the rest,
and those of versions that knew no other set. So what is owed never waits behind games that only rest.
"""

import heapq
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, cast

from redis import Redis
from redis.exceptions import RedisError

from cairn.events.clock import RedisClock
from cairn.events.connections import Command
from cairn.events.keys import common, key_of
from cairn.events.notifications import LogNotifications
from cairn.events.shards import Shards
from cairn.projections.fold import Position

OWED, DUE = common("owed"), common("due")

SEEN = key_of("caretaker", "seen")
"""When a caretaker was last seen, in milliseconds since 1970."""

SOON = 3.0
"""Seconds until the caretaker checks what a command has just left owed."""

ASLEEP_SECONDS = 30 * 86400.0 + 60.0
"""Until a game is checked that waits for somebody to look at it: just after one is given up in which nothing moves."""

_SETTLE = """
local due = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]))
if due and due <= tonumber(ARGV[2]) then redis.call('ZREM', KEYS[1], ARGV[1]) end
"""


class Schedule:
    """The sorted sets `cairn:owed` and `cairn:due`: game → seconds since 1970."""

    def __init__(self, redis: Redis, clock: RedisClock) -> None:
        self._redis = redis
        self._clock = clock
        self._shards = Shards(redis)
        self._news = LogNotifications(redis)
        self._settle = redis.register_script(_SETTLE)

    def at(self, *games: str, after: float = SOON) -> None:
        """Schedule a check of games of which something may be owed in `after` seconds, whatever was set before."""
        moment = self._clock.time() + after
        by_key: dict[str, dict[str, float]] = {}
        for game in games:
            by_key.setdefault(self._key(OWED, game), {})[game] = moment
        for key, entries in by_key.items():
            self._redis.zadd(key, entries)

    def soon(self, game: str) -> Command:
        """Return what `at` sends for a game, to be sent along with an append that it has to come before."""
        return ("ZADD", self._key(OWED, game), self._clock.time() + SOON, game)

    def deadline(self, game: str, moment: float) -> Command:
        """Return what lets a game be checked at a time in seconds since 1970, to be sent along as `soon`."""
        return ("ZADD", self._key(DUE, game), moment, game)

    def iterate_unfinished(self) -> Iterator[list[str]]:
        """Yield all games that are to be checked some time, a few hundred at once; a game may come twice."""
        for key in (*self._shards.all(self._shards.key, OWED), *self._shards.all(self._shards.key, DUE)):
            page, cursor = list[tuple[bytes, float]](), 0
            while True:
                cursor, page = cast(Any, self._redis.zscan(key, cursor, count=500))
                yield [game.decode() for game, _ in page]
                if not cursor:
                    break

    def rest(self, game: str, moment: float) -> None:
        """Let a game of which nothing is owed rest until a time in seconds since 1970.

        If a command has asked for a check meanwhile, that is made nevertheless.
        """
        self._redis.zadd(self._key(DUE, game), {game: moment})
        self._settle(keys=[self._key(OWED, game)], args=[game, self._clock.time()])

    def wake(self, game: str, after: float = SOON) -> None:
        """End the rest of a game: check it in `after` seconds as one of which something is owed."""
        self.at(game, after=after)
        self._redis.zrem(self._key(DUE, game), game)

    def remove(self, game: str) -> None:
        """Check a game no more: it has finished and is entered as such, or was deleted."""
        self._redis.zrem(self._key(OWED, game), game)
        self._redis.zrem(self._key(DUE, game), game)

    def holds(self, game: str) -> bool:
        """Tell whether a check of a game is to come."""
        return any(self._redis.zscore(self._key(what, game), game) is not None for what in (OWED, DUE))

    def list_owed(self, limit: int = 5000) -> list[str]:
        """Return games to be checked now since something may be owed, the most overdue first."""
        return self._until_now(OWED, limit)

    def list_due(self, limit: int = 20) -> list[str]:
        """Return games that have rested until now, the most overdue first."""
        return self._until_now(DUE, limit)

    def look(self, position: Position) -> None:
        """Let a game begin that waits for somebody to look at it: AIs alone play it, and nobody has moved.

        `cairn up` opens such games, to be watched. No worker is asked for the first turn of one.
        """
        dealt = 2  # the version of such a game when it is dealt: one decision opens it, and the next one deals
        if position.version == dealt and position.has_started and not position.table.humans:
            with suppress(RedisError):  # the look is answered all the same, and the next one asks again
                self.at(position.table.game, after=0)
                self._news.publish(position.table.game, position.table.game)  # the caretaker may sleep

    def first(self, *what: str) -> float | None:
        """Return when the first game in OWED or DUE is to be checked, in seconds since 1970."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for key in (key for each in what for key in self._shards.all(self._shards.key, each)):
                pipeline.zrange(key, 0, 0, withscores=True)
            return min((entries[0][1] for entries in pipeline.execute() if entries), default=None)

    def late(self) -> float:
        """Return for how many seconds what is owed has waited for the caretaker, beyond its time."""
        first = self.first(OWED)
        return 0.0 if first is None else max(0.0, self._clock.time() - first)

    def unseen(self) -> float | None:
        """Return for how many seconds no caretaker was seen; None if none ever was."""
        seen = cast(bytes | None, self._redis.get(SEEN))
        return None if seen is None else max(0.0, self._clock.time() - int(seen) / 1000)

    def count(self, what: str) -> tuple[int, int]:
        """Return how many games are in OWED or DUE, and how many of these are to be checked by now."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for key in self._shards.all(self._shards.key, what):
                pipeline.zcard(key)
                pipeline.zcount(key, "-inf", self._clock.time())
            counts = pipeline.execute()
        return sum(counts[::2]), sum(counts[1::2])

    def _key(self, what: str, game: str) -> str:
        return self._shards.key(what, self._shards.shard_of(game))

    def _until_now(self, what: str, limit: int) -> list[str]:
        keys, now = self._shards.all(self._shards.key, what), self._clock.time()
        if len(keys) == 1:
            games = cast(list[bytes], self._redis.zrangebyscore(keys[0], "-inf", now, start=0, num=limit))
            return [game.decode() for game in games]
        with self._redis.pipeline(transaction=False) as pipeline:
            for key in keys:
                pipeline.zrangebyscore(key, "-inf", now, start=0, num=limit, withscores=True)
            entries = heapq.merge(*pipeline.execute(), key=lambda entry: entry[1])
        return [game.decode() for game, _ in islice(entries, limit)]
