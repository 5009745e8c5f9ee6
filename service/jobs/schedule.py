"""The schedule of checks: two sorted sets that together hold every game that is not finished and entered as such.

On a Redis Cluster each set is split into shards (`cairn:owed:{3/16}`), by a hash of the game's id.

`cairn:owed` has games with work owed, such as an AI's turn, or about to be owed; `cairn:due` has all other games, and
those of versions with a single set. So owed work never waits behind resting games.
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
from cairn.events.publishing import LogNotifications
from cairn.events.shards import Shards
from cairn.projections.fold import Position

OWED, DUE = common("owed"), common("due")
SEEN = key_of("caretaker", "seen")  # the key of a caretaker's last heartbeat, in milliseconds since 1970
SOON = 3.0  # seconds until the caretaker checks a game after a command that owes work
ASLEEP_SECONDS = 30 * 86400.0 + 60.0
"""Delay of the check of a game that waits for a viewer: just after an inactive game is abandoned."""

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
        """Schedule a check of games with owed work in `after` seconds. Overwrite earlier times."""
        moment = self._clock.time() + after
        by_key: dict[str, dict[str, float]] = {}
        for game in games:
            by_key.setdefault(self._key(OWED, game), {})[game] = moment
        for key, entries in by_key.items():
            self._redis.zadd(key, entries)

    def soon(self, game: str) -> Command:
        """Return the command of `at` for a game, to be sent before an append in the same round trip."""
        return ("ZADD", self._key(OWED, game), self._clock.time() + SOON, game)

    def deadline(self, game: str, moment: float) -> Command:
        """Return the command that schedules a check at `moment`, in seconds since 1970, to be sent like `soon`."""
        return ("ZADD", self._key(DUE, game), moment, game)

    def iterate_unfinished(self) -> Iterator[list[str]]:
        """Yield all scheduled games in batches of a few hundred. A game may appear twice."""
        for key in (*self._shards.all(self._shards.key, OWED), *self._shards.all(self._shards.key, DUE)):
            page, cursor = list[tuple[bytes, float]](), 0
            while True:
                cursor, page = cast(Any, self._redis.zscan(key, cursor, count=500))
                yield [game.decode() for game, _ in page]
                if not cursor:
                    break

    def rest(self, game: str, moment: float) -> None:
        """Postpone a game without owed work to `moment`, in seconds since 1970, except a check just scheduled."""
        self._redis.zadd(self._key(DUE, game), {game: moment})
        self._settle(keys=[self._key(OWED, game)], args=[game, self._clock.time()])

    def wake(self, game: str, after: float = SOON) -> None:
        """End the rest of a game: check it in `after` seconds as a game with owed work."""
        self.at(game, after=after)
        self._redis.zrem(self._key(DUE, game), game)

    def remove(self, game: str) -> None:
        """Remove a game that has finished and is entered as such, or was deleted."""
        self._redis.zrem(self._key(OWED, game), game)
        self._redis.zrem(self._key(DUE, game), game)

    def holds(self, game: str) -> bool:
        """Return whether a check of a game is scheduled."""
        return any(self._redis.zscore(self._key(what, game), game) is not None for what in (OWED, DUE))

    def look(self, position: Position) -> None:
        """Start a demo game of `cairn up` that waits for a viewer: only AIs play it, and none has moved."""
        dealt = 2  # the version of such a game when it is dealt: one decision opens it, and the next one deals
        if position.version == dealt and position.has_started:
            with suppress(RedisError):  # the request succeeds anyway, and the next one tries again
                self.at(position.table.game, after=0)
                self._news.publish(position.table.game, position.table.game)  # the caretaker may sleep

    def first(self, *what: str) -> float | None:
        """Return the time of the first check in OWED or DUE, in seconds since 1970."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for key in (key for each in what for key in self._shards.all(self._shards.key, each)):
                pipeline.zrange(key, 0, 0, withscores=True)
            return min((entries[0][1] for entries in pipeline.execute() if entries), default=None)

    def late(self) -> float:
        """Return the delay of the most overdue game with owed work, in seconds."""
        first = self.first(OWED)
        return 0.0 if first is None else max(0.0, self._clock.time() - first)

    def unseen(self) -> float | None:
        """Return the seconds since a caretaker's last heartbeat, or None if there was none."""
        seen = cast(bytes | None, self._redis.get(SEEN))
        return None if seen is None else max(0.0, self._clock.time() - int(seen) / 1000)

    def count(self, what: str) -> tuple[int, int]:
        """Return the number of games in OWED or DUE, and the number of those that are due."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for key in self._shards.all(self._shards.key, what):
                pipeline.zcard(key)
                pipeline.zcount(key, "-inf", self._clock.time())
            counts = pipeline.execute()
        return sum(counts[::2]), sum(counts[1::2])

    def list_due(self, what: str, limit: int) -> list[str]:
        """Return up to `limit` games of OWED or DUE that are due, most overdue first."""
        keys, now = self._shards.all(self._shards.key, what), self._clock.time()
        if len(keys) == 1:
            games = cast(list[bytes], self._redis.zrangebyscore(keys[0], "-inf", now, start=0, num=limit))
            return [game.decode() for game in games]
        with self._redis.pipeline(transaction=False) as pipeline:
            for key in keys:
                pipeline.zrangebyscore(key, "-inf", now, start=0, num=limit, withscores=True)
            entries = heapq.merge(*pipeline.execute(), key=lambda entry: entry[1])
        return [game.decode() for game, _ in islice(entries, limit)]

    def _key(self, what: str, game: str) -> str:
        return self._shards.key(what, self._shards.shard_of(game))
