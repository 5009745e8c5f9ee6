"""Refused with a reason: a wrong kind of URL, a queue on a cluster, another format of the games."""

import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest
from helpers.api import free_port
from helpers.clusters import Nodes
from helpers.commands import move, opened
from redis import Redis

from cairn.service.app import create_app
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.format import FormatError
from cairn.service.redis_clients.process_registry import OlderPartsError, ProcessRegistry
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

pytestmark = pytest.mark.cluster
COMMANDS = ("up --port 0", "api --port 0", "worker", "caretaker")


def said(command: str, environment: Mapping[str, str]) -> str:
    """Return the output of a command that refuses to run."""
    process = subprocess.run(
        [sys.executable, "-m", "cairn.service", *command.split()],
        env=os.environ | environment,
        capture_output=True,
        timeout=30,
    )
    assert process.returncode == 1, process.stdout
    return process.stderr.decode()


def ready(settings: Settings) -> Any:
    """Return the response of `/readyz`."""
    return create_app(settings).test_client().get("/readyz")


def test_the_url_of_a_single_node_is_refused(nodes: Nodes, queue: EmbeddedServer) -> None:
    """By every part and by `/readyz`."""
    plain = f"redis://127.0.0.1:{nodes.all[0].port}/0"
    for command in COMMANDS:
        words = said(command, {"REDIS_URL": plain, "CAIRN_QUEUE_URL": queue.url})
        assert "This Redis is a node of a Redis Cluster; its URL must begin with redis+cluster://" in words
    answer = ready(Settings(redis_url=plain, queue_url=queue.url))
    assert (answer.status_code, answer.json["type"]) == (500, "/problems/storage-unusable")
    assert "of another kind" in answer.json["detail"]


def test_a_queue_needs_a_single_redis(nodes: Nodes) -> None:
    """RQ's keys are in several slots."""
    for command in COMMANDS:
        assert "CAIRN_QUEUE_URL must name one Redis" in said(command, {"REDIS_URL": nodes.url, "CAIRN_QUEUE_URL": ""})
    both = {"REDIS_URL": nodes.url, "CAIRN_QUEUE_URL": nodes.url}
    assert "the queue needs no cluster" in said("worker", both)


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        ("3 16", "format 3, which is newer; this version of Cairn knows 1 to 2"),
        ("0 16", "format 0, which is older"),
        ("1 4", "lie in 4 shards and not in 16; set CAIRN_SHARDS=4"),
        ("x", "says nothing that this version"),
    ],
)
def test_another_format_is_refused(nodes: Nodes, queue: EmbeddedServer, kept: str, words: str) -> None:
    """By every part and by `/readyz`. The first Cairn on a Redis stores it."""
    settings = Settings(redis_url=nodes.url, queue_url=queue.url)
    assert ready(settings).status_code == 200
    client: Any = create_app(settings).extensions["services"].redis
    assert client.get("cairn:format") == b"2 16"
    client.set("cairn:format", kept)
    client.close()
    environment = {"REDIS_URL": nodes.url, "CAIRN_QUEUE_URL": queue.url}
    assert words in said("caretaker", environment)
    answer = ready(settings)
    assert (answer.status_code, answer.json["type"]) == (503, "/problems/unavailable")
    assert "another format" in answer.json["detail"]


def test_the_format_changes_on_a_cluster(nodes: Nodes, queue: EmbeddedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """One script checks the living parts and changes it, as on one server. Parts without the format cannot append."""
    services = create_app(Settings(redis_url=nodes.url, queue_url=queue.url)).services
    game = opened(services)
    with monkeypatch.context() as newer:
        newer.setattr(formats, "HIGHEST", 3)
        parts = ProcessRegistry(services.redis, "worker")
        with pytest.raises(OlderPartsError, match=r"An API of version .* knows no format above 2"):
            parts.finish_upgrade()
        services.parts.end()
        assert parts.finish_upgrade()
        assert services.redis.get("cairn:format") == b"3 16"
    with pytest.raises(FormatError, match="has format 3, which is newer"):
        move(services, game)
    services.redis.set("cairn:format", "2 16")
    move(services, game)
    services.redis.close()


def test_a_single_server_stores_its_format(own: EmbeddedServer) -> None:
    """With the number of shards, one."""
    with Redis.from_url(own.url) as redis:
        assert ready(Settings(redis_url=own.url)).status_code == 200
        assert redis.get("cairn:format") == b"2 1"
        assert "1 shards and not in 4" in said("caretaker", {"REDIS_URL": own.url, "CAIRN_SHARDS": "4"})
    assert "is no node of a Redis Cluster" in said(
        "caretaker", {"REDIS_URL": f"redis+cluster://127.0.0.1:{tcp(own)}", "CAIRN_QUEUE_URL": own.url}
    )


def tcp(server: EmbeddedServer) -> int:
    """Make a running embedded server listen on a port, too, and return the port."""
    port = free_port()
    with Redis.from_url(server.url) as redis:
        redis.config_set("port", port)
    return port


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://127.0.0.1", "this is no redis://"),
        ("redis+cluster://127.0.0.1:x", "this is no redis://"),
        ("redis+sentinel://127.0.0.1:26379", "ends with the name of the primary"),
        ("redis+cluster://user:secret@127.0.0.1:6379/3", "no databases"),
    ],
)
def test_an_invalid_url_is_refused(url: str, words: str) -> None:
    """The password is not shown."""
    refused = said("caretaker", {"REDIS_URL": url, "CAIRN_QUEUE_URL": "redis://127.0.0.1:1"})
    assert words in refused
    assert "secret" not in refused
