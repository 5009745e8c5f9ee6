"""nginx with the shipped configuration in front of a real API: TLS, addresses, lengths, streams, limits."""

import json
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from functools import partial
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from helpers.api import ROOT, free_port, serve
from helpers.running import until

from cairn.service.server.processes import IDLE_SECONDS
from cairn.service.settings import Settings

CONF = (ROOT / "service/run/nginx.conf").read_text()
GAMES = 2
GZIP = {"Accept_Encoding": "gzip"}
OPENING = {
    "ruleset": "schotten_totten",
    "options": {"first_seat": 0},
    "seats": [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}],
}

pytestmark = pytest.mark.slow


class Proxy(NamedTuple):
    """A running nginx: its ports with and without TLS, and its certificate."""

    port: int
    plain: int
    certificate: Path

    def connect(self, address: str = "127.0.0.1") -> HTTPSConnection:
        """Return a connection from an address of this machine."""
        trusting = ssl.create_default_context(cafile=str(self.certificate))
        return HTTPSConnection("127.0.0.1", self.port, timeout=30, source_address=(address, 0), context=trusting)

    def ask(self, method: str, path: str, body: Any = None, address: str = "127.0.0.1", **headers: str) -> HTTPResponse:
        """Send a request and return the response."""
        connection = self.connect(address)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        typed = {"Content-Type": "application/json"} if body is not None else {}
        connection.request(method, path, body if body is None else json.dumps(body), typed | named)
        return connection.getresponse()

    def refuses(self, path: str, size: int) -> HTTPResponse:
        """Announce a body of a length without sending it, and return the response."""
        connection = self.connect()
        connection.putrequest("POST", path)
        connection.putheader("Content-Length", str(size))
        connection.endheaders()
        return connection.getresponse()


