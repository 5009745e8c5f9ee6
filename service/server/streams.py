"""The live streams of a process: each is a generator, and has neither a thread nor a greenlet while it waits.

A notification puts all streams of its game into one queue, and a few greenlets of the loop send what each has next.
"""

import asyncio
import logging
import time
import types
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any, cast

from cairn.service.api.http.streaming import Pause, Sent, Stream
from cairn.service.cooperative import resolve, run_in_thread, sleep, spawn
from cairn.service.server.deadlines import Deadlines

BATCH = 32
"""After so many streams the loop has its turn: they take less than a millisecond."""
LOOKS = 32
"""How often in `silence` the deadlines are looked through."""
SENDERS = 8
"""Greenlets that send: while one waits for Redis the others go on."""
CHECK_SECONDS = 0.1
"""How long it is waited for a server to say that a client is gone, which it knows at once."""

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

log = logging.getLogger(__name__)


class Live:
    """A stream that is sent. `done` is set at its end: whether it was sent whole."""

    __slots__ = ("_checked_at", "_pause", "_receive", "_send", "_sent", "_streams", "done")

    def __init__(self, streams: "Streams", sent: Sent, send: Send, receive: Receive) -> None:
        self._streams, self._sent, self._send, self._receive = streams, sent, send, receive
        self._pause: Pause | None = None
        self._checked_at = time.monotonic()
        self.done: asyncio.Future[bool] = streams.loop.create_future()

    def wake(self, answer: bool = True) -> None:
        """Have it go on, if it waits: something came, or nothing in time. Any thread may call this."""
        pause, self._pause = self._pause, None
        if pause:
            pause.subscription.forget(self.wake)
            self._streams.go_on(self, answer)

    def go_on(self, answer: bool | None) -> None:
        """Send until it pauses or ends, or its client takes no more for now. It may wait for Redis."""
        step: bytes | Pause | None = None
        try:
            while isinstance(step := self._streams.advance(self._sent.stream, answer), bytes) and not self.done.done():
                if not self._deliver(step):
                    return
                answer = True
        except Exception:
            log.exception("A stream broke off.")
            self.end(is_whole=False)
        if isinstance(step, Pause) and not self.done.done():
            self._wait(step)
        else:
            self.end()

    def end(self, *, is_whole: bool = True) -> None:
        """End it: all is sent, its client is gone, or the process stops; one that is not whole is cut off."""
        self._streams.deadlines.clear(self)
        if pause := self._pause:
            self._pause = None
            pause.subscription.forget(self.wake)
        resolve(self.done, is_whole)
        with suppress(ValueError):  # it runs; `go_on` closes it
            self._sent.stream.close()

    def _wait(self, pause: Pause) -> None:
        if time.monotonic() - self._checked_at > self._streams.silence / 2:
            self._checked_at = time.monotonic()
            self._streams.loop.create_task(self._check())
        self._pause = pause
        self._streams.deadlines.set(self, pause.seconds, partial(self.wake, False))
        pause.subscription.wake(pause.seen, self.wake)

    async def _check(self) -> None:
        """End it if its client is gone: a server takes what is sent to one who is, and says nothing."""
        with suppress(TimeoutError):
            await asyncio.wait_for(wait_until_gone(self._receive), CHECK_SECONDS)
            self.end()

    def _deliver(self, data: bytes) -> bool:
        """Send data, and return whether the server took it at once; if not, the stream goes on when it has."""
        taking = self._send({"type": "http.response.body", "body": data, "more_body": True}).__await__()
        try:
            waits_for = next(taking)
        except StopIteration:
            return True
        task = self._streams.loop.create_task(self._finish(waits_for, taking))
        self._streams.deadlines.set(self, self._streams.silence, task.cancel)
        return False

    async def _finish(self, waits_for: Any, taking: Iterator[Any]) -> None:
        """Wait until the client takes what was sent; end with one that takes nothing for too long."""
        try:
            await _rest(waits_for, taking)
        except asyncio.CancelledError:
            self.end(is_whole=False)
        else:
            self._streams.go_on(self, True)


class Streams:
    """All streams of a process. A client that takes nothing for `silence` seconds is dropped.

    Without `cooperative` each step of a stream is taken in a thread.
    """

    def __init__(self, silence: float, *, cooperative: bool = True) -> None:
        self.loop = asyncio.get_running_loop()
        self.silence = silence
        self.advance = _advance if cooperative else lambda *arguments: run_in_thread(_advance, *arguments)
        self.deadlines = Deadlines(silence / LOOKS)
        self._all = set[Live]()
        self._ready = deque[tuple[Live, bool | None]]()
        self._senders = 0
        self._is_called = False

    async def send(self, sent: Sent, send: Send, receive: Receive) -> None:
        """Send a stream to its end, or until its client is gone (ASGI's `send` and `receive`)."""
        live = Live(self, sent, send, receive)
        self._all.add(live)
        try:
            await spawn(live.go_on, None)
            if await live.done:
                await send({"type": "http.response.body", "body": b""})
        finally:
            self._all.discard(live)
            live.end()

    def go_on(self, live: Live, answer: bool) -> None:
        """Have a stream go on as soon as those before it did; any thread may call this."""
        self._ready.append((live, answer))
        if not self._is_called:
            self._is_called = True
            self.loop.call_soon_threadsafe(self._call)

    def stop(self) -> None:
        """End all."""
        for live in [*self._all]:
            live.end()

    def _call(self) -> None:
        self._is_called = False
        for _ in range(min(SENDERS - self._senders, len(self._ready))):  # those that send may all wait for Redis
            self._senders += 1
            self.loop.create_task(spawn(self._send))

    def _send(self) -> None:
        count = 0
        try:
            while self._ready:
                live, answer = self._ready.popleft()
                live.go_on(answer)
                count += 1
                if count % BATCH == 0:
                    sleep(0)
        finally:
            self._senders -= 1


async def wait_until_gone(receive: Receive) -> None:
    """Wait until a client is gone, whatever comes of the request before."""
    while (await receive())["type"] != "http.disconnect":
        pass


@types.coroutine
def _rest(waits_for: Any, taking: Iterator[Any]) -> Iterator[Any]:
    """Wait for what a coroutine waits for that has begun, and go on with it to its end."""
    yield waits_for
    yield from taking


def _advance(stream: Stream, answer: bool | None) -> bytes | Pause | None:
    """Return what a stream yields next, or None at its end."""
    try:
        return stream.send(cast(bool, answer))  # None begins a generator
    except StopIteration:
        return None
