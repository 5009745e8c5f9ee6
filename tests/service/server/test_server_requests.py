"""Requests of all kinds of clients, byte for byte, and their responses."""

import json
import socket
import time
from contextlib import closing
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest
from helpers.api import Api
from helpers.commands import opened
from helpers.sockets import GET, JSON, OPEN, POST, answers, connect, ends

from cairn.service.container import Services
from cairn.service.server.processes import MAX_HEAD


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
    body = OPEN + b" " * 50_000
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body)
    connection.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n")
    assert answers(connection, "POST")[0][0] == 201


@pytest.mark.parametrize("path", [b"/v1/games", b"/v1/games/%s/moves"])
def test_a_client_that_expects_100_continue_gets_it(connection: socket.socket, path: bytes, services: Services) -> None:
    """RFC 9110, section 10.1.1, for routes in threads and in greenlets."""
    head = POST.replace(b"/v1/games", path.replace(b"%s", opened(services).encode()))
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


def test_the_response_to_head_has_no_body(connection: socket.socket) -> None:
    """It has the length. The next request succeeds on the same connection."""
    connection.sendall(GET.replace(b"GET", b"HEAD") + GET)
    (status, headers, body), after = answers(connection, "HEAD", "GET")
    assert (status, headers["Content-Length"], body) == (200, "15", b"")
    assert after[0] == 200


def test_http_1_0_is_supported(connection: socket.socket) -> None:
    """The connection then closes, as HTTP/1.0 has neither persistent connections nor chunks."""
    connection.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
    ((status, _, body),) = answers(connection, "GET")
    assert (status, body) == (200, b'{"status":"ok"}')
    assert ends(connection)


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
    try:
        for _ in range(900):
            connection.sendall(b" " * 100_000)
    except OSError:
        pass
    assert b"HTTP/1.1 413 " in connection.recv(65536)


def test_headers_with_underscores_are_dropped(connection: socket.socket) -> None:
    """`X_Request_ID` could be taken for `X-Request-ID`, which a proxy may have checked."""
    connection.sendall(GET.replace(b"Host", b"X_Request_ID: mine\r\nHost"))
    assert answers(connection, "GET")[0][1]["X-Request-Id"] != "mine"


def test_a_stream_is_chunked_for_http_1_1(served: str, services: Services) -> None:
    """For HTTP/1.0 it is sent raw until the connection closes."""
    game = opened(services)
    address = urlsplit(served)
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
    api = Api(served)
    peers = set()
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
    assert status in (400, 404, 405, 501)
    assert b"problem" in body
