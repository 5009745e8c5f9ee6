"""The connections of this process. A WSGI application is given none: they are found among the open files."""

import os
import socket
import stat
from collections import Counter
from contextlib import suppress

from cairn.service.limits.clients import may_have, networks_of

UNSENT = 128 * 1024
"""Bytes that may wait in the kernel for one reader."""


class Connections:
    """The connections at the ports that this process listens at.

    At most `most` of one address stay open, and of an IPv6 network as many times as much as it may have; any number if
    it is None. The kernel closes one whose client reads nothing
    for `silence` seconds, as a thread that waits for that client cannot do it itself. Only Linux has the option for it
    (TCP_USER_TIMEOUT); elsewhere it is left to the client's connection to end.
    """

    def __init__(self, most: int | None, silence: float) -> None:
        self._most = most
        self._options = {"TCP_USER_TIMEOUT": int(silence * 1000), "TCP_NOTSENT_LOWAT": UNSENT}
        self._ports: set[int] = set()
        self._peers: dict[tuple[int, int], tuple[str, ...]] = {}

    def look(self) -> None:
        """Close what one address has too many of, those first that came since the last looks."""
        files = [int(name) for name in os.listdir("/dev/fd")]
        if not self._ports:
            self._prepare(files)
        if self._most is None:
            return
        self._look_at_new(files)
        kept = Counter[str]()
        for (file, _), networks in self._peers.items():  # the oldest first
            if all(
                kept[network] < most for network, most in zip(networks, may_have(networks, self._most), strict=False)
            ):
                kept.update(networks)
                continue
            with suppress(OSError), _tcp(file) as connection:
                if networks_of(connection.getpeername()[0]) == networks:  # else another file has its number meanwhile
                    connection.shutdown(socket.SHUT_RDWR)

    def _prepare(self, files: list[int]) -> None:
        """Set the options of the listening sockets, which connections inherit, and of connections that are there."""
        ports = []
        for file in files:
            with suppress(OSError), _tcp(file) as each:
                ports.append((file, each.getsockname()[1]))
                if each.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
                    self._ports.add(each.getsockname()[1])
        for file, port in ports:
            if port in self._ports:
                with suppress(OSError), _tcp(file) as each:
                    for option, value in self._options.items():
                        if hasattr(socket, option):
                            each.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)

    def _look_at_new(self, files: list[int]) -> None:
        """Keep the networks of each connection's peer. Each is looked at once, when it is new."""
        open_now: dict[tuple[int, int], None] = {}
        for file in files:
            with suppress(OSError):
                open_now[file, os.fstat(file).st_ino] = None
        known = {each: peer for each, peer in self._peers.items() if each in open_now}
        self._peers = known | {each: self._peer(each[0]) for each in open_now if each not in known}

    def _peer(self, file: int) -> tuple[str, ...]:
        with suppress(OSError), _tcp(file) as connection:
            if connection.getsockname()[1] in self._ports:
                return networks_of(connection.getpeername()[0])
        return ()


def _tcp(file: int) -> socket.socket:
    """Return a TCP socket that is open as a file, to be closed; raise OSError if the file is none."""
    if not stat.S_ISSOCK(os.fstat(file).st_mode):
        raise OSError
    connection = socket.socket(fileno=os.dup(file))
    if connection.family not in (socket.AF_INET, socket.AF_INET6) or connection.type != socket.SOCK_STREAM:
        connection.close()
        raise OSError
    return connection
