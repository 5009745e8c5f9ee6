"""A connection of the front: HTTP/1.1 as clients of every kind send it, byte for byte."""

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from urllib.parse import urlsplit

import pytest
from helpers.api import Api
from helpers.commands import opened

from cairn.service.container import Services
from cairn.service.front.message import LARGEST_HEAD, Messages

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
SEATS = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
OPEN = json.dumps({"ruleset": "schotten_totten", "seats": SEATS}).encode()
POST = b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.fixture
def connection(served: str) -> Iterator[socket.socket]:
    """Give a connection to it."""
    address = urlsplit(served)
    with closing(socket.create_connection((str(address.hostname), int(address.port or 0)), timeout=20)) as connected:
        yield connected


def answers(connection: socket.socket, *methods: str) -> list[tuple[int, dict[str, str], bytes]]:
    """Return the status, the headers and the body of each answer to requests with these methods, in order."""
    file, found = connection.makefile("rb"), []
    for method in methods:
        response = HTTPResponse(_Read(file), method=method)  # type: ignore[arg-type]  # it only asks for a file
        response.begin()
        found.append((response.status, dict(response.headers), response.read()))
    return found


class _Read:
    def __init__(self, file: object) -> None:
        self._file = file

    def makefile(self, _mode: str) -> object:
        """Give what is read already, which is not closed with an answer."""
        return _Open(self._file)


class _Open:
    def __init__(self, file: object) -> None:
        self._file = file

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)

    def close(self) -> None:
        """Leave it open: the next answer follows."""


def ends(connection: socket.socket) -> bool:
    """Tell whether the connection ends, with nothing more to read."""
    return connection.recv(1) == b""


@pytest.mark.slow
def test_requests_that_are_sent_together_are_answered_in_order(connection: socket.socket) -> None:
    """Also where a body stands between them, and the connection stays."""
    body = POST + b"Content-Length: %d\r\n\r\n%b" % (len(OPEN), OPEN)
    connection.sendall(GET + body + GET.replace(b"/healthz", b"/nothing"))
    assert [status for status, *_ in answers(connection, "GET", "POST", "GET")] == [200, 201, 404]
    connection.sendall(GET)
    assert answers(connection, "GET")[0][2] == b'{"status":"ok"}'


@pytest.mark.parametrize("size", [1, 7, 4096])
def test_a_request_may_come_in_pieces(connection: socket.socket, size: int) -> None:
    """Wherever they are cut, in the head or in a body in chunks."""
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (OPEN[:9], OPEN[9:]))
    sent = POST + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n"
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for start in range(0, len(sent), size):
        connection.sendall(sent[start : start + size])
    assert answers(connection, "POST")[0][0] == 201


