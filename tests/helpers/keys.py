"""The keys that there are in a Redis."""

from typing import cast

from redis import Redis

from cairn.events.keys import common
from cairn.service.redis_clients.format import KEY


def keys(redis: Redis) -> list[bytes]:
    """Return all keys, but for the one that tells their format."""
    return [key for key in cast(list[bytes], redis.keys("*")) if key.decode() != common(KEY)]
