"""The live streams of a process: generators, which need no thread while they wait, resumed by a few greenlets."""

import asyncio
import logging
import time
import types
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any, cast

from cairn.service.api.http.streaming import Pause, Sent, Stream
from cairn.service.cooperative import resolve, run_in_thread, sleep, spawn


class Deadlines:
    """Callbacks for operations that exceed their deadline, up to `interval` seconds late: cheaper than timers."""

    def __init__(self, interval: float) -> None:
        self._interval = interval
        self._due: dict[Hashable, tuple[float, Callable[[], object]]] = {}
        self._looking: asyncio.Task[None] | None = None

    def set(self, key: Hashable, seconds: float, call: Callable[[], object]) -> None:
        """Call a function after some seconds, unless the key is cleared; replaces the key's previous deadline."""
        self._due[key] = time.monotonic() + seconds, call
        if not self._looking or self._looking.done():
            self._looking = asyncio.get_running_loop().create_task(self._look())

    def clear(self, key: Hashable) -> None:
        """Remove the deadline of a key."""
        self._due.pop(key, None)

    async def _look(self) -> None:
        while self._due:
            await asyncio.sleep(self._interval)
            now = time.monotonic()
            for key in [key for key, (due, _) in self._due.items() if due <= now]:
                self._due.pop(key)[1]()


BATCH = 32  # number of streams after which other tasks of the loop run: less than a millisecond
LOOKS = 32  # number of checks of the deadlines per `silence` seconds
SENDERS = 8  # maximum number of sending greenlets: while one waits for Redis, the others continue
CHECK_SECONDS = 0.1  # timeout for the server to report that a client is gone, which it knows immediately
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
log = logging.getLogger(__name__)


class Live:
    """A stream that is being sent. The result of `done` is whether it was sent completely."""

    __slots__ = ("_checked_at", "_pause", "_receive", "_send", "_sent", "_streams", "done")

    def __init__(self, streams: "Streams", sent: Sent, send: Send, receive: Receive) -> None:
        self._streams, self._sent, self._send, self._receive = streams, sent, send, receive
        self._pause: Pause | None = None
        self._checked_at = time.monotonic()
        self.done: asyncio.Future[bool] = streams.loop.create_future()

    def wake(self, answer: bool = True) -> None:
        """Resume the stream if it waits, after a notification or a timeout. Any thread may call this."""
        pause, self._pause = self._pause, None
        if pause:
            pause.subscription.forget(self.wake)
            self._streams.go_on(self, answer)

    def go_on(self, answer: bool | None) -> None:
        """Send until the stream pauses or ends, or its client is not ready. It may wait for Redis."""
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
        """End the stream: it was sent, its client is gone, or the process stops; an incomplete one is cut off."""
        self._streams.deadlines.clear(self)
        if pause := self._pause:
            self._pause = None
            pause.subscription.forget(self.wake)
        resolve(self.done, is_whole)
        with suppress(ValueError):  # it is running; `go_on` closes it
            self._sent.stream.close()

    def _wait(self, pause: Pause) -> None:
        if time.monotonic() - self._checked_at > self._streams.silence / 2:
            self._checked_at = time.monotonic()
            self._streams.loop.create_task(self._check())
        self._pause = pause
        self._streams.deadlines.set(self, pause.seconds, partial(self.wake, False))
        pause.subscription.wake(pause.seen, self.wake)

    async def _check(self) -> None:
        """End the stream if its client is gone: servers accept data for a closed connection."""
        with suppress(TimeoutError):
            await asyncio.wait_for(wait_until_gone(self._receive), CHECK_SECONDS)
            self.end()

    def _deliver(self, data: bytes) -> bool:
        """Send data; return whether the server accepted it at once; if not, the stream resumes later."""
        taking = self._send({"type": "http.response.body", "body": data, "more_body": True}).__await__()
        try:
            waits_for = next(taking)
        except StopIteration:
            return True
        task = self._streams.loop.create_task(self._finish(waits_for, taking))
        # Counted in halves, of which a halt of the server, however long, uses up one: it is not the client's silence.
        deadlines, half = self._streams.deadlines, self._streams.silence / 2
        deadlines.set(self, half, partial(deadlines.set, self, half, task.cancel))
        return False

    async def _finish(self, waits_for: Any, taking: Iterator[Any]) -> None:
        """Wait until the client has read what was sent; end the stream if it reads nothing for too long."""
        try:
            await _rest(waits_for, taking)
        except asyncio.CancelledError:
            self.end(is_whole=False)
        else:
            self._streams.go_on(self, True)


class Streams:
    """All streams of a process, in threads unless `cooperative`. A client silent for `silence` seconds is dropped."""

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
        """Queue a stream to resume; any thread may call this."""
        self._ready.append((live, answer))
        if not self._is_called:
            self._is_called = True
            self.loop.call_soon_threadsafe(self._call)

    def stop(self) -> None:
        """End all streams."""
        for live in [*self._all]:
            live.end()

    def _call(self) -> None:
        self._is_called = False
        for _ in range(min(SENDERS - self._senders, len(self._ready))):  # all current senders may be waiting for Redis
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
    """Wait until a client is gone, ignoring the rest of the request."""
    while (await receive())["type"] != "http.disconnect":
        pass


@types.coroutine
def _rest(waits_for: Any, taking: Iterator[Any]) -> Iterator[Any]:
    """Await what a started coroutine awaits, then run it to its end."""
    yield waits_for
    yield from taking


def _advance(stream: Stream, answer: bool | None) -> bytes | Pause | None:
    try:
        return stream.send(cast(bool, answer))  # None starts a generator
    except StopIteration:
        return None
