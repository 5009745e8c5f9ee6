"""The application as an ASGI application for granian: converts requests to WSGI (PEP 3333), and responses back."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import closing
from functools import lru_cache
from typing import Any
from urllib.parse import unquote_to_bytes

from msgspec import Struct

from cairn.service.api.http.application import Application
from cairn.service.api.http.connection_limits import END
from cairn.service.api.http.request import REPEATED
from cairn.service.api.http.streaming import STREAM, Sent
from cairn.service.cooperative import await_only, is_cooperative, spawn
from cairn.service.errors import BadRequest, TooSlow
from cairn.service.server.connections import Turns
from cairn.service.server.streams import Receive, Send, Streams, wait_until_gone

PIECE = 64 * 1024  # number of bytes of a body that share one time limit
MAX_WHOLE = 1024 * 1024
"""Maximum bytes of a response passed to the server at once, on HTTP/1.1 with one response at a time."""
SLICE = 16 * 1024  # maximum bytes sent at once to a client that may not read them
_BEGUN = "cairn.begun"
_ALONE = (b"content-type", b"content-length")  # header fields without `HTTP_` in an environment (PEP 3333)


class Answer(Struct):
    """The application's response."""

    status: int
    fields: list[tuple[bytes, bytes]]
    chunks: Iterable[bytes]


def receive_early(watch: Callable[[Callable[..., Any]], Callable[[Any], Any]]) -> Callable[..., Callable[[Any], Any]]:
    """Wrap granian's function that passes requests on, to wake the loop once for a request and its body."""

    def wrap(application: Callable[..., Any]) -> Callable[[Any], Any]:
        inner = watch(application)

        def hand_over(watcher: Any) -> Any:
            scope = watcher.scope
            if scope["method"] == "POST" and all(name != b"expect" for name, _ in scope["headers"]):
                scope[_BEGUN] = watcher.proto.receive()
            return inner(watcher)

        return hand_over

    return wrap


class Adapter:
    """An ASGI application that calls a WSGI one. `cooperative`: hot routes on the loop, with Redis reads that await."""

    def __init__(self, application: Application, streams: Streams, *, cooperative: bool) -> None:
        self._application = application
        self._streams = streams
        self._cooperative = cooperative
        # Behind a proxy all clients have the same address here.
        self._turns = None if application.services.settings.proxies else Turns(streams.loop)
        self._body_seconds = application.services.settings.body_seconds
        self._base = {
            "SCRIPT_NAME": "",
            END: None,
            STREAM: None,
            "wsgi.version": (1, 0),
            "wsgi.errors": sys.stderr,
            "wsgi.input_terminated": True,
            "wsgi.multithread": True,
            "wsgi.multiprocess": True,
            "wsgi.run_once": False,
        }

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        """Handle a request (ASGI's protocol for HTTP)."""
        if self._turns:
            await self._turns.wait(scope["client"][0])
        environ: dict[str, Any] = self._base | environ_of(scope)
        body = environ["wsgi.input"] = Body(receive, self._streams, self._body_seconds, environ)
        body.begun = scope.get(_BEGUN)
        if not body.is_whole and "HTTP_EXPECT" not in environ:  # with Expect, the body is received when it is read
            await body.receive()
        if self._cooperative and (self._application.is_hot(environ) or body.problem):  # refused at once
            answer = await spawn(self._answer, environ)
        else:
            answer = await self._in_thread(self._answer, environ)
        stream: Sent | None = environ[STREAM]
        is_sent = environ["REQUEST_METHOD"] != "HEAD"
        end = environ[END]
        if is_sent and stream is None and end is None and isinstance(answer.chunks, list):  # most are
            await send({"type": "http.response.start", "status": answer.status, "headers": answer.fields})
            await send({"type": "http.response.body", "body": b"".join(answer.chunks)})
            return
        size = SLICE if scope["http_version"] == "2" else MAX_WHOLE
        scope.clear()  # streams are long, and there are many
        del environ, body
        try:
            if stream:
                answer = Answer(answer.status, [field for field in answer.fields if field[0] != b"Content-Length"], [])
            await send({"type": "http.response.start", "status": answer.status, "headers": answer.fields})
            if stream and is_sent:
                answer.fields.clear()
                # granian sends the head with the first piece of a body, which may be late in a stream.
                await send({"type": "http.response.body", "body": b"", "more_body": True})
                await self._streams.send(stream, send, receive)
            else:
                await self._send(answer.chunks if is_sent else [], size, send, receive)
        except (asyncio.CancelledError, TimeoutError):  # the client stopped reading
            pass
        finally:
            for close in (end, getattr(stream or answer.chunks, "close", None)):
                if close:
                    close()

    def _answer(self, environ: dict[str, Any]) -> Answer:
        started: list[Any] = []

        def start_response(status: str, headers: list[tuple[str, str]], _error: Any = None) -> Any:
            started[:] = status, headers

        chunks = self._application(environ, start_response)
        status, headers = started
        if not isinstance(chunks, list) and environ["SERVER_PROTOCOL"] != "HTTP/2" and _is_small(headers):
            with closing(chunks):  # type: ignore[type-var]  # if it is not a list, it has a `close`
                chunks = [b"".join(chunks)]
        return Answer(int(status[:3]), [(name.encode(), value.encode("latin-1")) for name, value in headers], chunks)

    async def _send(self, chunks: Iterable[bytes], size: int, send: Send, receive: Receive) -> None:
        pieces, is_whole = iter(chunks), isinstance(chunks, list)
        gone = self._streams.loop.create_task(wait_until_gone(receive))
        try:
            while not gone.done():
                piece = next(pieces, None) if is_whole else await self._in_thread(next, pieces, None)
                if piece is None:
                    break
                for at in range(0, len(piece), size):
                    message = {"type": "http.response.body", "body": piece[at : at + size], "more_body": True}
                    await asyncio.wait_for(send(message), self._streams.silence)
            await send({"type": "http.response.body", "body": b""})
        finally:
            gone.cancel()

    def _in_thread(self, function: Callable[..., Any], *args: Any) -> Awaitable[Any]:
        return self._streams.loop.run_in_executor(None, function, *args)


