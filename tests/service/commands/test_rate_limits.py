"""How limits are read, and how they are counted in one process."""

from datetime import timedelta

import pytest
from freezegun import freeze_time

from cairn.service.container import Services
from cairn.service.limits.rates import CLASSES, DEFAULT, RateLimits, Windows, read_limits
from cairn.service.settings import Settings


def test_what_is_not_told_stays_as_it_is() -> None:
    """One class may have several limits, or none; `off` alone is off for all."""
    default = read_limits(DEFAULT)
    assert {*default} == {*CLASSES}
    assert all(default.values())
    changed = read_limits(" open = 60/hour;100 per 2 days ,reads=off")
    assert [(item.amount, item.get_expiry()) for item in changed["open"]] == [(60, 3600), (100, 2 * 86400)]
    assert changed["reads"] == ()
    assert changed["moves"] == default["moves"]
    assert read_limits("off") == {}


@pytest.mark.parametrize("text", ["60/hour", "open", "open=", "open=often", "open=60/fortnight", "walks=1/hour"])
def test_what_cannot_be_read_is_refused_at_the_start(text: str) -> None:
    """In a sentence."""
    with pytest.raises(ValueError, match=r"^CAIRN_LIMITS has .*\.$"):
        Settings.from_environment({"CAIRN_LIMITS": text})


def test_quotas_are_numbers_or_off() -> None:
    """Nothing is what is documented."""
    name = "CAIRN_AI_GAMES_PER_CLIENT"
    told = [Settings.from_environment({name: value}).ai_games_per_client for value in ("7", "0", "off", "")]
    assert told == [7, 0, None, Settings().ai_games_per_client]
    with pytest.raises(ValueError, match=name):
        Settings.from_environment({name: "many"})


def test_a_window_ends_and_what_was_counted_is_forgotten(services: Services) -> None:
    """The tightest of two limits is told, until its time is over."""
    limits = RateLimits("moves=2/minute;3/hour", services.redis)
    with freeze_time("2026-11-22T12:00:30Z") as clock:
        told = [limits.count("moves", "ann") for _ in range(3)]
        assert [(taken.remaining, taken.exceeded) for taken in told if taken] == [(1, False), (0, False), (0, True)]
        assert told[2]
        assert (told[2].limit, told[2].reset, told[2].policy) == (2, 30, "2;w=60, 3;w=3600")
        assert limits.count("moves", "bob") != told[2]
        clock.tick(timedelta(seconds=30))
        again = [limits.count("moves", "ann") for _ in range(2)]
        assert [(taken.limit, taken.remaining, taken.exceeded) for taken in again if taken] == [
            (3, 0, False),
            (3, 0, True),
        ]


def test_counts_in_a_process_take_no_room_when_they_are_past() -> None:
    """However many callers there were."""
    windows, (limit,) = Windows(), read_limits("moves=9/minute")["moves"]
    with freeze_time("2026-11-22T12:00:30Z") as clock:
        for number in range(1000):
            windows.hit(limit, f"caller {number}")
        ends = clock().timestamp() + 30
        assert windows.get_window_stats(limit, "caller 7") == (ends, 8)
        clock.tick(timedelta(seconds=30))
        assert windows.get_window_stats(limit, "caller 7") == (ends + 60, 9)
        assert [len(counts) for _, counts in windows._windows.values()] == [0]
