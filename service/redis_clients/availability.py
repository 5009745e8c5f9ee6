"""Whether Redis can be reached: a process says once that it waits for one, and once that it is back.

Connections tell, as nothing goes past them: whatever thread or library asks for something. What others would log of
that, a traceback for each of their attempts, is left out (`is_new`).
"""

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

AWAY = (RedisConnectionError, RedisTimeoutError)
"""What is raised where Redis is away, or still loads its data."""
TOLD_SECONDS = 10.0
"""How long after the last failure what others log of it is left out: a thread may have waited so long for an answer."""
FULL_SECONDS = 5.0
"""How long a connection is tried that a Unix socket refuses at once, as too many wait there (EAGAIN); TCP waits."""
PAUSE_SECONDS = 0.01
IDLE_TIMEOUT = 1.0
"""For how long a node of a cluster is not connected to again that gave no answer: redis-py sends anew at once."""

log = logging.getLogger(__name__)


class Availability:
    """Whether one server can be reached, as this process knows it."""

    def __init__(self, server: str) -> None:
        self.failed_at = -TOLD_SECONDS
        self._server = server
        self._away_since: float | None = None
        self._back_at = 0.0
        self._silent_at = -IDLE_TIMEOUT
        self._lock = Lock()

    def fail(self, error: Exception, began: float) -> None:
        """Note that it could not be reached, or did not answer, in an attempt that began then."""
        with self._lock:
            if began < self._back_at:
                return  # others have reached it since
            self.failed_at, is_new = time.monotonic(), self._away_since is None
            self._away_since = began if is_new else self._away_since
        if is_new:
            log.warning("Redis (%s) cannot be reached, and is waited for: %s", self._server, error)

    def be_silent(self) -> None:
        """Note that it has just given no answer."""
        self._silent_at = time.monotonic()

    def is_silent(self) -> bool:
        """Tell whether it has given no answer within the last second."""
        return time.monotonic() - self._silent_at < IDLE_TIMEOUT

    def succeed(self) -> None:
        """Note that it was reached."""
        with self._lock:
            since, self._away_since, self._back_at = self._away_since, None, time.monotonic()
        if since is not None:
            log.warning("Redis (%s) is back after %.1f seconds", self._server, self._back_at - since)


_servers: dict[str, Availability] = {}


def availability_of(server: str) -> Availability:
    """Return what this process knows of a server."""
    return _servers.setdefault(server, Availability(server))


def is_told(error: BaseException | None) -> bool:
    """Tell whether an error comes of a server that is away, which was said already."""
    while isinstance(error, (RedisError, RedisClusterException)):  # another one is a fault of ours, whatever it met
        if isinstance(error, AWAY) and not isinstance(error, AuthenticationError):
            last = max((server.failed_at for server in [*_servers.values()]), default=0.0)
            return time.monotonic() - last < TOLD_SECONDS
        error = error.__cause__ or error.__context__
    return False


def is_new(record: logging.LogRecord) -> bool:
    """Tell whether a line tells more than that Redis is away: a filter of handlers.

    Libraries do not always add the error that they have in hand to a line.
    """
    error = record.exc_info[1] if record.exc_info else sys.exc_info()[1]
    return record.name == log.name or not is_told(error)


if logging.lastResort:  # it prints what a process logs that has set up nothing
    logging.lastResort.addFilter(is_new)


class _Watched(AbstractConnection):
    """A connection that tells whether its server can be reached, of whichever class of redis-py's it is.

    To one that `fails_fast` a silent server costs its time limit once, and not with each attempt.
    """

    fails_fast: ClassVar[bool] = False

    @property
    def _availability(self) -> Availability:
        here: Any = self
        if hasattr(self, "connection_pool"):  # Sentinels know where the primary is of a name
            return availability_of(here.connection_pool.service_name)
        return availability_of(here.path if hasattr(self, "path") else f"{here.host}:{here.port}")

    def connect(self) -> None:
        """Connect unless it is connected; tell how that went."""
        self._tell(partial(cooperative.run_in_thread, super().connect))

    def connect_check_health(self, check_health: bool = True, retry_socket_connect: bool = True) -> None:
        """Do the same for a connection that has broken."""
        self._tell(partial(cooperative.run_in_thread, super().connect_check_health, check_health, retry_socket_connect))

    def _tell(self, connect: Callable[[], object]) -> None:
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
        """Connect a socket, and wait where a Unix socket would refuse it, as too many others wait: TCP waits, too."""
        until = time.monotonic() + (self.socket_connect_timeout or FULL_SECONDS)
        while True:
            try:
                return cooperative.share(cast(Any, super())._connect())
            except BlockingIOError:
                if time.monotonic() > until:
                    raise
                time.sleep(PAUSE_SECONDS)

    def read_response(self, *arguments: Any, **options: Any) -> Any:
        """Read an answer; tell of a server that gives none in time."""
        try:
            return super().read_response(*arguments, **options)
        except RedisTimeoutError as error:
            self.note_silence(error)
            raise

    def note_silence(self, error: RedisTimeoutError) -> None:
        """Note that the server gave no answer in time."""
        self._availability.be_silent()
        self._availability.fail(error, time.monotonic() - (self.socket_timeout or 0))


@cache
def watch_connection(kind: type[AbstractConnection], *, fails_fast: bool = False) -> type[AbstractConnection]:
    """Return a class of redis-py's connections, of which each tells whether its server can be reached."""
    return type(f"Watched{kind.__name__}", (_Watched, kind), {"fails_fast": fails_fast})
