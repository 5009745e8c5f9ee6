"""Requests of all kinds of clients, byte for byte, and their translation for the application."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit
from weakref import ref

import pytest
import uvloop
from helpers.api import Api
from helpers.commands import open_game
from helpers.sockets import GET, JSON, OPEN, POST, answers, connect, ends

from cairn.service.api.http.application import Application
from cairn.service.container import Services
from cairn.service.errors import BadRequest
from cairn.service.server.adapter import Adapter, Body, environ_of
from cairn.service.server.processes import MAX_HEAD
from cairn.service.server.streams import Streams


@pytest.mark.slow
def test_pipelined_requests_are_answered_in_order(connection: socket.socket) -> None:
    """Also with bodies in between. The connection stays open."""
    body = POST + b"Content-Length: %d\r\n\r\n%b" % (len(OPEN), OPEN)
    connection.sendall(GET + body + GET.replace(b"/healthz", b"/nothing"))
    assert [status for status, *_ in answers(connection, "GET", "POST", "GET")] == [200, 201, 404]
    connection.sendall(GET)
    assert answers(connection, "GET")[0][2] == b'{"status":"ok"}'


@pytest.mark.parametrize("size", [1, 7, 4096])
def test_a_request_may_arrive_in_pieces(connection: socket.socket, size: int) -> None:
    """Cut anywhere, in the headers or in a chunked body."""
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (OPEN[:9], OPEN[9:]))
    sent = POST + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n"
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for start in range(0, len(sent), size):
        connection.sendall(sent[start : start + size])
    assert answers(connection, "POST")[0][0] == 201


def test_a_body_may_have_thousands_of_chunks(connection: socket.socket) -> None:
    """Each costs the same."""
    body = OPEN + b" " * 5_000
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body)
    connection.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n")
    assert answers(connection, "POST")[0][0] == 201


@pytest.mark.parametrize("path", [b"/v1/games", b"/v1/games/%s/moves"])
def test_a_client_that_expects_100_continue_gets_it(connection: socket.socket, path: bytes, services: Services) -> None:
    """RFC 9110, section 10.1.1, for routes in threads and in greenlets."""
    head = POST.replace(b"/v1/games", path.replace(b"%s", open_game(services).encode()))
    connection.sendall(head + b"Expect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(OPEN))
    assert connection.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
    connection.sendall(OPEN)
    assert answers(connection, "POST")[0][0] in (201, 401, 422)


def test_an_incomplete_body_frees_its_slot(served: str) -> None:
    """If the client disconnects within a body, its slot is freed, and no response is written."""
    for _ in range(70):  # more than the slots of an address
        with closing(connect(served)) as broken:
            broken.sendall(POST + b"Content-Length: 60000\r\n\r\n{")
    statuses = list[int]()
    while 201 not in statuses:
        assert len(statuses) < 50, statuses  # long before the timeout of bodies
        time.sleep(0.05)
        statuses.append(Api(served).ask("POST", "/v1/games", data=OPEN, headers=JSON).status_code)


def test_a_client_may_request_the_end_of_its_connection(connection: socket.socket) -> None:
    """`Connection: close` is echoed (RFC 9112, section 9.6)."""
    connection.sendall(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    assert answers(connection, "GET")[0][1]["Connection"] == "close"
    assert ends(connection)


def test_an_absolute_url_may_be_requested(connection: socket.socket) -> None:
    """As proxies do (RFC 9112, section 3.2.2). Its path and query are used, percent-decoded."""
    connection.sendall(GET.replace(b"/healthz", b"http://x/v1/g%61mes?limit=1"))
    assert answers(connection, "GET")[0][0] == 200


@pytest.mark.parametrize(
    "sent",
    [
        b"nonsense\r\n\r\n",
        GET.replace(b"Host", b"Ho st"),
        POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n{",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 3 * MAX_HEAD + b"\r\n\r\n",
    ],
)
def test_a_malformed_request_is_refused(connection: socket.socket, sent: bytes) -> None:
    """Then the connection closes, as the start of the next request is unknown."""
    connection.sendall(sent)
    ((status, _, _),) = answers(connection, "GET")
    assert status in (400, 431)
    assert ends(connection)


def test_a_request_before_a_malformed_one_is_answered(connection: socket.socket) -> None:
    """Also if both arrive at once."""
    connection.sendall(GET + b"nonsense\r\n\r\n")
    assert [status for status, _, _ in answers(connection, "GET", "GET")] == [200, 400]
    assert ends(connection)


@pytest.mark.parametrize("path", [b"/v1/games", b"/v1/nothing"])
def test_malformed_chunks_are_refused(path: bytes, connection: socket.socket) -> None:
    """Whether the body is needed or not. The connection closes."""
    head = POST.replace(b"/v1/games", path) + b"Expect: 100-continue\r\n"
    connection.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n")
    assert connection.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
    connection.sendall(b"nonsense\r\n")
    ((status, headers, body),) = answers(connection, "POST")
    assert (status, headers["Content-Type"]) == (400, "application/problem+json")
    assert json.loads(body)["detail"] == "The body breaks off."
    assert ends(connection)


def test_the_refusal_of_a_large_body_can_be_read(connection: socket.socket) -> None:
    """The body is not read to its end, but the client, still sending, receives the reason."""
    connection.sendall(POST + b"Content-Length: 90000000\r\n\r\n")
    with suppress(OSError):
        for _ in range(900):
            connection.sendall(b" " * 100_000)
    assert b"HTTP/1.1 413 " in connection.recv(65536)


def test_a_stream_is_chunked_for_http_1_1(served: str, services: Services) -> None:
    """For HTTP/1.0 it is sent raw until the connection closes."""
    game, address = open_game(services), urlsplit(served)
    chunked = HTTPConnection(str(address.hostname), address.port, timeout=20)
    with closing(chunked), closing(connect(served)) as old:
        chunked.request("GET", f"/v1/games/{game}/stream")
        response = chunked.getresponse()
        assert response.headers["Transfer-Encoding"] == "chunked"
        assert response.readline() == b"event: game\n"
        old.sendall(f"GET /v1/games/{game}/stream HTTP/1.0\r\n\r\n".encode())
        head, _, rest = old.recv(65536).partition(b"\r\n\r\n")
        assert b"transfer-encoding" not in head.lower()
        while not rest:
            rest = old.recv(65536)
        assert rest.startswith(b"event: game\n")


def test_a_connection_is_reused_after_a_pause(served: str) -> None:
    """Requests of a client share a connection, which Cairn keeps open."""
    api, peers = Api(served), set()
    for _ in range(3):
        answer = api.ask("GET", "/v1/games", stream=True)
        peers.add(answer.raw.connection.sock.getsockname())
        answer.content  # noqa: B018  # read the response so that the connection is released
    assert len(peers) == 1


UPGRADE = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n"
"""The upgrade headers of Java's client, which prefers HTTP/2."""


