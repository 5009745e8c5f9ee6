"""Chosen moves: an AI has decided, and its move waits until a time that does not depend on its hand.

How long a choice takes depends on what the AI holds. So where a human sits, a worker does not play what it has chosen.
It puts the move into `cairn:chosen`, a sorted set by due time, and takes the next job. A thread of each worker process
plays what is due, through the same command as everybody. The move is a secret of its seat until then. It lies beside
the hands, in the log's Redis, and nothing shows it. On a Redis Cluster the set is cut into shards; a process looks at
one of them each time, so that more shards are not more looks, and every shard has many processes that look at it.
"""

import logging
import os
from itertools import count
from typing import Any, cast

import msgspec
from redis import Redis

from cairn.events.codec import canonical
from cairn.events.decision import Ai
from cairn.events.keys import common
from cairn.events.shards import Shards

CHOSEN = common("chosen")

POLL_SECONDS = 0.02
"""Seconds between two looks at what is due: as much later than its time may a move be played."""

_looks = count(os.getpid())
"""Which shard is looked at next: not the same one by all processes."""

log = logging.getLogger(__name__)


class Chosen(msgspec.Struct, frozen=True):
    """A move that an AI's seat has chosen at a version of a game, in JSON's own types, and the attempt it was."""

    game: str
    version: int
    attempt: int
    seat: int
    move: dict[str, Any]
    ai: Ai
    began: int
    due: int
    """When a worker began to choose, and when the move is due, both in milliseconds since 1970.

    What is told of a choice (metrics, traces) is the time between them, and is told when it is due.
    """


def due_at(began: float, chosen: float, thinking: float) -> float:
    """Return when a move is due: the level's thinking time after the worker began, or that time again if it is past.

    All are in seconds since 1970, `thinking` in seconds.
    """
    rounds = max(1, -int(-(chosen - began) // thinking))
    return began + rounds * thinking


class ChosenMoves:
    """The sorted set `cairn:chosen`: a chosen move, as JSON → when it is due, in milliseconds since 1970."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._shards = Shards(redis)

    def put(self, chosen: Chosen) -> None:
        """Let a move wait until it is due."""
        self._redis.zadd(self._shards.key(CHOSEN, self._shards.of(chosen.game)), {canonical(chosen): chosen.due})

    def take(self, now: float) -> Chosen | None:
        """Take out a move that is due, for this process alone; None if there is none in the shard that is looked at."""
        key = self._shards.key(CHOSEN, next(_looks) % self._shards.count)
        for raw in cast(list[bytes], self._redis.zrangebyscore(key, "-inf", now * 1000, start=0, num=10)):
            if self._redis.zrem(key, raw):
                try:
                    return msgspec.json.decode(raw, type=Chosen)
                except msgspec.MsgspecError as error:
                    log.warning("a chosen move is none of ours and was removed: %s", error)
        return None
