"""The processes of the API: each serves the same port with its own event loop. granian's would lose connections."""

import asyncio
import logging
import math
import os
import resource
import signal
import socket
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any, cast

import uvloop
from granian._granian import SocketHolder
from granian.constants import HTTPModes, Interfaces, SSLProtocols
from granian.http import HTTP1Settings, HTTP2Settings
from granian.server import embed

from cairn.service import app, cooperative
from cairn.service.api.http.connection_limits import BEATS
from cairn.service.redis_clients.pipeline import Pipeline
from cairn.service.redis_clients.process_registry import SHOW_SECONDS
from cairn.service.run.supervisor import Attempts, die_with_parent
from cairn.service.server.adapter import Adapter, receive_early
from cairn.service.server.connections import limit_connections
from cairn.service.server.streams import Streams
from cairn.service.settings import NEAR, Settings
from cairn.service.telemetry import buffered_values

BACKLOG = 2048
CLIENTS = 6_000
"""Connections of clients in addition to streams, as far as the system's limit of open files allows."""
IDLE_SECONDS = 75
"""Timeout of idle connections: longer than most players think about a move, and than nginx's."""
MAX_HEAD = 64 * 1024  # bytes of a request
MAX_STREAMS = 100
"""Maximum concurrent requests per HTTP/2 connection: the recommended minimum (RFC 9113, 6.5.2)."""
OTHER_FILES = 512  # open files of a process besides its clients' connections, mostly connections to Redis
SPARE_THREADS = 32
"""Threads besides those for admitted requests: for refusing requests, and for connecting streams."""
STOP_SECONDS = 4.0
UNSENT = 128 * 1024  # bytes that may wait in the kernel per connection
_STOPPING = (signal.SIGTERM, signal.SIGINT)
log = logging.getLogger(__name__)


def serve(address: str, port: int, processes: int, certificate: str = "", key: str = "") -> None:
    """Serve until SIGTERM or SIGINT; with TLS if a certificate is given."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind((address, port))
        if processes == 1:
            _run(listener, certificate, key)
        else:
            _Processes(listener, processes, certificate, key).run()


class _Processes:
    def __init__(self, listener: socket.socket, count: int, certificate: str, key: str) -> None:
        self._served = listener, certificate, key
        self._attempts = [Attempts() for _ in range(count)]
        self._running: dict[int, Attempts] = {}
        self._stopping = False

    def run(self) -> None:
        for number in _STOPPING:
            signal.signal(number, self._stop)
        for attempts in self._attempts:
            self._start(attempts)
        while self._running:
            attempts = self._running.pop(os.wait()[0])
            attempts.end()
            if not self._stopping:
                time.sleep(max(0.0, attempts.again_at - time.monotonic()))
                self._start(attempts)

    def _start(self, attempts: Attempts) -> None:
        if self._stopping:
            return
        attempts.begin()
        process = os.fork()
        if process:
            self._running[process] = attempts
            if self._stopping:  # the signal may arrive before the process is known
                self._stop()
            return
        for number in _STOPPING:
            signal.signal(number, signal.SIG_DFL)
        if sys.platform == "linux":
            die_with_parent()
        try:
            _run(*self._served)
        except Exception:
            log.exception("A process of the API failed.")
        finally:
            _exit()

    def _stop(self, _number: int = 0, _frame: FrameType | None = None) -> None:
        self._stopping = True
        for process in self._running:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)


_granian: Any = embed  # it does not export the function that passes requests on
_granian._future_watcher_wrapper = receive_early(_granian._future_watcher_wrapper)


class _Granian(embed.Server):
    def __init__(self, listener: socket.socket, application: Any, **options: Any) -> None:
        address, port = listener.getsockname()[:2]
        super().__init__(application, address, port, interface=Interfaces.ASGINL, websockets=False, **options)
        self._listener = listener

    def _init_shared_socket(self) -> None:
        self._shd = cast(Any, SocketHolder)(self._listener.fileno(), False, BACKLOG)  # its stub names no arguments


def _run(listener: socket.socket, certificate: str, key: str) -> None:
    cooperative.enable()
    address, port = listener.getsockname()[:2]
    near = NEAR.get(address, address)
    where = f"[{near}]:{port}" if ":" in near else f"{near}:{port}"
    application = app.create_served_app(f"{'https' if certificate else 'http'}://{where}")
    settings = application.services.settings
    silence = BEATS * settings.heartbeat
    for option, value in (("TCP_USER_TIMEOUT", int(silence * 1000)), ("TCP_NOTSENT_LOWAT", UNSENT), ("TCP_NODELAY", 1)):
        if hasattr(socket, option):  # connections inherit them; only Linux supports them all
            listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
    uvloop.run(_serve(listener, application, settings, silence, certificate, key))


async def _serve(
    listener: socket.socket, application: Any, settings: Settings, silence: float, certificate: str, key: str
) -> None:
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(settings.threads + SPARE_THREADS, "request"))
    urls = settings.redis_url, settings.queue_url or settings.redis_url
    plain = all(url.startswith(("redis://", "unix://")) for url in urls)
    streams = Streams(silence, cooperative=plain)
    if plain and not settings.replicas:  # otherwise each command waits for replicas, and would delay those behind it
        for redis in (application.services.log.redis, application.services.turn_queue.redis):
            redis.connection_pool.pipelined = Pipeline(redis.connection_pool).ask
    parts = application.services.parts

    def beat() -> None:
        parts.beat(2 * SHOW_SECONDS)
        loop.call_later(SHOW_SECONDS, beat)

    beat()
    server = _Granian(
        listener,
        Adapter(application, streams, cooperative=plain),
        backlog=BACKLOG,
        backpressure=_allow_files(settings.streams),
        # Without TLS, granian detects HTTP/2 by the first bytes sent, without a timeout.
        http=HTTPModes.auto if certificate else HTTPModes.http1,
        http1_settings=HTTP1Settings(header_read_timeout=IDLE_SECONDS * 1000, max_buffer_size=MAX_HEAD),
        http2_settings=HTTP2Settings(
            keep_alive_interval=int(silence * 500), max_concurrent_streams=MAX_STREAMS, max_headers_size=MAX_HEAD
        ),
        log_enabled=False,
        ssl_cert=Path(certificate) if certificate else None,
        ssl_key=Path(key) if key else None,
        ssl_protocol_min=SSLProtocols.tls12,
    )

    ending = Thread(target=parts.end, name="end", daemon=True)

    def stop() -> None:
        if ending.ident is not None:  # a second signal, such as that of a parent that ends
            return
        ending.start()
        streams.stop()
        server.stop()  # type: ignore[no-untyped-call]  # granian leaves it untyped
        loop.call_later(STOP_SECONDS, _exit)

    for number in _STOPPING:
        loop.add_signal_handler(number, stop)
    if not settings.proxies:
        # Without TLS, hyper's own timeout applies to idle connections.
        idle_seconds = max(IDLE_SECONDS, 2 * silence) if certificate else math.inf
        limit_connections(listener, settings.connections_per_address, idle_seconds)
    await server.serve()
    ending.join(1.0) if ending.ident else None
    _exit()


def _exit() -> None:
    """Exit at once, without waiting for requests that still have a thread."""
    buffered_values.write()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _allow_files(streams: int) -> int:
    """Raise the limit of open files, often 1,024, for `streams`; return the maximum number of connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OTHER_FILES + CLIENTS + streams
    limit = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < limit:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    if limit < wanted and limit - OTHER_FILES < 2 * streams:
        log.warning("CAIRN_STREAMS is %d, but this process may open %d files only.", streams, limit)
    return max(1, limit - OTHER_FILES)
