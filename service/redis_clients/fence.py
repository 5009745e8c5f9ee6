"""The fence: no Sentinel promotes a replica that lacks acknowledged writes, as its `replica-priority` is 0.

Acknowledgements wait for each replica that a Sentinel could promote. So a fenced one, which lags or copies all data,
delays none, as soon as the Sentinels have read its priority, a second later.
"""

import logging
from contextlib import suppress
from typing import Any

from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import ResponseError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.events.keys import key_of
from cairn.events.replica_acks import Place
from cairn.service.redis_clients.failover import PRIORITY
from cairn.service.redis_clients.sentinels import sentinels_of
from cairn.service.redis_clients.url import connect_server

FENCED = key_of("replicas", "fenced")
"""The hash of fenced replicas, with their priorities before."""
log = logging.getLogger(__name__)


class Fence:
    """The fence around the replicas under Sentinels, with `least` replicas that must have a write."""

    def __init__(self, redis: Redis, url: str, least: int) -> None:
        self._redis: Any = redis
        self._url, self._least, self._sentinels = url, least, sentinels_of(redis) if least else None
        self._offset, self._late = 0, frozenset[Place]()

    def care(self) -> bool:
        """Fence replicas that lag at two looks, if enough others do not; release those that have caught up.

        A replica lags if it lacks what the primary had at the last look. Return whether there is anything to look at.
        """
        if self._sentinels is None:
            return False
        role, offset, replicas, *_ = self._redis.execute_command("ROLE")
        if role != b"master":  # it hands over just now
            return True
        level = {(host.decode(), int(port)) for host, port, at in replicas if int(at) >= self._offset}
        may = self._sentinels.required_replicas(self._least).places
        before, self._late, self._offset = self._late, may - level, int(offset)
        for place in self._late & before if len(may & level) >= self._least else ():
            self._change(place, fenced=True)
        for name in self._redis.hgetall(FENCED):
            host, _, port = name.decode().rpartition(":")
            if (host, int(port)) in level:
                self._change((host, int(port)), fenced=False)
        return True

    def _change(self, place: Place, *, fenced: bool) -> None:
        """Set the priority of a replica, unless it is away."""
        name = f"{place[0]}:{place[1]}"
        with suppress(RedisConnectionError, RedisTimeoutError), connect_server(self._url, place) as replica:
            if fenced:
                self._redis.hsetnx(FENCED, name, str(replica.config_get(PRIORITY)[PRIORITY]))
                replica.config_set(PRIORITY, 0)
                log.warning("The replica %s lacks data: it cannot become the primary until it has all", name)
                return
            replica.config_set(PRIORITY, self._redis.hget(FENCED, name))
            with suppress(ResponseError):  # it has no file that it may write
                replica.config_rewrite()
            self._redis.hdel(FENCED, name)
            log.warning("The replica %s has all data again", name)
