"""Turns: one request of each address begins in a turn of the loop, so that the many of one leave time for others."""

import asyncio
import math
import time
from collections import deque

SHARED_SECONDS = 60.0
"""How long an address that came once counts as one that is there. Who is alone need not wait for turns."""


class Turns:
    """What lets requests begin: those of each address in the order in which they came."""

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
        """Begin the next turn: all that was called for in the last one has run."""
        self._begun.clear()
        if not self._waiting:
            return
        time.sleep(0)  # the server's thread may have the interpreter now, to hand over what others have sent
        for address, waiting in [*self._waiting.items()]:
            begun = waiting.popleft()
            if not waiting:
                del self._waiting[address]
            if not begun.done():  # else the request was given up
                begun.set_result(None)
                self._begun.add(address)
        self._loop.call_soon(self._turn)
