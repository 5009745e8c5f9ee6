"""The promise that an acknowledged move outlives a failover, and whether the set-up can keep it.

It is `CAIRN_REPLICAS`: so many replicas must have a move before it is acknowledged.
"""

from typing import Any

from redis import Redis, RedisCluster
from redis.exceptions import NoPermissionError

LATE_SECONDS = 10
"""After how many seconds of silence a replica counts as not in time; each tells every second what it has."""


class Promise:
    """What `CAIRN_REPLICAS` promises, held against the replicas that there are."""

    def __init__(self, redis: Redis, replicas: int) -> None:
        self._redis = redis
        self._needed = replicas

    def replicas(self) -> tuple[int, int]:
        """Return how many replicas are connected and in time, and how many are needed.

        They are those of the primary that has the fewest. Raise RedisError if it does not answer; where it does not
        tell this user (INFO), none are known.
        """
        return min((_connected(node) for node in self._primaries()), default=0), self._needed

    def broken(self) -> list[str]:
        """Return in sentences what the set-up cannot keep of its promise; raise RedisError as `replicas` does."""
        connected, needed = self.replicas()
        if connected >= needed:
            return []
        are = "is 1 replica" if connected == 1 else f"are {connected} replicas"
        where = "of a primary of the cluster" if isinstance(self._redis, RedisCluster) else "of the primary"
        return [f"CAIRN_REPLICAS is {needed}, and there {are} {where} in time: no move is acknowledged there."]

    def _primaries(self) -> list[Redis]:
        if isinstance(self._redis, RedisCluster):
            return [self._redis.get_redis_connection(node) for node in self._redis.get_primaries()]
        return [self._redis]


def _connected(node: Redis) -> int:
    try:
        said = node.info("replication")
    except NoPermissionError:
        return 0
    return sum(1 for name, about in said.items() if name.startswith("slave") and _is_in_time(about))


def _is_in_time(about: Any) -> bool:
    """Tell whether this is a replica that is told what is written, and has said so within ten seconds."""
    return isinstance(about, dict) and about.get("state") == "online" and int(about.get("lag", 0)) < LATE_SECONDS
