"""Parsing of limits and counting in one process."""

from datetime import timedelta

import pytest
from freezegun import freeze_time
from helpers.commands import client_of

from cairn.service.container import Services
from cairn.service.limits.rates import CLASSES, DEFAULT, RateLimits, Window, Windows, read_limits
from cairn.service.settings import Settings


def test_unnamed_limits_keep_their_defaults() -> None:
    """A class may have several limits, or none. A single `off` disables all."""
    default = read_limits(DEFAULT)
    assert {*default} == {*CLASSES}
    assert all(default.values())
    changed = read_limits(" open = 60/hour;100 per 2 days ,reads=off")
    assert [(item.amount, item.get_expiry()) for item in changed["open"]] == [(60, 3600), (100, 2 * 86400)]
    assert changed["reads"] == ()
    assert changed["moves"] == default["moves"]
    assert read_limits("off") == {}


@pytest.mark.parametrize("text", ["60/hour", "open", "open=", "open=often", "open=60/fortnight", "walks=1/hour"])
def test_invalid_limits_are_refused_at_the_start(text: str) -> None:
    """The error is a sentence."""
    with pytest.raises(ValueError, match=r"^CAIRN_LIMITS has .*\.$"):
        Settings.from_environment({"CAIRN_LIMITS": text})


def test_quotas_are_numbers_or_off() -> None:
    """An empty value is the default."""
    name = "CAIRN_AI_GAMES_PER_CLIENT"
    limits = [Settings.from_environment({name: value}).ai_games_per_client for value in ("7", "0", "off", "")]
    assert limits == [7, 0, None, Settings().ai_games_per_client]
    with pytest.raises(ValueError, match=name):
        Settings.from_environment({name: "many"})


def test_counts_are_dropped_at_the_end_of_a_window(services: Services) -> None:
    """Of two limits the tighter one is reported until its window ends."""
    limits = RateLimits("moves=2/minute;3/hour", services.redis)
    with freeze_time("2026-11-22T12:00:30Z") as clock:
        results = [limits.count("moves", client_of("ann")) for _ in range(3)]
        assert [(taken.remaining, taken.exceeded) for taken in results if taken] == [(1, False), (0, False), (0, True)]
        assert results[2]
        assert (results[2].limit, results[2].reset, results[2].policy) == (2, 30, "2;w=60, 3;w=3600")
        assert limits.count("moves", client_of("bob")) != results[2]
        clock.tick(timedelta(seconds=30))
        again = [limits.count("moves", client_of("ann")) for _ in range(2)]
        assert [(taken.limit, taken.remaining, taken.exceeded) for taken in again if taken] == [
            (3, 0, False),
            (3, 0, True),
        ]


@pytest.mark.parametrize("name", ["moves", "open"])
def test_a_refused_request_is_not_counted(name: str, services: Services) -> None:
    """In a process and in Redis alike, so it does not use up a limit shared with others."""
    limits = RateLimits(f"{name}=4/hour", services.redis)
    ann, bob = (client_of("here", who) for who in ("ann", "bob"))
    assert [(taken.remaining, taken.exceeded) for _ in range(3) if (taken := limits.count(name, ann))] == [
        (3, False),
        (2, False),
        (1, False),
    ]
    for _ in range(9):
        taken = limits.count(name, ann, 2)
        assert taken
        assert (taken.exceeded, taken.remaining) == (True, 1)
    last, over = limits.count(name, bob), limits.count(name, bob)
    assert last
    assert over
    assert (last.exceeded, last.remaining, over.exceeded) == (False, 0, True)
    elsewhere = limits.count(name, client_of("there", "ann"))
    assert elsewhere
    assert elsewhere.remaining == 0


def test_a_shared_count_takes_one_round_trip(services: Services) -> None:
    """Independent of the number of limits and levels. Counting in the process takes none."""
    limits = RateLimits("open=60/hour;100/day, moves=60/hour;100/day", services.redis)
    client = client_of("48", "64", "ann")
    limits.count("open", client)

    def commands() -> int:
        return int(services.redis.info("commandstats")["cmdstat_evalsha"]["calls"])

    before = commands()
    limits.count("open", client)
    limits.count("moves", client)
    assert commands() == before + 1
    assert len(services.redis.keys("cairn:limits:*")) == 2 * 3


def test_expired_counts_take_no_memory() -> None:
    """Independent of the number of clients."""
    windows = Windows()
    for number in range(1000):
        windows.count([Window(f"caller {number}", 9, 60, 1)], 1)
    assert windows.count([Window("caller 7", 9, 60, 1)], 1) == [1]
    assert windows.count([Window("caller 7", 9, 60, 2)], 1) == [0]
    assert [len(counts) for _, counts in windows._counts.values()] == [1]