@pytest.fixture(scope="module")
def proxy(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """Yield an nginx in front of an API, with a self-signed certificate."""
    folder = tmp_path_factory.mktemp("proxy")
    found = Proxy(free_port(), free_port(), folder / "certificate")
    words = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1"
    files = ("-keyout", str(folder / "certificate_key"), "-out", str(found.certificate))
    subprocess.run(["openssl", *words.split(), *files], check=True, capture_output=True)
    for url in serve(redis_url, CAIRN_HEARTBEAT="0.3", CAIRN_PROXIES="1", CAIRN_GAMES_PER_CLIENT=str(GAMES)):
        conf = CONF
        for before, after in {
            "/tmp/": f"{folder}/",
            "api:8000": url.removeprefix("http://"),
            "/run/secrets": str(folder),
            "listen 8443": f"listen 127.0.0.1:{found.port}",
            "listen 8080": f"listen 127.0.0.1:{found.plain}",
        }.items():
            assert before in conf
            conf = conf.replace(before, after)
        (folder / "nginx.conf").write_text(conf)
        folder.chmod(0o755)
        command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
        process = subprocess.Popen([*command, "-g", "user root; daemon off;"])
        try:
            until(partial(_has_come, process, found))
            assert process.poll() is None
            yield found
        finally:
            process.terminate()
            process.wait(30)


def _has_come(process: "subprocess.Popen[bytes]", proxy: Proxy) -> bool:
    """Return whether it answers or has ended."""
    if process.poll() is not None:
        return True
    try:
        return proxy.ask("GET", "/healthz").status == 200
    except ConnectionError:
        return False


def opened(proxy: Proxy, address: str) -> tuple[dict[str, Any], str]:
    """Open a game from an address. Return it with the token of its first seat."""
    answer = proxy.ask("POST", "/v1/games", OPENING, address, **GZIP)
    assert (answer.status, answer.headers["Content-Encoding"]) == (201, None), "it has tokens"
    game = json.load(answer)
    return game, game["tokens"][0]["token"]


def test_it_terminates_tls(proxy: Proxy) -> None:
    """Plain requests are redirected to HTTPS, with HSTS."""
    plain = HTTPConnection("127.0.0.1", proxy.plain, timeout=30)
    plain.request("GET", "/v1/games?limit=1", headers={"Host": "cairn.example"})
    sent = plain.getresponse()
    assert (sent.status, sent.headers["Location"]) == (308, "https://cairn.example/v1/games?limit=1")
    assert proxy.ask("GET", "/readyz").headers["Strict-Transport-Security"] == "max-age=31536000"


def test_a_client_cannot_forge_its_address(proxy: Proxy) -> None:
    """A client's X-Forwarded-For is ignored. Another address has its own limits."""
    for number in range(GAMES):
        opened(proxy, "127.0.0.2")
        forged = proxy.ask("POST", "/v1/games", OPENING, "127.0.0.3", X_Forwarded_For=f"203.0.113.{number}")
        assert forged.status == 201
    for address in ("127.0.0.2", "127.0.0.3"):
        answer = proxy.ask("POST", "/v1/games", OPENING, address, X_Forwarded_For="203.0.113.9")
        assert answer.status == 429
    opened(proxy, "127.0.0.4")


def test_no_length_reveals_a_hand(proxy: Proxy) -> None:
    """Public responses are compressed. Responses about a running game to the holder of a token are not."""
    game, token = opened(proxy, "127.0.0.5")
    path = f"/v1/games/{game['id']}"
    assert proxy.ask("GET", path, **GZIP).headers["Content-Encoding"] == "gzip"
    own = proxy.ask("GET", path, **GZIP, Authorization=f"Bearer {token}")
    assert (own.status, own.headers["Content-Encoding"]) == (200, None)
    assert len(own.read()) > 1024


def test_a_stream_is_not_buffered(proxy: Proxy) -> None:
    """Its first message, its heartbeats and a move arrive while it stays open. It is not compressed."""
    game, token = opened(proxy, "127.0.0.6")
    path, headers = f"/v1/games/{game['id']}", {"Authorization": f"Bearer {token}"}
    stream = proxy.ask("GET", f"{path}/stream", address="127.0.0.6", **headers, **GZIP)
    assert (stream.status, stream.headers["Content-Encoding"]) == (200, None)
    seen: list[bytes] = []
    while not any(line.startswith(b":") for line in seen):  # a heartbeat
        seen.append(stream.readline())
    assert b"event: game\n" in seen
    moves = json.load(proxy.ask("GET", f"{path}/legal-moves", address="127.0.0.6", **headers))["moves"]
    assert proxy.ask("POST", f"{path}/moves", {"moves": moves[:1]}, "127.0.0.6", **headers).status == 201
    while b"id: 3\n" not in seen:
        seen.append(stream.readline())
        assert seen[-1], "the stream has ended"


def test_bodies_have_limits(proxy: Proxy) -> None:
    """The limits are 64 KiB, and 8 MiB for archives. Larger bodies are refused like by Cairn, before they are sent."""
    for path, most in (("/v1/games", 64 * 2**10), ("/v1/archives", 8 * 2**20)):
        answer = proxy.refuses(path, most + 1)
        assert (answer.status, answer.headers["Content-Type"]) == (413, "application/problem+json")
        assert json.load(answer)["type"] == "/problems/too-large"
    largest = proxy.connect()
    largest.request("POST", "/v1/games", b" " * 64 * 2**10, {"Content-Type": "application/json"})
    assert largest.getresponse().status == 400
    largest = proxy.connect()
    largest.request("POST", "/v1/archives", b" " * 8 * 2**20, {"Content-Type": "application/jsonl"})
    assert json.load(largest.getresponse())["type"] != "/problems/too-large"


def test_timeouts_fit_those_of_the_api() -> None:
    """The read timeout exceeds heartbeats and long polls, and idle connections end before Cairn closes them."""
    seconds = {name: int(number) for name, number in re.findall(r"^ +(\w+) (\d+)s;", CONF, re.M)}
    assert seconds["proxy_read_timeout"] > max(2 * Settings.heartbeat, 60)
    assert seconds["send_timeout"] >= 2 * Settings.heartbeat
    kept = int(re.search(r"keepalive 64;\s+keepalive_timeout (\d+)s", CONF)[1])  # type: ignore[index]
    assert kept < IDLE_SECONDS
