"""Connections to a cluster: unavailable nodes, TLS, and refused URLs, queues and formats."""

import io
import logging
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from helpers.api import free_port
from helpers.clusters import Node, Nodes
from helpers.commands import legal, move, open_game
from helpers.running import until
from redis import Redis
from redis.crc import key_slot
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.redis_clients import availability
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.availability import is_new
from cairn.service.redis_clients.format import FormatError
from cairn.service.redis_clients.process_registry import OlderPartsError, ProcessRegistry
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

pytestmark = pytest.mark.cluster

COMMANDS = ("up --port 0", "api --port 0", "worker", "caretaker")


def read_output(command: str, environment: Mapping[str, str]) -> str:
    """Return the output of a command that refuses to run."""
    words = [sys.executable, "-m", "cairn.service", *command.split()]
    process = subprocess.run(words, env=os.environ | environment, capture_output=True, timeout=30)
    assert process.returncode == 1, process.stdout
    return process.stderr.decode()


def ready(settings: Settings) -> Any:
    """Return the response of `/readyz`."""
    return create_app(settings).test_client().get("/readyz")


def test_the_url_of_a_single_node_is_refused(nodes: Nodes, queue: EmbeddedServer) -> None:
    """By every part and by `/readyz`."""
    plain = f"redis://127.0.0.1:{nodes.all[0].port}/0"
    for command in COMMANDS:
        words = read_output(command, {"REDIS_URL": plain, "CAIRN_QUEUE_URL": queue.url})
        assert "This Redis is a node of a Redis Cluster; its URL must begin with redis+cluster://" in words
    answer = ready(Settings(redis_url=plain, queue_url=queue.url))
    assert (answer.status_code, answer.json["type"]) == (500, "/problems/storage-unusable")
    assert "of another kind" in answer.json["detail"]


def test_a_queue_needs_a_single_redis(nodes: Nodes) -> None:
    """RQ's keys are in several slots."""
    for command in COMMANDS:
        words = read_output(command, {"REDIS_URL": nodes.url, "CAIRN_QUEUE_URL": ""})
        assert "CAIRN_QUEUE_URL must name one Redis" in words
    both = {"REDIS_URL": nodes.url, "CAIRN_QUEUE_URL": nodes.url}
    assert "the queue needs no cluster" in read_output("worker", both)


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        ("4 16", "format 4, which is newer; this version of Cairn knows 1 to 3"),
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
    assert client.get("cairn:format") == b"3 16"
    client.set("cairn:format", kept)
    client.close()
    environment = {"REDIS_URL": nodes.url, "CAIRN_QUEUE_URL": queue.url}
    assert words in read_output("caretaker", environment)
    answer = ready(settings)
    assert (answer.status_code, answer.json["type"]) == (503, "/problems/unavailable")
    assert "another format" in answer.json["detail"]