class Body:
    """A request's body as WSGI's `wsgi.input`: reads wait in the thread or the greenlet of the reader."""

    def __init__(self, receive: Receive, streams: Streams, seconds: float, environ: Mapping[str, str]) -> None:
        self._receive = receive
        self._loop, self._deadlines = streams.loop, streams.deadlines
        self._seconds = self._left_seconds = seconds
        self._left = PIECE
        length = environ.get("CONTENT_LENGTH")
        self._missing = int(length) if length and length.isdecimal() else None
        self._pieces: list[bytes] = []
        self._length = 0
        self.begun: Awaitable[Any] | None = None
        self.problem: TooSlow | BadRequest | None = None
        has_body = self._missing or "HTTP_TRANSFER_ENCODING" in environ
        may_have = environ["SERVER_PROTOCOL"] == "HTTP/2" and length is None
        self.is_whole = not (has_body or (may_have and environ["REQUEST_METHOD"] not in ("GET", "HEAD", "OPTIONS")))

    async def receive(self) -> None:
        """Receive the next piece, or set `problem`; `read` returns or raises it."""
        began = time.monotonic()
        receiving = asyncio.ensure_future(self.begun or self._receive())
        self.begun = None
        self._deadlines.set(self, self._left_seconds, receiving.cancel)
        try:
            message = await receiving
        except asyncio.CancelledError:
            self.problem = TooSlow("body-too-slow", bytes=PIECE, seconds=f"{self._seconds:g}")
            return
        finally:
            self._deadlines.clear(self)
            self._left_seconds -= time.monotonic() - began
        if message["type"] != "http.request":
            self.problem = BadRequest("body-breaks-off")
            return
        piece = message.get("body", b"")
        self._pieces.append(piece)
        self._length += len(piece)
        self._left -= len(piece)
        if self._left <= 0:
            self._left, self._left_seconds = PIECE, self._seconds
        self.is_whole = not message.get("more_body", False)
        if self._missing is not None:
            self._missing -= len(piece)
            self.is_whole = self.is_whole or self._missing <= 0

    def read(self, size: int = -1) -> bytes:
        """Return `size` bytes, or all; fewer only at the end. Raise TooSlow, BadRequest."""
        while not self.is_whole and (size < 0 or self._length < size):
            if self.problem is None:
                self._wait()
            if self.problem:
                self._receive = _receive_nothing  # a traceback keeps this body alive, but must keep no connection
                raise self.problem
        data = b"".join(self._pieces)
        cut = len(data) if size < 0 else size
        self._pieces = [data[cut:]] if cut < len(data) else []
        self._length = max(0, len(data) - cut)
        return data[:cut]

    def _wait(self) -> None:
        if is_cooperative():
            await_only(self.receive())
        else:
            asyncio.run_coroutine_threadsafe(self.receive(), self._loop).result()


async def _receive_nothing() -> Any:
    return {"type": "http.disconnect"}


def _is_small(headers: Iterable[tuple[str, str]]) -> bool:
    return any(name == "Content-Length" and int(value) <= MAX_WHOLE for name, value in headers)


def environ_of(scope: Mapping[str, Any]) -> dict[str, Any]:
    """Convert ASGI's scope to WSGI's environment. Repeated fields are joined with commas (RFC 9110, 5.3)."""
    raw = scope["raw_path"]
    path = unquote_to_bytes(raw) if b"%" in raw else raw
    environ = {
        "REQUEST_METHOD": scope["method"],
        "PATH_INFO": path.decode("latin-1") if path != b"*" or scope["method"] != "OPTIONS" else "/",
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "SERVER_NAME": scope["server"][0],
        "SERVER_PORT": str(scope["server"][1]),
        "REMOTE_ADDR": scope["client"][0],
        "wsgi.url_scheme": scope["scheme"],
    }
    for name, raw_value in scope["headers"]:
        if key := _key(name):
            value = raw_value.decode("latin-1")
            if key in environ:
                environ.setdefault(REPEATED, set()).add(name.decode("latin-1").title())
                value = f"{environ[key]},{value}"
            environ[key] = value
    return environ


@lru_cache(256)
def _key(name: bytes) -> str:
    """Return a field's name in an environment; empty if it could be mistaken for another field."""
    if b"_" in name:
        return ""
    key = name.decode("latin-1").upper().replace("-", "_")
    return key if name.lower() in _ALONE else f"HTTP_{key}"
