"""What live streams cost: processor time and memory of each, and how long until the last of all has been told.

Asked of a game that many watch: at most 15 µs of processor for each stream that a decision is sent to, and 15 KB of
memory; the last of 500 streams is told within 10 ms of the sending of the move, of 2,000 within 40. The readers are one
process that only counts. The figures of a stream are those of the API alone, less what a decision costs without any.
"""

import os
import resource
import selectors
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median

from bench_moves import foresee, new_game
from report import bar
from shared import MANY_CLIENTS, Client, Server, api, local, redis

DECISIONS = 20
MOST_MICROSECONDS, MOST_KB = 15, 15
MOST_MS = {500: 10, 2_000: 40}
FILES = 16_000


def main(counts: tuple[int, ...] = (1, 500, 2_000, 10_000)) -> None:
    """Measure with more and more streams of one game."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    alone = 0.0
    for count in counts:
        settings = MANY_CLIENTS | {"CAIRN_STREAMS": str(FILES)}
        with redis() as url, api(url, settings=settings) as server, _followed(server, count) as (grown, taken, last):
            alone = alone or taken
            _tell(count, grown, taken - alone, last)


def _tell(count: int, grown: int, taken: float, last: list[float]) -> None:
    """Print what so many streams take, and whether each bar holds."""
    print(f"  {count:,} streams: the last is told after {median(last) * 1e3:.1f} ms at the median,", end=" ")
    print(f"{min(last) * 1e3:.1f} at best")
    if count > 1:
        bar(f"{count:,} streams, µs of processor for each", taken / count * 1e6, MOST_MICROSECONDS)
        bar(f"{count:,} streams, KB of memory for each", grown / count / 1e3, MOST_KB)
    if count in MOST_MS:
        bar(f"{count:,} streams, ms until the last is told", median(last) * 1e3, MOST_MS[count])


@contextmanager
def _followed(server: Server, count: int) -> Iterator[tuple[int, float, list[float]]]:
    """Give what a game with so many streams takes: bytes, seconds a decision, and those until the last was told."""
    services, client = local(server.redis), Client(server.port)
    game, tokens = new_game(services)
    before = _rss(server.processes)
    here, there = Pipe()
    reader = Process(target=_listen, args=(server.port, game, count, there))
    reader.start()
    here.recv()
    grown, last = _rss(server.processes) - before, list[float]()
    began = _processor(server.processes)
    for seat, move in foresee(services, game, 1, DECISIONS):
        start = time.perf_counter()
        client.post(f"/v1/games/{game}/moves", {"moves": [move]}, tokens[seat])
        last.append(here.recv() - start)
        time.sleep(0.02)
    yield grown, (_processor(server.processes) - began) / DECISIONS, last
    reader.join()


def _rss(processes: list[int]) -> int:
    """Return the bytes of memory that processes have."""
    pages = sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes)
    return pages * os.sysconf("SC_PAGE_SIZE")


def _processor(processes: list[int]) -> float:
    """Return the seconds of processor time that processes have taken."""
    fields = [Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split() for process in processes]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def stream(port: int, game: str) -> socket.socket:
    """Ask for a game's stream."""
    connection = socket.create_connection(("127.0.0.1", port))
    connection.sendall(f"GET /v1/games/{game}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return connection


def read(connection: socket.socket) -> None:
    """Read to the end of the first message."""
    got = b""
    while b"\n\n" not in got:
        more = connection.recv(65536)
        if not more or not b"HTTP/1.1 200".startswith(got[:12]):
            raise RuntimeError(got.decode())
        got += more


def _listen(port: int, game: str, count: int, told: Connection) -> None:
    """Read all streams of a game, in a process of its own; tell when the last was told of each decision."""
    streams, selector = [], selectors.DefaultSelector()
    for _ in range(count):
        streams.append(stream(port, game))
        read(streams[-1])
        selector.register(streams[-1], selectors.EVENT_READ)
    told.send(None)
    for _ in range(DECISIONS):
        messages = 0
        while messages < count:
            for key, _ in selector.select():
                messages += key.fileobj.recv(65536).count(b"event: decision")  # type: ignore[union-attr]
        told.send(time.perf_counter())
