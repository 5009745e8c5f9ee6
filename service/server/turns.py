"""Turns: one request per address begins in each iteration of the event loop, so that busy clients delay no others."""

import asyncio
import math
import time
from collections import deque

SHARED_SECONDS = 60.0
"""How long an address is active after a request. A single active address need not wait for turns."""


class Turns:
    """Requests waiting to begin, by address, in order of arrival."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._newest = ""
        self._shared_until = -math.inf
        self._begun: set[str] = set()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Wait until a request of an address may begin."""
        if address != self._newest:
            if self._newest:
                self._shared_until = self._loop.time() + SHARED_SECONDS
            self._newest = address
        if address not in self._begun:
            if not self._begun:
                self._loop.call_soon(self._turn)
            self._begun.add(address)
        elif self._loop.time() < self._shared_until:
            begun = self._loop.create_future()
            self._waiting.setdefault(address, deque()).append(begun)
            await begun

    def _turn(self) -> None:
        """Begin the next turn: all callbacks of the last one have run."""
        self._begun.clear()
        if not self._waiting:
            return
        time.sleep(0)  # let the server's thread pass on requests of other clients
        for address, waiting in [*self._waiting.items()]:
            begun = waiting.popleft()
            if not waiting:
                del self._waiting[address]
            if not begun.done():  # otherwise the request was cancelled
                begun.set_result(None)
                self._begun.add(address)
        self._loop.call_soon(self._turn)
