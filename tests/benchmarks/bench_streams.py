"""The cost of live streams: processor time and memory of each, and the latency of the last message.

Required of a game with many viewers: at most 20 µs of processor for each stream that a decision is sent to, and 20 KB
of memory; the last of 2,000 streams gets it within 60 ms of the sending of the move. The readers are one process that
only counts. The figures of a stream are those of the API alone, less the cost of a decision without any. The base and
this tree are measured alternately.
"""

import os
import resource
import selectors
import socket
import time
from collections.abc import Sequence
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import NamedTuple

from clients import bar, spent
from shared import MANY_CLIENTS, Client, Server, api
from sides import ROUNDS, Side, alternating, both_sides

DECISIONS = 20
MANY, FILES = 2_000, 16_000


class Figures(NamedTuple):
    """The cost of each of some streams, and the latency of the last of them."""

    microseconds_of_processor: float
    KB_of_memory: float
    ms_until_the_last_is_notified: float


LIMITS = Figures(20, 20, 60)


def main(counts: tuple[int, ...] = (1, 500, 2_000, 10_000)) -> None:
    """Measure with more and more streams of one game."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    found: dict[tuple[str, int], list[Figures]] = {}
    with both_sides() as sides:
        for side in alternating(sides, max(2, ROUNDS // 4)):
            alone = 0.0
            for count in counts:
                with api(side.url, tree=side.tree, settings=MANY_CLIENTS | {"CAIRN_STREAMS": str(FILES)}) as server:
                    grown, taken, last = _follow(side, server, count)
                alone = alone or taken
                found.setdefault((side.name, count), []).append(
                    Figures((taken - alone) / count * 1e6, grown / count / 1e3, median(last) * 1e3)
                )
    for count in counts:
        _print(count, *([*map(median, zip(*found[side.name, count], strict=True))] for side in sides))


def _print(count: int, base: Sequence[float], ours: Sequence[float]) -> None:
    """Print the cost of each of `count` streams, for the base and this tree, and whether each bar holds."""
    for name, before, now, most in zip(Figures._fields, base, ours, LIMITS, strict=True):
        what = f"{count:,} streams, {name.replace('_', ' ')} (base {before:.2f})"
        if count > 1 and (name != "ms_until_the_last_is_notified" or count == MANY):
            bar(f"{what}, ratio {now / before:.2f}", now, most)
        elif name == "ms_until_the_last_is_notified":
            print(f"  {what}, ratio {now / before:.2f}: {now:.2f}")


def _follow(side: Side, server: Server, count: int) -> tuple[int, float, list[float]]:
    """Return the cost of a game with `count` streams: bytes, seconds per decision, and latencies of the last stream."""
    client, game = Client(server.port), side.prepare("games", sizes=[DECISIONS])[0]
    before = _rss(server.processes)
    here, there = Pipe()
    reader = Process(target=_listen, args=(server.port, game["game"], count, there))
    reader.start()
    here.recv()
    grown, last = _rss(server.processes) - before, list[float]()
    began = spent(server.processes)
    for seat, move in game["moves"]:
        start = time.perf_counter()
        client.post(f"/v1/games/{game['game']}/moves", {"moves": [move]}, game["tokens"][seat])
        last.append(here.recv() - start)
        time.sleep(0.02)
    taken = (spent(server.processes) - began) / DECISIONS
    reader.join()
    return grown, taken, last


def _rss(processes: list[int]) -> int:
    """Return the resident memory of processes in bytes."""
    pages = sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes)
    return pages * os.sysconf("SC_PAGE_SIZE")


def stream(port: int, game: str) -> socket.socket:
    """Open a game's stream."""
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


def _listen(port: int, game: str, count: int, pipe: Connection) -> None:
    """Read all streams of a game, in a process of its own; report when the last received each decision."""
    streams, selector = [], selectors.DefaultSelector()
    for _ in range(count):
        streams.append(stream(port, game))
        read(streams[-1])
        selector.register(streams[-1], selectors.EVENT_READ)
    pipe.send(None)
    for _ in range(DECISIONS):
        messages = 0
        while messages < count:
            for key, _ in selector.select():
                messages += key.fileobj.recv(65536).count(b"event: decision")  # type: ignore[union-attr]
        pipe.send(time.perf_counter())
