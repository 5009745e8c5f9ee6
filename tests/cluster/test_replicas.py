"""An append is acknowledged when replicas have it; if they do not in time, that is what is said."""

import os
import signal
from typing import Any

import pytest
from helpers.clusters import Nodes
from helpers.commands import legal, opened

from cairn.events.codec import dump, load
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.tokens import Tokens

pytestmark = pytest.mark.cluster


@pytest.fixture
def services(services: Services) -> Services:
    """Give a connection that waits for one replica."""
    settings = services.settings
    return Services(Settings(settings.redis_url, settings.queue_url, replicas=1, key=settings.key))


def pause(nodes: Nodes, number: int) -> None:
    """Stop all nodes' replicas, or let them go on."""
    for node in nodes.all[len(nodes.primaries) :]:
        os.kill(node.process.pid, number)


def test_what_no_replica_has_is_not_acknowledged(nodes: Nodes, services: Services) -> None:
    """The move stands all the same; sent again with its key it is found, and acknowledged when a replica has it.

    A read, and what only looks for the key, say nothing else.
    """
    game = opened(services)
    seat, moves = legal(services, game)
    client = create_app(services.settings).test_client()
    token = Tokens(lambda: str(services.settings.key).encode()).seat(game, seat, 1)
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "once"}
    body = {"moves": [load(dump(moves[0]))]}

    def send() -> Any:
        return client.post(f"/v1/games/{game}/moves", json=body, headers=headers)

    version = services.repository.get(game, None).head.version
    pause(nodes, signal.SIGSTOP)
    try:
        for _ in range(2):
            answer = send()
            assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
            assert "too few replicas" in answer.json["detail"]
            assert "Idempotency-Key" in answer.json["detail"]
            assert services.repository.get(game, None).head.version == version + 1
    finally:
        pause(nodes, signal.SIGCONT)
    answer = send()
    assert (answer.status_code, answer.json["version"]) == (201, version + 1)
    assert services.repository.get(game, None).head.version == version + 1


def test_more_replicas_than_there_are_acknowledge_nothing(services: Services) -> None:
    """Which a client is told at once, from the first game on."""
    settings = services.settings
    client = create_app(Settings(settings.redis_url, settings.queue_url, replicas=2)).test_client()
    seats = [{"kind": "open"}, {"kind": "open"}]
    assert client.post("/v1/games", json={"ruleset": "schotten_totten", "seats": seats}).status_code == 503
