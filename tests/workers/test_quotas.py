"""The caretaker keeps quotas as the logs say."""

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
    """Give services that let a client have three games, one of AIs alone."""
    settings = Settings(redis_url=redis_url, key=services.settings.key, games_per_client=3, ai_games_per_client=1)
    return Services(settings)


def care(services: Services, seconds: float = 0) -> None:
    """Let a caretaker make its rounds some seconds from now, until nothing is left to do."""
    with freeze_time() as clock:
        clock.tick(seconds)
        caretaker = Caretaker(services)
        caretaker.round()


def test_what_was_left_there_in_vain_goes_when_there_are_too_many(strict: Services) -> None:
    """A game that ended unseen, one that is gone, and one that was never opened make room, after one refusal."""
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


def test_a_refused_game_leaves_nothing(strict: Services) -> None:
    """Neither a place, nor a client, nor a log."""
    opened(strict, RANDOM, RANDOM, client=CLIENT)
    before = {*strict.redis.keys("cairn:*")}
    with pytest.raises(TooManyGames, match="AIs play alone"):
        opened(strict, RANDOM, RANDOM, client=CLIENT)
    assert {*strict.redis.keys("cairn:*")} - before == {f"{GAMES}:looked".encode()}
    assert 0 < strict.redis.ttl(f"{GAMES}:looked") <= 60


def test_a_game_that_ends_makes_room(strict: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once where its last decision is made; and should that process die, when the caretaker looks at it."""
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


def test_another_owners_idempotency_key_takes_no_place(strict: Services) -> None:
    """Who asks for what somebody else has opened is told of it, and it counts for the other still."""
    game = opened(strict, GUEST, GUEST, client=client_of("another"))
    assert strict.quotas.enter(game, CLIENT, of_ais=False)
    strict.quotas.check(game, CLIENT)
    assert strict.redis.zcard(GAMES) == 0
    assert strict.turn_queue.game_clients.load(game) == client_of("another")
    assert strict.redis.zscore("cairn:owed", game)
