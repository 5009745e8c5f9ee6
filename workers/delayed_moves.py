"""Delayed moves: an AI has chosen a move, which waits until a time that does not depend on its hand.

How long a choice takes depends on the AI's cards. So in a game with humans a worker does not play its choice at once.
It puts the move into `cairn:chosen`, a sorted set by due time, and takes the next job. A thread of each worker process
plays due moves by the same command as any client. It sleeps until the first move is due. While moves wait, it looks
once a second for moves of processes that have ended since, and otherwise seldom: the caretaker enqueues their lost
turns again. Until then the move is a secret of its seat, stored with the hands in the log's Redis, and never sent. On a
Redis Cluster the set is split into shards.
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
"""Seconds between two looks at moves of other processes: the maximum delay of a move whose process died."""
QUIET_SECONDS = 15.0
"""Seconds between two looks while no move waits."""
LATE_SECONDS = 0.002
"""Seconds after its due time at which a move is taken: clocks of machines differ by milliseconds."""

changed = threading.Event()
"""Set when this process has added a move, or has to look for another reason."""

log = logging.getLogger(__name__)


class DelayedMove(msgspec.Struct, frozen=True):
    """A move chosen for an AI's seat at a version of a game, as JSON types, and the number of the attempt."""

    game: str
    version: int
    attempt: int
    seat: int
    move: dict[str, Any]
    ai: Ai
    began: int
    due: int
    """When the worker began to choose, and when the move is due, both in milliseconds since 1970.

    Metrics and traces of a choice record the time between them, and record it when the move is due.
    """


def due_at(began: float, chosen: float, thinking: float) -> float:
    """Return when a move is due: the thinking time after the worker began, or a multiple of it if that is past.

    All are in seconds since 1970, `thinking` in seconds.
    """
    rounds = max(1, -int(-(chosen - began) // thinking))
    return began + rounds * thinking


class ChosenMoves:
    """The sorted set `cairn:chosen`: a chosen move as JSON → its due time, in milliseconds since 1970."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._shards = Shards(redis)

    def put(self, chosen: DelayedMove) -> None:
        """Store a move until it is due."""
        self._redis.zadd(self._shards.key(CHOSEN, self._shards.shard_of(chosen.game)), {canonical(chosen): chosen.due})
        changed.set()

    def rest(self, now: float) -> None:
        """Wait until the first move is due or `changed` is set, but no longer than until the next look."""
        firsts = [self._redis.zrange(key, 0, 0, withscores=True) for key in self._keys]
        scores = [score for first in cast(list[list[tuple[bytes, float]]], firsts) for _, score in first]
        due = [score / 1000 + LATE_SECONDS - now for score in scores]
        changed.wait(max(0.0, min([LOOK_SECONDS, *due])) if due else QUIET_SECONDS)
        changed.clear()

    def take(self, now: float) -> DelayedMove | None:
        """Pop a due move, for this process alone; return None if no move is due."""
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
