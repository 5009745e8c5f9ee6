"""How far the machines' own clocks are from Redis': a process whose clock is off says so, and all others tell it.

`cairn:{clocks}:off` holds, by machine, by how many seconds Redis' clock was ahead of its own, and when that was found.
"""

import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import cast

from redis import Redis
from redis.exceptions import RedisClusterException, RedisError

from cairn.events.clock import ASKED_SECONDS
from cairn.events.keys import key_of
from cairn.service.telemetry import metrics

CLOCKS = key_of("clocks", "off")
MAX_SECONDS = 1.0
"""How far a clock may be off before the operator is told."""
KEPT_SECONDS = 3 * ASKED_SECONDS
"""How long it is told after the machine was last heard of."""
_ADVICE = "Games go by Redis' clock, so nobody loses time by it; set it by NTP all the same"

log = logging.getLogger(__name__)


class Skew:
    """The clocks that are off."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._off = False

    def observe(self, ahead: float, now: float) -> None:
        """Note by how many seconds Redis' clock is ahead of this process's own; `now` is Redis' time."""
        metrics.CLOCK_OFFSET.set(ahead)
        was_off, self._off = self._off, abs(ahead) > MAX_SECONDS
        if self._off and not was_off:
            log.warning("This machine's clock is %s. %s.", _words(ahead), _ADVICE)
        with suppress(RedisError, RedisClusterException):
            if self._off:
                self._redis.hset(CLOCKS, socket.gethostname(), f"{ahead:.3f} {now:.3f}")
                self._redis.expire(CLOCKS, round(KEPT_SECONDS))
            elif was_off:
                self._redis.hdel(CLOCKS, socket.gethostname())

    def warnings(self, now: float, *, named: bool = False) -> Iterator[str]:
        """Yield which machines' clocks are off, one sentence each; they are `named` to the operator alone."""
        for machine, stored in sorted(cast(dict[bytes, bytes], self._redis.hgetall(CLOCKS)).items()):
            ahead, at = map(float, stored.split())
            if at > now - KEPT_SECONDS:
                whose = f"The clock of {machine.decode(errors='replace')}" if named else "A machine's clock"
                yield f"{whose} is {_words(ahead)}. {_ADVICE}."


def _words(ahead: float) -> str:
    return f"{abs(ahead):.1f} s {'behind' if ahead > 0 else 'ahead of'} Redis'"
