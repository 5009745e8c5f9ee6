"""One connection to Redis for all greenlets of an event loop: commands are written at once, answered in order."""

import asyncio
import socket
import time
from collections import deque
from typing import Any

import hiredis
from redis.connection import AbstractConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.service.cooperative import Lock, await_only, is_cooperative, resolve

_NOTHING = object()


class Pipeline(asyncio.Protocol):
    """The connection of a pool to one server without TLS. redis-py makes it; then the loop reads what arrives."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool
        self._connecting = Lock()
        self._connection: AbstractConnection
        self._reader: hiredis.Reader
        self._transport: Any = None
        self._waiting = deque[tuple[int, list[Any], asyncio.Future[Any], float]]()
        self._watch: asyncio.TimerHandle | None = None

    def ask(self, packed: bytes, count: int) -> list[Any] | None:
        """Send packed commands, and return their `count` answers, errors too; None outside of a greenlet of the loop.

        What a connection broke is sent once more. Raise RedisError.
        """
        if not is_cooperative():
            return None
        try:
            return self._ask(packed, count)
        except RedisConnectionError:
            return self._ask(packed, count)

    def _ask(self, packed: bytes, count: int) -> list[Any]:
        if self._transport is None:
            with self._connecting:
                if self._transport is None:
                    self._connect()
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._waiting.append((count, [], future, time.monotonic()))
        self._transport.write(packed)
        if not self._watch and (timeout := self._connection.socket_timeout):
            self._watch = loop.call_later(timeout, self._look)
        answers: list[Any] = await_only(future)
        for answer in answers:
            if isinstance(answer, RedisConnectionError):
                raise answer
        return answers

    def _connect(self) -> None:
        connection = self._pool.make_connection()
        connection.connect()
        self._connection = connection
        self._reader = hiredis.Reader(replyError=connection._parser.parse_error, notEnoughData=_NOTHING)
        sock = socket.socket(fileno=connection._sock.detach())
        connection._sock = None
        loop = asyncio.get_running_loop()
        connect = loop.create_unix_connection if sock.family == socket.AF_UNIX else loop.create_connection
        sock.setblocking(False)
        await_only(connect(lambda: self, sock=sock))

    def connection_made(self, transport: Any) -> None:
        """Begin to send."""
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        """Fail what is not answered."""
        self._fail(RedisConnectionError(f"Connection closed by server: {error}."))

    def data_received(self, data: bytes) -> None:
        """Give the answers to those that asked, in order."""
        self._reader.feed(data)
        while (answer := self._reader.gets()) is not _NOTHING:
            if isinstance(answer, hiredis.PushNotification):
                continue
            count, answers, future, _ = self._waiting[0]
            answers.append(answer)
            if len(answers) == count:
                self._waiting.popleft()
                resolve(future, answers)

    def _look(self) -> None:
        """Give up where the oldest command has no answer in time."""
        self._watch = None
        if self._waiting and (timeout := self._connection.socket_timeout):
            late = self._waiting[0][3] + timeout - time.monotonic()
            if late > 0:
                self._watch = asyncio.get_running_loop().call_later(late, self._look)
            else:
                error = RedisTimeoutError("Timeout reading from socket")
                self._connection.note_silence(error)  # type: ignore[attr-defined]  # of watched connections
                self._transport.abort()
                self._fail(error)

    def _fail(self, error: Exception) -> None:
        self._transport = None
        waiting, self._waiting = self._waiting, deque()
        for *_, future, _ in waiting:
            if not future.done():
                future.set_exception(error)
