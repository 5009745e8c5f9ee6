"""Writes are acknowledged once replicas have them, and `CAIRN_REPLICAS` is compared with the existing replicas."""

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api, serve
from helpers.clusters import Node, Nodes
from helpers.commands import legal, move, open_game
from helpers.running import until
from helpers.sentinels import Sentinels

from cairn.events.codec import dump, load
from cairn.events.replica_acks import RequiredReplicas, Uncopied
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.errors import NotCopied
from cairn.service.languages import english
from cairn.service.limits.tokens import Tokens
from cairn.service.redis_clients.sentinels import sentinels_of
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings
from cairn.service.telemetry import metrics
from cairn.service.webhooks.record import Webhook
from cairn.workers.webhook_owed import owed_to

pytestmark = pytest.mark.cluster


@pytest.fixture
def services(services: Services) -> Services:
    """Return a connection that waits for one replica."""
    settings = services.settings
    return Services(Settings(settings.redis_url, settings.queue_url, replicas=1, key=settings.key))


@pytest.fixture
def sentinels(tmp_path: Path) -> Iterator[Sentinels]:
    """Return a primary with two replicas and three Sentinels."""
    started = Sentinels(tmp_path / "sentinels")
    yield started
    started.stop()


@contextmanager
def pause_nodes(nodes: Sequence[Node]) -> Iterator[None]:
    """Pause nodes during the block."""
    for node in nodes:
        os.kill(node.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for node in nodes:
            os.kill(node.process.pid, signal.SIGCONT)


def test_appends_without_a_replica_are_not_acknowledged(nodes: Nodes, services: Services) -> None:
    """The move is in the log nevertheless. A retry with its key finds it and is acknowledged once a replica has it.

    Reads, and retries that only find the key, do not change that. Readers get a warning that the move may be
    lost, and streams and webhooks are not notified until then.
    """
    game = open_game(services)
    seat, moves = legal(services, game)
    client = create_app(services.settings).test_client()
    token = Tokens(lambda: str(services.settings.key).encode()).seat(game, seat, 1)
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "once"}
    body = {"moves": [load(dump(moves[0]))]}

    def send() -> Any:
        return client.post(f"/v1/games/{game}/moves", json=body, headers=headers)

    hook = Webhook("w", "https://example.org", ("decision",), "secret", services.clock.now(), game=game)
    version = services.repository.get(game, None).head.version
    waiting = create_app(services.settings).test_client()
    with pause_nodes(nodes.all[3:]):
        with ThreadPoolExecutor(1) as pool:
            newer = pool.submit(waiting.get, f"/v1/games/{game}?wait=20&after={version}")
            until(lambda: metrics.POLLS._value.get() == 1)
            send()
            assert newer.result().get_json()["version"] == version + 1
            assert newer.result().headers["Unreplicated-Version"] == str(version + 1)
        for _ in range(2):
            answer = send()
            assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
            assert "too few replicas" in answer.json["detail"]
            assert "Idempotency-Key" in answer.json["detail"]
            assert services.repository.get(game, None).head.version == version + 1
        assert client.get(f"/v1/games/{game}").headers["Unreplicated-Version"] == str(version + 1)
        for rest in ("/audit", "/archive", "/decisions"):
            assert client.get(f"/v1/games/{game}{rest}").headers["Unreplicated-Version"] == str(version + 1)
        for path in (f"?at={version + 2}", f"/decisions/{version + 2}"):
            response: Any = client.get(f"/v1/games/{game}{path}")
            assert (response.status_code, response.headers["Retry-After"]) == (503, "1")
            assert f"a version {version + 2} is unknown during a failover" in response.json["detail"]
        with services.broadcast.follow(game) as channel, pytest.raises(Uncopied):
            channel.newest(None)
        with pytest.raises(Uncopied):
            next(owed_to(services, hook, game))
    answer = send()
    assert (answer.status_code, answer.json["version"]) == (201, version + 1)
    assert "Unreplicated-Version" not in client.get(f"/v1/games/{game}").headers
    for path in (f"?at={version + 2}", f"/decisions/{version + 2}"):
        assert client.get(f"/v1/games/{game}{path}").status_code == 404
    with services.broadcast.follow(game) as channel:
        assert channel.newest(None)[0].head.version == version + 1
    assert [*owed_to(services, hook, game)] == []


def test_with_too_few_replicas_nothing_is_acknowledged(services: Services) -> None:
    """A client is informed at once, from the first game on."""
    settings = services.settings
    client = create_app(Settings(settings.redis_url, settings.queue_url, replicas=2)).test_client()
    seats = [{"kind": "open"}, {"kind": "open"}]
    assert client.post("/v1/games", json={"ruleset": "schotten_totten", "seats": seats}).status_code == 503


def test_no_game_is_removed_before_replicas_have_its_marker(nodes: Nodes, services: Services, tmp_path: Path) -> None:
    """It stays in Redis, complete, and is sealed when they do."""
    services = Services(replace(services.settings, cold_url=str(tmp_path / "cold")))
    game = open_game(services)
    services.commands.leave(game, 0)
    with pause_nodes(nodes.all[3:]):
        with pytest.raises(NotCopied):
            services.cold.seal(services.log, [game])
        assert services.log.sealed_markers.find(game) is None
    assert services.cold.seal(services.log, [game]).sealed == [game]
    assert services.log.sealed_markers.find(game)


