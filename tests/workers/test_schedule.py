"""The caretaker's schedule: pending turns first, resting games only when they would be abandoned; and its quotas."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from freezegun import freeze_time
from helpers.commands import AI, GUEST, RANDOM, client_of, open_game
from helpers.servers import serving

from cairn.events.keys import key_of
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.errors import TooManyGames
from cairn.service.jobs.fair_queue import waiting_key
from cairn.service.jobs.jobs import HUMAN_QUEUE
from cairn.service.jobs.schedule import DUE, OWED
from cairn.service.settings import Settings
from cairn.workers.caretaker import MOVE_WITHIN, REST, START_WITHIN, Caretaker
from cairn.workers.heartbeat import TURN, Heartbeat


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the URL of a server without APIs of other tests, so that its writes can be counted."""
    with serving(tmp_path_factory.mktemp("redis")) as (server, _):
        yield server.url


def care(caretaker: Caretaker, **ahead: float) -> bool:
    """Run a round of the caretaker at a later time."""
    with freeze_time(datetime.now(UTC) + timedelta(**ahead)):
        return caretaker.round()


def due_in(services: Services, game: str, key: str) -> float | None:
    """Return the seconds until a game is due in one of the two sets, or None if it is not in it."""
    due = services.redis.zscore(key, game)
    return None if due is None else due - datetime.now(UTC).timestamp()


def writes(services: Services) -> int:
    """Return the number of writes in Redis."""
    return int(services.redis.info("persistence")["rdb_changes_since_last_save"])


@pytest.mark.parametrize(("second", "within"), [("open", START_WITHIN), ("guest", MOVE_WITHIN)])
def test_a_game_rests_until_it_would_be_abandoned(services: Services, second: str, within: float) -> None:
    """After its opening it is checked twice, and then not for a day or 30 days."""
    game = open_game(services, GUEST, Seat("open") if second == "open" else GUEST)
    assert due_in(services, game, OWED) == pytest.approx(3, abs=1)
    care(Caretaker(services), seconds=4)
    assert due_in(services, game, OWED) is None
    assert due_in(services, game, DUE) == pytest.approx(64, abs=2)
    care(Caretaker(services), seconds=70)
    assert due_in(services, game, OWED) is None
    assert due_in(services, game, DUE) == pytest.approx(within, abs=3)
    assert not care(Caretaker(services), hours=23)


def test_a_command_slower_than_its_check_is_seen(services: Services) -> None:
    """The game was checked before the append, and the enqueue was lost: it is found a minute later."""
    game = open_game(services, AI, GUEST)
    services.redis.delete(OWED, *services.redis.keys("rq:*"))
    services.redis.zadd(DUE, {game: datetime.now(UTC).timestamp() + REST})
    care(Caretaker(services), seconds=REST + 1)
    assert services.turn_queue.attempt(game, 2, 1)


def test_pending_turns_do_not_wait_behind_resting_games(services: Services) -> None:
    """Whatever their number and delay."""
    idle = [open_game(services, GUEST, GUEST) for _ in range(3)]
    services.redis.delete(OWED)
    services.redis.zadd(DUE, {f"{number:a>20}": number for number in range(200)} | dict.fromkeys(idle, 0))
    game = open_game(services, AI, GUEST)
    services.redis.delete(*services.redis.keys("rq:*"))
    care(Caretaker(services), seconds=4)
    assert services.turn_queue.attempt(game, 2, 1)
    assert services.redis.zcount(DUE, "-inf", 1000) > 100


def test_the_single_set_of_an_older_version_is_migrated(services: Services) -> None:
    """An older version left every game in one set: each is checked and moved to its set."""
    owing, resting, over = (open_game(services, *seats) for seats in ((AI, GUEST), *[(GUEST, GUEST)] * 2))
    services.commands.leave(over, 0)
    services.redis.delete(OWED, *services.redis.keys("rq:*"))
    services.redis.zadd(DUE, dict.fromkeys((owing, resting, over, "a" * 20), datetime.now(UTC).timestamp()))
    care(Caretaker(services), seconds=1)
    assert services.turn_queue.attempt(owing, 2, 1)
    assert services.redis.zrange(OWED, 0, -1) == [owing.encode()]
    assert services.redis.zrange(DUE, 0, -1) == [resting.encode()]
    assert due_in(services, resting, DUE) == pytest.approx(MOVE_WITHIN, abs=3)


