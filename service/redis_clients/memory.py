"""Memory usage and memory limit of Redis."""

from typing import Any, NamedTuple

from redis import Redis, RedisCluster


class Memory(NamedTuple):
    """The used bytes of one server, and its limit in bytes, 0 if unknown."""

    used: int
    limit: int


def memory(redis: Redis) -> Memory:
    """Return the memory of Redis, for a cluster that of the fullest primary. Raise RedisError."""
    if isinstance(redis, RedisCluster):
        nodes = [redis.get_redis_connection(node) for node in redis.get_primaries()]
        return max(map(memory, nodes), key=lambda of: of.used / (of.limit or 1))
    info: dict[str, Any] = redis.info("memory")
    return Memory(int(info.get("used_memory", 0)), int(info.get("maxmemory") or info.get("total_system_memory", 0)))
