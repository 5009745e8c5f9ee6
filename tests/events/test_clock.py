"""Redis' clock as known to a process."""

from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.frozen import FreezableClock
from redis import Redis

from cairn.events.clock import RedisClock, format_time
from cairn.events.connections import Connections


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
    asked: list[Any] = []
    ask = clock._connections.ask

    def counted(*commands: Any) -> Any:
        asked.append(commands)
        return ask(*commands)

    monkeypatch.setattr(clock._connections, "ask", counted)
    for _ in range(3):
        clock.time()
    assert asked == [(("TIME",),)]


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
    asked, go_on, ask = Event(), Event(), clock._connections.ask
    monkeypatch.setattr(clock, "own", lambda: 1000.0)

    def slowly(*commands: Any) -> Any:
        asked.set()
        assert go_on.wait(10)
        return ask(*commands)

    monkeypatch.setattr(clock._connections, "ask", slowly)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(clock.time)
        assert asked.wait(10)
        second = pool.submit(clock.time)
        assert not wait([second], timeout=0.1).done
        go_on.set()
        assert min(first.result(), second.result()) > 1_000_000
