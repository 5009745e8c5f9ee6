"""What live streams cost: memory and latency of the API with 500 idle ones and without, in turn, and a decision's way.

Asked: no starved API; the ratios are what the operator pays.
"""

import os
import selectors
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median

from bench_moves import foresee, new_game
from shared import Client, api, local, open_game, percentile, random_turn, redis

STREAMS, LOOKS, BLOCKS, CLIENTS, DECISIONS = 500, 150, 4, 4, 20


def main() -> None:
    """Measure in alternating blocks, then let one game of all streams go on."""
    import random

    with redis() as url, api(url) as server:
        port = server.port
        services = local(url)
        game = open_game(services, rounds=99)
        times: dict[int, list[float]] = {0: [], STREAMS: []}
        moves: dict[int, list[float]] = {0: [], STREAMS: []}
        grown: list[int] = []
        _look(port, game), _move(port, url, 0)
        for block in range(BLOCKS):
            for count in times:
                before, streams = _rss(server.processes), []
                for _ in range(count):
                    streams.append(stream(port, game))
                    read(streams[-1])
                grown.append(_rss(server.processes) - before)
                times[count] += _look(port, game)
                moves[count] += _move(port, url, block)
                for each in streams:
                    each.close()
                if count:
                    random_turn(services, game, random.Random(block))  # so that the server notices that they have gone
                    time.sleep(1)
        print(f"  memory: {max(grown) / STREAMS / 1e3:.0f} KB a stream")
        for name, taken in (("GET a game", times), ("POST a move", moves)):
            for what, value in (("median", median), ("p99", lambda values: percentile(values, 0.99))):
                without, with_ = value(taken[0]) * 1e3, value(taken[STREAMS]) * 1e3
                print(f"  {name}, {what}: {without:.2f} ms, with streams {with_:.2f} ms: {with_ / without:.2f} times")
        _fan_out(port, url)


def _rss(processes: list[int]) -> int:
    """Return the bytes of memory that processes have."""
    pages = sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes)
    return pages * os.sysconf("SC_PAGE_SIZE")


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


def _look(port: int, game: str) -> list[float]:
    """Return how long each GET of a game took, by a few clients at once."""

    def run(_number: int) -> list[float]:
        client, taken = Client(port), []
        for _ in range(LOOKS):
            start = time.perf_counter()
            client.get(f"/v1/games/{game}?at=2", "")
            taken.append(time.perf_counter() - start)
        return taken

    with ThreadPoolExecutor(CLIENTS) as pool:
        return [seconds for taken in pool.map(run, range(CLIENTS)) for seconds in taken]


def _move(port: int, url: str, seed: int) -> list[float]:
    """Return how long each move of another game took."""
    services, client = local(url), Client(port)
    game, tokens = new_game(services)
    return [
        client.post(f"/v1/games/{game}/moves", {"moves": [move]}, tokens[seat])[0]
        for seat, move in foresee(services, game, seed, LOOKS)
    ]


def _fan_out(port: int, url: str) -> None:
    """Print how long a decision takes, from the sending of its POST, to the first and the last of all streams."""
    services, client = local(url), Client(port)
    game, tokens = new_game(services)
    here, there = Pipe()
    reader = Process(target=_listen, args=(port, game, there))
    reader.start()
    here.recv()
    first: list[float] = []
    last: list[float] = []
    for seat, move in foresee(services, game, 1, DECISIONS):
        start = time.perf_counter()
        client.post(f"/v1/games/{game}/moves", {"moves": [move]}, tokens[seat])
        for times, told in zip((first, last), here.recv(), strict=True):
            times.append(told - start)
        time.sleep(0.05)
    reader.join()
    print(f"  a decision reaches the first of {STREAMS} in {median(first) * 1e3:.0f} ms,", end=" ")
    print(f"the last in {median(last) * 1e3:.0f} ms, at the median, and {min(last) * 1e3:.0f} at best")


def _listen(port: int, game: str, told: Connection) -> None:
    """Read all streams of a game, in a process of its own; tell when the first and the last told of each decision."""
    streams, selector = [stream(port, game) for _ in range(STREAMS)], selectors.DefaultSelector()
    for each in streams:
        read(each)
        selector.register(each, selectors.EVENT_READ)
    told.send(None)
    for _ in range(DECISIONS):
        times: list[float] = []
        while len(times) < STREAMS:
            for key, _ in selector.select():
                messages = key.fileobj.recv(65536).count(b"event: decision")  # type: ignore[union-attr]
                times += [time.perf_counter()] * messages
        told.send((times[0], times[-1]))
