"""An append is acknowledged when replicas have it; after the timeout the response says that they do not."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from helpers.clusters import Nodes
from helpers.commands import legal, opened
from helpers.running import until

from cairn.events.codec import dump, load
from cairn.events.replica_acks import Uncopied
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.errors import NotCopied
from cairn.service.settings import Settings
from cairn.service.telemetry import metrics
from cairn.service.tokens import Tokens
from cairn.service.webhooks.record import Webhook
from cairn.workers.webhook_owed import owed_to

pytestmark = pytest.mark.cluster


@pytest.fixture
def services(services: Services) -> Services:
    """Return a connection that waits for one replica."""
    settings = services.settings
    return Services(Settings(settings.redis_url, settings.queue_url, replicas=1, key=settings.key))


def pause(nodes: Nodes, number: int) -> None:
    """Pause or resume all nodes' replicas."""
    for node in nodes.all[len(nodes.primaries) :]:
        os.kill(node.process.pid, number)


def test_appends_without_a_replica_are_not_acknowledged(nodes: Nodes, services: Services) -> None:
    """The move is in the log nevertheless. A retry with its key finds it and is acknowledged once a replica has it.

    Reads, and retries that only find the key, do not change that. Readers get a warning that the move may be
    lost, and streams and webhooks are not notified until then.
    """
    game = opened(services)
    seat, moves = legal(services, game)
    client = create_app(services.settings).test_client()
    token = Tokens(lambda: str(services.settings.key).encode()).seat(game, seat, 1)
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "once"}
    body = {"moves": [load(dump(moves[0]))]}

    def send() -> Any:
        return client.post(f"/v1/games/{game}/moves", json=body, headers=headers)

    hook = Webhook("w", "https://example.org", ("decision",), "secret", services.clock.now(), game=game)
    version = services.repository.get(game, None).head.version
    pause(nodes, signal.SIGSTOP)
    waiting = create_app(services.settings).test_client()
    try:
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
    finally:
        pause(nodes, signal.SIGCONT)
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


def test_no_game_is_removed_before_replicas_have_its_stub(nodes: Nodes, services: Services, tmp_path: Path) -> None:
    """It stays in Redis, complete, and is sealed when they do."""
    services = Services(replace(services.settings, cold_url=str(tmp_path / "cold")))
    game = opened(services)
    services.commands.leave(game, 0)
    pause(nodes, signal.SIGSTOP)
    try:
        with pytest.raises(NotCopied):
            services.cold.seal(services.log, [game])
        assert services.log.stubs.find(game) is None
    finally:
        pause(nodes, signal.SIGCONT)
    assert services.cold.seal(services.log, [game]).sealed == [game]
    assert services.log.stubs.find(game)