def test_a_single_server_has_no_replica(own: EmbeddedServer) -> None:
    """With the setting a warning says that nothing is acknowledged; without it there is none."""
    promise = Services(Settings(own.url, replicas=1)).promise
    assert promise.replicas()[1:] == (0, 1)
    words = "CAIRN_REPLICAS is 1, and there are 0 replicas of the primary in time: no move is acknowledged there."
    assert [*map(english().render, promise.broken())] == [words]
    assert Services(Settings(own.url)).promise.broken() == []


def test_writes_without_a_replica_are_not_acknowledged(own: EmbeddedServer) -> None:
    """This covers new players as well as moves. The request can be retried."""
    served = serve(own.url, CAIRN_REPLICAS="1", CAIRN_LIMITS="off")
    answer = Api(next(served)).ask("POST", "/v1/players", json={"name": "Ann"})
    served.close()
    assert answer.status_code == 503
    assert "too few replicas" in answer.json()["detail"]
    assert answer.headers["Retry-After"] == "1"


def test_writes_before_a_failover_are_not_acknowledged(sentinels: Sentinels) -> None:
    """Written before and confirmed after it: the next primary has another history, even if it has all data."""
    promise = Services(Settings(sentinels.url, replicas=1)).promise
    begun = promise.begin()
    assert begun
    promise.check(begun)
    sentinels.fail_over()
    until(sentinels.is_whole)
    with pytest.raises(NotCopied):
        promise.check(begun)
    again = promise.begin()
    assert again
    promise.check(again)


def test_one_replica_does_not_count_for_another(sentinels: Sentinels, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two hangs. If it could become primary, the other's reply does not suffice."""
    services = Services(Settings(sentinels.url, replicas=1))
    known = sentinels_of(services.redis)
    assert known
    silent, other = ((node.host, node.port) for node in sentinels.servers[1:])
    begun = services.promise.begin()
    assert begun
    with pause_nodes(sentinels.servers[1:2]):
        monkeypatch.setattr(known, "required_replicas", lambda least: RequiredReplicas(least, frozenset({other})))
        game = open_game(services)
        services.promise.check(begun)
        monkeypatch.setattr(known, "required_replicas", lambda least: RequiredReplicas(least, frozenset({silent})))
        with pytest.raises(NotCopied):
            move(services, game)
        with pytest.raises(NotCopied):
            services.promise.check(begun)


def test_a_request_waits_for_each_primary_of_a_cluster(nodes: Nodes, services: Services) -> None:
    """Its writes may be on any of them."""
    promise = Services(Settings(nodes.url, services.settings.queue_url, replicas=1)).promise
    begun = promise.begin()
    assert begun
    assert len(begun) == 3
    promise.check(begun)
    with pause_nodes(nodes.all[3:]), pytest.raises(NotCopied):
        promise.check(begun)


def test_the_primary_with_the_fewest_replicas_counts(nodes: Nodes, services: Services) -> None:
    """One of three has lost its replica."""
    promise = Services(Settings(nodes.url, services.settings.queue_url, replicas=1)).promise
    assert promise.replicas() == (1, 1, 1)
    assert promise.broken() == []
    nodes.all[-1].kill()
    until(lambda: promise.replicas()[1:] == (0, 1))
    (said,) = promise.broken()
    assert "0 replicas of a primary of the cluster" in english().render(said)


def test_the_replicas_of_the_primary_named_by_sentinels_count(sentinels: Sentinels) -> None:
    """Two suffice for a setting of one, and not for three."""
    assert Services(Settings(sentinels.url, replicas=1)).promise.broken() == []
    promise = Services(Settings(sentinels.url, replicas=3)).promise
    assert promise.replicas()[1:] == (2, 3)
    assert len(promise.broken()) == 1


def test_settings_that_make_failovers_slow_are_named(sentinels: Sentinels) -> None:
    """Each with a value that does not."""
    promise = Services(Settings(sentinels.url, replicas=1)).promise
    wall = {"min-replicas-to-write": 1}
    good = wall | {"repl-backlog-size": "64mb", "repl-diskless-sync-delay": 0}
    for name, value in good.items():
        sentinels.primary.ask("CONFIG", "SET", name, value)
    assert [*promise.warnings(), *promise.slow()] == []
    for name, value in {"repl-backlog-size": "1mb", "repl-diskless-sync-delay": 5}.items():
        sentinels.primary.ask("CONFIG", "SET", name, value)
        (said,) = promise.slow()
        assert f"Set {name} {good[name]} on each server" in said
        sentinels.primary.ask("CONFIG", "SET", name, good[name])
    for silence in (1000, 30_000):
        for node in sentinels.sentinels:
            node.ask("SENTINEL SET", "games", "down-after-milliseconds", silence)
        until(lambda silence=silence: f"down-after-milliseconds {silence}:" in " ".join(promise.slow()))
