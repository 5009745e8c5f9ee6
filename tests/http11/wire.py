"""A client that sends raw bytes, and parses responses with h11."""

import re
import socket
import time
from typing import NamedTuple
from urllib.parse import urlsplit

import h11

PATIENCE = 10.0
"""Seconds after which a server that neither responds nor closes the connection has failed."""
HEAD = re.compile(rb"HTTP/1\.[01] \d{3} [ -~]*\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~\x80-\xff]*\r\n)*\r\n")
"""The head of a response (RFC 9112, sections 4 and 5), stricter than h11's parser."""
ONCE = (b"content-length", b"content-type", b"date", b"etag", b"location", b"retry-after", b"x-request-id")
"""Fields that are no lists, and occur in a response at most once (RFC 9110, section 5.3)."""


class Answer(NamedTuple):
    """A response: `interim` has the statuses of the 1xx before it, `closes` whether the connection ends with it."""

    status: int
    headers: dict[str, str]
    body: bytes
    interim: tuple[int, ...]
    closes: bool

    @property
    def id(self) -> str:
        """The id of its request; empty if the application was not reached."""
        return self.headers.get("x-request-id", "")

    def __str__(self) -> str:
        return f"{self.status} id={self.id!r} {self.body[:160]!r}{' closes' if self.closes else ''}"


class Wire:
    """One connection to a server. Use as a context manager."""

    def __init__(self, url: str, source: str = "127.0.0.1", *, strict: bool = True) -> None:
        """Connect from an address of this machine; `strict` checks heads more closely than h11 does."""
        address = urlsplit(url)
        self._strict = strict
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.bind((source, 0))
        self.socket.connect((str(address.hostname), int(address.port or 80)))
        self._read = b""
        self.is_closed = False

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, *pieces: bytes | float) -> None:
        """Send bytes, and pause for seconds between them; drop bytes that a closed connection does not take."""
        try:
            for piece in pieces:
                if isinstance(piece, bytes):
                    self.socket.sendall(piece)
                else:
                    time.sleep(piece)
        except ConnectionError:
            pass

    def answer(self, method: str = "GET", *, interim_too: bool = False) -> Answer | None:
        """Return the next response, to a request with this method; None at the end of the connection.

        Raise AssertionError for invalid HTTP, TimeoutError without a response. With `interim_too` return a 1xx.
        """
        client = h11.Connection(h11.CLIENT, max_incomplete_event_size=2**20)
        client.send(h11.Request(method=method, target="/", headers=[("Host", "cairn.example")]))
        client.send(h11.EndOfMessage())
        raw, interim, body = b"", list[int](), list[bytes]()
        response: h11.Response | None = None
        try:
            while True:
                event = client.next_event()
                if event is h11.NEED_DATA:
                    data = self._receive()
                    if not data and not raw:
                        return None
                    raw += data if response is None else b""
                    client.receive_data(data)
                elif isinstance(event, h11.InformationalResponse):
                    interim.append(event.status_code)
                    if interim_too:
                        self._read = client.trailing_data[0]
                        return Answer(event.status_code, {}, b"", (), False)
                elif isinstance(event, h11.Response):
                    response = event
                    if self._strict:
                        _check_head(raw, response, len(interim))
                elif isinstance(event, h11.Data):
                    body.append(event.data)
                elif isinstance(event, h11.EndOfMessage):
                    break
                else:
                    raise AssertionError(f"{event!r} instead of an answer: {raw[:200]!r}")
        except h11.RemoteProtocolError as error:
            raise AssertionError(f"This is no answer of HTTP/1.1 ({error}): {raw[:200]!r}") from error
        assert response
        self._read = client.trailing_data[0]
        headers = {name.decode(): value.decode("latin-1") for name, value in response.headers}
        stays = response.http_version == b"1.1" or "keep-alive" in headers.get("connection", "").lower()
        closes = "close" in headers.get("connection", "").lower() or not stays
        return Answer(response.status_code, headers, b"".join(body), tuple(interim), closes)

    def is_silent(self, seconds: float) -> bool:
        """Return whether no byte comes within some seconds, and the connection stays open."""
        if self._read or self.is_closed:
            return False
        self.socket.settimeout(seconds)
        try:
            self._read = self._receive()
        except TimeoutError:
            return True
        finally:
            self.socket.settimeout(PATIENCE)
        return False

    def _receive(self) -> bytes:
        """Return the next bytes, empty at the end of the connection, which may be a reset."""
        data, self._read = self._read, b""
        if not data:
            try:
                data = self.socket.recv(2**16)
            except ConnectionError:
                data = b""
            self.is_closed = not data
        return data


def _check_head(raw: bytes, response: h11.Response, interim: int) -> None:
    """Raise AssertionError for a head that other clients would parse differently from h11."""
    at = 0
    for _ in range(interim + 1):
        head = HEAD.match(raw, at)
        assert head, f"The head of an answer is not as RFC 9112 has it: {raw[at : at + 300]!r}"
        at = head.end()
    names = [name for name, _ in response.headers]
    assert [name for name in ONCE if names.count(name) > 1] == [], f"A field stands twice: {raw[:600]!r}"
    framing = {b"content-length", b"transfer-encoding"} & {*names}
    assert len(framing) < 2, "An answer has a length or chunks (RFC 9112, 6.2)."
    if response.status_code == 204:
        assert not framing, "A 204 has neither (RFC 9110, 8.6; RFC 9112, 6.1)."
    if response.status_code < 500:
        assert b"date" in names, "A server with a clock dates its answers (RFC 9110, 6.6.1)."
