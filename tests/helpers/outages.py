"""Services that fail: one with given responses, and a real one that can be stopped and started again."""

import socket
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

import msgspec
from helpers.api import free_port, serve

Response = tuple[int, Mapping[str, str], bytes]


class Received(NamedTuple):
    """A request: its monotonic time, headers, address and body."""

    at: float
    headers: dict[str, str]
    path: str
    body: bytes


@contextmanager
def responding(responses: Sequence[Response | None]) -> Iterator[tuple[str, list[Received]]]:
    """Return the URL of a service with these responses (None cuts one off), and the requests that it receives."""
    left, requests = [*responses], list[Received]()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            requests.append(Received(time.monotonic(), {**self.headers}, self.path, body))
            status, headers, body = left.pop(0) or (200, {"Content-Length": "9"}, b'{"a"')
            self.send_response_only(status)
            for name, value in {"Content-Length": str(len(body)), **headers}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
            if len(body) < int(headers.get("Content-Length", 0)):
                self.wfile.flush()
                self.connection.shutdown(socket.SHUT_RDWR)

        def do_GET(self) -> None:
            self.do_POST()

        def log_message(self, *_: object) -> None:
            """Write no log line."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", requests
    server.shutdown()
    server.server_close()


def busy(status: int = 503, **headers: str) -> Response:
    """Return a refusal that asks for a retry."""
    return status, {name.replace("_", "-"): value for name, value in headers.items()}, b"busy"


NDJSON = {"Content-Type": "application/x-ndjson"}
DONE: Response = (200, {}, b'{"a":1}')


class Service:
    """A service that can be stopped, and started again at the same port with the same data."""

    def __init__(self, redis_url: str) -> None:
        self._redis_url, self._port, self._stack = redis_url, free_port(), ExitStack()
        self.url = f"http://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        """Start it."""
        self._stack.enter_context(contextmanager(serve)(self._redis_url, self._port))

    def stop(self) -> None:
        """Stop it."""
        self._stack.close()


GONE = ("a" * 20, "b" * 20, "c" * 20)
"""The games of the feed `gone`."""
OVER = {"reason": "points", "winners": [0], "points": [3, 1]}


def gone() -> list[Response]:
    """Return responses to a feed of three games that is lost: one is gone before, one meanwhile, and one ends later.

    Its position has expired when it is opened again.
    """
    a, b, c = GONE
    lines = [{"type": "odd", "game": a}, {"type": "gone", "game": b, "seat": 1, "position": "p1"}]
    ended = {"type": "over", "game": c, "seat": 0, "version": 9, "outcome": OVER, "position": "p2"}
    running: Response = (200, {}, b'{"status": "running", "ruleset": "chess"}')

    def refused(status: int, **place: str) -> Response:
        return status, {}, msgspec.json.encode({"errors": [place | {"detail": ""}]})

    first, last = (b"".join(b"\n" + msgspec.json.encode(line) for line in each) + b"\n" for each in (lines, [ended]))
    refusals = [refused(422, parameter="after"), refused(401, pointer="/tokens/0/token")]
    return [(200, NDJSON, first), running, running, *refusals, (200, NDJSON, last)]


def check_gone(requests: Sequence[Received]) -> None:
    """Check the requests of the feed `gone`: each is for what is left, from the last position on, if it is accepted."""
    a, b, c = GONE
    streams = [each for each in requests if each.path.startswith("/v1/stream")]
    assert ["after=p1" in each.path for each in streams] == [False, True, False, False]
    tokens = [[each["game"] for each in msgspec.json.decode(stream.body)["tokens"]] for stream in streams]
    assert tokens == [[a, b, c], [a, c], [a, c], [c]]
