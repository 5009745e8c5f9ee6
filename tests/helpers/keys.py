"""The keys of a Redis, and their values."""

from collections.abc import Callable
from typing import Any, cast

from redis import Redis

from cairn.events.keys import common
from cairn.service.backups.key_groups import LEFT_OUT
from cairn.service.redis_clients.files import FILES
from cairn.service.redis_clients.format import KEY
from cairn.service.redis_clients.process_registry import BEATS, PARTS


def keys(redis: Redis) -> list[bytes]:
    """Return all keys, except those for the format, for live parts, and for the start of erasures."""
    return [key for key in cast(list[bytes], redis.keys("*")) if key.decode() not in (common(KEY), PARTS, BEATS, FILES)]


def read_keys(redis: Redis, pattern: str = "*") -> dict[str, Any]:
    """Return the values of all matching keys."""
    reads: dict[Any, Callable[[Any], Any]] = {
        b"string": redis.get,
        b"hash": redis.hgetall,
        b"set": redis.smembers,
        b"list": lambda key: redis.lrange(key, 0, -1),
        b"zset": lambda key: redis.zrange(key, 0, -1, withscores=True),
        b"stream": redis.xrange,
    }
    there = ((key, redis.type(key)) for key in redis.scan_iter(match=pattern, count=1000))
    return {key.decode(): reads[kind](key) for key, kind in there if kind in reads}  # some expire meanwhile


def everything(redis: Redis) -> dict[str, Any]:
    """Return every byte of data that cannot be rebuilt, with its expiry."""
    values = {key: of for key, of in read_keys(redis, "cairn:*").items() if not LEFT_OUT.fullmatch(key)}
    return {key: (of, redis.pexpiretime(key)) for key, of in values.items()}
