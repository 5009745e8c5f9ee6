"""Connections of the log, and Redis' clock as known to a process."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.frozen import FreezableClock
from redis import Redis
from redis.backoff import NoBackoff
from redis.connection import AbstractConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import ResponseError
from redis.retry import Retry

from cairn.events.clock import RedisClock, format_time, read_time
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


@pytest.fixture
def clock(redis_url: str) -> RedisClock:
    """Return the clock of a server."""
    return RedisClock(Connections(Redis.from_url(redis_url)))


def test_a_reply_bounds_the_difference(clock: RedisClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its time lies between sending and receiving. Within these bounds the known difference stays."""
    monkeypatch.setattr(clock, "own", lambda: 1000.0)
    monkeypatch.setattr(clock, "keep", lambda: None)
    clock.learn(1090.0, 1000.0, 1000.2)
    assert clock.estimate() == pytest.approx(1089.9)
    clock.learn(1090.0, 999.0, 1001.0)  # a slow reply has no new information
    assert clock.estimate() == pytest.approx(1089.9)
    clock.learn(1095.0, 1000.0, 1000.1)  # Redis has another clock, or this machine
    assert clock.estimate() == pytest.approx(1094.9)
    assert clock.now(5) == "1970-01-01T00:18:19.900Z"


def test_redis_is_rarely_queried(clock: RedisClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once in ten seconds. During an outage the last difference is used."""
    queries: list[Any] = []
    ask = clock._connections.ask

    def count(*commands: Any) -> Any:
        queries.append(commands)
        return ask(*commands)

    monkeypatch.setattr(clock._connections, "ask", count)
    for _ in range(3):
        clock.time()
    assert queries == [(("TIME",),)]


def test_without_redis_the_local_clock_is_used() -> None:
    """No error is raised here: other commands report the outage."""
    clock = RedisClock(Connections(Redis.from_url("redis://127.0.0.1:1/0")))
    assert clock.now() <= format_time(clock.own())


def test_frozen_time_applies_to_the_clock(redis_url: str) -> None:
    """Redis' clock cannot be stopped, so tests with frozen time use a clock that stops, too."""
    clock = FreezableClock(Connections(Redis.from_url(redis_url)))
    with freeze_time("2030-01-01T00:00:00Z") as frozen:
        frozen.tick(90)
        assert clock.now() == "2030-01-01T00:01:30.000Z"
    assert clock.now() < "2030"


def test_a_thread_waits_for_the_first_query(clock: RedisClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not use the local clock while another thread queries Redis."""
    queries, go_on, ask = Event(), Event(), clock._connections.ask
    monkeypatch.setattr(clock, "own", lambda: 1000.0)

    def slowly(*commands: Any) -> Any:
        queries.set()
        assert go_on.wait(10)
        return ask(*commands)

    monkeypatch.setattr(clock._connections, "ask", slowly)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(clock.time)
        assert queries.wait(10)
        second = pool.submit(clock.time)
        assert not wait([second], timeout=0.1).done
        go_on.set()
        assert min(first.result(), second.result()) > 1_000_000


@pytest.mark.parametrize(
    ("text", "time"),
    [  # the examples of RFC 3339, section 5.8, and what clients in other languages write
        ("1985-04-12T23:20:50.52Z", "1985-04-12T23:20:50.520Z"),
        ("1996-12-19T16:39:57-08:00", "1996-12-20T00:39:57.000Z"),
        ("1990-12-31T23:59:60Z", "1991-01-01T00:00:00.000Z"),
        ("1990-12-31T15:59:60-08:00", "1991-01-01T00:00:00.000Z"),
        ("1937-01-01T12:00:27.87+00:20", "1937-01-01T11:40:27.870Z"),
        ("2027-11-28T05:00:00Z", "2027-11-28T05:00:00.000Z"),
        ("2027-11-28T05:00:00+00:00", "2027-11-28T05:00:00.000Z"),
        ("2027-11-28T05:00:00.123456789-00:00", "2027-11-28T05:00:00.123Z"),
        ("2027-11-28t05:00:00z", "2027-11-28T05:00:00.000Z"),
    ],
)
def test_times_of_rfc_3339_are_read(text: str, time: str) -> None:
    """In the format of decisions, which is one of its forms."""
    assert read_time(text) == time
    assert read_time(time) == time


@pytest.mark.parametrize(
    "text",
    [
        *("", "2027-11-28", "2027-11-28T05:00:00", "2027-11-28 05:00:00Z", "2027-11-28T05:00Z", "20271128T050000Z"),
        *("2027-02-29T05:00:00Z", "2027-11-28T24:00:00Z", "2027-11-28T05:00:61Z", "2027-11-28T05:00:00,5Z"),
        *(
            "2027-W48-7T05:00:00Z",
            "\uff12027-11-28T05:00:00Z",
            "0001-01-01T00:00:00+01:00",
            "9999-12-31T23:59:59-01:00",
        ),
        *("2027-11-28T05:00:00+0100", "2027-11-28T05:00:00Z\n", "2027-11-28T05:00:00+24:00"),
    ],
)
def test_other_times_are_refused(text: str) -> None:
    """Although Python reads many of them."""
    with pytest.raises(ValueError, match=r"time|minute|hour|day|second|range"):
        read_time(text)
