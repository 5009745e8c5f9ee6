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
from cairn.projections.message import Message, message
from cairn.service.cooperative import POLL_SECONDS, is_cooperative, sleep
from cairn.service.redis_clients.cluster import primaries_of
from cairn.service.redis_clients.format import FormatError, check_format
from cairn.service.redis_clients.server_key import WrongKeyError

OLDEST = (7, 0)
PROBE, PROBE_SECONDS = common("ready"), 60
"""The key that is written to each shard to test writes, and its time to live. It is never read."""

_LOST = {
    "everysec": message("health-appendfsync-second"),
    "no": message("health-appendfsync-no"),
}


class RedisPool(BlockingConnectionPool):
    """redis-py's blocking pool, without its bookkeeping at each use of a connection."""

    pipelined: Callable[[bytes, int], list[Any] | None] | None = None
    """Sends commands of greenlets of an event loop. Returns None in other threads."""

    def get_connection(self, command_name: Any = None, *keys: Any, **options: Any) -> Any:
        """Return a live connection without unread data. Raise ConnectionError if none becomes free in time."""
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

    def __init__(self, version: str) -> None:
        super().__init__(f"Redis {version} is too old; Cairn needs Redis 7.0 or later, or Valkey")


class WrongServerError(RedisError):
    """The server is of another kind than its URL. The message names the right kind of URL."""


def greeting(*, lean: bool = False, cluster: bool = False, shards: int | None = None) -> Callable[[Any], None]:
    """Return a check of each new connection. It raises OutdatedServerError, WrongServerError, and FormatError with
    `shards`.

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
        said = cast(dict[Any, Any], connection.handshake_metadata)
        if not said:  # redis-py sends no HELLO to a server with a URL for RESP 2
            reply = cast(list[Any], _ask(connection, "HELLO"))
            said = dict(zip(reply[::2], reply[1::2], strict=True))
    except ResponseError as error:
        if "unknown command" in str(error):  # HELLO is new in Redis 6
            raise OutdatedServerError("before 6.0") from error
        raise
    version = (said.get(b"version") or b"").decode()
    numbers = re.match(r"(\d+)\.(\d+)", version)  # other versions are not Redis' and are accepted
    if numbers and (int(numbers[1]), int(numbers[2])) < OLDEST:
        raise OutdatedServerError(version)
    if (runs := (said.get(b"mode") or b"").decode()) in _URLS and runs != mode:
        raise WrongServerError(_URLS[runs])


UNUSABLE = (OutdatedServerError, WrongServerError, FormatError, WrongKeyError)

_URLS = {
    "cluster": "This Redis is a node of a Redis Cluster; its URL must begin with redis+cluster://",
    "sentinel": "This is a Sentinel and no Redis; its URL must begin with redis+sentinel:// and end with /name",
    "standalone": "This Redis is no node of a Redis Cluster; its URL must begin with redis://",
}


class Durability(Struct, frozen=True):
    """How Redis stores data; null where that is unknown."""

    aof: Annotated[bool | None, Meta(description="Whether it keeps an append-only file.")]
    fsync: Annotated[str | None, Meta(description="When that is on disk: `always`, `everysec` or `no`.")]
    eviction: Annotated[
        str | None, Meta(description="What it removes when its memory is full; `noeviction` is nothing.")
    ]

    def warnings(self) -> Iterator[Message]:
        """Yield a warning for each setting that may lose data."""
        if self.aof is None:
            yield message("health-no-info")
        elif not self.aof:
            yield message("health-no-append-file")
        elif self.fsync is None:
            yield message("health-no-appendfsync")
        elif self.fsync in _LOST:
            yield _LOST[self.fsync]
        if self.eviction not in (None, "noeviction"):
            yield message("health-eviction", policy=self.eviction)


def durability(redis: Redis, *, write: bool = False) -> Durability:
    """Return the durability of Redis, after `write` of a probe key, as far as INFO is allowed. Raise RedisError."""
    if isinstance(redis, RedisCluster):
        return _cluster_durability(redis, write)
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


def _cluster_durability(redis: RedisCluster, write: bool) -> Durability:
    """Write a key to each shard, and return the least safe values of all primaries."""
    if write:
        shards = Shards(cast(Redis, redis))
        with redis.pipeline(transaction=False) as pipeline:  # type: ignore[no-untyped-call]  # redis-py's, untyped
            for key in shards.all(shards.key, PROBE):
                pipeline.set(key, 1, ex=PROBE_SECONDS)
            pipeline.execute()
    nodes = [durability(node) for node in primaries_of(cast(Redis, redis))]
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


def _is_clean(connection: Any) -> bool:
    try:
        return not connection.can_read()
    except (RedisConnectionError, RedisTimeoutError, OSError):
        return False


def memory(redis: Redis) -> tuple[int, int]:
    """Return the used bytes of Redis, and its limit in bytes, 0 if unknown; of a cluster those of the fullest primary.

    Raise RedisError.
    """
    memories = list[tuple[int, int]]()
    for node in primaries_of(redis):
        info: dict[str, Any] = node.info("memory")
        limit = int(info.get("maxmemory") or info.get("total_system_memory", 0))
        memories.append((int(info.get("used_memory", 0)), limit))
    return max(memories, key=lambda of: of[0] / (of[1] or 1))
