"""In which order workers take turns: games with humans first, and within a class each client in turn."""

import time
from itertools import count
from types import SimpleNamespace

import pytest
from helpers.api import Api
from helpers.commands import AI, GUEST, client_of, opened
from helpers.queues import lose

from cairn.service.container import Services
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.limits.game_clients import GameClients
from cairn.workers import turns, worker

JOB_SECONDS = 0.01


@pytest.fixture
def taken(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let this process work on the test's connection, and give the games whose turns it has taken."""
    games: list[str] = []
    monkeypatch.setattr(worker, "services", lambda: services)
    # This process is pytest's: a signal that ends it must not raise RQ's StopRequested wherever it then is.
    monkeypatch.setattr(worker.Worker, "_install_signal_handlers", lambda _worker: None)
    monkeypatch.setattr(turns, "play", lambda game, _version, _attempt: games.append(game))
    # Each job takes as long as any other, whatever the machine does: between two looks at the clock.
    looks = count()
    clock = SimpleNamespace(monotonic=lambda: next(looks) * JOB_SECONDS, sleep=time.sleep)
    monkeypatch.setattr(worker, "time", clock)
    return games


def enqueue(services: Services, client: Client, *games: str, humans: bool) -> None:
    """Ask for turns of games of a client. Ids are filled up with `a`s."""
    for game in games:
        services.turn_queue.game_clients.put(services.redis, f"{game:a<20}", client)
        services.turn_queue.enqueue(f"{game:a<20}", 1, humans=humans)


def test_humans_come_first_and_owners_in_turn(services: Services, taken: list[str]) -> None:
    """An client of many games delays nobody else by more than one turn of theirs."""
    many, few = client_of("many"), client_of("few")
    enqueue(services, many, "s", "t", "u", humans=False)
    enqueue(services, few, "v", humans=False)
    enqueue(services, many, "w", "x", "y", humans=True)
    enqueue(services, few, "z", humans=True)
    worker.Worker().work(burst=True, logging_level="WARNING")
    order = "".join(game[0] for game in taken)
    assert {order[:2], order[2:4]} == {"wz", "xy"}
    assert order.index("v") < order.index("t") < order.index("u")


@pytest.mark.many
def test_what_comes_while_a_turn_is_played_has_its_place(
    services: Services, taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Humans' games that come late are next, first that of the client who has used less."""
    many, few = client_of("many"), client_of("few")
    enqueue(services, many, "s", "t", humans=False)

    def play(game: str, _version: int, _attempt: int) -> None:
        taken.append(game)
        if game[0] == "s":
            enqueue(services, many, "w", "x", humans=True)
            enqueue(services, few, "z", humans=True)

    monkeypatch.setattr(turns, "play", play)
    worker.Worker().work(burst=True, logging_level="WARNING")
    assert "".join(game[0] for game in taken) == "szwxt"


def test_a_game_is_in_the_class_of_who_sits_in_it(services: Services) -> None:
    """With a human among the players it comes before games of AIs alone."""
    for seats, queue in (((AI, GUEST), "human"), ((AI, AI), "ai")):
        game = opened(services, *seats)
        job = services.turn_queue.attempt(game, 2, 1)
        assert job
        assert job.origin == f"cairn-turns-{queue}"
        services.redis.delete(*services.redis.keys("rq:*"))


def test_a_client_is_kept_until_the_end(services: Services) -> None:
    """It tells nothing of the client; it goes with the game, or when that ends."""
    for end in (lambda game: services.commands.leave(game, 0), services.commands.delete):
        game = opened(services, GUEST, AI, client=client_of("a", "secret"))
        digest = services.redis.get(f"cairn:{{{game}}}:client")
        assert digest == str(client_of("a", "secret")).encode()
        end(game)
        assert services.redis.get(f"cairn:{{{game}}}:client") is None
        assert services.redis.keys("cairn:{client:*") == []


def test_the_owner_is_who_opens_or_forks_over_http(api: Api, services: Services) -> None:
    """All from one address have one digest, made with the server's key; the address stands nowhere."""
    seats = ({"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "greedy"})
    game, (ann,) = api.open(*seats)
    digests = [services.redis.get(f"cairn:{{{game['id']}}}:client")]
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 2, "seats": list(seats)})
    digests.append(services.redis.get(f"cairn:{{{fork['id']}}}:client"))
    assert digests == [services.clients.of("127.0.0.1").levels[0].encode()] * 2


def test_a_repeated_opening_changes_no_client(services: Services) -> None:
    """Another client may ask again: the game stays with the first."""
    for client in ("first", "second"):
        services.turn_queue.game_clients.put(services.redis, "a" * 20, client_of(client))
    assert GameClients(services.redis).lane("a" * 20) == client_of("first").lane


def test_games_that_no_client_opened_share_one_lane(services: Services) -> None:
    """The operator's are no client's."""
    lanes = {GameClients(services.redis).lane(f"{number:a>20}") for number in range(9)}
    assert lanes == {ANONYMOUS.lane}


def test_owners_take_turns_however_many_there_are(services: Services, taken: list[str]) -> None:
    """Each client's first turn comes before anybody's second."""
    names = [f"{first}{second}" for first in "bcdefg" for second in "bc"]
    for name in names:
        enqueue(services, client_of(name), f"{name}b", f"{name}c", humans=False)
    worker.Worker().work(burst=True, logging_level="WARNING")
    assert [game[:3] for game in taken[: len(names)]] == [f"{name}b" for name in names]
    assert {game[:3] for game in taken[len(names) :]} == {f"{name}c" for name in names}


def test_a_turn_stands_in_its_queue_until_it_is_taken(services: Services, taken: list[str]) -> None:
    """Then it only says so, and the caretaker asks again."""
    enqueue(services, client_of("ann"), "s", "t", humans=False)
    job = services.turn_queue.attempt("s".ljust(20, "a"), 1, 1)
    assert job
    assert services.turn_queue.is_queued(job)
    assert {game[0] for game in services.turn_queue.waiting_games()} == {"s", "t"}
    lose(services.redis)
    assert not services.turn_queue.is_queued(job)
    assert services.turn_queue.waiting_games() == set()
    services.turn_queue.enqueue("s".ljust(20, "a"), 1, attempt=2, humans=False)
    worker.Worker().work(burst=True, logging_level="WARNING")
    assert "".join(game[0] for game in taken) == "s"
