"""A client's connection: its requests one after the other, each answered by the application."""

import logging
import socket
import struct
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from cairn.events.codec import dump
from cairn.service.api.http.response import PROBLEM_JSON
from cairn.service.api.http.streaming import STREAM, Stream
from cairn.service.errors import Malformed, Problem, TooSlow
from cairn.service.front.message import Message, Messages
from cairn.service.front.streams import Live

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

HEADER_SECONDS = 10
"""How long the head of a request may take, and how long a new connection may be silent."""
SILENT_SECONDS = 75
"""How long a connection may be silent between two requests: longer than most think about a move."""
PIECE = 64 * 1024
"""How many bytes of a body have a time together, and how many are received at once."""
PARTING_SECONDS = 2
"""How long is read, after an answer to what was not read whole, what else the client sends: else they lost it."""

log = logging.getLogger(__name__)


class Limits(Struct, frozen=True):
    """How long a piece of a body may take, and how long a client may read nothing, in seconds."""

    piece_seconds: float
    silent_reader_seconds: float


class Connection:
    """One connection. `rests` while nothing of it would be missed: no request is in hand, or one that has no end."""

    def __init__(self, application: "WSGIApplication", sock: Any, environ: dict[str, Any], limits: Limits) -> None:
        self._application = application
        self._socket = sock
        self._environ = environ
        self._limits = limits
        self._messages = Messages()
        self._more = True
        self.rests = True
        self.live: Live | None = None

    def serve(self) -> None:
        """Answer what comes until the client has nothing more, is too slow, or is gone; or until a stream is asked for,
        which is `live` then, and has the socket.
        """
        silence: float = HEADER_SECONDS
        try:
            while message := self._next(silence):
                self.rests = False
                if not self._answer(message):
                    break
                self.rests, silence = True, SILENT_SECONDS
        except Problem as problem:
            self.refuse(problem)
        except TimeoutError:  # the client reads nothing; what waits for them in the kernel goes, too
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        except OSError:  # the client is gone
            pass
        except Exception:
            log.exception("An answer broke off.")

    def _next(self, silence: float) -> Message | None:
        """Return the next request once its head is there; None if none comes. Raise Malformed, TooSlow."""
        waiting, deadline = self._messages.waiting, 0.0
        while not (waiting and waiting[0].headed):
            self.check()
            if waiting:
                deadline = deadline or time.monotonic() + HEADER_SECONDS
                if not self.receive(deadline - time.monotonic()):
                    raise TooSlow(f"The head of a request must arrive within {HEADER_SECONDS} seconds.")
            elif not self._more or not self.receive(silence):
                return None
        if not waiting[0].whole:
            self.check()
        return waiting.popleft()

    def check(self) -> None:
        """Raise Malformed if what has come, and is not answered yet, is no request."""
        if self._messages.refusal:
            raise self._messages.refusal

    def receive(self, seconds: float) -> bool:
        """Take what comes next; return whether it came in time. Raise ConnectionError at the end of the connection."""
        if seconds <= 0:
            return False
        self._socket.settimeout(seconds)
        try:
            data = self._socket.recv(PIECE)
        except TimeoutError:
            return False
        if not data:
            raise ConnectionResetError
        self._more = self._messages.feed(data)
        return True

    def _answer(self, message: Message) -> bool:
        """Answer a request, and return whether another one may follow on this connection."""
        body = _Body(self, message, self._limits.piece_seconds)
        environ = self._environ | message.environ() | {"wsgi.input": body, STREAM: None}
        started: tuple[str, list[tuple[str, str]]] = "", []

        def start_response(status: str, headers: list[tuple[str, str]], _error: Any = None) -> Any:
            nonlocal started
            started = status, headers

        chunks = self._application(environ, start_response)
        stream: Stream | None = environ[STREAM]
        if stream is not None and message.method != "HEAD":
            self._send_alone(started, stream, chunks.close, in_chunks=message.version == "1.1")  # type: ignore[attr-defined]
            return False
        try:
            stays = message.keeps_alive and message.whole and self._more
            status, headers = started
            is_whole = isinstance(chunks, list)
            has_end = is_whole or any(name.lower() == "content-length" for name, _ in headers)
            # These have no body, and so no chunk that ends it (RFC 9112, 6.1): the next answer would begin with that.
            has_end = has_end or status.startswith(("204", "304"))
            in_chunks = not has_end and message.version == "1.1"
            stays = stays and (has_end or in_chunks)
            head = _head(status, headers, in_chunks=in_chunks, stays=stays)
            if is_whole:
                self._send(head + b"".join(chunks))
            else:
                self._send_as_it_comes(head, chunks, in_chunks=in_chunks, has_end=has_end)
        finally:
            if close := getattr(chunks, "close", None):
                close()
        if not message.whole:
            self._part()
        return stays

    def _send_alone(
        self, started: tuple[str, list[tuple[str, str]]], stream: Stream, at_end: Callable[[], None], *, in_chunks: bool
    ) -> None:
        """Send the head of a stream, which goes on without this connection."""
        try:
            self._send(_head(*started, in_chunks=in_chunks, stays=False))
            self.live = Live(self._socket, stream, at_end, in_chunks=in_chunks)
        finally:
            if self.live is None:
                at_end()

    def _send_as_it_comes(self, head: bytes, chunks: Iterable[bytes], *, in_chunks: bool, has_end: bool) -> None:
        for chunk in chunks:
            if chunk:
                self._send(head + (b"%x\r\n%b\r\n" % (len(chunk), chunk) if in_chunks else chunk))
                head, self.rests = b"", not has_end
        self._send(head + (b"0\r\n\r\n" if in_chunks else b""))

    def _send(self, data: bytes) -> None:
        """Send all; raise TimeoutError if the client takes nothing of it for too long."""
        self._socket.settimeout(self._limits.silent_reader_seconds)
        sent = self._socket.send(data) if data else 0
        if sent < len(data):
            left = memoryview(data)[sent:]
            while left:
                left = left[self._socket.send(left) :]

    def refuse(self, problem: Problem) -> None:
        """Answer what never reached the application, and end the connection."""
        body = dump(problem.body)
        headers = [("Content-Type", PROBLEM_JSON), ("Content-Length", str(len(body)))]
        headers.append(("Access-Control-Allow-Origin", "*"))
        if seconds := problem.members.get("retry_after"):
            headers.append(("Retry-After", str(seconds)))
        with suppress(OSError):
            self._send(_head(str(problem.status), headers, in_chunks=False, stays=False) + body)
            self._part()

    def _part(self) -> None:
        """Say that nothing more follows, and read on for a while: a connection that is closed with something unread is
        reset, and the client may lose the answer.
        """
        deadline = time.monotonic() + PARTING_SECONDS
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_WR)
            while (seconds := deadline - time.monotonic()) > 0:
                self._socket.settimeout(seconds)
                if not self._socket.recv(PIECE):
                    break

    def invite(self) -> None:
        """Tell a client that waits with a body to send it (RFC 9110, section 10.1.1)."""
        self._send(b"HTTP/1.1 100 Continue\r\n\r\n")


