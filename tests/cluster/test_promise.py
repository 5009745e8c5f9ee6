"""`CAIRN_REPLICAS` is compared with the existing replicas: on one server, under Sentinel, on a cluster."""

import os
import signal
from pathlib import Path

import pytest
from helpers.api import Api, serve
from helpers.clusters import Nodes
from helpers.commands import legal, opened
from helpers.running import until
from helpers.sentinels import Sentinels

from cairn.service.container import Services
from cairn.service.errors import NotCopied
from cairn.service.redis_clients.sentinels import sentinels_of
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

pytestmark = pytest.mark.cluster


def test_a_single_server_has_no_replica(own: EmbeddedServer) -> None:
    """With the setting a warning says that nothing is acknowledged; without it there is none."""
    promise = Services(Settings(own.url, replicas=1)).promise
    assert promise.replicas()[1:] == (0, 1)
    assert promise.broken() == [
        "CAIRN_REPLICAS is 1, and there are 0 replicas of the primary in time: no move is acknowledged there."
    ]
    assert Services(Settings(own.url)).promise.broken() == []


def test_writes_without_a_replica_are_not_acknowledged(own: EmbeddedServer) -> None:
    """This covers new players as well as moves. The request can be retried."""
    served = serve(own.url, CAIRN_REPLICAS="1", CAIRN_LIMITS="off")
    answer = Api(next(served)).ask("POST", "/v1/players", json={"name": "Ann"})
    served.close()
    assert answer.status_code == 503
    assert "too few replicas" in answer.json()["detail"]
    assert answer.headers["Retry-After"] == "1"


def test_writes_before_a_failover_are_not_acknowledged(tmp_path: Path) -> None:
    """Written before and confirmed after it: the next primary has another history, even if it has all data."""
    started = Sentinels(tmp_path / "sentinels")
    try:
        services = Services(Settings(started.url, replicas=1))
        begun = services.promise.begin()
        assert begun
        services.promise.check(begun)
        started.fail_over()
        until(started.is_whole)
        with pytest.raises(NotCopied):
            services.promise.check(begun)
        again = services.promise.begin()
        assert again
        services.promise.check(again)
    finally:
        started.stop()


def test_one_replica_does_not_count_for_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two hangs. If it could become primary, the other's reply does not suffice."""
    started = Sentinels(tmp_path / "sentinels")
    try:
        services = Services(Settings(started.url, replicas=1))
        sentinels = sentinels_of(services.redis)
        assert sentinels
        silent, other = ((node.host, node.port) for node in started.servers[1:])
        begun = services.promise.begin()
        assert begun
        os.kill(started.servers[1].process.pid, signal.SIGSTOP)
        try:
            monkeypatch.setattr(sentinels, "replicas", lambda: frozenset({other}))
            game = opened(services)
            services.promise.check(begun)
            monkeypatch.setattr(sentinels, "replicas", lambda: frozenset({silent}))
            with pytest.raises(NotCopied):
                play_one(services, game)
            with pytest.raises(NotCopied):
                services.promise.check(begun)
        finally:
            os.kill(started.servers[1].process.pid, signal.SIGCONT)
    finally:
        started.stop()


def play_one(services: Services, game: str) -> None:
    """Make a legal move."""
    seat, moves = legal(services, game)
    services.commands.play(game, seat, moves[:1])


def test_a_request_waits_for_each_primary_of_a_cluster(nodes: Nodes, services: Services) -> None:
    """Its writes may be on any of them."""
    promise = Services(Settings(nodes.url, services.settings.queue_url, replicas=1)).promise
    begun = promise.begin()
    assert begun
    assert len(begun) == 3
    promise.check(begun)
    for node in nodes.all[3:]:
        os.kill(node.process.pid, signal.SIGSTOP)
    try:
        with pytest.raises(NotCopied):
            promise.check(begun)
    finally:
        for node in nodes.all[3:]:
            os.kill(node.process.pid, signal.SIGCONT)


def test_the_primary_with_the_fewest_replicas_counts(nodes: Nodes, services: Services) -> None:
    """One of three has lost its replica."""
    promise = Services(Settings(nodes.url, services.settings.queue_url, replicas=1)).promise
    assert promise.replicas() == (1, 1, 1)
    assert promise.broken() == []
    nodes.all[-1].kill()
    until(lambda: promise.replicas()[1:] == (0, 1))
    (said,) = promise.broken()
    assert "0 replicas of a primary of the cluster" in said


def test_the_replicas_of_the_primary_named_by_sentinels_count(tmp_path: Path) -> None:
    """Two suffice for a setting of one, and not for three."""
    started = Sentinels(tmp_path / "sentinels")
    try:
        assert Services(Settings(started.url, replicas=1)).promise.broken() == []
        promise = Services(Settings(started.url, replicas=3)).promise
        assert promise.replicas()[1:] == (2, 3)
        assert len(promise.broken()) == 1
    finally:
        started.stop()
