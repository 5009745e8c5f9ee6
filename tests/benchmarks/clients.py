"""Clients of minimal cost: prepared bytes over sockets, all in one loop, in a process of their own."""

import re
import select
import socket
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from shared import Server, local

END_OF_HEAD = b"\r\n\r\n"
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
CPUCLOCK_SCHED = 2


@dataclass
class Script:
    """One client's requests, each sent after the previous response: the index of the connection, and the bytes.

    `ports` are the ports of its connections.
    """

    ports: Sequence[int]
    requests: Sequence[tuple[int, bytes]]


@dataclass
class Load:
    """The results of a load: its responses and their seconds, the processor seconds of each part.

    While all clients had requests left, `together` of the responses came in `seconds`.
    """

    times: list[float] = field(default_factory=list)
    together: int = 0
    seconds: float = 0.0
    spent: dict[str, float] = field(default_factory=dict)


class Client(Protocol):
    """A client that sends one request after the other over connections; `asked` is the time of its last request."""

    connections: Sequence[socket.socket]
    asked: float

    def ask(self) -> bool:
        """Send the next request. Return whether there was one."""

    def hear(self, number: int) -> bool:
        """Read from the connection with this number. Return whether the response is complete."""


def request(method: str, path: str, token: str, body: bytes = b"") -> bytes:
    """Return the bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Accept: */*", f"Authorization: Bearer {token}"]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


def spent(processes: Sequence[int]) -> float:
    """Return the processor seconds of processes, in the kernel and outside (clock_getcpuclockid(3))."""
    return sum(time.clock_gettime((~process << 3) | CPUCLOCK_SCHED) for process in processes)


def process_of_redis(url: str) -> int:
    """Return the process of a Redis on this machine."""
    return int(local(url).redis.info("server")["process_id"])


def measure(scripts: Sequence[Script], servers: Sequence[Server]) -> Load:
    """Have all clients send their requests, and measure servers on one Redis, that Redis, and the clients."""
    redis = process_of_redis(servers[0].redis)
    parts = {"api": [process for server in servers for process in server.processes], "redis": [redis]}
    before = {name: spent(processes) for name, processes in parts.items()}
    load = play([partial(_ScriptClient, script) for script in scripts])
    load.spent |= {name: spent(processes) - before[name] for name, processes in parts.items()}
    return load


def play(connecting: Sequence[Callable[[], Client]]) -> Load:
    """Have clients, which connect in a process of their own, send their requests; return the times of the responses."""
    with ProcessPoolExecutor(1) as own_process:
        return own_process.submit(_send, connecting).result()


def _send(connecting: Sequence[Callable[[], Client]]) -> Load:
    """Send until the first client has no requests left, so that all are equally busy; wait for all responses."""
    lines: dict[int, Client] = {}
    poll, clients = select.epoll(), [connect() for connect in connecting]
    load, begun = Load(), time.process_time()
    for client in clients:
        for connection in client.connections:
            lines[connection.fileno()] = client
            poll.register(connection, select.EPOLLIN)
    start, going, waiting = time.perf_counter(), True, len(clients)
    for client in clients:
        client.ask()
    while waiting:
        for number, _ in poll.poll():
            client = lines[number]
            if not client.hear(number):
                continue
            now = time.perf_counter()
            load.times.append(now - client.asked)
            if going and not client.ask():
                load.together, load.seconds, going = len(load.times), now - start, False
            waiting -= not going
    for client in clients:
        for connection in client.connections:
            connection.close()
    load.spent["clients"] = time.process_time() - begun
    return load


class _ScriptClient:
    """A client with one request at a time; `asked` is the time when it was sent."""

    def __init__(self, script: Script) -> None:
        self.connections: Sequence[socket.socket] = [
            socket.create_connection(("127.0.0.1", port)) for port in script.ports
        ]
        self.asked = 0.0
        self._by_number = {connection.fileno(): connection for connection in self.connections}
        self._requests = iter(script.requests)
        self._missing: int | None = None

    def ask(self) -> bool:
        """Send the next request. Return whether there was one."""
        following = next(self._requests, None)
        if following is None:
            return False
        place, raw = following
        self._missing, self.asked = None, time.perf_counter()
        self.connections[place].sendall(raw)
        return True

    def hear(self, number: int) -> bool:
        """Read from a connection. Return whether the response is complete. Raise RuntimeError for a refusal."""
        got = self._by_number[number].recv(262144)
        if self._missing is None:
            if not got.startswith(b"HTTP/1.1 20"):
                raise RuntimeError(got.decode())
            head = got.index(END_OF_HEAD)
            length = LENGTH.search(got, 0, head)
            assert length
            self._missing = head + len(END_OF_HEAD) + int(length[1])
        self._missing -= len(got)
        return self._missing == 0
