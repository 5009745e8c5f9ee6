"""A real receiver of webhooks that can fail on request."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cairn.events.codec import load

TRUSTED = {"CAIRN_WEBHOOK_NETWORKS": "127.0.0.0/8"}


class Receiver:
    """The received requests, in order, and the responses to send: `answers` are used one after the other, then 204.

    `times` has the time of each request on the monotonic clock.
    """

    def __init__(self) -> None:
        self.requests: list[tuple[dict[str, str], bytes]] = []
        self.times: list[float] = []
        self.answers: list[int | Callable[[BaseHTTPRequestHandler], object]] = []
        self.url = ""

    @property
    def bodies(self) -> list[Any]:
        """The bodies as JSON."""
        return [load(body) for _, body in list(self.requests)]

    @property
    def ids(self) -> list[str]:
        """The id of each received message."""
        return [headers["webhook-id"] for headers, _ in list(self.requests)]

    def wait(self, count: int) -> list[Any]:
        """Wait until `count` requests were received, and return their bodies."""
        for _ in range(600):
            if len(self.requests) >= count:
                return self.bodies
            time.sleep(0.05)
        raise AssertionError(f"only {len(self.requests)} of {count} came")


@contextmanager
def receiving(host: str = "127.0.0.1") -> Iterator[Receiver]:
    """Yield a receiver that listens on a port of its own."""
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            answer = receiver.answers.pop(0) if receiver.answers else 204
            receiver.times.append(time.monotonic())
            receiver.requests.append(({name.lower(): value for name, value in self.headers.items()}, body))
            if callable(answer):
                answer(self)
                return
            self.send_response(answer)
            self.send_header("Location", "http://127.0.0.1:9/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            pass

    server = ThreadingHTTPServer((host, 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    receiver.url = f"http://{host}:{server.server_address[1]}/hook?key=of-the-receiver"
    yield receiver
    server.shutdown()
    server.server_close()
