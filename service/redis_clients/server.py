"""Connections to Redis, and checks of the server: its version, its mode, writes and durability."""

import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty
from typing import Annotated, Any, cast

from msgspec import Meta, Struct

# Much of redis-py is untyped: hence the `no-untyped-call`s without a reason.
from redis import BlockingConnectionPool, Redis, RedisCluster
from redis.connection import AbstractConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError, ResponseError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.events.connections import leave_time_to_kernel
from cairn.events.keys import common
from cairn.events.shards import Shards
from cairn.service.cooperative import POLL_SECONDS, is_cooperative, sleep
from cairn.service.redis_clients.format import FormatError, check_format
from cairn.service.redis_clients.server_key import WrongKeyError

OLDEST = (7, 0)
PROBE, PROBE_SECONDS = common("ready"), 60
"""The key that is written to each shard to test writes, and its time to live. It is never read."""

_LOST = {
    "everysec": "a crash of its machine may lose the last second of acknowledged moves",
    "no": "a crash of its machine may lose acknowledged moves of half a minute and more",
}


class RedisPool(BlockingConnectionPool):
    """redis-py's blocking pool, without its bookkeeping at each use of a connection."""

    pipelined: Callable[[bytes, int], list[Any] | None] | None = None
    """Sends commands of greenlets of an event loop. Returns None in other threads."""

    def get_connection(self, command_name: Any = None, *keys: Any, **options: Any) -> Any:
        """Return a live connection without unread data. Raise ConnectionError if none becomes free in time.

        The arguments are for other pools of redis-py.
        """
        self._checkpid()
        try:
            connection = self._next_free() or self.make_connection()  # type: ignore[no-untyped-call]
        except Empty:
            raise RedisConnectionError("No connection available.") from None
        try:
            connection.connect()
            if not _is_clean(connection):
                connection.disconnect()
                connection.connect()
        except BaseException:
            self.release(connection)
            raise
        return connection

    def _next_free(self) -> Any:
        """Return a free connection, or None if a new one may be made. Raise Empty."""
        deadline = time.monotonic() + self.timeout
        while is_cooperative() and time.monotonic() < deadline:
            with suppress(Empty):
                return self.pool.get_nowait()
            sleep(POLL_SECONDS)
        return self.pool.get(timeout=max(0.0, deadline - time.monotonic()))

    def release(self, connection: Any) -> None:
        """Take a connection back. Close one that belongs to the parent process of a fork."""
        self._checkpid()
        if not self.owns_connection(connection):
            connection.disconnect()
            connection = None
        self.pool.put_nowait(connection)


class OutdatedServerError(RedisError):
    """The server is older than the service needs."""


class WrongServerError(RedisError):
    """The server is of another kind than its URL. The message names the right kind of URL."""


def greeting(*, lean: bool = False, cluster: bool = False, shards: int | None = None) -> Callable[[Any], None]:
    """Return a function that checks the server on each new connection.

    It raises OutdatedServerError if the server is too old, and WrongServerError if it is not of the kind of its URL
    (`cluster` or not). With `shards` it raises FormatError on the first connections if the data has another format.
    `lean` leaves the timeouts of a connection to the kernel.
    """
    checked = threading.Event()

    def greet(connection: AbstractConnection) -> None:
        _check_server(connection, greeted=cluster, mode="cluster" if cluster else "standalone")
        with suppress(ResponseError):  # other refusals appear with the commands
            _ask(connection, "PING")  # a loading server accepts HELLO
        if shards is not None and not checked.is_set():
            check_format(lambda *command: _ask(connection, *command), shards)
            checked.set()
        if lean:
            leave_time_to_kernel(connection)

    return greet


def _check_server(connection: AbstractConnection, greeted: bool, mode: str) -> None:
    try:
        if not greeted:
            connection.on_connect()  # type: ignore[no-untyped-call]  # untyped in redis-py
        said = cast(dict[Any, Any], connection.handshake_metadata) or _hello(connection)
    except ResponseError as error:
        if "unknown command" in str(error):  # HELLO is new in Redis 6
            raise _outdated("before 6.0") from error
        raise
    version = (said.get(b"version") or b"").decode()
    numbers = re.match(r"(\d+)\.(\d+)", version)  # other versions are not Redis' and are accepted
    if numbers and (int(numbers[1]), int(numbers[2])) < OLDEST:
        raise _outdated(version)
    if (runs := (said.get(b"mode") or b"").decode()) in _URLS and runs != mode:
        raise WrongServerError(_URLS[runs])


UNUSABLE = (OutdatedServerError, WrongServerError, FormatError, WrongKeyError)
"""Errors of a server that only the operator can correct."""

