"""The keys that there are in a Redis, and what they hold."""

from collections.abc import Callable
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
        kind: Any = redis.type(key)
        reads: dict[bytes, Callable[[str], Any]] = {
            b"string": redis.get,
            b"hash": redis.hgetall,
            b"set": redis.smembers,
            b"list": lambda key: redis.lrange(key, 0, -1),
            b"zset": lambda key: redis.zrange(key, 0, -1, withscores=True),
            b"stream": redis.xrange,
        }
        found[key] = (kind, reads[kind](key), redis.pexpiretime(key))
    return found
