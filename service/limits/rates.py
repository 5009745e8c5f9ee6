"""How often one may ask: what each class of routes allows to one caller in a time, and what was asked for.

It is counted by `limits`, the library that Flask-Limiter is made of. Its decorators are hooks of Flask's, and the hot
routes go past Flask; so this is asked when a request is admitted, for all routes alike.
"""

import logging
import time
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from limits import RateLimitItem, parse_many
from limits.storage import RedisStorage
from limits.strategies import FixedWindowRateLimiter
from msgspec import Struct
from redis import Redis
from redis.exceptions import RedisError

from cairn.events.keys import common
from cairn.service.limits import OFF

CLASSES = ("open", "moves", "reads", "expensive")
"""The classes of routes: what opens something, what else changes something, what reads, and what takes much work."""

DEFAULT = "open=1000/hour, moves=3000/minute, reads=12000/minute, expensive=1200/minute"
"""More than a person, a page or a bot comes to."""

_IN_REDIS = ("open", "expensive")
"""Classes that are counted for all processes together. The others would cost each request a round trip to Redis."""

_QUIET_SECONDS = 60.0

log = logging.getLogger(__name__)


class Taken(Struct, frozen=True):
    """What one caller has taken of a limit: how many requests it allows, how many are left, and for how many seconds.

    `policy` tells all limits of the class. `exceeded` says that this request is one too many.
    """

    limit: int
    remaining: int
    reset: int
    policy: str
    exceeded: bool


class Windows:
    """Counts in this process, in windows that all begin at once, so that a window's counts are forgotten as a whole.

    The library's own storage in memory looks at each of its keys up to a hundred times a second.
    """

    def __init__(self) -> None:
        self._windows: dict[int, tuple[float, dict[str, int]]] = {}

    def hit(self, item: RateLimitItem, *identifiers: str) -> bool:
        """Count, and tell whether the limit allows it. Two threads at once may be counted as one."""
        (_, counts), key = self._window(item), item.key_for(*identifiers)
        count = counts[key] = counts.get(key, 0) + 1
        return count <= item.amount

    def get_window_stats(self, item: RateLimitItem, *identifiers: str) -> tuple[float, int]:
        """Return when the count begins anew, in seconds since 1970, and how many the limit still allows."""
        ends, counts = self._window(item)
        return ends, max(0, item.amount - counts.get(item.key_for(*identifiers), 0))

    def _window(self, item: RateLimitItem) -> tuple[float, dict[str, int]]:
        seconds, now = item.get_expiry(), time.time()
        window = self._windows.get(seconds)
        if window is None or now >= window[0]:
            window = self._windows[seconds] = (now // seconds + 1) * seconds, {}
        return window


class RateLimits:
    """The limits of one service. `redis` counts what is bounded for all processes; should it be away, nothing is."""

    def __init__(self, limits: str, redis: Redis) -> None:
        self._items = read_limits(limits)
        self._policies = {
            name: ", ".join(f"{item.amount};w={item.get_expiry()}" for item in items)
            for name, items in self._items.items()
        }
        self._redis = redis
        self._here = Windows()
        self._quiet_until = 0.0

    def count(self, name: str, caller: str) -> Taken | None:
        """Count a request of a class of routes for a caller; None if it has no limit, or Redis cannot count it."""
        items = self._items.get(name, ())
        limiter = self._shared if name in _IN_REDIS else self._here
        tightest: Taken | None = None
        try:
            for item in items:
                exceeded = not limiter.hit(item, name, caller)
                ends, remaining = limiter.get_window_stats(item, name, caller)
                reset = max(1, round(ends - time.time()))
                taken = Taken(item.amount, remaining, reset, self._policies[name], exceeded)
                if tightest is None or exceeded or remaining < tightest.remaining:
                    tightest = taken
                if exceeded:
                    break
        except RedisError as error:
            if time.monotonic() >= self._quiet_until:
                self._quiet_until = time.monotonic() + _QUIET_SECONDS
                log.warning("Redis cannot count requests, so none is refused for their number: %s", error)
            return None
        return tightest

    @cached_property
    def _shared(self) -> FixedWindowRateLimiter:
        return FixedWindowRateLimiter(_Storage(self._redis))


class _Storage(RedisStorage):
    """The library's storage on this process's own client: the library would make another one, without its bounds."""

    def __init__(self, redis: Redis) -> None:
        self._ours = redis
        super().__init__("redis://", key_prefix=common("limits"))

    def get_connection(self, readonly: bool = False) -> Any:
        """Return the client, which may be a cluster's."""
        return self._ours


def read_limits(text: str) -> Mapping[str, tuple[RateLimitItem, ...]]:
    """Return the limits of each class: the defaults, but where the text has others, or says that there are none.

    Raise ValueError, in one sentence, for text that is not so.
    """
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
            example = "60/hour;100/day"
            raise ValueError(
                f"CAIRN_LIMITS has {name}={limits}, and needs limits such as {example}, or off."
            ) from error
    return by_class
