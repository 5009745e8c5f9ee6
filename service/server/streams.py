"""The live streams of a process: each is a task of the event loop, and waits without a thread."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

from cairn.service.api.http.streaming import Pause, Stream
from cairn.service.cooperative import await_only, resolve, spawn
from cairn.service.server.deadlines import Deadlines

BATCH = 32
"""Streams that are woken in one turn of the loop: they take less than a millisecond."""
LOOKS = 32
"""How often in `silence` the deadlines are looked through."""

log = logging.getLogger(__name__)


class Live:
    """A stream in its task: while it waits it has a `future`, and while it sends none."""

    __slots__ = ("_is_ended", "_send", "_stream", "_streams", "future", "task")

    def __init__(self, streams: "Streams", stream: Stream, send: Callable[[Any], Awaitable[None]]) -> None:
        self._streams = streams
        self._stream = stream
        self._send = send
        self.task = cast(asyncio.Task[None], asyncio.current_task())
        self.future: asyncio.Future[bool | None] | None = None
        self._is_ended = False

    def run(self) -> None:
        """Send what the stream yields until it ends, or `end` is called; in a greenlet of the loop."""
        answer: Any = None
        while True:
            try:
                step = self._stream.send(answer)
            except StopIteration:
                return
            if isinstance(step, Pause):
                answer = self._wait(step)
                if answer is None:
                    return
            else:
                self._streams.deadlines.set(self, self._streams.silence, self.task.cancel)
                await_only(self._send({"type": "http.response.body", "body": step, "more_body": True}))
                answer = True

    def end(self, *_: object) -> None:
        """End it: its client is gone, or the process stops."""
        self._is_ended = True
        if self.future:
            resolve(self.future)

    def _wait(self, pause: Pause) -> bool | None:
        """Return whether something came in time; None if the stream is to end."""
        if self._is_ended:
            return None
        future = self.future = self._streams.loop.create_future()
        self._streams.deadlines.set(self, pause.seconds, partial(resolve, future, False))

        def wake() -> None:
            self._streams.wake(future)

        pause.subscription.wake(pause.seen, wake)
        try:
            return await_only(future)
        finally:
            self.future = None
            pause.subscription.forget(wake)


class Streams:
    """All streams of a process. A client that takes nothing for `silence` seconds is dropped."""

    def __init__(self, silence: float) -> None:
        self.loop = asyncio.get_running_loop()
        self.silence = silence
        self._all = set[Live]()
        self._woken = deque[asyncio.Future[bool | None]]()
        self._is_draining = False
        self.deadlines = Deadlines(silence / LOOKS)

    async def send(self, stream: Stream, send: Callable[[Any], Awaitable[None]], receive: Any) -> None:
        """Send a stream to its end, or until its client is gone (ASGI's `send` and `receive`)."""
        live = Live(self, stream, send)
        self._all.add(live)
        gone = asyncio.ensure_future(receive())
        gone.add_done_callback(live.end)
        try:
            await spawn(live.run)
            await send({"type": "http.response.body", "body": b""})
        except Exception:
            log.exception("A stream broke off.")
        finally:
            gone.cancel()
            self._all.discard(live)
            self.deadlines.clear(live)
            await spawn(stream.close)

    def wake(self, future: "asyncio.Future[bool | None]") -> None:
        """Wake a stream as soon as those before it were; any thread may ask."""
        self._woken.append(future)
        if not self._is_draining:
            self._is_draining = True
            self.loop.call_soon_threadsafe(self._drain)

    def stop(self) -> None:
        """End all."""
        for live in [*self._all]:
            live.end()

    def _drain(self) -> None:
        self._is_draining = False
        for _ in range(BATCH):
            if not self._woken:
                return
            resolve(self._woken.popleft(), True)
        self._is_draining = True
        self.loop.call_soon(self._drain)