class _Body:
    """A request's body, to be read and nothing else: TooSlow, if a piece takes too long, and Malformed."""

    def __init__(self, connection: Connection, message: Message, piece_seconds: float) -> None:
        self._connection = connection
        self._message = message
        self._piece_seconds = piece_seconds
        self._left = b""
        self._is_late = self._breaks_off = False
        self._waits = any(name.lower() == b"expect" for name, _ in message.headers)

    def read(self, size: int = -1) -> bytes:
        """Return so many bytes, or all; fewer only at the end, or where it breaks off."""
        got = [self._left, *self._taken()]
        length = sum(map(len, got))
        if self._waits and not self._message.whole and not length:
            self._connection.invite()
        self._waits = False
        deadline, due = time.monotonic() + self._piece_seconds, length + PIECE
        while not (self._message.whole or self._breaks_off) and (size < 0 or length < size):
            if length >= due:
                deadline, due = time.monotonic() + self._piece_seconds, length + PIECE
            self._connection.check()
            self._receive(deadline - time.monotonic())
            more = self._taken()
            got += more
            length += sum(map(len, more))
        read = b"".join(got)
        cut = len(read) if size < 0 else size
        self._left = read[cut:]
        return read[:cut]

    def _receive(self, seconds: float) -> None:
        try:
            self._is_late = self._is_late or not self._connection.receive(seconds)
        except OSError:
            self._breaks_off = True
        if self._is_late:
            raise TooSlow(f"A body must arrive at {PIECE} bytes in {self._piece_seconds:g} seconds or faster.")

    def _taken(self) -> list[bytes]:
        pieces, self._message.pieces = self._message.pieces, []
        return pieces


@cache
def _status_line(status: str) -> str:
    return f"HTTP/1.1 {status} {HTTPStatus(int(status)).phrase}"


def _head(status: str, headers: list[tuple[str, str]], *, in_chunks: bool, stays: bool) -> bytes:
    """Return the head of an answer."""
    lines = [_status_line(status[:3]), *(f"{name}: {value}" for name, value in headers)]
    if in_chunks:
        lines.append("Transfer-Encoding: chunked")
    if not stays:
        lines.append("Connection: close")
    head = "\r\n".join(lines)
    if head.count("\n") >= len(lines):
        raise Malformed("A header of the answer would have more than one line.")
    return f"{head}\r\n\r\n".encode("latin-1")
