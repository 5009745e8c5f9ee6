"""A request as it comes in: its head, and its body in pieces (RFC 9112), as the parser tells of them."""

from collections import deque
from functools import lru_cache
from urllib.parse import unquote_to_bytes

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser, parse_url

from cairn.service.errors import Malformed

LARGEST_HEAD = 64 * 1024
"""Bytes that the head of a request may have."""
_ALONE = ("CONTENT_TYPE", "CONTENT_LENGTH")
"""Headers that an environment has without `HTTP_` (PEP 3333)."""


class Message:
    """One request. `headed` once its head is there, `whole` once its body is, too."""

    __slots__ = ("headed", "headers", "keeps_alive", "method", "pieces", "target", "version", "whole")

    def __init__(self) -> None:
        self.method, self.target, self.version = "", b"", "1.1"
        self.headers: list[tuple[bytes, bytes]] = []
        self.pieces: list[bytes] = []
        self.headed = self.whole = self.keeps_alive = False

    def environ(self) -> dict[str, str]:
        """Return what the head says, as WSGI has it (PEP 3333); raise Malformed."""
        target = self.target
        if not target.startswith(b"/"):
            target = _path_of(target)
        path, _, query = target.partition(b"?")
        environ = {
            "REQUEST_METHOD": self.method,
            "PATH_INFO": (unquote_to_bytes(path) if b"%" in path else path).decode("latin-1"),
            "QUERY_STRING": query.decode("latin-1"),
            "SERVER_PROTOCOL": f"HTTP/{self.version}",
        }
        for name, raw in self.headers:
            key, value = _key(name), raw.decode("latin-1")
            if key:  # several are one, with commas between (RFC 9110, section 5.3)
                environ[key] = f"{environ[key]},{value}" if key in environ else value
        return environ


class Messages:
    """The requests of one connection, the oldest first; `feed` tells the parser what has come.

    What is no request has a `refusal`, which is told when its turn comes: those before it are answered first.
    """

    def __init__(self) -> None:
        self.waiting = deque[Message]()
        self.refusal: Malformed | None = None
        self._parser = HttpRequestParser(self)
        self._newest = Message()
        self._ahead = 0
        self._has_left = False

    def feed(self, data: bytes) -> bool:
        """Take what has come, and return whether more may follow."""
        try:
            left = data
            while left:
                left = self._parse(left)
        except HttpParserError:
            self.refusal = Malformed("This is no request of HTTP/1.1.")
        self._ahead = 0 if self._newest.headed else self._ahead + len(data)
        if self._ahead > LARGEST_HEAD and not self.refusal:
            self.refusal = Malformed(f"The head of a request may have {LARGEST_HEAD} bytes, and this one has more.")
        return not self._has_left

    def _parse(self, data: bytes) -> bytes:
        """Let the parser take data; return what is to be taken after it.

        A request may ask for another protocol, as Java's client does for HTTP/2. That is left aside (RFC 9110, section
        7.8). The parser takes it for the end of HTTP, and reads no body, so it is given the request without that.
        """
        try:
            self._parser.feed_data(data)
        except HttpParserUpgrade as upgrade:
            message = self._newest
            kept = [name + b": " + value for name, value in message.headers if name.lower() != b"upgrade"]
            if message.method == "CONNECT" or len(kept) == len(message.headers):  # what follows is no HTTP
                self._has_left = True
                return b""
            self.waiting.pop()
            head = [f"{message.method} ".encode() + message.target + f" HTTP/{message.version}".encode(), *kept]
            self._parser = HttpRequestParser(self)
            return b"\r\n".join([*head, b"", data[upgrade.args[0] :]])
        return b""

    def on_message_begin(self) -> None:
        """Begin a request."""
        self._newest = Message()
        self.waiting.append(self._newest)

    def on_url(self, target: bytes) -> None:
        """Take a piece of what is asked for."""
        self._newest.target += target

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header."""
        self._newest.headers.append((name, value))

    def on_headers_complete(self) -> None:
        """End the head."""
        newest, parser = self._newest, self._parser
        newest.method, newest.version = parser.get_method().decode(), parser.get_http_version()
        newest.keeps_alive = parser.should_keep_alive() and newest.version == "1.1"
        newest.headed = True

    def on_body(self, piece: bytes) -> None:
        """Take a piece of the body."""
        self._newest.pieces.append(piece)

    def on_message_complete(self) -> None:
        """End the request."""
        self._newest.whole = True


def _path_of(target: bytes) -> bytes:
    """Return the path and the query of a target that names a host, too (RFC 9112, section 3.2.2), or is `*`."""
    if target == b"*":
        return b"/"
    try:
        parsed = parse_url(target)
    except HttpParserError as error:
        raise Malformed("What the request asks for is no path.") from error
    return (parsed.path or b"/") + (b"?" + parsed.query if parsed.query else b"")


@lru_cache(256)
def _key(name: bytes) -> str:
    """Return what a header is called in an environment; empty for one that could be taken for another."""
    if b"_" in name:
        return ""
    key = name.decode("latin-1").upper().replace("-", "_")
    return key if key in _ALONE else f"HTTP_{key}"
