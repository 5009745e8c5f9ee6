"""The kernel cuts off a client that stops reading; a thread that waits for that client cannot do it itself."""

import os
import socket
import stat
from contextlib import suppress

UNSENT = 128 * 1024
"""Bytes that may wait in the kernel for one reader."""


def cut_off(port: int, seconds: float) -> int:
    """Have this process's connections at a port closed when their client reads nothing for that many seconds.

    The options are set on the listening socket, from which connections inherit them, and on those that are there
    already; return how many those were. A WSGI application is given no socket, so all open files are looked through.
    Only Linux has the option (TCP_USER_TIMEOUT); elsewhere it is left to the client's connection to end.
    """
    options = {"TCP_USER_TIMEOUT": int(seconds * 1000), "TCP_NOTSENT_LOWAT": UNSENT}
    found = 0
    for name in os.listdir("/dev/fd"):
        with suppress(OSError):
            if not stat.S_ISSOCK(os.fstat(int(name)).st_mode):
                continue
            with socket.socket(fileno=os.dup(int(name))) as connection:
                inet = connection.family in (socket.AF_INET, socket.AF_INET6)
                if not inet or connection.type != socket.SOCK_STREAM or connection.getsockname()[1] != port:
                    continue
                for option, value in options.items():
                    if hasattr(socket, option):
                        connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
                found += 1
    return found
