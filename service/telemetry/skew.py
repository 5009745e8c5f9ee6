"""Clock skew: a process whose clock differs from Redis' records it, and all processes report it.

`cairn:{clocks}:off` holds for each machine the offset of Redis' clock from its own, in seconds, and its time.
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
from cairn.projections.message import Message, message
from cairn.service.telemetry import metrics

CLOCKS = key_of("clocks", "off")
MAX_SECONDS = 1.0
"""The operator is warned of a larger offset."""
KEPT_SECONDS = 3 * ASKED_SECONDS
"""How long an offset is reported after its last measurement."""
_ADVICE = "Games use Redis' clock, so no player loses time, but set it by NTP"

log = logging.getLogger(__name__)


class Skew:
    """The clocks with an offset."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._off = False

    def observe(self, ahead: float, now: float) -> None:
        """Record the offset of Redis' clock from this process's clock, in seconds. `now` is Redis' time."""
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

    def warnings(self, now: float, *, named: bool = False) -> Iterator[Message | str]:
        """Yield a warning for each machine with an offset. Machines are `named` only for the operator."""
        for machine, stored in sorted(cast(dict[bytes, bytes], self._redis.hgetall(CLOCKS)).items()):
            ahead, at = map(float, stored.split())
            if at > now - KEPT_SECONDS:
                said = message(f"health-clocks-{'behind' if ahead > 0 else 'ahead'}", seconds=f"{abs(ahead):.1f}")
                yield (
                    f"The clock of {machine.decode(errors='replace')} is {_words(ahead)}. {_ADVICE}." if named else said
                )


def _words(ahead: float) -> str:
    return f"{abs(ahead):.1f} s {'behind' if ahead > 0 else 'ahead of'} Redis'"
