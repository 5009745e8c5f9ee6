"""Clients of minimal cost: prepared bytes over sockets, all in one loop, in their own process; and their results."""

import re
import select
import socket
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from typing import Protocol

from shared import Server, local, percentile

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
    """A client that sends one request after the other over connections; `sent_at` is the time of its last request."""

    connections: Sequence[socket.socket]
    sent_at: float

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
            load.times.append(now - client.sent_at)
            if going and not client.ask():
                load.together, load.seconds, going = len(load.times), now - start, False
            waiting -= not going
    for client in clients:
        for connection in client.connections:
            connection.close()
    load.spent["clients"] = time.process_time() - begun
    return load


class _ScriptClient:
    """A client with one request at a time; `sent_at` is the time when it was sent."""

    def __init__(self, script: Script) -> None:
        self.connections: Sequence[socket.socket] = [
            socket.create_connection(("127.0.0.1", port)) for port in script.ports
        ]
        self.sent_at = 0.0
        self._by_number = {connection.fileno(): connection for connection in self.connections}
        self._requests = iter(script.requests)
        self._missing: int | None = None

    def ask(self) -> bool:
        """Send the next request. Return whether there was one."""
        following = next(self._requests, None)
        if following is None:
            return False
        place, raw = following
        self._missing, self.sent_at = None, time.perf_counter()
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


Loads = Mapping[tuple[int, int, str], Sequence[Load]]
"""The loads of all rounds, by number of clients, number of processes, and side."""
BOTH = ("api", "redis")
COLUMNS = ("clients", "processes", "side", "moves/s", "p50", "p99", "API", "Redis", "both", "clients'")


def print_table(loads: Loads) -> None:
    """Print a line for each case: moves a second, milliseconds, microseconds of processor time a move by part."""
    print("  ms a move, and µs of processor time a move by part; the clients' own are not counted")
    print("  {:>7} {:>9} {:<9} {:>7} {:>6} {:>6} {:>6} {:>6} {:>6} {:>8}".format(*COLUMNS))
    for (clients, processes, side), rounds in loads.items():
        parts = (micros(rounds, *part) for part in (("api",), ("redis",), ("api", "redis"), ("clients",)))
        print(f"  {clients:>7} {processes:>9} {side:<9} {rate(rounds):>7,.0f} {millis(rounds, 0.5):>6.2f}", end=" ")
        print(f"{millis(rounds, 0.99):>6.1f}", *(f"{part:>6.0f}" for part in parts))


def print_ratios(loads: Loads) -> None:
    """Print the ratios of this tree's processor time to the others', the bars, and the gain of two processes."""
    counts, processes = sorted({case[0] for case in loads}), sorted({case[1] for case in loads})
    print("  this tree's processor time a move, the median of the rounds' ratios (and their quartiles)")
    print(f"  {'':<24}", *(f"{clients:>18} clients" for clients in counts))
    for number in processes:
        for other in ("base", "floor"):
            cells = [ratio(loads[clients, number, "this tree"], loads[clients, number, other]) for clients in counts]
            print(f"  / {other + ',':<7}{number} process(es)", *(f"{cell:>26}" for cell in cells))
    for clients, most in ((1, 1.15), (16, 1.0), (64, 1.0)):
        ours, theirs = loads[clients, 1, "this tree"], loads[clients, 1, "base"]
        bar(f"{clients} client(s), processor time, times the base's", median(ratios(ours, theirs)), most)
        p99 = [millis([one], 0.99) / millis([other], 0.99) for one, other in zip(ours, theirs, strict=True)]
        bar(f"{clients} client(s), p99, times the base's", median(p99), 1.0)
    for clients in (16, 64):
        for side in ("floor", "base", "this tree"):
            one, two = loads[clients, 1, side], loads[clients, 2, side]
            print(f"  two processes / one, {clients} clients, {side}", end=": ")
            print(f"moves/s {rate(two) / rate(one):.2f}, p99 {millis(two, 0.99) / millis(one, 0.99):.2f}")


def micros(rounds: Sequence[Load], *parts: str) -> float:
    """Return the microseconds of processor time per response, in some parts: the median of the rounds."""
    return median(_micros(load, parts) for load in rounds)


def millis(rounds: Sequence[Load], share: float) -> float:
    """Return the milliseconds within which that share of the responses came: the median of the rounds."""
    return 1e3 * median(percentile(load.times, share) for load in rounds)


def rate(rounds: Sequence[Load]) -> float:
    """Return the responses per second, the median of the rounds."""
    return median(load.together / load.seconds for load in rounds)


def ratio(ours: Sequence[Load], theirs: Sequence[Load]) -> str:
    """Return the quartiles over all rounds of the ratio of processor time per response, the median first."""
    each = ratios(ours, theirs)
    return f"{median(each):.2f} ({percentile(each, 0.25):.2f} to {percentile(each, 0.75):.2f})"


def ratios(ours: Sequence[Load], theirs: Sequence[Load]) -> list[float]:
    """Return the same of each round."""
    return [_micros(a, BOTH) / _micros(b, BOTH) for a, b in zip(ours, theirs, strict=True)]


def _micros(load: Load, parts: Sequence[str]) -> float:
    return 1e6 * sum(load.spent[part] for part in parts) / len(load.times)


def bar(what: str, figure: float, most: float) -> None:
    """Print a figure, and whether it meets its bar."""
    print(f"  {what}: {figure:.2f}; required {most:g}: {'holds' if figure <= most else 'DOES NOT HOLD'}", flush=True)