def test_who_waits_with_a_body_is_invited_to_send_it(connection: socket.socket) -> None:
    """RFC 9110, section 10.1.1; the body is asked for where it is wanted only."""
    connection.sendall(POST + b"Expect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(OPEN))
    assert connection.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
    connection.sendall(OPEN)
    assert answers(connection, "POST")[0][0] == 201


def test_the_answer_to_head_has_no_body(connection: socket.socket) -> None:
    """But its length, and the next request is answered on the same connection."""
    connection.sendall(GET.replace(b"GET", b"HEAD") + GET)
    (status, headers, body), after = answers(connection, "HEAD", "GET")
    assert (status, headers["Content-Length"], body) == (200, "15", b"")
    assert after[0] == 200


def test_the_older_protocol_is_answered_and_ended(connection: socket.socket) -> None:
    """HTTP/1.0 knows neither a connection that stays nor chunks."""
    connection.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
    ((status, headers, body),) = answers(connection, "GET")
    assert (status, headers["Connection"], body) == (200, "close", b'{"status":"ok"}')
    assert ends(connection)


def test_who_asks_for_the_end_of_the_connection_gets_it(connection: socket.socket) -> None:
    """`Connection: close` is answered likewise (RFC 9112, section 9.6)."""
    connection.sendall(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    assert answers(connection, "GET")[0][1]["Connection"] == "close"
    assert ends(connection)


def test_a_whole_address_may_be_asked_for(connection: socket.socket) -> None:
    """As proxies do (RFC 9112, section 3.2.2); its path and query count, percent signs decoded."""
    connection.sendall(GET.replace(b"/healthz", b"http://x/v1/g%61mes?limit=1"))
    assert answers(connection, "GET")[0][0] == 200


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        (b"nonsense\r\n\r\n", "no request of HTTP/1.1"),
        (GET.replace(b"Host", b"Ho st"), "no request of HTTP/1.1"),
        (POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n{", "no request of HTTP/1.1"),
        (POST + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", "no request of HTTP/1.1"),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 3 * LARGEST_HEAD + b"\r\n\r\n", f"{LARGEST_HEAD} bytes"),
    ],
)
def test_what_is_no_request_is_refused_in_a_sentence(connection: socket.socket, sent: bytes, why: str) -> None:
    """Then the connection ends, as nobody knows where the next request would begin."""
    connection.sendall(sent)
    ((status, headers, body),) = answers(connection, "GET")
    assert (status, headers["Content-Type"]) == (400, "application/problem+json")
    assert why in json.loads(body)["detail"]
    assert ends(connection)


NOWHERE = POST.replace(b"/v1/games", b"/v1/nothing") + b"Expect: 100-continue\r\n"
"""The head of a request that is refused once its body is read. The invitation tells that this has begun."""


def test_what_follows_a_request_spoils_not_its_answer(connection: socket.socket) -> None:
    """Nonsense that comes with the end of a body is refused by itself, after the request that it follows."""
    connection.sendall(NOWHERE + b"Content-Length: 9\r\n\r\n")
    assert connection.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
    connection.sendall(b" " * 9 + b"\x01nonsense\r\n\r\n")
    (first, _, _), (second, _, body) = answers(connection, "POST", "POST")
    assert (first, second) == (404, 400)
    assert b"no request of HTTP/1.1" in body
    assert ends(connection)


def test_a_request_before_nonsense_is_answered(connection: socket.socket) -> None:
    """Also where both come at once."""
    connection.sendall(GET + b"nonsense\r\n\r\n")
    assert [status for status, _, _ in answers(connection, "GET", "GET")] == [200, 400]
    assert ends(connection)


@pytest.mark.parametrize("head", [NOWHERE, POST + b"Expect: 100-continue\r\n"])
def test_a_body_that_is_no_body_is_refused(head: bytes, connection: socket.socket) -> None:
    """Whether somebody reads it or it is only read to its end."""
    connection.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n")
    assert connection.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
    connection.sendall(b"nonsense\r\n")
    ((status, _, body),) = answers(connection, "POST")
    assert status == 400
    assert b"no request of HTTP/1.1" in body
    assert ends(connection)


def test_what_is_sent_after_a_refusal_loses_nobody_the_answer(connection: socket.socket) -> None:
    """A body that is too large is not read to its end, and the client can read why all the same."""
    connection.sendall(POST + b"Content-Length: 90000000\r\n\r\n")
    try:
        for _ in range(900):
            connection.sendall(b" " * 100_000)
    except OSError:
        pass
    assert b"HTTP/1.1 413 " in connection.recv(65536)


def test_headers_with_underscores_are_nobodys(connection: socket.socket) -> None:
    """`X_Request_ID` could be taken for `X-Request-ID`, which a proxy in front may have checked."""
    connection.sendall(GET.replace(b"Host", b"X_Request_ID: mine\r\nHost"))
    assert answers(connection, "GET")[0][1]["X-Request-ID"] != "mine"


def test_a_stream_comes_in_chunks_to_who_knows_them(served: str, services: Services) -> None:
    """And as it is to who speaks HTTP/1.0, until the connection ends."""
    game = opened(services)
    address = urlsplit(served)
    chunked = HTTPConnection(str(address.hostname), address.port, timeout=20)
    chunked.request("GET", f"/v1/games/{game}/stream")
    response = chunked.getresponse()
    assert response.headers["Transfer-Encoding"] == "chunked"
    assert response.readline() == b"event: game\n"
    with closing(socket.create_connection((str(address.hostname), int(address.port or 0)), timeout=20)) as old:
        old.sendall(f"GET /v1/games/{game}/stream HTTP/1.0\r\n\r\n".encode())
        head, _, rest = old.recv(65536).partition(b"\r\n\r\n")
        assert b"Transfer-Encoding" not in head
        while not rest:
            rest = old.recv(65536)
        assert rest.startswith(b"event: game\n")
    chunked.close()


def test_a_connection_may_rest_between_two_requests(served: str) -> None:
    """Requests of one client go over one connection, which Cairn leaves open."""
    api = Api(served)
    peers = set()
    for _ in range(3):
        answer = api.ask("GET", "/v1/games", stream=True)
        peers.add(answer.raw.connection.sock.getsockname())
        answer.content  # noqa: B018  # it is read, and the connection given back
    assert len(peers) == 1


UPGRADE = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n"
"""What Java's client asks with, which would like HTTP/2."""


@pytest.mark.parametrize("cut", [None, -10, 40])
def test_another_protocol_that_is_asked_for_is_left_aside(cut: int | None, connection: socket.socket) -> None:
    """RFC 9110, section 7.8: a request is answered as it is, with its body, and the next one after it."""
    post = POST + UPGRADE + b"Content-Length: %d\r\n\r\n" % len(OPEN) + OPEN
    chunked = POST + UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(OPEN), OPEN)
    get = GET.replace(b"Host", UPGRADE + b"Host")
    sent = post + get + chunked + GET
    for piece in (sent,) if cut is None else (sent[:cut], sent[cut:]):
        connection.sendall(piece)
    found = answers(connection, "POST", "GET", "POST", "GET")
    assert [status for status, _, _ in found] == [201, 200, 201, 200]
    assert json.loads(found[2][2])["ruleset"] == "schotten_totten"


def test_many_such_requests_at_once_are_answered(connection: socket.socket) -> None:
    """In one piece, as many as come into it: they are taken one after the other."""
    get = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n"
    messages = Messages()
    assert messages.feed(get * 2000)
    assert (len(messages.waiting), {message.whole for message in messages.waiting}) == (2000, {True})
    connection.sendall(get * 50)
    assert {status for status, _, _ in answers(connection, *["GET"] * 50)} == {200}


def test_a_tunnel_is_not_opened(connection: socket.socket) -> None:
    """It is refused in a sentence, and what follows it is not read as a request."""
    connection.sendall(b"CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n" + GET)
    ((status, headers, body),) = answers(connection, "POST")
    assert status in (400, 404, 405)
    assert headers["Connection"] == "close"
    assert b"problem" in body
    assert connection.recv(1) == b""
