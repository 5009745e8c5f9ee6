"""A process logs one line when it waits for Redis and one when Redis is back, across threads and libraries."""

import io
import logging
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.api import free_port
from helpers.fake_redis import refusing
from helpers.servers import listening
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.service.container import Services
from cairn.service.redis_clients.availability import is_new
from cairn.service.redis_clients.url import connect_redis
from cairn.service.settings import Settings


class Printed(io.StringIO):
    """The log lines that this process prints, as its parts do."""

    def lines(self) -> list[str]:
        """Return the lines since the last call."""
        printed = self.getvalue().splitlines()
        self.truncate(0)
        self.seek(0)
        return printed


@pytest.fixture
def printed() -> Iterator[Printed]:
    """Return the lines printed from now on."""
    handler = logging.StreamHandler(printed := Printed())
    handler.addFilter(is_new)
    logging.root.addHandler(handler)
    yield printed
    logging.root.removeHandler(handler)


def test_a_process_logs_the_outage_and_the_recovery_once(tmp_path: Path, printed: Printed) -> None:
    """Many threads send commands on their own connections and log the errors. Other errors are logged."""
    port, library = free_port(), logging.getLogger("library")
    services = Services(Settings(redis_url=f"redis://127.0.0.1:{port}/0"))

    def ask() -> None:
        for ask_once in (services.redis.ping, lambda: services.log.read("a" * 20), services.redis.ping):
            try:
                ask_once()
            except RedisConnectionError as error:
                library.exception("it failed")
                library.error("waiting for Redis: %s", error)
                library.error("waiting")

    def ask_at_once() -> None:
        threads = [threading.Thread(target=ask) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    with listening(tmp_path, port):
        ask_at_once()
    assert printed.lines() == []
    ask_at_once()
    (line,) = printed.lines()
    assert f"Redis (127.0.0.1:{port}) cannot be reached; waiting for it: Error 111" in line
    library.error("something else")
    assert printed.lines() == ["something else"]
    with listening(tmp_path, port):
        ask_at_once()
        ask_at_once()
    (line,) = printed.lines()
    assert f"Redis (127.0.0.1:{port}) is back after " in line
    services.redis.close()


def test_a_loading_redis_is_awaited(printed: Printed) -> None:
    """It accepts connections but is reported once as unavailable."""
    with refusing("LOADING Redis is loading the dataset in memory") as url:
        for _ in range(3):
            with connect_redis(url) as redis, pytest.raises(RedisConnectionError):
                redis.ping()
    (line,) = printed.lines()
    assert "cannot be reached; waiting for it: Redis is loading the dataset in memory" in line


def test_a_connection_waits_for_a_full_unix_socket(tmp_path: Path) -> None:
    """A Unix socket refuses at once (EAGAIN) where TCP makes the client wait. Here its queue has one place."""
    path = str(tmp_path / "socket")
    with socket.socket(socket.AF_UNIX) as listener, socket.socket(socket.AF_UNIX) as first:
        listener.bind(path)
        listener.listen(0)
        first.connect(path)
        with socket.socket(socket.AF_UNIX) as second:
            second.setblocking(False)
            with pytest.raises(BlockingIOError):
                second.connect(path)
        redis: Redis = connect_redis(f"unix://{path}")
        connection: Any = redis.connection_pool.make_connection()
        threading.Timer(0.05, listener.accept).start()
        connected = connection._connect()
        connected.close()
