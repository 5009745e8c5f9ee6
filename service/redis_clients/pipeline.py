"""One connection to Redis for all greenlets of an event loop: commands are sent at once, replies come in order."""

import asyncio
import socket
import time
from collections import deque
from typing import Any

import hiredis
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.service.cooperative import await_only, is_cooperative, resolve, spawn

_NOTHING = object()


class Pipeline:
    """The shared connection of a pool to one server without TLS, made on demand."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool
        self._connection: Any = None
        self._link: _Link | None = None
        self._connecting: asyncio.Task[_Link] | None = None

    def ask(self, packed: bytes, count: int) -> list[Any] | None:
        """Send packed commands, once more if lost; return replies, or None outside of the loop. Raise RedisError."""
        if not is_cooperative():
            return None
        try:
            return self._ask(packed, count)
        except RedisConnectionError:
            return self._ask(packed, count)

    def _ask(self, packed: bytes, count: int) -> list[Any]:
        link = self._link
        if link is None or link.transport.is_closing():
            connecting = self._connecting
            if connecting is None:
                connecting = self._connecting = asyncio.get_running_loop().create_task(spawn(self._connect))
            await_only(asyncio.wait([connecting]))
            link = connecting.result()
        answers: list[Any] = await_only(link.ask(packed, count))
        for answer in answers:
            if isinstance(answer, RedisConnectionError):
                raise answer
        return answers

    def _connect(self) -> "_Link":
        """Connect with redis-py, then read in the loop."""
        try:
            connection = self._connection = self._connection or self._pool.make_connection()
            connection.connect()
            sock = socket.socket(fileno=connection._sock.detach())
            connection._sock = None
            sock.setblocking(False)
            loop = asyncio.get_running_loop()
            connect = loop.create_unix_connection if sock.family == socket.AF_UNIX else loop.create_connection
            _, self._link = await_only(connect(lambda: _Link(connection), sock=sock))
            return self._link
        finally:
            self._connecting = None


class _Link(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._reader = hiredis.Reader(replyError=connection._parser.parse_error, notEnoughData=_NOTHING)
        self._waiting = deque[tuple[int, list[Any], asyncio.Future[Any], float]]()
        self._watch: asyncio.TimerHandle | None = None

    def ask(self, packed: bytes, count: int) -> asyncio.Future[Any]:
        if self.transport.is_closing():
            raise RedisConnectionError("Connection closed by server.")
        self.transport.write(packed)
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._waiting.append((count, [], future, time.monotonic()))
        if not self._watch and (timeout := self._connection.socket_timeout):
            self._watch = loop.call_later(timeout, self._look)
        return future

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self._fail(RedisConnectionError(f"Connection closed by server: {error}."))

    def data_received(self, data: bytes) -> None:
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
        """Fail the connection if the oldest command has timed out."""
        self._watch = None
        if self._waiting and (timeout := self._connection.socket_timeout):
            late = self._waiting[0][3] + timeout - time.monotonic()
            if late > 0:
                self._watch = asyncio.get_running_loop().call_later(late, self._look)
            else:
                error = RedisTimeoutError("Timeout reading from socket")
                self._connection.note_silence(error)
                self.transport.abort()
                self._fail(error)

    def _fail(self, error: Exception) -> None:
        waiting, self._waiting = self._waiting, deque()
        for *_, future, _ in waiting:
            if not future.done():
                future.set_exception(error)
