"""Redis' time as estimated by a process, so that all machines share one clock.

A process stores the offset of its own clock. Every append returns Redis' time, and the process also requests it every
ten seconds. On a Redis Cluster each node has a clock: the node that has a game's log checks the times of its decisions.
"""

import re
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email.utils import formatdate
from functools import lru_cache

from redis.exceptions import RedisClusterException, RedisError

from cairn.events.connections import Connections

ASKED_SECONDS = 10.0
"""Interval between requests for Redis' time."""
RETRY_SECONDS = 1.0
"""Interval after a request that failed."""
TOLERANCE = 500
DOUBTED_SECONDS = 0.25
"""If the offset changes by more than this, the next call requests the time again: a slow reply is inaccurate."""


_RFC_3339 = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt]([0-9]{2}:[0-9]{2}):([0-5][0-9]|60)(\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})"
)


class RedisClock:
    """The clock of one Redis. `observe` receives its offset from this process's clock in seconds, and its time.

    Redis wrote a reply between the request and the reply's arrival. So each reply bounds the offset of the clocks, and
    the stored offset changes only if it is outside these bounds.
    """

    def __init__(self, connections: Connections, observe: Callable[[float, float], None] | None = None) -> None:
        self._connections = connections
        self._observe = observe
        self._ahead: float | None = None
        self._ask_at = 0.0
        self._asking = threading.Lock()

    @property
    def tolerance(self) -> int:
        """Maximum difference in milliseconds between a decision's time and Redis' time."""
        return TOLERANCE

    def own(self) -> float:
        """Return the time of this process's own clock, in seconds since 1970."""
        return time.time()

    def time(self) -> float:
        """Return Redis' time in seconds since 1970. Request it only if the last request is too old."""
        self.keep()
        return self.estimate()

    def now(self, after: float = 0) -> str:
        """Return Redis' time plus `after` seconds, in the format of decisions."""
        return format_time(self.time() + after)

    def estimate(self) -> float:
        """Return the estimate of Redis' time without a request."""
        return self.own() + (self._ahead or 0.0)

    def date(self) -> str:
        """Return the estimate of Redis' time in the format of HTTP's `Date`."""
        return _date(int(self.estimate()))

    def keep(self) -> None:
        """Request Redis' time if it is due. Threads wait for the reply only while the process has no estimate yet.

        If Redis does not reply, the estimate stays.
        """
        knows = self._ahead is not None
        if knows and time.monotonic() < self._ask_at:
            return
        if not self._asking.acquire(blocking=False):
            if not knows:
                self._ask()  # waiting for another greenlet of the same thread would block both
            return
        try:
            if time.monotonic() >= self._ask_at:
                self._ask_at = time.monotonic() + RETRY_SECONDS
                self._ask()
        finally:
            self._asking.release()

    def learn(self, redis: float, sent: float, received: float) -> None:
        """Update the offset from Redis' time in a reply. `sent` and `received` are times of this process's clock."""
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
    """Return a time in the format of decisions: UTC in milliseconds, `2026-11-21T09:00:01.250Z`."""
    milliseconds = int(moment * 1000)
    return f"{_second(milliseconds // 1000)}.{milliseconds % 1000:03}Z"


def stamp(moment: datetime) -> str:
    """Return a time in UTC in the format of decisions."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def read_time(text: str) -> str:
    """Return a time of RFC 3339 (section 5.6) in the format of decisions; a leap second is the second after it.

    Raise ValueError for other text, and for a time before the year 1 or after the year 9999 in UTC.
    """
    match = _RFC_3339.fullmatch(text)
    if match is None:
        raise ValueError("no time of RFC 3339")
    day, clock, second, fraction, offset = match.groups()
    leap = second == "60"
    moment = datetime.fromisoformat(f"{day}T{clock}:{'59' if leap else second}{fraction or ''}{offset.upper()}")
    try:
        return stamp((moment + timedelta(seconds=leap)).astimezone(UTC))
    except OverflowError as error:
        raise ValueError("no time of these years") from error


def is_time(at: str) -> bool:
    """Return whether `at` is a time in the format of decisions."""
    try:
        return at.endswith("Z") and stamp(datetime.fromisoformat(at)) == at
    except ValueError:
        return False


def seconds(at: str) -> float:
    """Return a decision's time in seconds since 1970."""
    return datetime.fromisoformat(at).timestamp()


def milliseconds(at: str) -> int:
    """Return a decision's time in milliseconds since 1970."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


@lru_cache(2)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


@lru_cache(2)
def _date(seconds: int) -> str:
    return formatdate(seconds, usegmt=True)
