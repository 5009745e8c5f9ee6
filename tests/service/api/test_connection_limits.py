"""Connection limits: an address above its limits is refused while all others are served."""

import os
import resource
import select
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import requests
from helpers.api import Api, serve
from helpers.commands import open_game
from helpers.sockets import GET, connect
from redis import Redis
from requests.adapters import HTTPAdapter

from cairn.contract.sampling import unhurried
from cairn.service.api.http.connection_limits import ConcurrencyLimit
from cairn.service.container import Services
from cairn.service.limits.clients import networks_of
from cairn.service.run.embedded import EmbeddedServer

ATTACKER, OTHER = "127.0.0.1", "127.0.0.2"
UNFINISHED = b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{"
HALF_SENT = b"GET /v1/games HTTP/1.1\r\nHost:"
PATIENCE = 20
PLACES, MORE = 4, 12


class _From(HTTPAdapter):
    """Connect from an address of this machine."""

    def __init__(self, address: str) -> None:
        self._address = address
        super().__init__()

    def init_poolmanager(self, *args: Any, **options: Any) -> Any:
        return super().init_poolmanager(*args, **options, source_address=(self._address, 0))


class Client(Api):
    """A client at an address, with a timeout."""

    def __init__(self, url: str, token: str | None = None, address: str = OTHER) -> None:
        super().__init__(url, token)
        self._session.mount("http://", _From(address))

    def ask(self, method: str, path: str, **options: Any) -> requests.Response:
        """Send a request and return the response. Raise if there is none."""
        return self._session.request(method, self.url + path, timeout=PATIENCE, **options)

    def as_(self, token: str) -> "Client":
        """Return a client with a token at the same address."""
        return Client(self.url, token)


@pytest.fixture(autouse=True, scope="module")
def addresses() -> None:
    """Skip if this machine has only one address."""
    try:
        socket.create_server((OTHER, 0)).close()
    except OSError:
        pytest.skip(f"{OTHER} is not an address of this machine")


@contextmanager
def sent(url: str, count: int, start: bytes) -> Iterator[list[socket.socket]]:
    """Send the beginning of a request over `count` connections and leave them open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(count + 1000, hard)), hard))
    with ExitStack() as stack:
        connections = []
        for _ in range(count):
            connections.append(stack.enter_context(connect(url)))
            connections[-1].sendall(start)
        yield connections


def play(client: Client, moves: int) -> None:
    """Open a game, read it, move, long-poll and stream. Every request must succeed."""
    game, seats = client.open(rounds=9)
    path = f"/v1/games/{game['id']}"
    for _ in range(moves):
        seat = seats[client.get(path)["to_act"][0]["seat"]]
        seat.post(f"{path}/moves", {"moves": seat.get(f"{path}/legal-moves")["moves"][:1]})
        assert client.get("/healthz") == {"status": "ok"}
    version = client.get(path)["version"]
    assert client.get(f"{path}?wait=0.1&after={version}")["version"] == version
    with client.ask("GET", f"{path}/stream", stream=True) as stream:
        assert stream.status_code == 200
        assert next(stream.iter_lines()) == b"event: game"


def status(url: str, address: str = ATTACKER) -> int:
    """Return the status that an address gets. Retry if the connection is closed without a response."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return Client(url, address=address).ask("GET", "/v1/games").status_code
        except requests.ConnectionError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


SMALL = {"CAIRN_THREADS": "96", "CAIRN_STREAMS": "32"}
SIEGES = [
    pytest.param(300, 3, SMALL, id="300"),
    pytest.param(2000, 100, {}, id="2000", marks=[pytest.mark.many, unhurried]),
]


@pytest.mark.parametrize(("count", "moves", "settings"), SIEGES)
@pytest.mark.slow
def test_unfinished_requests_do_not_block_other_clients(
    redis_url: str, count: int, moves: int, settings: dict[str, str]
) -> None:
    """Thousands of unfinished bodies, then of partial headers: other clients play, and their own address is refused."""
    for url in serve(redis_url, **settings):
        client = Client(url)
        for start in (UNFINISHED, HALF_SENT):
            with sent(url, count, start):
                play(client, moves)
                assert status(url) in (200, 429, 503)
        play(client, 1)


HEAD = b"POST %s HTTP/1.1\r\nHost: x\r\n%s\r\n\r\n"
SLOW = {
    "stalls": HEAD % (b"/v1/games", b"Content-Length: 60000") + b"{",
    "never begins": HEAD % (b"/v1/games", b"Content-Length: 2\r\nExpect: 100-continue"),
    "of unknown length": HEAD % (b"/v1/games", b"Transfer-Encoding: chunked") + b"1\r\n{\r\n",
    "after a whole piece": HEAD % (b"/v1/archives", b"Content-Length: 100000") + b"{" * 70_000,
    "refused anyway": HEAD % (b"/nothing", b"Content-Length: 60000") + b"{",
    "behind another request": GET + UNFINISHED,
}


@pytest.mark.slow
def test_a_slow_body_is_refused(redis_url: str, capfd: pytest.CaptureFixture[str]) -> None:
    """The response is 408, the connection closes, its slot is free, and no failure is logged, also for single bytes."""
    for url in serve(redis_url, CAIRN_BODY_SECONDS="1", CAIRN_REQUESTS_PER_ADDRESS=str(len(SLOW) + 1)):
        with ExitStack() as stack:
            connections = {name: stack.enter_context(connect(url)) for name in (*SLOW, "trickles")}
            for name, start in SLOW.items():
                connections[name].sendall(start)
            trickle(connections["trickles"])
            for name, connection in connections.items():
                answer = read_all(connection)
                assert b"HTTP/1.1 408 Request Timeout" in answer, name
                assert b"/problems/too-slow" in answer, name
        assert status(url) == 200
    said = capfd.readouterr().err.splitlines()
    assert [line for line in said if not line.startswith(("Metrics are at", "Redis has appendfsync"))] == []


def trickle(connection: socket.socket) -> None:
    """Send a byte of a body repeatedly until a response arrives."""
    connection.sendall(UNFINISHED)
    for _ in range(100):
        connection.sendall(b" ")
        connection.settimeout(0.1)
        with suppress(TimeoutError):
            connection.recv(1, socket.MSG_PEEK)
            break
    else:
        raise AssertionError("a body may come as slowly as it likes")
    connection.settimeout(PATIENCE)


def read_all(connection: socket.socket) -> bytes:
    """Return all bytes until the connection closes."""
    read = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65536):
            read += more
    return read


