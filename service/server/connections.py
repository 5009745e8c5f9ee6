"""How many connections an address may have, and how long one may be silent: granian has no limits for these.

The connections of a process are looked through again and again; what is too much is closed.
"""

import os
import socket
import stat
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread

from cairn.service.limits.clients import may_have, networks_of

LOOK_SECONDS = 1.0
IDLE_SECONDS = 75
_FILES = "/proc/self/fd" if os.path.isdir("/proc/self/fd") else "/dev/fd"


def limit_connections(listener: socket.socket, max_connections: int) -> None:
    """Begin to close connections of a listener: the newest of an address that has more than `max_connections`."""
    Thread(target=_keep_limiting, args=(listener.getsockname()[1], max_connections), name="limits", daemon=True).start()


def _keep_limiting(port: int, max_connections: int) -> None:
    while True:
        time.sleep(LOOK_SECONDS)
        counts = Counter[str]()
        for connection, address in _connections(port):
            with connection, suppress(OSError):
                networks = networks_of(address)
                counts.update(networks)
                bounds = may_have(networks, max_connections)
                if any(counts[network] > bound for network, bound in zip(networks, bounds, strict=True)):
                    connection.shutdown(socket.SHUT_RDWR)
                    counts.subtract(networks)


def _connections(port: int) -> Iterator[tuple[socket.socket, str]]:
    """Yield the connections to a port, and the addresses of their clients, the oldest first."""
    for number in sorted(map(int, os.listdir(_FILES))):
        with suppress(OSError):
            if not stat.S_ISSOCK(os.fstat(number).st_mode):
                continue
            with socket.socket(fileno=os.dup(number)) as found:
                if found.family != socket.AF_UNIX and found.getsockname()[1] == port:
                    yield found, found.getpeername()[0]