def test_a_running_turn_costs_no_read_of_its_log(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits in the queue or runs on a worker: no game is read, and one write reschedules all of them."""
    _, thinking = (open_game(services, AI, GUEST) for _ in range(2))
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


def test_a_current_row_is_not_written(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although the game has continued: the lobby shows no version."""
    game = open_game(services, RANDOM, GUEST)
    services.schedule.at(game, after=0)
    monkeypatch.setattr(services.lists, "put", None)
    Caretaker(services).round()
    assert due_in(services, game, OWED)


def test_a_game_ended_by_a_human_is_checked_once(services: Services) -> None:
    """A finished game is in neither set."""
    game = open_game(services, GUEST, GUEST)
    care(Caretaker(services), seconds=4)
    services.commands.leave(game, 0)
    care(Caretaker(services), seconds=8)
    assert not services.redis.exists(OWED, DUE)


CLIENT = client_of("a client")
GAMES = f"cairn:{{client:{CLIENT.levels[0]}}}:games"


@pytest.fixture
def strict(services: Services, redis_url: str) -> Services:
    """Return services that allow a client three games, one of AIs alone."""
    settings = Settings(redis_url=redis_url, key=services.settings.key, games_per_client=3, ai_games_per_client=1)
    return Services(settings)


def test_stale_quota_entries_are_removed_at_the_limit(strict: Services) -> None:
    """Games that ended unseen, were deleted, or were never opened free their slots after one refusal."""
    games = [open_game(strict, GUEST, GUEST, client=CLIENT) for _ in range(2)]
    strict.commands.leave(games[0], 0)
    for game in (games[0], "a" * 20):  # a process died in between
        strict.turn_queue.game_clients.put(strict.redis, game, CLIENT)
        strict.redis.zadd(GAMES, {game: 0})
    for _ in range(2):
        with pytest.raises(TooManyGames):
            open_game(strict, GUEST, GUEST, client=CLIENT)
    care(Caretaker(strict), seconds=4)
    assert strict.redis.zrange(GAMES, 0, -1) == [games[1].encode()]
    assert strict.redis.get(f"cairn:{{{games[0]}}}:client") is None
    open_game(strict, GUEST, GUEST, client=CLIENT)


def test_a_refused_game_stores_nothing(strict: Services) -> None:
    """Neither a slot, nor a client, nor a log."""
    open_game(strict, RANDOM, RANDOM, client=CLIENT)
    before = {*strict.redis.keys("cairn:*")}
    with pytest.raises(TooManyGames, match="that only AIs play"):
        open_game(strict, RANDOM, RANDOM, client=CLIENT)
    assert {*strict.redis.keys("cairn:*")} - before == {f"{GAMES}:looked".encode()}
    assert 0 < strict.redis.ttl(f"{GAMES}:looked") <= 60


def test_a_finished_game_frees_its_slot(strict: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once by the process of its last decision, or, if that dies, when the caretaker checks the game."""
    game = open_game(strict, GUEST, GUEST, client=CLIENT)
    assert strict.redis.zcard(GAMES) == 1
    strict.commands.leave(game, 0)
    assert strict.redis.zcard(GAMES) == 0
    game = open_game(strict, GUEST, GUEST, client=CLIENT)
    with monkeypatch.context() as dying:
        dying.setattr(strict.quotas, "leave", lambda _game: None)
        strict.commands.leave(game, 0)
    assert strict.redis.zcard(GAMES) == 1
    care(Caretaker(strict), seconds=4)
    assert strict.redis.zcard(GAMES) == 0


def test_an_idempotency_key_of_another_owner_uses_no_slot(strict: Services) -> None:
    """A repeated request by another client gets the response, and the game still counts for its owner."""
    game = open_game(strict, GUEST, GUEST, client=client_of("another"))
    assert strict.quotas.enter(game, CLIENT, of_ais=False)
    strict.quotas.check(game, CLIENT)
    assert strict.redis.zcard(GAMES) == 0
    assert strict.turn_queue.game_clients.load(game) == client_of("another")
    assert strict.redis.zscore("cairn:owed", game)
