"""Low-overhead connections to Redis, for the log and for the job queue after each decision."""

import _socket
import os
import socket
import ssl
import struct
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar, cast

from hiredis import pack_command

# Much of redis-py is untyped: hence each `no-untyped-call` without its own comment.
from redis import Redis, RedisCluster
from redis.connection import AbstractConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisClusterException, RedisError, ResponseError

Command = tuple[Any, ...]
"""A command to Redis and its arguments: bytes, strings, numbers."""

Answer = TypeVar("Answer")

MAX_IDLE = 64
"""Maximum number of idle connections. The number of connections in use is limited only by the number of threads."""


class Connections:
    """A pool of connections to one Redis, each used by one thread at a time.

    They are redis-py's connections, without the overhead of its clients around each command, which is a large part of
    the time that a move takes. Commands to a cluster are sent by redis-py's cluster client, which routes them by slot.
    `observe` receives the seconds of each round trip.
    """

    def __init__(self, redis: Redis, observe: Callable[[float], None] | None = None) -> None:
        self._redis = redis
        self._observe = observe
        self._pool: Any = None if isinstance(redis, RedisCluster) else redis.connection_pool
        self._idle: deque[AbstractConnection] = deque()
        self._process = os.getpid()

    def ask(self, *commands: Command) -> Any:
        """Send commands in order, and return the last reply; otherwise like `ask_all`."""
        if self._pool is None:
            # After an error the following commands must not be sent, not even to other nodes.
            return [self._timed(self._redis.execute_command, *command) for command in commands][-1]
        return self.ask_all(*commands)[-1]

    def ask_all(self, *commands: Command) -> list[Any]:
        """Send commands in one round trip, and return their replies in order. Raise the first RedisError among them.

        On one Redis they are executed in this order, even if one fails; on a cluster the nodes execute them in
        parallel. After a connection error all are sent again, as often as the client's retry settings allow.
        """
        if self._pool is None:
            return self._timed(_pipelined, self._redis, commands)
        packed, pipelined = b"".join(map(pack_command, commands)), getattr(self._pool, "pipelined", None)
        answers = pipelined and self._timed(pipelined, packed, len(commands))
        if answers is None:
            answers = self._ask_alone(packed, len(commands))
        for answer in answers:
            if isinstance(answer, RedisError):
                raise answer
        return answers

    def _ask_alone(self, packed: bytes, count: int) -> list[Any]:
        """Send packed commands on an exclusive connection, and return their replies."""
        connection = self._take()

        def forget(_: BaseException) -> None:
            # Replies may still arrive, and the next command must not read them.
            connection.disconnect()  # type: ignore[no-untyped-call]  # redis-py leaves it untyped

        def once() -> list[Any]:
            if connection._sock is None:  # `connect` resolves the address with Sentinel; sending alone does not
                connection.connect()  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
            connection.send_packed_command([packed])  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
            return [_answer(connection) for _ in range(count)]

        try:
            return cast(list[Any], self._timed(connection.retry.call_with_retry, once, forget))
        except BaseException as error:
            forget(error)
            raise
        finally:
            self._give_back(connection)

    def ask_on_one(self, key: str, *commands: Command) -> list[Any]:
        """Send commands to the server that has a key, all on one connection, and return their replies.

        There are no retries on a cluster: after an error the slot map is refreshed, and RedisError raised.
        """
        if self._pool is not None:
            return self.ask_all(*commands)
        cluster = cast(RedisCluster, self._redis)
        try:
            # redis-py leaves both calls untyped.
            node = cluster.get_redis_connection(cluster.get_node_from_key(key))  # type: ignore[no-untyped-call]
            return self._timed(_pipelined, node, commands)
        except (RedisError, RedisClusterException) as error:
            with suppress(RedisError, RedisClusterException):
                cluster.nodes_manager.initialize()
            raise error if isinstance(error, RedisError) else RedisConnectionError(str(error)) from error

    def _timed(self, ask: Callable[..., Answer], *arguments: Any) -> Answer:
        """Return the replies, and report the duration to `observe`."""
        began = time.perf_counter()
        replies = ask(*arguments)
        if self._observe:
            self._observe(time.perf_counter() - began)
        return replies

    def _take(self) -> AbstractConnection:
        if self._process != os.getpid():  # after a fork the connections belong to the parent process
            self._idle, self._process = deque(), os.getpid()
        try:
            return self._idle.pop()
        except IndexError:
            # Only `ask_all` calls this, and only if there is a pool.
            return self._pool.make_connection()  # type: ignore[no-any-return]  # redis-py leaves it untyped

    def _give_back(self, connection: AbstractConnection) -> None:
        if len(self._idle) < MAX_IDLE:
            self._idle.append(connection)
        else:
            connection.disconnect()  # type: ignore[no-untyped-call]  # redis-py leaves it untyped


def leave_time_to_kernel(connection: AbstractConnection) -> None:
    """Let the kernel enforce the timeout of a new connection.

    Python would poll before each send and each receive, and release the GIL each time. With TLS Python enforces it, as
    TLS may have to send before it can receive; an event loop enforces timeouts of its own sockets.
    """
    sock, seconds = connection._sock, connection.socket_timeout
    if seconds and isinstance(sock, _socket.socket) and not isinstance(sock, ssl.SSLSocket):
        limit = struct.pack("ll", int(seconds), int(seconds % 1 * 1_000_000))
        for direction in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
            sock.setsockopt(socket.SOL_SOCKET, direction, limit)
        sock.settimeout(None)


def _pipelined(redis: Redis, commands: Sequence[Command]) -> list[Any]:
    """Send commands as a redis-py pipeline, and return their replies."""
    with redis.pipeline(transaction=False) as pipeline:
        for command in commands:
            pipeline.execute_command(*command)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
        return pipeline.execute()


def _answer(connection: AbstractConnection) -> Any:
    """Read the reply to a command. Return an error instead of raising it, so that the next reply can be read."""
    try:
        return connection.read_response()
    except ResponseError as error:
        return error