@pytest.fixture(scope="module")
def narrow(redis_url: str) -> Iterator[str]:
    """Return the URL of a service with low limits per address."""
    settings = {"CAIRN_REQUESTS_PER_ADDRESS": str(PLACES), "CAIRN_CONNECTIONS_PER_ADDRESS": "40"}
    yield from serve(redis_url, CAIRN_HEARTBEAT="0.4", **settings)


@pytest.mark.slow
def test_concurrent_requests_of_an_address_are_limited(narrow: str, services: Services) -> None:
    """One above the limit is refused at once, with a reason and `Retry-After`. It is served when another has ended."""
    with sent(narrow, MORE, UNFINISHED) as unfinished:
        assert all(b"429 Too Many" in answer for answer in wait_for_answers(unfinished, MORE - PLACES))
        refused = Client(narrow, address=ATTACKER).ask("POST", "/v1/games", json={})
        assert (refused.status_code, refused.json()["type"]) == (429, "/problems/too-many-requests")
        assert refused.headers["Retry-After"] == "1"
        assert refused.headers["Access-Control-Allow-Origin"] == "*"
        assert status(narrow, OTHER) == 200
    until(lambda: Client(narrow, address=ATTACKER).ask("GET", "/v1/games"), 200)


@pytest.mark.slow
def test_streams_and_long_polls_of_an_address_are_limited(narrow: str, services: Services) -> None:
    """A stream above the limit is refused, a long poll returns at once. Other requests do not count with them."""
    game = open_game(services)
    path = f"/v1/games/{game}"
    watching, other = Client(narrow, address=ATTACKER), Client(narrow)
    with ExitStack() as stack:
        for _ in range(PLACES):
            stack.enter_context(watching.ask("GET", f"{path}/stream", stream=True))
        refused = watching.ask("GET", f"{path}/stream")
        assert (refused.status_code, refused.json()["type"]) == (429, "/problems/too-many-requests")
        assert refused.headers["Retry-After"] == "10"
        assert watching.get(f"{path}?wait=30&after=2")["version"] == 2
        with other.ask("GET", f"{path}/stream", stream=True) as stream:
            assert stream.status_code == 200
    until(lambda: watching.ask("GET", f"{path}/stream", stream=True), 200)


def until(ask: Callable[..., requests.Response], wanted: int) -> None:
    """Retry until the response has this status, as clients cannot see when a request ends on the server."""
    deadline = time.monotonic() + PATIENCE
    while (answer := ask()).status_code != wanted:
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.05)


def readable(connections: list[socket.socket]) -> list[socket.socket]:
    """Return the connections that have received data."""
    return select.select(connections, [], [], 0)[0]


def wait_for_answers(connections: list[socket.socket], count: int) -> list[bytes]:
    """Wait until `count` connections have responses, and return these without consuming them."""
    deadline = time.monotonic() + PATIENCE
    while len(found := readable(connections)) < count:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return [connection.recv(65536, socket.MSG_PEEK) for connection in found]


