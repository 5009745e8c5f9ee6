"""Redis' clock, as a process knows it."""

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
    """Give the clock of a server."""
    return RedisClock(Connections(Redis.from_url(redis_url)))


def test_an_answer_bounds_the_difference(clock: RedisClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was written between question and arrival; within these bounds what is known is left as it is."""
    monkeypatch.setattr(clock, "own", lambda: 1000.0)
    monkeypatch.setattr(clock, "keep", lambda: None)
    clock.learn(1090.0, 1000.0, 1000.2)
    assert clock.estimate() == pytest.approx(1089.9)
    clock.learn(1090.0, 999.0, 1001.0)  # a slow answer tells nothing new
    assert clock.estimate() == pytest.approx(1089.9)
    clock.learn(1095.0, 1000.0, 1000.1)  # Redis has another clock, or this machine
    assert clock.estimate() == pytest.approx(1094.9)
    assert clock.now(5) == "1970-01-01T00:18:19.900Z"


def test_redis_is_asked_rarely(clock: RedisClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once in ten seconds; what is known stays while it is away."""
    asked: list[Any] = []
    ask = clock._connections.ask

    def counted(*commands: Any) -> Any:
        asked.append(commands)
        return ask(*commands)

    monkeypatch.setattr(clock._connections, "ask", counted)
    for _ in range(3):
        clock.time()
    assert asked == [(("TIME",),)]


def test_without_redis_the_own_clock_goes_on() -> None:
    """Nothing is raised: what is wanted of Redis then says that it is away."""
    clock = RedisClock(Connections(Redis.from_url("redis://127.0.0.1:1/0")))
    assert clock.now() <= format_time(clock.own())


def test_a_frozen_time_is_the_tests(redis_url: str) -> None:
    """Redis' clock stands still for no test, so tests that freeze the time have a clock that does."""
    clock = FreezableClock(Connections(Redis.from_url(redis_url)))
    with freeze_time("2030-01-01T00:00:00Z") as frozen:
        frozen.tick(90)
        assert clock.now() == "2030-01-01T00:01:30.000Z"
    assert clock.now() < "2030"


def test_who_comes_while_nothing_is_known_waits(clock: RedisClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second thread does not go by this process's own clock, while the first one asks."""
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
