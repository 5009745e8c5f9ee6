"""Connections to Redis."""

import threading

import pytest
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.service.container import Services
from cairn.service.redis_clients.server import RedisPool


def test_an_unread_reply_is_not_returned_to_another_caller(services: Services) -> None:
    """A connection with a pending reply is reopened before it is used again."""
    services.redis.set("secret", "of another")
    pool = services.redis.connection_pool
    connection = pool.get_connection()
    connection.send_command("GET", "secret")
    assert connection.can_read(timeout=10)
    pool.release(connection)
    assert services.redis.echo("mine") == b"mine"


def test_threads_share_the_available_connections(redis_url: str) -> None:
    """A thread without a free one waits, and gets an error after the timeout."""
    pool = RedisPool.from_url(redis_url, max_connections=2, timeout=30)
    redis, answers = Redis(connection_pool=pool), []
    threads = [threading.Thread(target=lambda: answers.append(redis.ping())) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [True] * 16
    held = [pool.get_connection() for _ in range(2)]
    pool.timeout = 0.01
    with pytest.raises(RedisConnectionError):
        redis.ping()
    for connection in held:
        pool.release(connection)
    assert redis.ping()
    redis.close()
