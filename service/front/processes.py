"""The processes of the API: each serves the same port from a loop of its own, and one that dies is started again."""

import os
import signal
import socket
import sys
import time
from contextlib import ExitStack, suppress
from functools import partial
from types import FrameType
from typing import Any

import gevent
from gevent.event import Event
from gevent.monkey import get_original
from gevent.pool import Pool
from gevent.server import StreamServer

from cairn.service import app
from cairn.service.api.http.application import Application
from cairn.service.api.http.door import BEATS, InHand
from cairn.service.breath import use_threads
from cairn.service.errors import TooManyRequests
from cairn.service.front.connection import Connection, Limits
from cairn.service.front.files import allow_files
from cairn.service.front.streams import Streams
from cairn.service.limits.clients import networks_of
from cairn.service.run.attempts import Attempts
from cairn.service.run.supervisor import die_with_parent
from cairn.service.telemetry import cells

BACKLOG = 2048
"""Connections that may wait for being accepted."""
UNSENT = 128 * 1024
"""Bytes that may wait in the kernel for one reader."""
STOP_SECONDS = 4.0
"""How long requests in hand may go on when the API stops."""
_PAUSE = 0.05
_ASK_TO_STOP = (signal.SIGTERM, signal.SIGINT)
_sleep: Any = get_original("time", "sleep")
"""There is no loop in the process that only starts others."""


def serve(address: str, port: int, processes: int) -> None:
    """Serve until SIGTERM or SIGINT comes."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind((address, port))
        if processes == 1:
            Front(listener, shared=False).run()
        else:
            _Processes(listener, processes).run()


class _Processes:
    """Several processes that serve one socket."""

    def __init__(self, listener: socket.socket, count: int) -> None:
        self._listener = listener
        self._attempts = [Attempts() for _ in range(count)]
        self._running: dict[int, Attempts] = {}
        self._stopping = False

    def run(self) -> None:
        """Keep them running until this process is asked to stop; end when all have ended."""
        for number in _ASK_TO_STOP:
            signal.signal(number, self._stop)
        for attempts in self._attempts:
            self._start(attempts)
        while self._running:
            attempts = self._running.pop(os.wait()[0])
            attempts.end()
            if not self._stopping:
                _sleep(max(0.0, attempts.again_at - time.monotonic()))
                self._start(attempts)

    def _start(self, attempts: Attempts) -> None:
        if self._stopping:
            return
        attempts.begin()
        process = os.fork()
        if process:
            self._running[process] = attempts
            if self._stopping:  # it was asked to just now, and the signal may have come before the process was known
                self._stop()
            return
        for number in _ASK_TO_STOP:
            signal.signal(number, signal.SIG_DFL)
        if sys.platform == "linux":
            die_with_parent()
        try:
            Front(self._listener, shared=True).run()
        finally:
            cells.write()
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(0)

    def _stop(self, _number: int = 0, _frame: FrameType | None = None) -> None:
        self._stopping = True
        for process in self._running:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)


class Front:
    """One process: the application, and its clients' connections; an address may have so many."""

    def __init__(self, listener: socket.socket, *, shared: bool) -> None:
        use_threads(gevent.get_hub().threadpool.apply)
        self._application: Application = app.create_served_app()
        settings = self._application.services.settings
        silence = BEATS * settings.heartbeat
        self._limits = Limits(settings.body_seconds, silence)
        most = sys.maxsize if settings.proxies else settings.connections_per_address
        self._open, self._refused = InHand(most), InHand(most)
        self._connections = set[tuple[Any, Connection]]()
        self._streams = Streams(silence)
        self._environ = {
            "SERVER_NAME": listener.getsockname()[0],
            "SERVER_PORT": str(listener.getsockname()[1]),
            "SCRIPT_NAME": "",
            "wsgi.version": (1, 0),
            "wsgi.url_scheme": "http",
            "wsgi.errors": sys.stderr,
            "wsgi.input_terminated": True,
            "wsgi.multithread": True,
            "wsgi.multiprocess": shared,
            "wsgi.run_once": False,
        }
        for option, value in (("TCP_USER_TIMEOUT", int(silence * 1000)), ("TCP_NOTSENT_LOWAT", UNSENT)):
            if hasattr(socket, option):  # connections inherit them; only Linux has them
                listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
        listener.listen(BACKLOG)  # only here: who comes before there is an application would wait for it
        self._server = StreamServer(listener, self._serve, spawn=Pool(allow_files(settings.streams)))
        if shared:
            self._server.max_accept = 1  # what one process leaves another accepts

    def run(self) -> None:
        """Serve until this process is asked to stop."""
        asked = Event()
        for number in _ASK_TO_STOP:
            gevent.signal_handler(number, asked.set)
        self._server.start()
        asked.wait()
        self._server.close()
        self._stop()

    def _serve(self, sock: Any, address: tuple[Any, ...]) -> None:
        networks = networks_of(address[0])
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection = Connection(self._application, sock, self._environ | {"REMOTE_ADDR": address[0]}, self._limits)
        entry = gevent.getcurrent(), connection
        self._connections.add(entry)
        try:
            if self._open.take(networks):
                with ExitStack() as place:
                    place.callback(self._open.give, networks)
                    connection.serve()
                    if connection.live:
                        place.pop_all()
                        self._streams.begin(connection.live, partial(self._open.give, networks))
            elif self._refused.take(networks):  # more than those are closed without a word
                with ExitStack() as place:
                    place.callback(self._refused.give, networks)
                    connection.refuse(TooManyRequests("Your address has too many connections.", retry_after=1))
        finally:
            self._connections.discard(entry)
            sock.close()

    def _stop(self) -> None:
        """End streams and what rests at once, and give time to what is in hand."""
        self._streams.stop()
        deadline = time.monotonic() + STOP_SECONDS
        while self._connections and time.monotonic() < deadline:
            gevent.killall([greenlet for greenlet, connection in self._connections if connection.rests], block=False)
            gevent.sleep(_PAUSE)
