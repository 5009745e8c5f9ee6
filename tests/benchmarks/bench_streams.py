"""What live streams cost: memory and latency of the API with 500 idle ones and without, in turn, and a decision's way.

Asked: no starved API; the ratios are what the operator pays.
"""

import os
import selectors
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from bench_moves import foresee, new_game
from shared import Client, api, local, open_game, percentile, random_turn, redis

STREAMS, LOOKS, BLOCKS, CLIENTS = 500, 150, 4, 4


def main() -> None:
    """Measure in alternating blocks, then let one game of all streams go on."""
    import random

    with redis() as url, api(url) as server:
        port, process = server.port, max(server.processes, key=rss)
        services = local(url)
        game = open_game(services, rounds=99)
        times: dict[int, list[float]] = {0: [], STREAMS: []}
        moves: dict[int, list[float]] = {0: [], STREAMS: []}
        memory: dict[int, int] = {}
        _look(port, game), _move(port, url, 0)
        memory[0] = rss(process)
        for block in range(BLOCKS):
            for count in times:
                streams = [stream(port, game) for _ in range(count)]
                for each in streams:
                    read(each)
                times[count] += _look(port, game)
                moves[count] += _move(port, url, block)
                memory[count] = max(memory.get(count, 0), rss(process)) if count else memory[0]
                for each in streams:
                    each.close()
                if count:
                    random_turn(services, game, random.Random(block))  # so that the server notices that they have gone
                    time.sleep(1)
        print(f"  memory: {memory[0] / 1e6:.0f} MB, with {STREAMS} streams {memory[STREAMS] / 1e6:.0f} MB", end="")
        print(f": {(memory[STREAMS] - memory[0]) / STREAMS / 1e3:.0f} KB a stream")
        for name, taken in (("GET a game", times), ("POST a move", moves)):
            for what, value in (("median", median), ("p99", lambda values: percentile(values, 0.99))):
                without, with_ = value(taken[0]) * 1e3, value(taken[STREAMS]) * 1e3
                print(f"  {name}, {what}: {without:.2f} ms, with streams {with_:.2f} ms: {with_ / without:.2f} times")
        _fan_out(port, url)


def rss(process: int) -> int:
    """Return the bytes of memory a process has."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


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
    """Print how long a decision takes to the first and the last of all streams of one game."""
    services, client = local(url), Client(port)
    game, tokens = new_game(services)
    streams = [stream(port, game) for _ in range(STREAMS)]
    selector = selectors.DefaultSelector()
    for each in streams:
        read(each)
        selector.register(each, selectors.EVENT_READ)
    first, last = [], []
    for seat, move in foresee(services, game, 1, 20):
        start, heard = time.perf_counter(), set()
        client.post(f"/v1/games/{game}/moves", {"moves": [move]}, tokens[seat])
        while len(heard) < STREAMS:
            for key, _ in selector.select(timeout=20):
                if b"event: decision" in key.fileobj.recv(65536):  # type: ignore[union-attr]
                    if not heard:
                        first.append(time.perf_counter() - start)
                    heard.add(key.fd)
        last.append(time.perf_counter() - start)
    for each in streams:
        each.close()
    print(f"  a decision reaches the first of {STREAMS} in {median(first) * 1e3:.0f} ms,", end=" ")
    print(f"the last in {median(last) * 1e3:.0f} ms, at the median")
