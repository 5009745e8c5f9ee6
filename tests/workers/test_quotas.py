"""The caretaker corrects quotas by the logs."""

import pytest
from freezegun import freeze_time
from helpers.commands import GUEST, RANDOM, client_of, opened

from cairn.service.container import Services
from cairn.service.errors import TooManyGames
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

CLIENT = client_of("a client")
GAMES = f"cairn:{{client:{CLIENT.levels[0]}}}:games"


@pytest.fixture
def strict(services: Services, redis_url: str) -> Services:
    """Return services that allow a client three games, one of AIs alone."""
    settings = Settings(redis_url=redis_url, key=services.settings.key, games_per_client=3, ai_games_per_client=1)
    return Services(settings)


def care(services: Services, seconds: float = 0) -> None:
    """Run rounds of the caretaker, some seconds later, until nothing is left to do."""
    with freeze_time() as clock:
        clock.tick(seconds)
        caretaker = Caretaker(services)
        caretaker.round()


def test_stale_quota_entries_are_removed_at_the_limit(strict: Services) -> None:
    """Games that ended unseen, were deleted, or were never opened free their slots after one refusal."""
    games = [opened(strict, GUEST, GUEST, client=CLIENT) for _ in range(2)]
    strict.commands.leave(games[0], 0)
    for game in (games[0], "a" * 20):  # a process died in between
        strict.turn_queue.game_clients.put(strict.redis, game, CLIENT)
        strict.redis.zadd(GAMES, {game: 0})
    for _ in range(2):
        with pytest.raises(TooManyGames):
            opened(strict, GUEST, GUEST, client=CLIENT)
    care(strict, seconds=4)
    assert strict.redis.zrange(GAMES, 0, -1) == [games[1].encode()]
    assert strict.redis.get(f"cairn:{{{games[0]}}}:client") is None
    opened(strict, GUEST, GUEST, client=CLIENT)


def test_a_refused_game_stores_nothing(strict: Services) -> None:
    """Neither a slot, nor a client, nor a log."""
    opened(strict, RANDOM, RANDOM, client=CLIENT)
    before = {*strict.redis.keys("cairn:*")}
    with pytest.raises(TooManyGames, match="that only AIs play"):
        opened(strict, RANDOM, RANDOM, client=CLIENT)
    assert {*strict.redis.keys("cairn:*")} - before == {f"{GAMES}:looked".encode()}
    assert 0 < strict.redis.ttl(f"{GAMES}:looked") <= 60


def test_a_finished_game_frees_its_slot(strict: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once by the process of its last decision, or, if that dies, when the caretaker checks the game."""
    game = opened(strict, GUEST, GUEST, client=CLIENT)
    assert strict.redis.zcard(GAMES) == 1
    strict.commands.leave(game, 0)
    assert strict.redis.zcard(GAMES) == 0
    game = opened(strict, GUEST, GUEST, client=CLIENT)
    with monkeypatch.context() as dying:
        dying.setattr(strict.quotas, "leave", lambda _game: None)
        strict.commands.leave(game, 0)
    assert strict.redis.zcard(GAMES) == 1
    care(strict, seconds=4)
    assert strict.redis.zcard(GAMES) == 0


def test_an_idempotency_key_of_another_owner_uses_no_slot(strict: Services) -> None:
    """A repeated request by another client gets the response, and the game still counts for its owner."""
    game = opened(strict, GUEST, GUEST, client=client_of("another"))
    assert strict.quotas.enter(game, CLIENT, of_ais=False)
    strict.quotas.check(game, CLIENT)
    assert strict.redis.zcard(GAMES) == 0
    assert strict.turn_queue.game_clients.load(game) == client_of("another")
    assert strict.redis.zscore("cairn:owed", game)
