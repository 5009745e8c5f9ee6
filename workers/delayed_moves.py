"""Chosen moves: an AI has decided, and its move waits until a time that does not depend on its hand.

How long a choice takes depends on what the AI holds. So where a human sits, a worker does not play what it has chosen.
It puts the move into `cairn:chosen`, a sorted set by due time, and takes the next job. A thread of each worker process
plays what is due, through the same command as everybody. It sleeps until the first move is due. While there are any it
looks once a second for moves of processes that have ended since, and otherwise seldom: the caretaker asks again for
what such a one had in hand. The move is a secret of its seat until then. It lies beside the hands, in the log's Redis,
and nothing shows it. On a Redis Cluster the set is cut into shards.
"""

import logging
import threading
from typing import Any, cast

import msgspec
from redis import Redis

from cairn.events.codec import canonical
from cairn.events.decision import Ai
from cairn.events.keys import common
from cairn.events.shards import Shards

CHOSEN = common("chosen")

LOOK_SECONDS = 1.0
"""Seconds between two looks at what others have put there: as much later may the move of one be played that died."""
QUIET_SECONDS = 15.0
"""The same while nothing is there."""
LATE_SECONDS = 0.002
"""So long after its time a move is taken: clocks are not the same to the millisecond."""

changed = threading.Event()
"""Set when this process has put a move there, or is to look for another reason."""

log = logging.getLogger(__name__)


class DelayedMove(msgspec.Struct, frozen=True):
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

    def put(self, chosen: DelayedMove) -> None:
        """Let a move wait until it is due."""
        self._redis.zadd(self._shards.key(CHOSEN, self._shards.shard_of(chosen.game)), {canonical(chosen): chosen.due})
        changed.set()

    def rest(self, now: float) -> None:
        """Wait until the first move is due, or `changed` is set, but no longer than until the next look."""
        firsts = [self._redis.zrange(key, 0, 0, withscores=True) for key in self._keys]
        scores = [score for first in cast(list[list[tuple[bytes, float]]], firsts) for _, score in first]
        due = [score / 1000 + LATE_SECONDS - now for score in scores]
        changed.wait(max(0.0, min([LOOK_SECONDS, *due])) if due else QUIET_SECONDS)
        changed.clear()

    def take(self, now: float) -> DelayedMove | None:
        """Take out a move that is due, for this process alone; None if there is none."""
        for key in self._keys:
            for raw in cast(list[bytes], self._redis.zrangebyscore(key, "-inf", now * 1000, start=0, num=10)):
                if self._redis.zrem(key, raw):
                    try:
                        return msgspec.json.decode(raw, type=DelayedMove)
                    except msgspec.MsgspecError as error:
                        log.warning("a chosen move is none of ours and was removed: %s", error)
        return None

    @property
    def _keys(self) -> list[str]:
        return self._shards.all(self._shards.key, CHOSEN)
