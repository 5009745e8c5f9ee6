"""Limits for connections per address, a timeout for idle ones, which granian lacks, and turns of requests."""

import asyncio
import math
import os
import socket
import stat
import struct
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

from cairn.service.limits.clients import limits_of, networks_of

LOOK_SECONDS = 1.0
_FILES = "/proc/self/fd" if os.path.isdir("/proc/self/fd") else "/dev/fd"


def limit_connections(listener: socket.socket, max_connections: int, idle_seconds: float = math.inf) -> None:
    """Close the newest connections of an address above the limit, and on Linux idle ones, from now on."""
    limits = listener.getsockname()[1], max_connections, idle_seconds * 1000
    Thread(target=_keep_limiting, args=limits, name="limits", daemon=True).start()


def _keep_limiting(port: int, max_connections: int, idle_milliseconds: float) -> None:
    known: dict[Any, int] = {}
    took = 0.0
    while True:
        time.sleep(max(LOOK_SECONDS, 20 * took))
        if len(os.listdir(_FILES)) <= max_connections // 2 and idle_milliseconds == math.inf:
            continue  # too few to exceed the limit before the next check
        began = time.thread_time()
        current = dict(_clients(port, idle_milliseconds))
        known = {client: current[client] for client in [*known, *current] if client in current}  # oldest first
        counts = Counter[str]()
        for client, number in known.items():
            networks = networks_of(client[0])
            counts.update(networks)
            bounds = limits_of(networks, max_connections)
            if any(counts[network] > bound for network, bound in zip(networks, bounds, strict=True)):
                counts.subtract(networks)
                with suppress(OSError), socket.socket(fileno=os.dup(number)) as connection:
                    if connection.getpeername() == client:  # the file may be another one by now
                        connection.shutdown(socket.SHUT_RDWR)
        took = time.thread_time() - began


def _clients(port: int, idle_milliseconds: float) -> Iterator[tuple[Any, int]]:
    """Yield the clients connected to a port, each with its file descriptor; close idle connections."""
    for number in map(int, os.listdir(_FILES)):
        with suppress(OSError):
            if stat.S_ISSOCK(os.fstat(number).st_mode):
                with socket.socket(fileno=os.dup(number)) as connection:
                    if connection.family != socket.AF_UNIX and connection.getsockname()[1] == port:
                        if _idle_milliseconds(connection) > idle_milliseconds:
                            connection.shutdown(socket.SHUT_RDWR)
                        else:
                            yield connection.getpeername(), number


def _idle_milliseconds(connection: socket.socket) -> int:
    """Return the time since data was sent or received, on Linux (`tcpi_last_data_sent`, `tcpi_last_data_recv`)."""
    if not hasattr(socket, "TCP_INFO"):
        return 0
    info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 56)
    sent, _, received = struct.unpack_from("3I", info, 44)
    return int(min(sent, received))


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