@pytest.mark.parametrize("cut", [None, -10, 40])
def test_a_protocol_upgrade_is_ignored(cut: int | None, connection: socket.socket) -> None:
    """RFC 9110, section 7.8: the request and its body are handled normally, and so is the next one."""
    post = POST + UPGRADE + b"Content-Length: %d\r\n\r\n" % len(OPEN) + OPEN
    chunked = POST + UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(OPEN), OPEN)
    get = GET.replace(b"Host", UPGRADE + b"Host")
    sent = post + get + chunked + GET
    for piece in (sent,) if cut is None else (sent[:cut], sent[cut:]):
        connection.sendall(piece)
    received = answers(connection, "POST", "GET", "POST", "GET")
    assert [status for status, _, _ in received] == [201, 200, 201, 200]
    assert json.loads(received[2][2])["ruleset"] == "schotten_totten"


def test_many_pipelined_upgrades_are_handled(connection: socket.socket) -> None:
    """All in one packet: they are handled one after the other."""
    get = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n"
    connection.sendall(get * 50)
    assert {status for status, _, _ in answers(connection, *["GET"] * 50)} == {200}


def test_connect_is_refused(connection: socket.socket) -> None:
    """Bytes that follow are not parsed as a request."""
    connection.sendall(b"CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n" + GET)
    ((status, _, body),) = answers(connection, "POST")
    assert (status in (400, 404, 405, 501), b"problem" in body) == (True, True)


