"""Lean connections to Redis: for the log, and for what is asked of the queue after each decision."""

import os
import socket
import struct
from collections import deque
from typing import Any

from hiredis import pack_command
from redis import Redis
from redis.connection import AbstractConnection
from redis.exceptions import RedisError, ResponseError

Command = tuple[Any, ...]
"""A command to Redis and its arguments: bytes, strings, numbers."""

MOST_IDLE = 64
"""Connections that are kept for the next command; in a rush there are as many as threads that ask."""


class Connections:
    """Connections to one Redis, each used by one thread at a time and kept for the next.

    They are redis-py's own, which leaves their methods untyped, and without what its clients do around each command:
    that is a large part of a move's way through the service. A cluster has connections to each of its nodes, and is
    asked by redis-py.
    """

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._pool = getattr(redis, "connection_pool", None)
        self._idle: deque[AbstractConnection] = deque()
        self._process = os.getpid()

    def ask(self, *commands: Command) -> Any:
        """Send commands, and return the last one's answer, as `ask_all` does."""
        return self.ask_all(*commands)[-1]

    def ask_all(self, *commands: Command) -> list[Any]:
        """Send commands in one round trip, and return their answers as they came.

        They take effect in this order, also where one fails. What a connection broke is sent again as often as the
        settings of the client say. Raise RedisError, the first there is.
        """
        if self._pool is None:
            # redis-py leaves this untyped, and all below that says so.
            return [self._redis.execute_command(*command) for command in commands]  # type: ignore[no-untyped-call]
        packed = b"".join(map(pack_command, commands))
        connection = self._take()

        def once() -> list[Any]:
            connection.send_packed_command([packed])  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
            return [_answer(connection) for _ in commands]

        try:
            answers = connection.retry.call_with_retry(once, lambda _: connection.disconnect())  # type: ignore[no-untyped-call]
        except BaseException:
            # An answer may come that nobody waits for.
            connection.disconnect()  # type: ignore[no-untyped-call]
            raise
        finally:
            self._give_back(connection)
        for answer in answers:
            if isinstance(answer, RedisError):
                raise answer
        return answers

    def _take(self) -> AbstractConnection:
        if self._process != os.getpid():  # those of a process that this one was forked from stay that one's
            self._idle, self._process = deque(), os.getpid()
        try:
            return self._idle.pop()
        except IndexError:
            # Only `ask_all` takes one, where there is a pool.
            return self._pool.make_connection()  # type: ignore[no-any-return, union-attr]

    def _give_back(self, connection: AbstractConnection) -> None:
        if len(self._idle) < MOST_IDLE:
            self._idle.append(connection)
        else:
            connection.disconnect()  # type: ignore[no-untyped-call]  # redis-py leaves it untyped


def leave_time_to_kernel(connection: AbstractConnection) -> None:
    """Let the kernel watch the time limit of a connection that was just made.

    Python would ask before each sending and each receiving whether it may, and let other threads run each time.
    """
    made, seconds = connection._sock, connection.socket_timeout
    if made and seconds:
        limit = struct.pack("ll", int(seconds), int(seconds % 1 * 1_000_000))
        for direction in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
            made.setsockopt(socket.SOL_SOCKET, direction, limit)
        made.settimeout(None)


def _answer(connection: AbstractConnection) -> Any:
    """Return the answer to a command, also where it is an error: the next answer stands behind it."""
    try:
        return connection.read_response()
    except ResponseError as error:
        return error
