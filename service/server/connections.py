"""Limits for connections per address, and a timeout for idle connections, which granian does not have.

The connections of a process are checked periodically; those above a limit are closed.
"""

import math
import os
import socket
import stat
import struct
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

from cairn.service.limits.clients import limits_of, networks_of

LOOK_SECONDS = 1.0
_FILES = "/proc/self/fd" if os.path.isdir("/proc/self/fd") else "/dev/fd"


def limit_connections(listener: socket.socket, max_connections: int, idle_seconds: float = math.inf) -> None:
    """Begin to close connections of a listener: the newest of an address with more than `max_connections`.

    On Linux, also close connections on which neither side has sent anything for `idle_seconds`.
    """
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
