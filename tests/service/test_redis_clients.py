"""Connections to Redis: pools, pipelines of greenlets, and logged outages."""

import asyncio
import io
import logging
import os
import signal
import socket
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import uvloop
from helpers.api import free_port
from helpers.fake_redis import refusing
from helpers.servers import listening
from hiredis import pack_command
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError, ResponseError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.service.container import Services
from cairn.service.cooperative import spawn
from cairn.service.redis_clients.availability import is_new
from cairn.service.redis_clients.pipeline import Pipeline
from cairn.service.redis_clients.server import RedisPool
from cairn.service.redis_clients.url import connect_redis
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

GREENLETS, TIMES = 100, 30
PATIENCE = 60.0
Ask = Callable[[bytes, int], list[Any] | None]


def run(url: str, scenario: Callable[[Ask], Awaitable[Any]]) -> Any:
    """Return the result of a scenario with a pipeline to a Redis, on a loop of its own."""

    async def play() -> Any:
        async with asyncio.timeout(PATIENCE):
            return await scenario(Pipeline(connect_redis(url, games=False).connection_pool).ask)

    return uvloop.run(play())


def pack(*commands: Any) -> bytes:
    """Return commands as encoded for Redis."""
    return b"".join(map(pack_command, commands))


def echo(ask: Ask, *words: str) -> list[bytes]:
    """Make Redis echo words."""
    answers = ask(pack(*(("ECHO", word) for word in words)), len(words))
    assert answers is not None
    return answers


def echo_often(ask: Ask, name: int, results: Counter[str]) -> None:
    """Make Redis echo words repeatedly. Count the successes and errors."""
    for number in range(TIMES):
        words = [f"{name}-{number}-{place}" for place in range(number % 4 + 1)]
        try:
            results["right" if echo(ask, *words) == [word.encode() for word in words] else "wrong"] += 1
        except RedisError as error:
            results[type(error).__name__] += 1


async def all_echo(ask: Ask) -> Counter[str]:
    """Run many greenlets at once and return their counts."""
    results = Counter[str]()
    await asyncio.gather(*(spawn(echo_often, ask, name, results) for name in range(GREENLETS)))
    return results


def test_each_greenlet_gets_its_own_replies(own: EmbeddedServer) -> None:
    """On one connection, whatever their number."""

    async def ask_all(ask: Ask) -> Counter[str]:
        results = await all_echo(ask)
        assert len(monitor.client_list("normal")) == before + 1
        return results

    with Redis.from_url(own.url) as monitor:
        before = len(monitor.client_list("normal"))
        assert run(own.url, ask_all) == {"right": GREENLETS * TIMES}


def test_an_error_is_a_reply(redis_url: str) -> None:
    """It takes its place between the others. Outside of a greenlet nothing is sent."""
    packed = pack(("ECHO", "a"), ("NONSENSE",), ("ECHO", "b"))

    async def ask_three(ask: Ask) -> list[Any]:
        assert ask(packed, 3) is None
        return await spawn(ask, packed, 3) or []

    first, error, last = run(redis_url, ask_three)
    assert (first, type(error), last) == (b"a", ResponseError, b"b")


def test_a_lost_connection_does_not_mix_up_replies(redis_url: str) -> None:
    """It is reopened on the next command, and interrupted commands are sent once more."""

    async def kill(ask: Ask) -> Counter[str]:
        asking = asyncio.create_task(all_echo(ask))
        while not asking.done():
            await asyncio.to_thread(killer.client_kill_filter, _type="normal", skipme=True)
            await asyncio.sleep(0.005)
        assert await spawn(echo, ask, "after") == [b"after"]
        return await asking

    with Redis.from_url(redis_url) as killer:
        results = run(redis_url, kill)
    assert set(results) <= {"right", "ConnectionError"}
    assert results.total() == GREENLETS * TIMES
    assert results["right"] > 0


def test_a_restarted_redis_is_used_again(own: EmbeddedServer) -> None:
    """Commands in between fail, and none waits forever."""

    async def restart(ask: Ask) -> Counter[str]:
        assert await spawn(echo, ask, "before") == [b"before"]
        asking = asyncio.create_task(all_echo(ask))
        await asyncio.sleep(0.01)
        await asyncio.to_thread(own.stop)
        results = await asking
        with pytest.raises(RedisConnectionError):
            await spawn(echo, ask, "away")
        await asyncio.to_thread(own.start)
        assert await all_echo(ask) == {"right": GREENLETS * TIMES}
        return results

    results = run(own.url, restart)
    assert results["wrong"] == 0
    assert results.total() == GREENLETS * TIMES


@pytest.mark.slow
def test_a_silent_redis_is_given_up_by_all_at_once(own: EmbeddedServer) -> None:
    """Also by those that wait for a connection: one attempt serves all. When Redis resumes, all succeed."""
    with Redis.from_url(own.url) as redis:
        process = int(redis.info()["process_id"])

    async def be_silent(ask: Ask) -> list[list[BaseException | list[bytes]]]:
        assert await spawn(echo, ask, "before") == [b"before"]
        os.kill(process, signal.SIGSTOP)
        try:
            rounds = list[list[BaseException | list[bytes]]]()
            for _ in range(2):
                asking = [spawn(echo, ask, f"{number}") for number in range(GREENLETS)]
                rounds.append(await asyncio.gather(*asking, return_exceptions=True))
        finally:
            os.kill(process, signal.SIGCONT)
        assert await all_echo(ask) == {"right": GREENLETS * TIMES}
        return rounds

    # Sequentially, a hundred attempts of a second each would not end in time.
    rounds = run(f"{own.url}?socket_timeout=1", be_silent)
    assert [{type(answer) for answer in answers} for answers in rounds] == [{RedisTimeoutError}] * 2


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
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda _: ask(), range(8)))

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
    redis = Redis(connection_pool=pool)
    with ThreadPoolExecutor(16) as threads:
        assert list(threads.map(lambda _: redis.ping(), range(16))) == [True] * 16
    held = [pool.get_connection() for _ in range(2)]
    pool.timeout = 0.01
    with pytest.raises(RedisConnectionError):
        redis.ping()
    for connection in held:
        pool.release(connection)
    assert redis.ping()
    redis.close()