@pytest.mark.slow
def test_connections_of_an_address_are_limited(narrow: str) -> None:
    """New connections above the limit are refused and closed. Older ones and those of other addresses stay open."""
    with connect(narrow) as oldest, connect(narrow, OTHER) as other:
        assert alive(oldest)
        with sent(narrow, 60, b"") as connections:
            closed = [connection for connection in connections if ends(connection)]
        assert 20 <= len(closed) < 60
        assert alive(oldest)
        assert alive(other)


def ends(connection: socket.socket) -> bool:
    """Return whether the service closes a connection. A reason, if given, must be the number of connections."""
    connection.settimeout(0.05)
    try:
        said = connection.recv(65536)
        return said == b"" or said.startswith(b"HTTP/1.1 429 ")
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


def alive(connection: socket.socket) -> bool:
    """Return whether a request succeeds on a connection."""
    connection.sendall(GET)
    answer = b""
    while not answer.endswith(b"}") and (more := connection.recv(65536)):
        answer += more
    return answer.startswith(b"HTTP/1.1 200")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("proxies", "status"), [("1", 200), *(pytest.param(count, 429, marks=pytest.mark.many) for count in "02")]
)
def test_a_proxy_header_is_trusted_only_behind_a_proxy(redis_url: str, proxies: str, status: int) -> None:
    """With CAIRN_PROXIES=1 each client behind the proxy has its own limits. With 0 or 2 both clients share theirs."""
    for url in serve(redis_url, CAIRN_PROXIES=proxies, CAIRN_REQUESTS_PER_ADDRESS=str(PLACES)):
        start = UNFINISHED.replace(b"Host: x", b"Host: x\r\nX-Forwarded-For: 198.51.100.7, 192.0.2.1")
        with sent(url, MORE, start) as unfinished:
            wait_for_answers(unfinished, MORE - PLACES)
            client = Client(url, address=ATTACKER)
            for forwarded, expected in (("198.51.100.7, 192.0.2.1", 429), ("198.51.100.7, 192.0.2.2", status)):
                client._session.headers["X-Forwarded-For"] = forwarded
                assert client.ask("GET", "/v1/games").status_code == expected


CLIENTS = {
    "192.0.2.1": ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1:80"),
    "2001:db8:1:2::/64": ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::", "[2001:db8:1:2::3]:443", '"[2001:db8:1:2::3]"'),
    "fe80::/64": ("fe80::1%eth0",),
    "unknown": ("", "_hidden"),
}


@pytest.mark.parametrize(("address", "client"), [(each, client) for client, group in CLIENTS.items() for each in group])
def test_an_ipv6_network_counts_as_one_client(address: str, client: str) -> None:
    """An IPv6 address counts as its network. Ports are ignored, and all invalid addresses count as one."""
    assert networks_of(address)[-1] == client


def test_concurrent_requests_of_a_wider_ipv6_network_are_limited() -> None:
    """Its limit is twice that of a /64 network. A request refused by one limit does not count for the other."""
    in_hand = ConcurrencyLimit(2)
    first, second, third = (networks_of(f"2001:db8:1:{number}::1") for number in (1, 2, 3))
    assert [in_hand.take(first) for _ in range(4)] == [True, True, False, False]
    assert [in_hand.take(second) for _ in range(3)] == [True, True, False]
    assert not in_hand.take(third)
    assert in_hand.take(networks_of("2001:db8:2::1"))
    in_hand.give(first)
    assert [in_hand.take(third) for _ in range(2)] == [True, False]


@pytest.mark.slow
def test_health_is_served_while_redis_does_not_answer(tmp_path: Path) -> None:
    """A paused Redis blocks all accepted requests. More are refused at once, and health checks still succeed."""
    server = EmbeddedServer(tmp_path)
    server.start()
    redis = int(Redis.from_url(server.url).info()["process_id"])
    try:
        for url in serve(server.url, CAIRN_THREADS="6", CAIRN_REQUESTS_PER_ADDRESS="3"):
            assert status(url) == 200
            os.kill(redis, signal.SIGSTOP)
            with ExitStack() as stack:
                asking = [stack.enter_context(connect(url, f"127.0.0.{number}")) for number in (1, 2, 3) * 3]
                for connection in asking:
                    connection.sendall(b"GET /v1/games HTTP/1.1\r\nHost: x\r\n\r\n")
                refused = wait_for_answers(asking, 3)
                assert all(b"503 Service" in answer and b"Too many requests" in answer for answer in refused)
                assert Client(url).get("/healthz") == {"status": "ok"}
                assert len(readable(asking)) == 3
                os.kill(redis, signal.SIGCONT)
            until(lambda url=url: Client(url).ask("GET", "/v1/games"), 200)
    finally:
        os.kill(redis, signal.SIGCONT)
        server.stop()
