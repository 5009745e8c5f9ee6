"""Availability of Redis: a process logs once that a server is unreachable, and once that it is back (`is_new`)."""

import logging
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from threading import Lock
from typing import Any, ClassVar, cast

from redis.connection import AbstractConnection
from redis.exceptions import AuthenticationError, RedisClusterException, RedisError
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.service import cooperative

AWAY = (RedisConnectionError, RedisTimeoutError)  # errors of a Redis that is unreachable or still loading
TOLD_SECONDS = 10.0
"""How long after a failure related log lines are filtered: a thread may have waited this long for a reply."""
FULL_SECONDS = 5.0
"""Timeout for a Unix socket whose backlog is full: it refuses at once (EAGAIN), while TCP waits."""
PAUSE_SECONDS = 0.01
AVOID_SECONDS = 1.0
"""Seconds without new connections to a cluster node that timed out. redis-py would retry at once."""
log = logging.getLogger(__name__)


class Availability:
    """Whether this process can reach one server."""

    def __init__(self, server: str) -> None:
        self.failed_at = -TOLD_SECONDS
        self._server = server
        self._away_since: float | None = None
        self._back_at = 0.0
        self._silent_at = -AVOID_SECONDS
        self._lock = Lock()

    def fail(self, error: Exception, began: float) -> None:
        """Record a failed attempt that began at `began`."""
        with self._lock:
            if began < self._back_at:
                return  # another thread has reached it since
            self.failed_at, is_new = time.monotonic(), self._away_since is None
            self._away_since = began if is_new else self._away_since
        if is_new:
            log.warning("Redis (%s) cannot be reached; waiting for it: %s", self._server, error)

    def be_silent(self) -> None:
        """Record a timeout of the server."""
        self._silent_at = time.monotonic()

    def is_silent(self) -> bool:
        """Return whether the server timed out within the last second."""
        return time.monotonic() - self._silent_at < AVOID_SECONDS

    def succeed(self) -> None:
        """Record a successful attempt."""
        with self._lock:
            since, self._away_since, self._back_at = self._away_since, None, time.monotonic()
        if since is not None:
            log.warning("Redis (%s) is back after %.1f seconds", self._server, self._back_at - since)


_servers: dict[str, Availability] = {}


def availability_of(server: str) -> Availability:
    """Return the availability of a server for this process."""
    return _servers.setdefault(server, Availability(server))


def is_announced(error: BaseException | None) -> bool:
    """Return whether an error is due to an unreachable server, which was logged already."""
    while isinstance(error, (RedisError, RedisClusterException)):  # any other error is a bug, whatever its cause
        if isinstance(error, AWAY) and not isinstance(error, AuthenticationError):
            last = max((server.failed_at for server in [*_servers.values()]), default=0.0)
            return time.monotonic() - last < TOLD_SECONDS
        error = error.__cause__ or error.__context__
    return False


def is_new(record: logging.LogRecord) -> bool:
    """Return whether a log record says more than that Redis is unreachable. The error may be missing in it."""
    error = record.exc_info[1] if record.exc_info else sys.exc_info()[1]
    return record.name == log.name or not is_announced(error)


if logging.lastResort:  # the handler of processes without logging configuration
    logging.lastResort.addFilter(is_new)


class _Watched(AbstractConnection):
    """A mixin that records the availability of the server. With `fails_fast` a silent one costs one timeout."""

    fails_fast: ClassVar[bool] = False

    @property
    def _availability(self) -> Availability:
        here: Any = self
        if hasattr(self, "connection_pool"):  # Sentinels find the primary by its name
            return availability_of(here.connection_pool.service_name)
        return availability_of(here.path if hasattr(self, "path") else f"{here.host}:{here.port}")

    def connect(self) -> None:
        self._announce(partial(cooperative.run_in_thread, super().connect))

    def connect_check_health(self, check_health: bool = True, retry_socket_connect: bool = True) -> None:
        connect = super().connect_check_health
        self._announce(partial(cooperative.run_in_thread, connect, check_health, retry_socket_connect))

    def _announce(self, connect: Callable[[], object]) -> None:
        if self._sock:
            return
        if self.fails_fast and self._availability.is_silent():
            raise RedisTimeoutError("It has just given no answer.")
        began = time.monotonic()
        try:
            connect()
        except AWAY as error:
            if not isinstance(error, AuthenticationError):
                self._availability.fail(error, began)
            raise
        self._availability.succeed()

    def _connect(self) -> Any:
        """Connect a socket. Wait while the backlog of a Unix socket is full, as TCP does."""
        until = time.monotonic() + (self.socket_connect_timeout or FULL_SECONDS)
        while True:
            try:
                return cooperative.share(cast(Any, super())._connect())
            except BlockingIOError:
                if time.monotonic() > until:
                    raise
                time.sleep(PAUSE_SECONDS)

    def read_response(self, *arguments: Any, **options: Any) -> Any:
        try:
            return super().read_response(*arguments, **options)
        except RedisTimeoutError as error:
            self.note_silence(error)
            raise

    def note_silence(self, error: RedisTimeoutError) -> None:
        self._availability.be_silent()
        self._availability.fail(error, time.monotonic() - (self.socket_timeout or 0))


@cache
def watch_connection(kind: type[AbstractConnection], *, fails_fast: bool = False) -> type[AbstractConnection]:
    """Return a subclass of a redis-py connection class that records the availability of its server."""
    return type(f"Watched{kind.__name__}", (_Watched, kind), {"fails_fast": fails_fast})
