"""POST moves against a bare endpoint with one append script, by 1 and by 16 clients.

Asked: median at most 2 times, p99 at most 3 times.
"""

import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from threading import Thread

from house import Client, local, open_game, percentile, redis, serve

from service.cairn import Cairn

REQUESTS, BLOCKS = 60, 8


def main() -> None:
    """Measure in alternating blocks and print medians, p99 and their ratios."""
    with redis() as url, serve("service.app:create_app", url) as api, serve("bare:create_app", url) as bare:
        for clients in (1, 16):
            ours: list[float] = []
            theirs: list[float] = []
            spent = 0.0
            for block in range(BLOCKS):
                start = time.perf_counter()
                ours += _load(play, api, clients, url, block)
                spent += time.perf_counter() - start
                theirs += _load(bare_posts, bare, clients, url, block)
            print(f"  {clients} client(s), {len(ours)} moves, {len(theirs)} bare requests")
            for name, value in (("median", median), ("p99", lambda times: percentile(times, 0.99))):
                a, b = value(ours) * 1e3, value(theirs) * 1e3
                print(f"    {name}: {a:.2f} ms against {b:.2f} ms: {a / b:.2f} times")
            print(f"    {clients / median(ours):.0f} moves a second (bare {clients / median(theirs):.0f})")


def _load(work: Callable[[int, str, int], list[float]], port: int, clients: int, url: str, block: int) -> list[float]:
    """Run so many clients at once, in at most two processes, so that they wait less for each other."""
    processes = min(2, clients)
    with ProcessPoolExecutor(processes) as pool:
        jobs = [pool.submit(_clients, work, port, url, clients // processes, 100 * block + n) for n in range(processes)]
        return [seconds for job in jobs for seconds in job.result()]


def _clients(work: Callable[[int, str, int], list[float]], port: int, url: str, count: int, seed: int) -> list[float]:
    times: list[float] = []
    threads = [Thread(target=lambda n=n: times.extend(work(port, url, seed * 100 + n))) for n in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times


def play(port: int, url: str, seed: int) -> list[float]:
    """Play a game of two humans at random over the API, and return how long each move took."""
    client, source, cairn = Client(port), random.Random(seed), local(url)
    game, tokens = new_game(cairn)
    times = []
    while len(times) < REQUESTS:
        seat, moves = to_move(client, game, tokens)
        if seat is None:
            game, tokens = new_game(cairn)
            continue
        took, _ = client.post(f"/v1/games/{game}/moves", {"moves": [source.choice(moves)]}, tokens[seat])
        times.append(took)
    return times


def bare_posts(port: int, url: str, seed: int) -> list[float]:
    """Post as many moves to the bare endpoint."""
    client = Client(port)
    return [
        client.post(f"/{seed}", {"moves": [{"type": "play_card", "card": "red-5", "stone": 3}]}, "x" * 43)[0]
        for _ in range(REQUESTS)
    ]


def new_game(cairn: Cairn) -> tuple[str, list[str]]:
    """Open a game and return its id and the tokens of both seats."""
    game = open_game(cairn, rounds=99)
    return game, [cairn.tokens.seat(game, seat, 1) for seat in range(2)]


def to_move(client: Client, game: str, tokens: list[str]) -> tuple[int | None, list[dict[str, object]]]:
    """Return who is waited for, and his legal moves."""
    for seat, token in enumerate(tokens):
        moves = client.get(f"/v1/games/{game}/legal-moves", token)["moves"]
        if moves:
            return seat, moves
    return None, []
