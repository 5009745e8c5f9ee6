"""Deadlines on an event loop, cheaper than a timer each: they are checked periodically."""

import asyncio
import time
from collections.abc import Callable, Hashable


class Deadlines:
    """Callbacks for operations that exceed their deadline, at most `interval` seconds late."""

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
            for key, (due, call) in [*self._due.items()]:
                if due <= now:
                    del self._due[key]
                    call()
