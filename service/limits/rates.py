"""Rate limits: the requests of each class of routes that a client may make in a window of time.

A request counts at each level of its client, or at none if it is refused at any. The decorators of `limits`, the
library of Flask-Limiter, are Flask hooks, which hot routes skip: so rates are checked at authorization.
"""

import logging
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from limits import RateLimitItem, parse_many
from msgspec import Struct
from redis import Redis
from redis.exceptions import RedisError

from cairn.events.keys import common
from cairn.service.limits import OFF
from cairn.service.limits.clients import Client, bounds_of

CLASSES = ("open", "moves", "reads", "expensive")
"""Classes of routes: opening something, other changes, reads, and expensive work."""
DEFAULT = "open=1000/hour, moves=3000/minute, reads=12000/minute, expensive=1200/minute"
"""More than a person, a page or a bot needs."""
_IN_REDIS = ("open", "expensive")
"""Classes that are counted across processes. The others would cost each request a round trip to Redis."""
_QUIET_SECONDS = 60.0
log = logging.getLogger(__name__)


_COUNT = """
local cost, done, room, counts = tonumber(ARGV[1]), ARGV[2] == '1', true, {}
for place, key in ipairs(KEYS) do
  local bound = tonumber(ARGV[2 * place + 1])
  counts[place] = tonumber(redis.call('GET', key) or '0')
  room = room and counts[place] + math.min(cost, bound) <= bound
end
for place, key in ipairs(KEYS) do
  if room or done then
    redis.call('INCRBY', key, cost)
    redis.call('EXPIRE', key, ARGV[2 * place + 2])
  end
end
return counts
"""
"""Count a request in all windows, or in none if it exceeds one. One above the limit is allowed in an empty window."""


class Consumed(Struct, frozen=True):
    """A client's limit: the allowed requests, those left, seconds until the next window, and all limits."""

    limit: int
    remaining: int
    reset: int
    policy: str
    exceeded: bool


class Window(NamedTuple):
    """The current window of a key: the `number`-th of `seconds` since 1970, in which `bound` requests are allowed."""

    key: str
    bound: int
    seconds: int
    number: int


class Windows:
    """Counts of this process; past windows are discarded as a whole."""

    def __init__(self) -> None:
        self._counts: dict[int, tuple[int, dict[str, int]]] = {}

    def count(self, windows: Sequence[Window], cost: int, done: bool = False) -> list[int]:
        """Count as the script does. Two concurrent calls may count as one."""
        before, room = list[int](), True
        for window in windows:
            current = self._counts.get(window.seconds)
            if current is None or current[0] != window.number:
                current = self._counts[window.seconds] = window.number, {}
            count = current[1].get(window.key, 0)
            before.append(count)
            room = room and count + min(cost, window.bound) <= window.bound
        if room or done:
            for window, count in zip(windows, before, strict=True):
                self._counts[window.seconds][1][window.key] = count + cost
        return before


class RateLimits:
    """The rate limits of a service. `redis` has the counts of all processes; limits are off while it is unavailable."""

    def __init__(self, limits: str, redis: Redis) -> None:
        self._limits, self._policies = dict[str, list[tuple[int, int]]](), dict[str, str]()
        for name, items in read_limits(limits).items():
            self._limits[name] = [(item.amount, item.get_expiry()) for item in items]
            self._policies[name] = ", ".join(f"{most};w={seconds}" for most, seconds in self._limits[name])
        self._here = Windows()
        self._count = redis.register_script(_COUNT)
        self._quiet_until = 0.0

    def count(
        self, name: str, client: Client, cost: int = 1, *, done: bool = False, apart: str = ""
    ) -> Consumed | None:
        """Count a request at each level of a client, or `apart` from its class. Return None without a limit.

        Return None, too, if Redis cannot count it. Work that is `done` counts even above the limit.
        """
        now = time.time()
        windows = [
            Window(f"{name}{apart}:{level}:{seconds}:{number}", bound, seconds, number)
            for most, seconds in self._limits.get(name, ())
            for number in (int(now // seconds),)
            for level, bound in zip(client.levels, bounds_of(client, most), strict=True)
        ]
        if not windows:
            return None
        counter = self._count_shared if name in _IN_REDIS else self._here.count
        try:
            counts = counter(windows, cost, done)
        except RedisError as error:
            if time.monotonic() >= self._quiet_until:
                self._quiet_until = time.monotonic() + _QUIET_SECONDS
                log.warning("Redis cannot count requests, so none is refused for their number: %s", error)
            return None
        room, place = min((window[1] - counts[place], place) for place, window in enumerate(windows))
        tightest = windows[place]
        exceeded = room < min(cost, tightest.bound)
        reset = max(1, round((tightest.number + 1) * tightest.seconds - now))
        remaining = max(0, room if exceeded else room - cost)
        return Consumed(tightest.bound, remaining, reset, self._policies[name], exceeded)

    def _count_shared(self, windows: Sequence[Window], cost: int, done: bool) -> list[int]:
        keys = [common(f"limits:{window.key}") for window in windows]
        bounds = [number for window in windows for number in (window.bound, window.seconds)]
        return cast(list[int], self._count(keys=keys, args=[cost, int(done), *bounds]))


def read_limits(text: str) -> Mapping[str, tuple[RateLimitItem, ...]]:
    """Parse the limits of each class: the defaults, overridden or switched off. Raise ValueError with a sentence."""
    if text.strip() == OFF:
        return {}
    by_class: dict[str, tuple[RateLimitItem, ...]] = {}
    for part in f"{DEFAULT},{text}".split(","):
        name, _, limits = (piece.strip() for piece in part.partition("="))
        if name not in CLASSES:
            if not part.strip():
                continue
            raise ValueError(f"CAIRN_LIMITS has no class of routes {name!r}; there are {', '.join(CLASSES)}.")
        try:
            by_class[name] = () if limits == OFF else tuple(parse_many(limits))
        except ValueError as error:
            words = f"CAIRN_LIMITS has {name}={limits}, and needs limits such as 60/hour;100/day, or off."
            raise ValueError(words) from error
    return by_class
