"""How much memory Redis takes, and how much it may take."""

from typing import Any, NamedTuple

from redis import Redis, RedisCluster


class Memory(NamedTuple):
    """Bytes that one server takes, and how many it may take: 0 where it does not tell."""

    used: int
    limit: int


def memory(redis: Redis) -> Memory:
    """Return what Redis takes; of a cluster, what the primary takes that is the fullest. Raise RedisError."""
    if isinstance(redis, RedisCluster):
        nodes = [redis.get_redis_connection(node) for node in redis.get_primaries()]
        return max(map(memory, nodes), key=lambda of: of.used / (of.limit or 1))
    told: dict[str, Any] = redis.info("memory")
    return Memory(int(told.get("used_memory", 0)), int(told.get("maxmemory") or told.get("total_system_memory", 0)))
