"""The promise that an acknowledged move outlives a failover, and whether the set-up can keep it.

It is `CAIRN_REPLICAS`: so many replicas must have a move before it is acknowledged. Under Sentinel each one must have
it that could take the primary's place: a failover there may choose one that has less than another.
"""

from collections.abc import Iterator
from typing import Any

from redis import Redis, RedisCluster
from redis.exceptions import NoPermissionError, ResponseError

from cairn.service.redis_clients.sentinels import sentinels_of

LATE_SECONDS = 10
"""After how many seconds of silence a replica counts as not in time; each tells every second what it has."""
WALL = "min-replicas-to-write"


class Promise:
    """What `CAIRN_REPLICAS` promises, held against the replicas that there are."""

    def __init__(self, redis: Redis, replicas: int) -> None:
        self._redis, self._least = redis, replicas
        self._sentinels = sentinels_of(redis)

    def needed(self) -> int:
        """Return how many replicas must have an append now, before it is acknowledged: 0 if nothing is promised."""
        if self._least and self._sentinels:
            return max(self._least, self._sentinels.replicas())
        return self._least

    def replicas(self) -> tuple[int, int, int]:
        """Return how many replicas there are, how many of them are in time, and how many are needed.

        They are those of the primary that has the fewest in time. Raise RedisError if it does not answer; where it does
        not tell this user (INFO), none are known.
        """
        in_time, there = min((_connected(node) for node in self._primaries()), default=(0, 0))
        return there, in_time, self.needed()

    def broken(self) -> list[str]:
        """Return in sentences what the set-up cannot keep of its promise; raise RedisError as `replicas` does."""
        _, connected, needed = self.replicas()
        if connected >= needed:
            return []
        are = "is 1 replica" if connected == 1 else f"are {connected} replicas"
        where = "of a primary of the cluster" if isinstance(self._redis, RedisCluster) else "of the primary"
        why = f"CAIRN_REPLICAS is {self._least}"
        if needed > self._least:
            why += f", the Sentinels can reach {needed} replicas, any of which may become the primary"
        return [f"{why}, and there {are} {where} in time: no move is acknowledged there."]

    def warnings(self) -> Iterator[str]:
        """Yield what else would have the servers keep it, one sentence each; raise RedisError as `replicas` does."""
        for node in self._primaries() if self._least else ():
            try:
                settings = node.config_get(WALL)
            except (NoPermissionError, ResponseError):
                continue  # as on many a hosted Redis
            if int(settings.get(WALL) or self._least) < self._least:
                yield (
                    f"Redis has {WALL} {settings[WALL]}: a primary that is cut off goes on taking what it will lose. "
                    f"Set {WALL} {self._least} and min-replicas-max-lag 10 on each server."
                )
                return

    def _primaries(self) -> list[Redis]:
        if isinstance(self._redis, RedisCluster):
            return [self._redis.get_redis_connection(node) for node in self._redis.get_primaries()]
        return [self._redis]


def _connected(node: Redis) -> tuple[int, int]:
    """Return how many replicas of a primary are in time, and how many it has."""
    try:
        said = node.info("replication")
    except NoPermissionError:
        return 0, 0
    replicas = [about for name, about in said.items() if name.startswith("slave") and isinstance(about, dict)]
    return sum(map(_is_in_time, replicas)), len(replicas)


def _is_in_time(about: dict[str, Any]) -> bool:
    """Tell whether a replica is told what is written, and has said so within ten seconds."""
    return about.get("state") == "online" and int(about.get("lag", 0)) < LATE_SECONDS
