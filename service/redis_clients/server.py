"""The connections to Redis, and what it says of itself: is it new enough, does it take a write, what may it lose?"""

import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty
from typing import Annotated, Any, cast

from msgspec import Meta, Struct

# redis-py leaves much that is called here untyped: hence each `no-untyped-call` without a word of its own.
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
"""The key that shows whether Redis takes a write, in each shard, and how long it stays; nobody reads it."""

_LOST = {
    "everysec": "a crash of its machine may lose the last second of acknowledged moves",
    "no": "a crash of its machine may lose acknowledged moves of half a minute and more",
}


class RedisPool(BlockingConnectionPool):
    """redis-py's pool, in which threads wait for each other, without what it counts at each use of a connection."""

    pipelined: Callable[[bytes, int], list[Any] | None] | None = None
    """What greenlets of a loop ask by; it returns None to other threads."""

    def get_connection(self, command_name: Any = None, *keys: Any, **options: Any) -> Any:
        """Return a connection that lives, with nothing left to read; raise ConnectionError if none gets free in time.

        What a client of redis-py passes beside is for other pools.
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
        """Return a free connection, or None where one may be made. Raise Empty."""
        deadline = time.monotonic() + self.timeout
        while is_cooperative() and time.monotonic() < deadline:
            with suppress(Empty):
                return self.pool.get_nowait()
            sleep(POLL_SECONDS)
        return self.pool.get(timeout=max(0.0, deadline - time.monotonic()))

    def release(self, connection: Any) -> None:
        """Take a connection back; one of the process that this one was forked from is closed."""
        self._checkpid()
        if not self.owns_connection(connection):
            connection.disconnect()
            connection = None
        self.pool.put_nowait(connection)


class OutdatedServerError(RedisError):
    """The server is older than the service needs."""


class WrongServerError(RedisError):
    """The server is of another kind than its URL says; the message says which URL it would need."""


def greeting(*, lean: bool = False, cluster: bool = False, shards: int | None = None) -> Callable[[Any], None]:
    """Return what greets the server on each connection that is made.

    It raises OutdatedServerError if that is too old, WrongServerError if it is of a `cluster` or not, against what its
    URL says. With `shards` it raises FormatError on the first connections if there are others. `lean` leaves the time
    limits of a connection to the kernel.
    """
    checked = threading.Event()

    def greet(connection: AbstractConnection) -> None:
        _check_server(connection, greeted=cluster, mode="cluster" if cluster else "standalone")
        with suppress(ResponseError):  # of what else it refuses each command tells
            _ask(connection, "PING")  # one that still loads its data greets as usual
        if shards is not None and not checked.is_set():
            check_format(lambda *command: _ask(connection, *command), shards)
            checked.set()
        if lean:
            leave_time_to_kernel(connection)

    return greet


def _check_server(connection: AbstractConnection, greeted: bool, mode: str) -> None:
    try:
        if not greeted:
            connection.on_connect()  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
        said = cast(dict[Any, Any], connection.handshake_metadata) or _hello(connection)
    except ResponseError as error:
        if "unknown command" in str(error):  # HELLO, that is: it came with Redis 6
            raise _outdated("before 6.0") from error
        raise
    version = (said.get(b"version") or b"").decode()
    numbers = re.match(r"(\d+)\.(\d+)", version)  # what names its version otherwise is no Redis, and may do
    if numbers and (int(numbers[1]), int(numbers[2])) < OLDEST:
        raise _outdated(version)
    if (runs := (said.get(b"mode") or b"").decode()) in _URLS and runs != mode:
        raise WrongServerError(_URLS[runs])


UNUSABLE = (OutdatedServerError, WrongServerError, FormatError, WrongKeyError)
"""What a server is refused with that only the operator can change."""

_URLS = {
    "cluster": "This Redis is a node of a Redis Cluster; its URL must begin with redis+cluster://",
    "sentinel": "This is a Sentinel and no Redis; its URL must begin with redis+sentinel:// and end with /name",
    "standalone": "This Redis is no node of a Redis Cluster; its URL must begin with redis://",
}
"""What is said of a server that runs in another mode than its URL says."""


class Durability(Struct, frozen=True):
    """How Redis keeps what it is given; null where it does not tell."""

    aof: Annotated[bool | None, Meta(description="Whether it keeps an append-only file.")]
    fsync: Annotated[str | None, Meta(description="When that is on disk: `always`, `everysec` or `no`.")]
    eviction: Annotated[
        str | None, Meta(description="What it removes when its memory is full; `noeviction` is nothing.")
    ]

    def warnings(self) -> Iterator[str]:
        """Yield what may be lost so, one sentence each."""
        if self.aof is None:
            yield "Redis does not tell this user whether it keeps an append-only file, and what it evicts (INFO)."
        elif not self.aof:
            yield "Redis keeps no append-only file: a crash loses all since its last snapshot. Set appendonly yes."
        elif self.fsync is None:
            yield "Redis does not tell this user when it writes to disk (CONFIG GET appendfsync); it should be always."
        elif self.fsync in _LOST:
            yield f"Redis has appendfsync {self.fsync}: {_LOST[self.fsync]}. Set appendfsync always."
        if self.eviction not in (None, "noeviction"):
            yield (
                f"Redis has maxmemory-policy {self.eviction}: it may remove games when its memory is full. "
                "Set maxmemory-policy noeviction."
            )


def durability(redis: Redis) -> Durability:
    """Return how Redis keeps what it is given; raise RedisError if it does not answer."""
    return _durability_of(redis, write=False)


def try_write(redis: Redis) -> Durability:
    """Write a key of our own, and return how Redis keeps it; raise RedisError if it does not take it."""
    return _durability_of(redis, write=True)


def _durability_of(redis: Redis, write: bool) -> Durability:
    """Ask in one round trip; INFO and CONFIG may be forbidden to us, as they are on many a hosted Redis."""
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
    """Write a key in each shard; of what the primaries say, return what is the least safe."""
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
    """Ask a server whose URL chooses RESP 2, with which it is greeted without HELLO."""
    said = cast(list[Any], _ask(connection, "HELLO"))
    return dict(zip(said[::2], said[1::2], strict=True))


def _outdated(version: str) -> OutdatedServerError:
    return OutdatedServerError(f"Redis {version} is too old; Cairn needs Redis 7.0 or later, or Valkey")


def _is_clean(connection: Any) -> bool:
    try:
        return not connection.can_read()
    except (RedisConnectionError, RedisTimeoutError, OSError):
        return False
