"""The server key, from which all tokens derive: CAIRN_KEY, or a random one that is stored in Redis."""

import secrets
from contextlib import suppress
from typing import cast

from redis import Redis
from redis.exceptions import RedisError, ResponseError

from cairn.service.redis_clients.key_digest import DIGEST, KEY, digest_of, why_refused


class WrongKeyError(RedisError):
    """The games were opened with another server key than that of this process. The message is a sentence."""


def server_key(redis: Redis, configured: str | None) -> bytes:
    """Return the key from which all tokens derive. Raise WrongKeyError.

    Raise RedisError if Redis loses a new key at once: with an empty key tokens could be forged.
    """
    check_key(redis, configured)
    if configured:
        return configured.encode()
    redis.set(KEY, secrets.token_hex(32), nx=True)
    key = cast(bytes | None, redis.get(KEY))
    if not key:
        raise RedisError("the server key could not be stored")
    return key


def check_key(redis: Redis, configured: str | None) -> None:
    """Store the digest of a configured key if Redis has none. Raise WrongKeyError if it has that of another key."""
    if configured and not (redis.exists(DIGEST) or redis.exists(KEY)):
        with suppress(ResponseError):  # without writes no game can be opened either
            redis.set(DIGEST, digest_of(configured), nx=True)
    if why := why_refused(redis.execute_command, configured):
        raise WrongKeyError(why)


def change_key(redis: Redis, configured: str | None) -> None:
    """Accept another key as that of the games: the configured one, or without one the random key in Redis."""
    if configured:
        redis.set(DIGEST, digest_of(configured))
    else:
        redis.delete(DIGEST)
