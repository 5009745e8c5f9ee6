"""Shards: what belongs to no single game is cut into them, so that no slot of a Redis Cluster has all of it.

One Redis has one shard, whose keys have the names that they had before there were any. Where there are several, their
names have the count, too: these names' slots are spread over any number of nodes, as those of bare numbers are not.
"""

import os
from collections.abc import Callable
from zlib import crc32

from redis import Redis, RedisCluster

CLUSTER_SHARDS = 16
"""How many shards there are on a cluster, and one elsewhere, unless CAIRN_SHARDS says otherwise."""
_set_to = os.environ.get("CAIRN_SHARDS", "")
SHARDS = int(_set_to) if _set_to.isdigit() else 0
"""How many CAIRN_SHARDS says; 0: nothing. `Settings` refuses what is no number."""


def is_cluster(redis: Redis) -> bool:
    """Tell whether this is a client of a Redis Cluster."""
    return isinstance(redis, RedisCluster)


class Shards:
    """The shards of what belongs to no single game."""

    def __init__(self, redis: Redis | None = None) -> None:
        """Without a Redis they are those of a single one."""
        self.count = SHARDS or (CLUSTER_SHARDS if redis is not None and is_cluster(redis) else 1)

    def shard_of(self, name: str) -> int:
        """Return the shard that a game belongs to, or whatever else has a name."""
        return crc32(name.encode()) % self.count

    def key(self, what: str, shard: int) -> str:
        """Return the key, or channel, of a shard: `cairn:owed`, or where there are several `cairn:owed:{3/16}`."""
        return what if self.count == 1 else f"{what}:{{{shard}/{self.count}}}"

    def tag(self, what: str, shard: int) -> str:
        """Return the hash tag of a shard that has several keys, `lobby`, or where there are several `lobby:3/16`."""
        return what if self.count == 1 else f"{what}:{shard}/{self.count}"

    def all(self, named: Callable[[str, int], str], what: str) -> list[str]:
        """Return what `key` or `tag` call each shard."""
        return [named(what, shard) for shard in range(self.count)]
