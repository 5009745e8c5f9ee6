"""The order of turns: games with humans first, and within a class clients alternate."""

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
    """Run a worker in this process on the test's connection, and return the list of games whose turns it took."""
    games: list[str] = []
    monkeypatch.setattr(worker, "services", lambda: services)
    # In pytest's process a signal must not raise RQ's StopRequested at an arbitrary place.
    monkeypatch.setattr(worker.Worker, "_install_signal_handlers", lambda _worker: None)
    monkeypatch.setattr(turns, "play", lambda game, _version, _attempt: games.append(game))
    # Each job has the same duration, independent of the machine: between two readings of the clock.
    looks = count()
    clock = SimpleNamespace(monotonic=lambda: next(looks) * JOB_SECONDS, sleep=time.sleep)
    monkeypatch.setattr(worker, "time", clock)
    return games


def enqueue(services: Services, client: Client, *games: str, humans: bool) -> None:
    """Enqueue turns of a client's games. Ids are padded with `a`s."""
    for game in games:
        services.turn_queue.game_clients.put(services.redis, f"{game:a<20}", client)
        services.turn_queue.enqueue(f"{game:a<20}", 1, humans=humans)


def test_humans_come_first_and_owners_alternate(services: Services, taken: list[str]) -> None:
    """A client with many games delays others by at most one of its turns."""
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
def test_a_turn_enqueued_during_another_gets_its_place(
    services: Services, taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Late turns of games with humans are next, first that of the client with less use."""
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


def test_the_class_of_a_game_depends_on_its_players(services: Services) -> None:
    """A game with a human player precedes games of AIs alone."""
    for seats, queue in (((AI, GUEST), "human"), ((AI, AI), "ai")):
        game = opened(services, *seats)
        job = services.turn_queue.attempt(game, 2, 1)
        assert job
        assert job.origin == f"cairn-turns-{queue}"
        services.redis.delete(*services.redis.keys("rq:*"))


def test_the_client_of_a_game_is_stored_until_its_end(services: Services) -> None:
    """It is a pseudonym and deleted with the game or at its end."""
    for end in (lambda game: services.commands.leave(game, 0), services.commands.delete):
        game = opened(services, GUEST, AI, client=client_of("a", "secret"))
        digest = services.redis.get(f"cairn:{{{game}}}:client")
        assert digest == str(client_of("a", "secret")).encode()
        end(game)
        assert services.redis.get(f"cairn:{{{game}}}:client") is None
        assert services.redis.keys("cairn:{client:*") == []


def test_the_owner_is_the_client_that_opens_or_forks_a_game(api: Api, services: Services) -> None:
    """All clients of an address have one digest, made with the server's key. The address is not stored."""
    seats = ({"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "greedy"})
    game, (ann,) = api.open(*seats)
    digests = [services.redis.get(f"cairn:{{{game['id']}}}:client")]
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 2, "seats": list(seats)})
    digests.append(services.redis.get(f"cairn:{{{fork['id']}}}:client"))
    assert digests == [services.clients.of("127.0.0.1").levels[0].encode()] * 2


def test_a_repeated_opening_does_not_change_the_owner(services: Services) -> None:
    """If another client repeats it, the game stays with the first."""
    for client in ("first", "second"):
        services.turn_queue.game_clients.put(services.redis, "a" * 20, client_of(client))
    assert GameClients(services.redis).lane("a" * 20) == client_of("first").lane


def test_games_without_a_client_share_one_lane(services: Services) -> None:
    """Those of the operator have no client."""
    lanes = {GameClients(services.redis).lane(f"{number:a>20}") for number in range(9)}
    assert lanes == {ANONYMOUS.lane}


def test_any_number_of_owners_alternate(services: Services, taken: list[str]) -> None:
    """Each client's first turn precedes all second turns."""
    names = [f"{first}{second}" for first in "bcdefg" for second in "bc"]
    for name in names:
        enqueue(services, client_of(name), f"{name}b", f"{name}c", humans=False)
    worker.Worker().work(burst=True, logging_level="WARNING")
    assert [game[:3] for game in taken[: len(names)]] == [f"{name}b" for name in names]
    assert {game[:3] for game in taken[len(names) :]} == {f"{name}c" for name in names}


def test_a_turn_is_queued_until_it_is_taken(services: Services, taken: list[str]) -> None:
    """After that only its job says so, and the caretaker enqueues it again."""
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
