"""The server key, which all tokens are made with: CAIRN_KEY, or one that is made once and kept in Redis."""

import secrets
from contextlib import suppress
from typing import cast

from redis import Redis
from redis.exceptions import RedisError, ResponseError

from cairn.service.redis_clients.key_digest import DIGEST, KEY, digest_of, why_refused


class WrongKeyError(RedisError):
    """The games were opened with another server key than this process has; the message is a sentence."""


def server_key(redis: Redis, configured: str | None) -> bytes:
    """Return the key all tokens are made with; raise WrongKeyError if it is another than the games' one.

    Raise RedisError if Redis loses at once what is made: with an empty key anybody could make tokens.
    """
    check_key(redis, configured)
    if configured:
        return configured.encode()
    redis.set(KEY, secrets.token_hex(32), nx=True)
    key = cast(bytes | None, redis.get(KEY))
    if not key:
        raise RedisError("the server key could not be kept")
    return key


def check_key(redis: Redis, configured: str | None) -> None:
    """Keep the digest of a configured key where the games have no key yet; raise WrongKeyError if they have another."""
    if configured and not (redis.exists(DIGEST) or redis.exists(KEY)):
        with suppress(ResponseError):  # where nothing can be written, no game can be opened either
            redis.set(DIGEST, digest_of(configured), nx=True)
    if why := why_refused(redis.execute_command, configured):
        raise WrongKeyError(why)


def change_key(redis: Redis, configured: str | None) -> None:
    """Let another key be the games' one: the configured one, or without any the one that is made in Redis."""
    if configured:
        redis.set(DIGEST, digest_of(configured))
    else:
        redis.delete(DIGEST)
