"""A single delivery: to the verified address, with the requested name, within its timeout."""

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
from helpers.receiver import Receiver
from standardwebhooks import Webhook as Verifier

from cairn.service.limits.receivers import networks
from cairn.workers import webhook_delivery
from cairn.workers.webhook_delivery import send

SECRET = "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cywgMzIgYnl0ZXMgb2Y="
TRUSTED = networks("127.0.0.0/8")
NAME = "receiver.example"
SERVER_ERROR = 500


@pytest.fixture
def resolved(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Resolve every name to this machine, and record the names."""
    asked, truly = list[str](), socket.getaddrinfo

    def resolve(host: str, port: int, *more: Any, **others: Any) -> Any:
        asked.append(host)
        return truly("127.0.0.1", port, *more, **others)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    return asked


@pytest.fixture
def secured(tmp_path: Path) -> Iterator[tuple[int, Path, list[str]]]:
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


def test_the_name_is_resolved_once(receiver: Receiver, resolved: list[str]) -> None:
    """The connection goes to the verified address, so a changed DNS record has no effect."""
    url = receiver.url.replace("127.0.0.1", NAME)
    assert send(url, [SECRET], "msg_1", b"{}", TRUSTED).good
    assert [host for host in resolved if host == NAME] == [NAME]
    assert receiver.requests[0][0]["host"].startswith(f"{NAME}:")


def test_no_proxy_is_used(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment says."""
    for name in ("http_proxy", "HTTP_PROXY", "https_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    assert send(receiver.url, [SECRET], "msg_1", b"{}", TRUSTED).good


def test_the_certificate_must_match_the_name(
    secured: tuple[int, Path, list[str]], resolved: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also on a connection to a fixed address: from a trusted issuer, for the URL's host, as in SNI and the request."""
    port, certificate, named = secured
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
    assert resolved.count(NAME) == 2
    webhook_delivery._tls.cache_clear()


def test_a_private_address_is_refused(receiver: Receiver, resolved: list[str]) -> None:
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
