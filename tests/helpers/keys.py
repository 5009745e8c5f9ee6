"""The keys that there are in a Redis, and what they hold."""

from typing import Any, cast

from redis import Redis

from cairn.events.keys import common
from cairn.service.keeping.key_groups import LEFT_OUT
from cairn.service.redis_clients.format import KEY


def keys(redis: Redis) -> list[bytes]:
    """Return all keys, but for the one that tells their format."""
    return [key for key in cast(list[bytes], redis.keys("*")) if key.decode() != common(KEY)]


def everything(redis: Redis) -> dict[str, Any]:
    """Return every byte of what cannot be made again, and when it expires."""
    found: dict[str, Any] = {}
    for raw in redis.scan_iter(match="*"):
        key = raw.decode()
        if LEFT_OUT.fullmatch(key) or not key.startswith("cairn:"):
            continue
        kind = redis.type(key).decode()
        held = {
            "string": redis.get,
            "hash": redis.hgetall,
            "set": redis.smembers,
            "list": lambda key: redis.lrange(key, 0, -1),
            "zset": lambda key: redis.zrange(key, 0, -1, withscores=True),
            "stream": redis.xrange,
        }[kind](key)
        found[key] = (kind, held, redis.pexpiretime(key))
    return found