_URLS = {
    "cluster": "This Redis is a node of a Redis Cluster; its URL must begin with redis+cluster://",
    "sentinel": "This is a Sentinel and no Redis; its URL must begin with redis+sentinel:// and end with /name",
    "standalone": "This Redis is no node of a Redis Cluster; its URL must begin with redis://",
}
"""Messages about a server that runs in another mode than that of its URL."""


class Durability(Struct, frozen=True):
    """How Redis stores data; null where that is unknown."""

    aof: Annotated[bool | None, Meta(description="Whether it keeps an append-only file.")]
    fsync: Annotated[str | None, Meta(description="When that is on disk: `always`, `everysec` or `no`.")]
    eviction: Annotated[
        str | None, Meta(description="What it removes when its memory is full; `noeviction` is nothing.")
    ]

    def warnings(self) -> Iterator[str]:
        """Yield a warning for each setting that may lose data."""
        if self.aof is None:
            yield "This user may not read from Redis (INFO) whether it has an append-only file, and what it evicts."
        elif not self.aof:
            yield "Redis keeps no append-only file: a crash loses all since its last snapshot. Set appendonly yes."
        elif self.fsync is None:
            yield "This user may not read when Redis writes to disk (CONFIG GET appendfsync); it should be always."
        elif self.fsync in _LOST:
            yield f"Redis has appendfsync {self.fsync}: {_LOST[self.fsync]}. Set appendfsync always."
        if self.eviction not in (None, "noeviction"):
            yield (
                f"Redis has maxmemory-policy {self.eviction}: it may remove games when its memory is full. "
                "Set maxmemory-policy noeviction."
            )


def durability(redis: Redis) -> Durability:
    """Return the durability of Redis. Raise RedisError if it does not answer."""
    return _durability_of(redis, write=False)


def try_write(redis: Redis) -> Durability:
    """Write a probe key and return the durability of Redis. Raise RedisError if it refuses the write."""
    return _durability_of(redis, write=True)


def _durability_of(redis: Redis, write: bool) -> Durability:
    """Read the durability in one round trip. Hosted Redis often forbids INFO and CONFIG."""
    if isinstance(redis, RedisCluster):
        return _asked_cluster(redis, write)
    with redis.pipeline(transaction=False) as pipeline:
        if write:
            pipeline.set(PROBE, 1, ex=PROBE_SECONDS)
        pipeline.info("persistence", "memory")
        pipeline.config_get("appendfsync")
        *written, info, config = pipeline.execute(raise_on_error=False)
    for answer in written:
        if isinstance(answer, RedisError):
            raise answer
    answers, set_to = _or_nothing(info), _or_nothing(config)
    aof = answers.get("aof_enabled")
    return Durability(None if aof is None else bool(aof), set_to.get("appendfsync"), answers.get("maxmemory_policy"))


def _asked_cluster(redis: RedisCluster, write: bool) -> Durability:
    """Write a key to each shard, and return the least safe values of all primaries."""
    if write:
        shards = Shards(cast(Redis, redis))
        with redis.pipeline(transaction=False) as pipeline:  # type: ignore[no-untyped-call]  # redis-py's, untyped
            for key in shards.all(shards.key, PROBE):
                pipeline.set(key, 1, ex=PROBE_SECONDS)
            pipeline.execute()
    nodes = [_durability_of(redis.get_redis_connection(node), write=False) for node in redis.get_primaries()]  # type: ignore[no-untyped-call]
    return Durability(
        min((node.aof for node in nodes), key=lambda aof: (aof is not None, aof)),
        min((node.fsync for node in nodes), key=lambda fsync: ("no", "everysec", None, "always").index(fsync)),
        max((node.eviction for node in nodes), key=lambda policy: policy not in (None, "noeviction")),
    )


def _or_nothing(answer: Any) -> dict[str, Any]:
    if isinstance(answer, ResponseError):
        return {}
    if isinstance(answer, RedisError):
        raise answer
    return cast(dict[str, Any], answer)


def _ask(connection: AbstractConnection, *command: Any) -> Any:
    connection.send_command(*command)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
    return connection.read_response()


def _hello(connection: AbstractConnection) -> dict[Any, Any]:
    """Send HELLO to a server with a URL for RESP 2, for which redis-py sends none."""
    said = cast(list[Any], _ask(connection, "HELLO"))
    return dict(zip(said[::2], said[1::2], strict=True))


def _outdated(version: str) -> OutdatedServerError:
    return OutdatedServerError(f"Redis {version} is too old; Cairn needs Redis 7.0 or later, or Valkey")


def _is_clean(connection: Any) -> bool:
    try:
        return not connection.can_read()
    except (RedisConnectionError, RedisTimeoutError, OSError):
        return False
