"""Waits that let other requests run, where greenlets of one event loop share a thread (`service/server`).

A function in such a greenlet awaits on the loop instead of blocking it, as in SQLAlchemy's asyncio extension
(`greenlet_spawn`, `await_only`). In any other thread, and so in workers and commands, all of this blocks as usual.
"""

import asyncio
import ssl
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

from greenlet import getcurrent, greenlet

P = ParamSpec("P")
T = TypeVar("T")

STEPS = 16
"""Number of steps of a long computation after which other greenlets run: less than 20 ms."""
_is_enabled = False
POLL_SECONDS = 0.001
"""Interval at which a greenlet checks whether a connection used by others is free."""


class _Cooperative(greenlet):
    """A greenlet of the event loop."""

    loop: asyncio.AbstractEventLoop


async def spawn(function: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """Call a function in a greenlet of the running loop, and return what it returns."""
    current = _Cooperative(function)
    current.loop = asyncio.get_running_loop()
    result: Any = current.switch(*args, **options)
    while not current.dead:
        try:
            value = await result
        except BaseException as error:
            result = current.throw(error)
        else:
            result = current.switch(value)
    return result  # type: ignore[no-any-return]  # greenlets have no types


def is_cooperative() -> bool:
    """Return whether the caller is in a greenlet of an event loop, which must not be blocked."""
    return isinstance(getcurrent(), _Cooperative)


def await_only(awaitable: Awaitable[T]) -> T:
    """Await an awaitable in a greenlet of the loop, and return its result."""
    current = getcurrent()
    assert isinstance(current, _Cooperative)
    assert current.parent
    return current.parent.switch(awaitable)  # type: ignore[no-any-return]  # greenlets have no types


def run_in_thread(function: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """Call a blocking function in a thread, and return its result."""
    if not is_cooperative():
        return function(*args, **options)
    return await_only(_running_loop().run_in_executor(None, partial(function, *args, **options)))


def do_later(function: Callable[P, object], *args: P.args, **options: P.kwargs) -> None:
    """Call a function when the calling greenlet has ended or waits; outside of greenlets, at once."""
    if not is_cooperative():
        function(*args, **options)
        return
    loop = _running_loop()
    loop.call_soon(lambda: loop.create_task(spawn(function, *args, **options)))


def sleep(seconds: float) -> None:
    """Wait; with 0 seconds, let others run."""
    if is_cooperative():
        await_only(asyncio.sleep(seconds))
    else:
        time.sleep(seconds)


def pausing(steps: Iterable[T]) -> Iterator[T]:
    """Yield all values; let others run between some of them."""
    for number, step in enumerate(steps):
        if number % STEPS == STEPS - 1:
            sleep(0)
        yield step


class Signal:
    """A signal that any thread may set, for the thread or greenlet that created it."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self._loop = _running_loop() if is_cooperative() else None
        self._future = self._loop.create_future() if self._loop else None

    def set(self) -> None:
        """Wake the waiting thread or greenlet."""
        self._event.set()
        if self._loop and self._future:
            self._loop.call_soon_threadsafe(resolve, self._future)

    def wait(self, timeout: float | None = None) -> bool:
        """Wait, at most `timeout` seconds, and return whether it is set."""
        if self._future and not self._event.is_set():
            await_only(asyncio.wait([self._future], timeout=timeout))
        return self._event.wait(0 if self._future else timeout)


class Lock:
    """A lock that is held across waits: threads block for it, greenlets let others run."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting = deque[Signal]()

    def __enter__(self) -> None:
        while not self._lock.acquire(blocking=not is_cooperative()):
            released = Signal()
            self._waiting.append(released)
            if self._lock.acquire(blocking=False):  # it was released before this greenlet waited
                with suppress(ValueError):
                    self._waiting.remove(released)
                return
            released.wait()

    def __exit__(self, *_: object) -> None:
        self._lock.release()
        with suppress(IndexError):
            self._waiting.popleft().set()


class Socket:
    """A connected socket whose reads wait on the loop in greenlets. Everything else is the socket's own."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self.sendall = inner.sendall
        self.settimeout = inner.settimeout
        self.fileno = inner.fileno

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def recv_into(self, *args: Any) -> int:
        """Read like `socket.recv_into`. Raise TimeoutError."""
        if is_cooperative():
            self._wait()
        return int(self._inner.recv_into(*args))

    def _wait(self) -> None:
        loop = _running_loop()
        readable = loop.create_future()
        timeout = self._inner.gettimeout()
        timer = None if timeout is None else loop.call_later(timeout, resolve, readable, False)
        loop.add_reader(self.fileno(), resolve, readable, True)
        try:
            if not await_only(readable):
                raise TimeoutError("timed out")
        finally:
            loop.remove_reader(self.fileno())
            if timer:
                timer.cancel()


def enable() -> None:
    """Let sockets passed to `share` from now on wait on the loop in greenlets."""
    global _is_enabled
    _is_enabled = True


def share(inner: Any) -> Any:
    """Wrap a connected socket for greenlets and threads. A socket with TLS is returned as it is: it blocks."""
    return Socket(inner) if _is_enabled and not isinstance(inner, ssl.SSLSocket) else inner


def resolve(future: "asyncio.Future[Any]", result: Any = None) -> None:
    """Set the result of a future, unless it has one."""
    if not future.done():
        future.set_result(result)


def _running_loop() -> asyncio.AbstractEventLoop:
    current = getcurrent()
    assert isinstance(current, _Cooperative)
    return current.loop
