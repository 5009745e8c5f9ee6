"""Connections of the log: no reply is taken for another's, and none outlives its use."""

import os
import threading
from typing import Any

import pytest
from redis import Redis
from redis.backoff import NoBackoff
from redis.connection import AbstractConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import ResponseError
from redis.retry import Retry

from cairn.events.connections import MAX_IDLE, Connections
from cairn.service.container import Services
from cairn.service.redis_clients.server import greeting


@pytest.fixture
def redis(services: Services) -> Redis:
    """Return the client of the service's log."""
    return services.log.redis


def test_replies_come_in_order(redis: Redis) -> None:
    """For several commands the last reply is returned and the first error raised. All of them took effect."""
    connections = Connections(redis)
    assert connections.ask(("SET", "a", 1), ("INCRBY", b"a", 2), ("GET", "a")) == b"3"
    with pytest.raises(ResponseError, match="WRONGTYPE"):
        connections.ask(("LPUSH", "a", 1), ("SET", "b", 5))
    assert connections.ask(("GET", "b")) == b"5"


def test_an_interrupted_reply_is_not_read_by_the_next_command(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """An interruption, such as a signal, closes the connection."""
    connections = Connections(redis)
    connections.ask(("SET", "a", 1))

    def interrupt(*_args: Any, **_options: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(AbstractConnection, "read_response", interrupt)
    with pytest.raises(KeyboardInterrupt):
        connections.ask(("GET", "a"))
    monkeypatch.undo()
    assert connections.ask(("SET", "b", 2)) == b"OK"


def test_a_burst_leaves_few_connections(redis: Redis) -> None:
    """Each of many threads has its own connection while it waits, and 64 remain open."""
    connections, before = Connections(redis), len(redis.client_list())
    threads = [threading.Thread(target=connections.ask, args=(("BLPOP", "nothing", 0.5),)) for _ in range(MAX_IDLE + 9)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(redis.client_list()) <= before + MAX_IDLE + 1


def test_a_server_that_does_not_reply_in_time_is_given_up(redis_url: str) -> None:
    """The kernel enforces the client's `socket_timeout`."""
    options: dict[str, Any] = {"socket_timeout": 0.2, "redis_connect_func": greeting(lean=True)}
    connections = Connections(Redis.from_url(redis_url, retry=Retry(NoBackoff(), 0), **options))
    with pytest.raises(RedisConnectionError):
        connections.ask(("BLPOP", "nothing", 9))
    assert connections.ask(("SET", "a", 1)) == b"OK"


def test_a_child_process_has_its_own_connections(redis: Redis) -> None:
    """Two processes on one connection would read each other's replies."""
    connections = Connections(redis)
    mine = connections.ask(("CLIENT", "ID"))
    child = os.fork()
    if not child:
        os._exit(connections.ask(("CLIENT", "ID")) == mine)
    assert os.waitpid(child, 0)[1] == 0
    assert connections.ask(("CLIENT", "ID")) == mine
