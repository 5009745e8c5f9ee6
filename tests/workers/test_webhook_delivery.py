"""A single delivery: verified address, requested name, timeout; and jobs after failed deliveries."""

import socket
import ssl
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from helpers.api import Api
from helpers.queues import lose, queued_jobs
from helpers.receiver import Receiver
from helpers.webhooks import ANN, BOB, hook, move
from msgspec.structs import replace
from standardwebhooks import Webhook as Verifier

from cairn.events.keys import WEBHOOKS, key_of
from cairn.service.api.streams import game_messages
from cairn.service.backups.rebuild import rebuild_webhooks
from cairn.service.container import Services
from cairn.service.jobs.jobs import WEBHOOK_QUEUE
from cairn.service.limits.receivers import networks
from cairn.service.queries.cursor import Cursor, after_all
from cairn.service.webhooks import queue as webhook_queue
from cairn.service.webhooks.record import DUE, key_of_webhook
from cairn.workers import webhook_delivery
from cairn.workers import webhooks as job
from cairn.workers.webhook_delivery import send

SECRET = "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cywgMzIgYnl0ZXMgb2Y="
TRUSTED = networks("127.0.0.0/8")
NAME = "receiver.example"
SERVER_ERROR = 500


@pytest.fixture
def resolved_names(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Resolve every name to this machine, and record the names."""
    names, truly = list[str](), socket.getaddrinfo

    def resolve(host: str, port: int, *more: Any, **others: Any) -> Any:
        names.append(host)
        return truly("127.0.0.1", port, *more, **others)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    return names


@pytest.fixture
def tls_receiver(tmp_path: Path) -> Iterator[tuple[int, Path, list[str]]]:
    """Return a TLS receiver: its port, its certificate, and the hosts named by requests and by TLS."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(datetime.now(UTC) - timedelta(days=1))
        .not_valid_after(datetime.now(UTC) + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate, secret = tmp_path / "certificate.pem", tmp_path / "key.pem"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    named = list[str]()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            named.append(self.headers["Host"])
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            pass

    class Server(HTTPServer):
        def handle_error(self, *_args: Any) -> None:
            pass

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, secret)
    context.sni_callback = lambda _socket, host, _context: named.append(f"SNI {host}")
    server = Server(("127.0.0.1", 0), Handler)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield server.server_address[1], certificate, named
    server.shutdown()
    server.server_close()


def test_a_delivery_is_signed(receiver: Receiver) -> None:
    """The library verifies it. Path and query are those of the URL."""
    assert send(receiver.url, [SECRET], "msg_1", b'{"a":1}', TRUSTED).status == 204
    ((headers, body),) = receiver.requests
    assert Verifier(SECRET).verify(body, headers) == {"a": 1}
    assert (headers["webhook-id"], headers["content-type"]) == ("msg_1", "application/json")
    assert headers["host"] == receiver.url.split("/")[2]


def test_the_name_is_resolved_once(receiver: Receiver, resolved_names: list[str]) -> None:
    """The connection goes to the verified address, so a changed DNS record has no effect."""
    url = receiver.url.replace("127.0.0.1", NAME)
    assert send(url, [SECRET], "msg_1", b"{}", TRUSTED).good
    assert [host for host in resolved_names if host == NAME] == [NAME]
    assert receiver.requests[0][0]["host"].startswith(f"{NAME}:")


def test_no_proxy_is_used(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment says."""
    for name in ("http_proxy", "HTTP_PROXY", "https_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    assert send(receiver.url, [SECRET], "msg_1", b"{}", TRUSTED).good


def test_the_certificate_must_match_the_name(
    tls_receiver: tuple[int, Path, list[str]], resolved_names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also on a connection to a fixed address: from a trusted issuer, for the URL's host, as in SNI and the request."""
    port, certificate, named = tls_receiver
    webhook_delivery._tls.cache_clear()
    refused = send(f"https://{NAME}:{port}/", [SECRET], "msg_1", b"{}", TRUSTED)
    assert refused.error == "The certificate was not accepted."
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    webhook_delivery._tls.cache_clear()
    named.clear()
    assert send(f"https://{NAME}:{port}/", [SECRET], "msg_1", b"{}", TRUSTED).status == 204
    assert named == [f"SNI {NAME}", f"{NAME}:{port}"]
    other = send(f"https://other.example:{port}/", [SECRET], "msg_1", b"{}", TRUSTED)
    assert other.error == "The certificate was not accepted."
    assert resolved_names.count(NAME) == 2
    webhook_delivery._tls.cache_clear()


def test_a_private_address_is_refused(receiver: Receiver, resolved_names: list[str]) -> None:
    """At each delivery, as the name may resolve differently by now."""
    url = receiver.url.replace("http://127.0.0.1", f"https://{NAME}")
    assert send(url, [SECRET], "msg_1", b"{}", ()).error == (
        "The host has no address, or one that is not public. "
        "The operator of this service can allow networks of their own (CAIRN_WEBHOOK_NETWORKS)."
    )
    assert receiver.requests == []


@pytest.mark.slow
def test_a_slow_receiver_is_disconnected(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then does not extend the timeout."""
    monkeypatch.setattr(webhook_delivery, "SECONDS", 1.0)

    def trickle(handler: BaseHTTPRequestHandler) -> None:
        try:
            for _ in range(200):
                handler.wfile.write(b"HTTP/1.1 100 Continue\r\n\r\n")
                time.sleep(0.1)
        except OSError:
            pass

    receiver.answers = [trickle]
    assert send(receiver.url, [SECRET], "msg_1", b"{}", TRUSTED).error == "There was no answer within 1 seconds."


def test_without_a_thread_the_delivery_is_retried(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """An import limits its process's memory during deliveries, too: without the watching thread nothing is sent."""

    def full(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Timer, "start", full)
    outcome = send(receiver.url, [SECRET], "msg_1", b"{}", TRUSTED)
    assert (outcome.status, outcome.error) == (None, "There was no room for a thread here.")
    assert receiver.requests == []


def test_an_endless_response_is_not_read(receiver: Receiver) -> None:
    """At least not to its end: only its status counts."""

    def flood(handler: BaseHTTPRequestHandler) -> None:
        handler.wfile.write(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while True:
                handler.wfile.write(b"x" * 65536)
        except OSError:
            pass

    receiver.answers = [flood, SERVER_ERROR]
    assert send(receiver.url, [SECRET], "msg_1", b"{}", TRUSTED).status == 200
    assert not send(receiver.url, [SECRET], "msg_1", b"{}", TRUSTED).good


def test_an_unreachable_receiver(receiver: Receiver) -> None:
    """The error names no address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    found = send(f"http://127.0.0.1:{port}/secret", [SECRET], "msg_1", b"{}", TRUSTED)
    assert found.error == "The connection was refused."


@pytest.fixture
def in_process(services: Services, monkeypatch: pytest.MonkeyPatch) -> Services:
    """Run jobs in this process, on its services."""
    object.__setattr__(services.settings, "webhook_networks", networks("127.0.0.0/8"))
    monkeypatch.setattr(job, "services", lambda: services)
    return services


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = time.time()
        monkeypatch.setattr(time, "time", lambda: self.now)


def run(services: Services, id: str) -> None:
    """Run a webhook's job in this process."""
    job.deliver(id, 1)


def test_pauses_grow_for_a_day_and_then_the_webhook_is_disabled(
    api: Api, receiver: Receiver, in_process: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No attempt is early. Once enabled again, the webhook gets its missed messages."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision"])
    move(game["id"], ann, bob)
    clock, began = Clock(monkeypatch), time.time()
    receiver.answers = [503] * 20
    waited = list[int]()
    while in_process.webhooks.get(made["id"])[1] is None:
        run(in_process, made["id"])
        run(in_process, made["id"])  # too early: nothing is sent
        waited.append(round(clock.now - began))
        clock.now = float(in_process.webhook_queue.state(made["id"])["next"]) + 0.01
    assert waited == [0, 5, 35, 155, 755, 4355, 15155, 36755, 58355, 79955, 86400]
    assert len(receiver.requests) == len(waited)
    assert len({*receiver.ids}) == 1
    assert in_process.webhooks.get(made["id"])[1] == "Deliveries have failed for 24 hours."
    found = bob.get(f"/v1/webhooks/{made['id']}/deliveries")["items"]
    assert [one["attempt"] for one in found] == [*range(11, 0, -1)]
    assert [one["next_at"] is None for one in found] == [True] + [False] * 10
    receiver.answers = []
    answer = bob.ask("PATCH", f"/v1/webhooks/{made['id']}", json={"enabled": True})
    assert (answer.status_code, answer.json()["enabled"]) == (200, True)
    run(in_process, made["id"])
    assert bob.get(f"/v1/webhooks/{made['id']}/deliveries")["items"][0]["status"] == 204


@pytest.mark.parametrize(("status", "enabled"), [(302, True), (410, False), (404, True)])
def test_unsuccessful_responses(api: Api, receiver: Receiver, in_process: Services, status: int, enabled: bool) -> None:
    """Redirects are not followed. 410 disables the webhook at once."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision"])
    move(game["id"], ann, bob)
    receiver.answers = [status]
    run(in_process, made["id"])
    assert len(receiver.requests) == 1
    assert bob.get(f"/v1/webhooks/{made['id']}")["enabled"] is enabled
    assert bob.get(f"/v1/webhooks/{made['id']}/deliveries")["items"][0]["status"] == status


def test_a_left_seat_gets_no_more_messages(api: Api, receiver: Receiver, in_process: Services) -> None:
    """The next player on the seat has another token, and the webhook is not theirs."""
    opened = {"ruleset": "highland_clans", "seats": [ANN, BOB, {"kind": "open"}]}
    game = api.post("/v1/games", opened)
    ann = api.as_(game["tokens"][0]["token"])
    made = hook(ann, receiver, game=game["id"])
    assert ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    assert api.post(f"/v1/games/{game['id']}/seats", {"name": "Cid"})["seat"] == 0
    run(in_process, made["id"])
    assert receiver.requests == []
    reason = in_process.webhooks.get(made["id"])[1]
    assert reason == "Its seat was left, so the token that made it is no longer good."


def test_a_version_may_have_any_number_of_messages(
    api: Api, receiver: Receiver, in_process: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is sent once and in order, and after a failed delivery again with its own id."""
    now = game_messages.messages_now  # planted: a version has five messages

    def many(*arguments: Any) -> list[Any]:
        return [replace(message, what=f"part {part}") for message in now(*arguments) for part in range(4)]

    monkeypatch.setattr(game_messages, "messages_now", many)
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision", "turn"])
    first = move(game["id"], ann, bob)
    while first == game["version"] or api.get(f"/v1/games/{game['id']}")["to_act"][0]["seat"] != 1:
        first = move(game["id"], ann, bob)
    decided, clock = first - game["version"], Clock(monkeypatch)
    receiver.answers = [*[204] * decided, 204, 500, 204, 500, 500, 204]
    for _ in range(5):
        run(in_process, made["id"])
        clock.now += 1000
    came = [*zip(receiver.ids, [one.get("for") for one in receiver.bodies], strict=True)]
    assert [part for _, part in came] == [None] * decided + [f"part {part}" for part in (0, 1, 1, 2, 2, 2, 3)]
    assert len({*came}) == len({*receiver.ids}) == decided + 4


def test_rebuilding_repairs_the_delivery_state(api: Api, receiver: Receiver, in_process: Services) -> None:
    """Positions above the end of a log, or of a deleted game, are dropped. Lost positions count as sent."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision"])
    version = move(game["id"], ann, bob)
    run(in_process, made["id"])
    webhooks, redis = in_process.webhooks, in_process.redis
    assert webhooks.cursors(made["id"]) == {game["id"]: Cursor(version, 2)}

    def rebuild() -> int:
        return rebuild_webhooks(redis, in_process.log, in_process.lists)

    assert rebuild() == 0
    key = key_of_webhook(made["id"], "told")
    redis.hset(key, mapping={game["id"]: f"{version + 50}:1", "a" * 20: "7:1"})
    redis.delete(DUE, key_of(game["id"], WEBHOOKS))
    assert rebuild() == 1
    assert webhooks.cursors(made["id"]) == {game["id"]: after_all(version)}
    redis.delete(key)
    assert rebuild() == 1
    assert webhooks.cursors(made["id"]) == {game["id"]: after_all(version)}
    assert redis.zscore(DUE, made["id"]) is not None
    assert bob.get("/v1/webhooks", params={"game": game["id"]})["items"] != []
    move(game["id"], ann, bob)
    in_process.webhook_queue.note(made["id"])
    run(in_process, made["id"])
    assert [one["version"] for one in receiver.bodies] == [version, version + 1]


def test_a_lost_job_is_enqueued_again(
    api: Api, receiver: Receiver, in_process: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lost with the queue or its worker, but not within the time in which it may have just been taken."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"])
    move(game["id"], ann, bob)
    queue = in_process.webhook_queue
    for _ in range(2):
        queue.again(made["id"], 0)
        queue.care()
    assert queued_jobs(in_process.redis, WEBHOOK_QUEUE) == [f"webhook-{made['id']}-1"]
    lose(in_process.redis, WEBHOOK_QUEUE)
    queue.again(made["id"], 0)
    queue.care()
    assert queued_jobs(in_process.redis, WEBHOOK_QUEUE) == []
    monkeypatch.setattr("cairn.service.jobs.jobs.LOST_SECONDS", 0.0)
    queue.again(made["id"], 0)
    queue.care()
    assert queued_jobs(in_process.redis, WEBHOOK_QUEUE) == [f"webhook-{made['id']}-2"]


def test_news_without_a_notification_is_sent_within_a_minute(
    api: Api, receiver: Receiver, in_process: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notification may be lost, so all games of a webhook are checked once a minute."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision"])
    in_process.webhook_queue.care()
    run(in_process, made["id"])
    version = move(game["id"], ann, bob)
    clock = Clock(monkeypatch)
    clock.now += 1
    in_process.webhook_queue.care()
    run(in_process, made["id"])
    assert receiver.requests == []
    clock.now += webhook_queue.SWEEP_SECONDS
    in_process.webhook_queue.care()
    run(in_process, made["id"])
    assert [one["version"] for one in receiver.bodies] == [version]
