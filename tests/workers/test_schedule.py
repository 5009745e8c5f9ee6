"""What the caretaker looks at, and when: owed turns first, and a game that rests only when it would be given up."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from freezegun import freeze_time
from helpers.commands import AI, GUEST, RANDOM, opened
from helpers.servers import serving

from cairn.events.keys import key_of
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.jobs.fair_queue import waiting_key
from cairn.service.jobs.jobs import HUMAN_QUEUE
from cairn.service.jobs.schedule import DUE, OWED
from cairn.workers.caretaker import MOVE_WITHIN, REST, START_WITHIN, Caretaker
from cairn.workers.heartbeat import TURN, Heartbeat


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the URL of a server to which no API of another test reports itself: what is written there is counted."""
    with serving(tmp_path_factory.mktemp("redis")) as (server, _):
        yield server.url


def care(caretaker: Caretaker, **ahead: float) -> bool:
    """Let a caretaker make its round that much later."""
    with freeze_time(datetime.now(UTC) + timedelta(**ahead)):
        return caretaker.round()


def due_in(services: Services, game: str, key: str) -> float | None:
    """Return in how many seconds a game is due in one of the two sets, None if it is not in it."""
    due = services.redis.zscore(key, game)
    return None if due is None else due - datetime.now(UTC).timestamp()


def writes(services: Services) -> int:
    """Return how many changes Redis has made."""
    return int(services.redis.info("persistence")["rdb_changes_since_last_save"])


@pytest.mark.parametrize(("second", "within"), [("open", START_WITHIN), ("guest", MOVE_WITHIN)])
def test_a_game_rests_until_it_would_be_given_up(services: Services, second: str, within: float) -> None:
    """After it was opened it is checked twice, and then no more for a day, or 30 days."""
    game = opened(services, GUEST, Seat("open") if second == "open" else GUEST)
    assert due_in(services, game, OWED) == pytest.approx(3, abs=1)
    care(Caretaker(services), seconds=4)
    assert due_in(services, game, OWED) is None
    assert due_in(services, game, DUE) == pytest.approx(64, abs=2)
    care(Caretaker(services), seconds=70)
    assert due_in(services, game, OWED) is None
    assert due_in(services, game, DUE) == pytest.approx(within, abs=3)
    assert not care(Caretaker(services), hours=23)


def test_a_command_that_takes_longer_than_until_its_check_is_seen(services: Services) -> None:
    """It was checked before it appended, and its enqueue was lost: a minute later it is found."""
    game = opened(services, AI, GUEST)
    services.redis.delete(OWED, *services.redis.keys("rq:*"))
    services.redis.zadd(DUE, {game: datetime.now(UTC).timestamp() + REST})
    care(Caretaker(services), seconds=REST + 1)
    assert services.turn_queue.attempt(game, 2, 1)


def test_owed_turns_do_not_wait_behind_games_that_rest(services: Services) -> None:
    """However many are due, and for longer."""
    idle = [opened(services, GUEST, GUEST) for _ in range(3)]
    services.redis.delete(OWED)
    services.redis.zadd(DUE, {f"{number:a>20}": number for number in range(200)} | dict.fromkeys(idle, 0))
    game = opened(services, AI, GUEST)
    services.redis.delete(*services.redis.keys("rq:*"))
    care(Caretaker(services), seconds=4)
    assert services.turn_queue.attempt(game, 2, 1)
    assert services.redis.zcount(DUE, "-inf", 1000) > 100


def test_the_one_set_of_before_goes_on(services: Services) -> None:
    """A version that knew one set has left every game in it: each is checked, and is where it belongs."""
    owing, resting, over = (opened(services, *seats) for seats in ((AI, GUEST), *[(GUEST, GUEST)] * 2))
    services.commands.leave(over, 0)
    services.redis.delete(OWED, *services.redis.keys("rq:*"))
    services.redis.zadd(DUE, dict.fromkeys((owing, resting, over, "a" * 20), datetime.now(UTC).timestamp()))
    care(Caretaker(services), seconds=1)
    assert services.turn_queue.attempt(owing, 2, 1)
    assert services.redis.zrange(OWED, 0, -1) == [owing.encode()]
    assert services.redis.zrange(DUE, 0, -1) == [resting.encode()]
    assert due_in(services, resting, DUE) == pytest.approx(MOVE_WITHIN, abs=3)


def test_a_turn_in_hand_costs_no_look_at_its_log(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits in the queue, or a worker has it: nothing is read of the game, and one write sees to all of them."""
    _, thinking = (opened(services, AI, GUEST) for _ in range(2))
    caretaker = Caretaker(services)
    care(caretaker, seconds=4)
    services.redis.delete(f"rq:job:turn-{thinking}-2-1")
    services.redis.zrem(waiting_key(HUMAN_QUEUE), f"turn-{thinking}-2-1")
    monkeypatch.setattr(services.repository, "get", None)
    Heartbeat(services.redis, key_of(thinking, TURN)).show(60_000)  # once: each beat would be one more write
    before = writes(services)
    care(caretaker, seconds=8)
    assert writes(services) - before == 2
    assert services.redis.zcount(OWED, datetime.now(UTC).timestamp() + 10, "+inf") == 2


def test_a_row_that_is_as_it_should_be_is_not_written(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the game has gone on since: the lobby shows no version."""
    game = opened(services, RANDOM, GUEST)
    services.schedule.at(game, after=0)
    monkeypatch.setattr(services.lists, "put", None)
    Caretaker(services).round()
    assert due_in(services, game, OWED)


def test_what_a_human_ends_is_checked_once(services: Services) -> None:
    """A finished game is in neither set."""
    game = opened(services, GUEST, GUEST)
    care(Caretaker(services), seconds=4)
    services.commands.leave(game, 0)
    care(Caretaker(services), seconds=8)
    assert not services.redis.exists(OWED, DUE)
