"""Shards of data that belongs to no single game, so that it is spread over the slots of a Redis Cluster.

A single Redis has one shard, whose keys have the names from before shards existed. If there are several, their names
include the count: the slots of these names are spread evenly over the nodes, unlike those of bare numbers.
"""

import os
from collections.abc import Callable
from zlib import crc32

from redis import Redis, RedisCluster

CLUSTER_SHARDS = 16
"""The default number of shards on a cluster; without a cluster it is 1. CAIRN_SHARDS overrides both."""
_set_to = os.environ.get("CAIRN_SHARDS", "")
SHARDS = int(_set_to) if _set_to.isdigit() else 0
"""The value of CAIRN_SHARDS, 0 if it is not set. `Settings` refuses an invalid number."""


def is_cluster(redis: Redis) -> bool:
    """Return whether this is a client of a Redis Cluster."""
    return isinstance(redis, RedisCluster)


class Shards:
    """The shards of data that belongs to no single game."""

    def __init__(self, redis: Redis | None = None) -> None:
        """Set the number of shards; without `redis`, to that of a single Redis."""
        self.count = SHARDS or (CLUSTER_SHARDS if redis is not None and is_cluster(redis) else 1)

    def shard_of(self, name: str) -> int:
        """Return the shard of a game or another named object."""
        return crc32(name.encode()) % self.count

    def key(self, what: str, shard: int) -> str:
        """Return the key or channel of a shard: `cairn:owed`, or if there are several, `cairn:owed:{3/16}`."""
        return what if self.count == 1 else f"{what}:{{{shard}/{self.count}}}"

    def tag(self, what: str, shard: int) -> str:
        """Return the hash tag of a shard with several keys: `lobby`, or if there are several shards, `lobby:3/16`."""
        return what if self.count == 1 else f"{what}:{shard}/{self.count}"

    def all(self, named: Callable[[str, int], str], what: str) -> list[str]:
        """Return the result of `key` or `tag` for each shard."""
        return [named(what, shard) for shard in range(self.count)]
