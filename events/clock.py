"""The time: Redis' own, as a process knows it, so that all machines have one clock.

A process keeps how far its own clock is off. Every append brings Redis' time back, and it is asked for every ten
seconds besides. On a Redis Cluster each node has a clock: the node that has a game's log judges its dates.
"""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import formatdate
from functools import lru_cache

from redis.exceptions import RedisClusterException, RedisError

from cairn.events.connections import Connections

ASKED_SECONDS = 10.0
"""How long a process goes on with what it knows of Redis' clock."""
RETRY_SECONDS = 1.0
"""How long it goes on after Redis has not answered."""
TOLERANCE = 500
DOUBTED_SECONDS = 0.25
"""After a change of more than this Redis is asked at once: an answer that was slow tells little."""


class RedisClock:
    """The clock of one Redis. `observe` is told how many seconds it is ahead of this process's own, and the time.

    An answer of Redis was written between the question and its arrival. So it bounds the difference of the clocks, and
    the difference that is kept is moved only where it is beyond these bounds.
    """

    def __init__(self, connections: Connections, observe: Callable[[float, float], None] | None = None) -> None:
        self._connections = connections
        self._observe = observe
        self._ahead: float | None = None
        self._ask_at = 0.0
        self._asking = threading.Lock()

    @property
    def tolerance(self) -> int:
        """How many milliseconds the date of a decision may be off."""
        return TOLERANCE

    def own(self) -> float:
        """Return the time of this process's own clock, in seconds since 1970."""
        return time.time()

    def time(self) -> float:
        """Return Redis' time in seconds since 1970; nothing is asked that was asked for just now."""
        self.keep()
        return self.estimate()

    def now(self, after: float = 0) -> str:
        """Return Redis' time as decisions carry it; `after` are seconds."""
        return format_time(self.time() + after)

    def estimate(self) -> float:
        """Return Redis' time as far as it is known, without asking for it."""
        return self.own() + (self._ahead or 0.0)

    def date(self) -> str:
        """Return Redis' time as far as it is known, as HTTP has it in `Date`."""
        return _date(int(self.estimate()))

    def keep(self) -> None:
        """Ask for Redis' time if it is due; the threads of a process that knows nothing of it yet wait for the answer.

        What is known stays where Redis does not answer.
        """
        knows = self._ahead is not None
        if knows and time.monotonic() < self._ask_at:
            return
        if not self._asking.acquire(blocking=False):
            if not knows:
                self._ask()  # to wait for another greenlet of the same thread would block both
            return
        try:
            if time.monotonic() >= self._ask_at:
                self._ask_at = time.monotonic() + RETRY_SECONDS
                self._ask()
        finally:
            self._asking.release()

    def learn(self, redis: float, sent: float, received: float) -> None:
        """Learn Redis' time of an answer; the question was sent, and the answer received, at these times of our own."""
        least, most = redis - received, redis - sent
        before = self._ahead
        self._ahead = (least + most) / 2 if before is None else min(max(before, least), most)
        if abs(self._ahead - (before or 0.0)) > DOUBTED_SECONDS:
            self._ask_at = 0.0

    def _ask(self) -> None:
        with suppress(RedisError, RedisClusterException):
            sent = self.own()
            seconds, microseconds = self._connections.ask(("TIME",))
            self._ask_at = time.monotonic() + ASKED_SECONDS
            self.learn(int(seconds) + int(microseconds) / 1_000_000, sent, self.own())
            if self._observe and self._ahead is not None:
                self._observe(self._ahead, self.estimate())


def format_time(moment: float) -> str:
    """Return a time as decisions carry it: UTC in milliseconds, `2026-11-21T09:00:01.250Z`."""
    milliseconds = int(moment * 1000)
    return f"{_second(milliseconds // 1000)}.{milliseconds % 1000:03}Z"


def stamp(moment: datetime) -> str:
    """Write a time in UTC as decisions carry it."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def is_time(at: str) -> bool:
    """Tell whether this is a time as decisions carry it."""
    try:
        return at.endswith("Z") and stamp(datetime.fromisoformat(at)) == at
    except ValueError:
        return False


def seconds(at: str) -> float:
    """Return a decision's time in seconds since 1970."""
    return datetime.fromisoformat(at).timestamp()


@lru_cache(2)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


@lru_cache(2)
def _date(seconds: int) -> str:
    return formatdate(seconds, usegmt=True)
