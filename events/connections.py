"""Lean connections to Redis: for the log, and for what is asked of the queue after each decision."""

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

# redis-py leaves much that is called here untyped: hence each `no-untyped-call` without a word of its own.
from redis import Redis, RedisCluster
from redis.connection import AbstractConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisClusterException, RedisError, ResponseError

Command = tuple[Any, ...]
"""A command to Redis and its arguments: bytes, strings, numbers."""

Answer = TypeVar("Answer")

MAX_IDLE = 64
"""Connections that are kept for the next command; in a rush there are as many as threads that ask."""


class Connections:
    """Connections to one Redis, each used by one thread at a time and kept for the next.

    They are redis-py's own, which leaves their methods untyped, and without what its clients do around each command:
    that is a large part of a move's way through the service. A cluster has connections to each of its nodes, and is
    asked by redis-py, which follows the slots. `observe` is told how many seconds each round trip took.
    """

    def __init__(self, redis: Redis, observe: Callable[[float], None] | None = None) -> None:
        self._redis = redis
        self._observe = observe
        self._pool: Any = None if isinstance(redis, RedisCluster) else redis.connection_pool
        self._idle: deque[AbstractConnection] = deque()
        self._process = os.getpid()

    def ask(self, *commands: Command) -> Any:
        """Send commands one after the other, and return the last one's answer; otherwise as `ask_all`."""
        if self._pool is None:
            # An error keeps those behind it from being sent to other nodes.
            return [self._timed(self._redis.execute_command, *command) for command in commands][-1]
        return self.ask_all(*commands)[-1]

    def ask_all(self, *commands: Command) -> list[Any]:
        """Send commands in one round trip, and return their answers as they came.

        On one Redis they take effect in this order, also where one fails; on a cluster each node is asked at once. What
        a connection broke is sent again as often as the settings of the client say. Raise RedisError, the first there
        is.
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
        """Send packed commands on a connection that no other thread uses, and return their answers."""
        connection = self._take()

        def forget(_: BaseException) -> None:
            # What was asked may still be answered, and nobody waits for that.
            connection.disconnect()  # type: ignore[no-untyped-call]  # redis-py leaves it untyped

        def once() -> list[Any]:
            if connection._sock is None:  # of Sentinels it asks where to, which sending alone does not
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
        """Send commands to the server that has a key, all on one connection, and return their answers.

        On a cluster nothing is sent again: where the key has just moved, where it is now is learnt, and RedisError
        raised.
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
        """Return what was answered, and tell how long that took."""
        began = time.perf_counter()
        answered = ask(*arguments)
        if self._observe:
            self._observe(time.perf_counter() - began)
        return answered

    def _take(self) -> AbstractConnection:
        if self._process != os.getpid():  # those of a process that this one was forked from stay that one's
            self._idle, self._process = deque(), os.getpid()
        try:
            return self._idle.pop()
        except IndexError:
            # Only `ask_all` takes one, where there is a pool.
            return self._pool.make_connection()  # type: ignore[no-any-return]  # redis-py leaves it untyped

    def _give_back(self, connection: AbstractConnection) -> None:
        if len(self._idle) < MAX_IDLE:
            self._idle.append(connection)
        else:
            connection.disconnect()  # type: ignore[no-untyped-call]  # redis-py leaves it untyped


def leave_time_to_kernel(connection: AbstractConnection) -> None:
    """Let the kernel watch the time limit of a connection that was just made.

    Python would ask before each sending and each receiving whether it may, and let other threads run each time. With
    TLS it stays with Python, which may have to send before it can receive, and an event loop watches its own sockets.
    """
    sock, seconds = connection._sock, connection.socket_timeout
    if seconds and isinstance(sock, _socket.socket) and not isinstance(sock, ssl.SSLSocket):
        limit = struct.pack("ll", int(seconds), int(seconds % 1 * 1_000_000))
        for direction in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
            sock.setsockopt(socket.SOL_SOCKET, direction, limit)
        sock.settimeout(None)


def _pipelined(redis: Redis, commands: Sequence[Command]) -> list[Any]:
    """Return the answers to commands that redis-py sends together."""
    with redis.pipeline(transaction=False) as pipeline:
        for command in commands:
            pipeline.execute_command(*command)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
        return pipeline.execute()


def _answer(connection: AbstractConnection) -> Any:
    """Return the answer to a command, also where it is an error: the next answer stands behind it."""
    try:
        return connection.read_response()
    except ResponseError as error:
        return error
