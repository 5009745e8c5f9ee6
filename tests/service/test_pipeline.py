"""One connection to Redis for all greenlets of a loop: each gets its own replies, whatever fails."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvloop
from hiredis import pack_command
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError, ResponseError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.service.cooperative import spawn
from cairn.service.redis_clients.pipeline import Pipeline
from cairn.service.redis_clients.url import connect_redis
from cairn.service.run.embedded import EmbeddedServer

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
            rounds = [
                await asyncio.gather(
                    *(spawn(echo, ask, f"{number}") for number in range(GREENLETS)), return_exceptions=True
                )
                for _ in range(2)
            ]
        finally:
            os.kill(process, signal.SIGCONT)
        assert await all_echo(ask) == {"right": GREENLETS * TIMES}
        return rounds

    # Sequentially, a hundred attempts of a second each would not end in time.
    rounds = run(f"{own.url}?socket_timeout=1", be_silent)
    assert [{type(answer) for answer in answers} for answers in rounds] == [{RedisTimeoutError}] * 2