SCOPE = {
    "method": "GET",
    "raw_path": b"/v1/g%61mes",
    "query_string": b"limit=1",
    "http_version": "1.1",
    "server": ("127.0.0.1", "80"),
    "client": ("127.0.0.2", "4711"),
    "scheme": "http",
    "headers": [(b"host", b"x"), (b"accept", b"a"), (b"accept", b"b"), (b"x_request_id", b"mine")],
}


def test_a_request_is_translated_for_wsgi() -> None:
    """Repeated fields are joined. A field with an underscore is dropped, as it could be taken for another."""
    environ = environ_of(SCOPE)
    assert (environ["PATH_INFO"], environ["QUERY_STRING"]) == ("/v1/games", "limit=1")
    assert {name for name in environ if name.startswith("HTTP_")} == {"HTTP_HOST", "HTTP_ACCEPT"}
    assert environ["HTTP_ACCEPT"] == "a,b"


class Gone:
    """A disconnected client."""

    async def __call__(self) -> dict[str, Any]:
        """Report the disconnection."""
        return {"type": "http.disconnect"}


def test_an_incomplete_body_releases_its_connection() -> None:
    """The server closes it once no receiver is left. A traceback may keep a body alive for long."""

    async def run() -> None:
        receive = Gone()
        held = ref(receive)
        length = {"CONTENT_LENGTH": "2", "SERVER_PROTOCOL": "HTTP/1.1", "REQUEST_METHOD": "POST"}
        body = Body(receive, Streams(1.0), 1.0, length)
        await body.receive()
        with pytest.raises(BadRequest):
            body.read()
        del receive
        assert held() is None

    uvloop.run(run())


class Pieces:
    """An application with an endless response."""

    services = SimpleNamespace(settings=SimpleNamespace(body_seconds=10, proxies=0))

    def __init__(self) -> None:
        self.given = 0
        self.is_closed = False

    def __call__(self, _environ: Any, start_response: Any) -> Iterator[bytes]:
        """Respond."""
        start_response("200 OK", [("Content-Type", "text/plain")])
        return self._pieces()

    def _pieces(self) -> Iterator[bytes]:
        try:
            while True:
                self.given += 1
                yield b"piece"
        finally:
            self.is_closed = True


def answer(application: Pieces, silence: float, *, takes: int, leaves: bool) -> None:
    """Send a response to a client that reads `takes` messages and then disconnects, or stays without reading."""

    async def send_all() -> None:
        gone, sent = asyncio.Event(), list[Any]()

        async def send(message: Any) -> None:
            sent.append(message)
            if len(sent) > takes:
                if leaves:
                    gone.set()  # a server accepts what is sent to such a client
                else:
                    await asyncio.Event().wait()

        async def receive() -> Any:
            await gone.wait()
            return {"type": "http.disconnect"}

        adapter = Adapter(cast(Application, application), Streams(silence), cooperative=False)
        await asyncio.wait_for(adapter({**SCOPE}, receive, send), 20)

    uvloop.run(send_all())


def test_a_response_stops_when_the_client_disconnects() -> None:
    """The application is notified by closing its iterator."""
    application = Pieces()
    answer(application, 60, takes=5, leaves=True)
    assert (application.given < 50, application.is_closed) == (True, True)


def test_a_response_stops_when_the_client_does_not_read() -> None:
    """After the timeout."""
    application = Pieces()
    answer(application, 0.1, takes=3, leaves=False)
    assert (application.given, application.is_closed) == (3, True)