def test_the_format_changes_on_a_cluster(nodes: Nodes, queue: EmbeddedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """One script checks the living parts and changes it, as on one server. Parts without the format cannot append."""
    services = create_app(Settings(redis_url=nodes.url, queue_url=queue.url)).services
    game = open_game(services)
    with monkeypatch.context() as newer:
        newer.setattr(formats, "HIGHEST", 4)
        parts = ProcessRegistry(services.redis, "worker")
        with pytest.raises(OlderPartsError, match=r"An API of version .* knows no format above 3"):
            parts.finish_upgrade()
        services.parts.end()
        assert parts.finish_upgrade()
        assert services.redis.get("cairn:format") == b"4 16"
    with pytest.raises(FormatError, match="has format 4, which is newer"):
        move(services, game)
    services.redis.set("cairn:format", "3 16")
    move(services, game)
    services.redis.close()


def test_a_single_server_stores_its_format(own: EmbeddedServer) -> None:
    """With the number of shards, one."""
    with Redis.from_url(own.url) as redis:
        assert ready(Settings(redis_url=own.url)).status_code == 200
        assert redis.get("cairn:format") == b"3 1"
        assert "1 shards and not in 4" in read_output("caretaker", {"REDIS_URL": own.url, "CAIRN_SHARDS": "4"})
        redis.config_set("port", port := free_port())
    single = {"REDIS_URL": f"redis+cluster://127.0.0.1:{port}", "CAIRN_QUEUE_URL": own.url}
    assert "is no node of a Redis Cluster" in read_output("caretaker", single)


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
    refused = read_output("caretaker", {"REDIS_URL": url, "CAIRN_QUEUE_URL": "redis://127.0.0.1:1"})
    assert words in refused
    assert "secret" not in refused


def test_the_outage_and_recovery_of_each_node_is_logged_once(nodes: Nodes, services: Services) -> None:
    """Whatever the number of commands."""
    printed = io.StringIO()
    handler = logging.StreamHandler(printed)
    handler.addFilter(is_new)
    logging.root.addHandler(handler)

    def answers() -> bool:
        try:
            return all(services.redis.get(f"cairn:{{{slot}}}:nothing") is None for slot in range(32))
        except RedisError:
            logging.getLogger("library").exception("it failed")
            return False

    try:
        assert answers()
        for node in nodes.all:
            node.kill()
        assert not any(answers() for _ in range(8))
        assert set(Counter(printed.getvalue().splitlines()).values()) == {1}
        for node in nodes.all:
            node.start()
        until(lambda: all(node.ask("CLUSTER INFO")["cluster_state"] == "ok" for node in nodes.all))
        until(answers)
        lines = Counter(line.split(" after ")[0].split(";")[0] for line in printed.getvalue().splitlines())
        assert set(lines.values()) == {1}, lines
        assert any(line.endswith("is back") for line in lines)
        assert all(line.endswith(("cannot be reached", "is back")) for line in lines), lines
    finally:
        logging.root.removeHandler(handler)


def test_a_hanging_node_costs_one_timeout(nodes: Nodes, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later commands fail at once, also if redis-py retries them."""
    monkeypatch.setattr(availability, "AVOID_SECONDS", 60.0)
    victim = nodes.primary_of(key_slot(b"nothing"))
    assert services.redis.get("nothing") is None
    os.kill(victim.process.pid, signal.SIGSTOP)
    try:
        for _ in range(2):
            with pytest.raises(RedisTimeoutError, match="just given no answer"):
                services.redis.get("nothing")
    finally:
        os.kill(victim.process.pid, signal.SIGCONT)


PROGRAM = shutil.which("redis-server")


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """Return a self-signed certificate for 127.0.0.1, followed by its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(datetime.now(UTC) - timedelta(days=1))
        .not_valid_after(datetime.now(UTC) + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=True)
        .sign(key, hashes.SHA256())
    )
    path, plain = tmp_path / "certificate.pem", serialization.NoEncryption()
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    path.write_bytes(made.public_bytes(serialization.Encoding.PEM) + private)
    return path


@pytest.fixture(params=["redis", "redis+cluster"])
def served(request: pytest.FixtureRequest, tmp_path: Path, certificate: Path) -> Iterator[str]:
    """Return the URL of a server, or of a cluster of one, without the scheme and options for TLS."""
    linked = subprocess.run(["ldd", PROGRAM or "/"], capture_output=True, text=True).stdout
    if "libssl" not in linked:
        pytest.skip("no redis-server with TLS is on the PATH")
    port = str(free_port())
    settings = dict.fromkeys(("tls_cert_file", "tls_key_file", "tls_ca_cert_file"), str(certificate))
    settings |= {"tls_port": port, "tls_auth_clients": "no"}
    if request.param == "redis+cluster":
        settings |= {"cluster_enabled": "yes", "tls_cluster": "yes"}
    assert PROGRAM
    node = Node(tmp_path / "node", program=PROGRAM, **settings)
    if request.param == "redis+cluster":
        node.ask("CLUSTER ADDSLOTSRANGE", 0, 16383)
        until(lambda: node.ask("CLUSTER INFO")["cluster_state"] == "ok")
    yield f"{request.param.replace('redis', 'rediss', 1)}://127.0.0.1:{port}"
    node.stop()


def test_a_game_is_played_over_tls(served: str, certificate: Path, queue: EmbeddedServer) -> None:
    """This includes the log's own connections. An untrusted certificate is refused."""
    services = Services(Settings(f"{served}?ssl_ca_certs={certificate}", queue.url, key="k"))
    game = open_game(services)
    for version in range(3, 8):
        seat, moves = legal(services, game)
        assert services.commands.play(game, seat, moves[:1]).last == version
    assert len(list(services.log.read(game))) == 7
    with pytest.raises(RedisError, match="CERTIFICATE_VERIFY_FAILED"):
        Services(Settings(served, queue.url, key="k")).redis.ping()
