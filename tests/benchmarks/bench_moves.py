"""POST moves against a bare endpoint with one append script, by 1 and by 16 clients.

Asked: median at most 2 times, p99 at most 3 times.
"""

import random
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, median
from threading import Thread
from typing import Any

from msgspec import to_builtins
from shared import Client, local, open_game, percentile, redis, serve

from service.commands import deciders
from service.commands.draft import Draft
from service.container import Services
from service.queries.snapshots import TRUTH
from service.rules import GAMES

REQUESTS, BLOCKS = 60, 8

Request = tuple[str, Any, str]
"""A path, a body, a token."""


def main() -> None:
    """Measure in alternating blocks and print medians, p99 and their ratios."""
    with redis() as url, serve("service.app:create_served_app", url) as api, serve("bare:create_app", url) as bare:
        services = local(url)
        for clients in (1, 16):
            ours: list[float] = []
            theirs: list[float] = []
            for block in range(BLOCKS):
                ours += _send(api, [our_requests(services, 100 * block + client) for client in range(clients)])
                theirs += _send(bare, [bare_requests(100 * block + client) for client in range(clients)])
            print(f"  {clients} client(s), {len(ours)} moves, {len(theirs)} bare requests")
            for name, value in (("median", median), ("p99", lambda times: percentile(times, 0.99))):
                a, b = value(ours) * 1e3, value(theirs) * 1e3
                print(f"    {name}: {a:.2f} ms against {b:.2f} ms: {a / b:.2f} times")
            print(f"    {clients / mean(ours):.0f} moves a second (bare {clients / mean(theirs):.0f})")


def our_requests(services: Services, seed: int) -> list[Request]:
    """Return the moves of a new game of two humans, played at random."""
    game, tokens = new_game(services)
    moves = foresee(services, game, seed, REQUESTS)
    return [(f"/v1/games/{game}/moves", {"moves": [move]}, tokens[seat]) for seat, move in moves]


def bare_requests(seed: int) -> list[Request]:
    """Return as many for the bare endpoint."""
    body = {"moves": [{"type": "play_card", "card": "red-5", "stone": 3}]}
    return [(f"/{seed}", body, "x" * 43)] * REQUESTS


def _send(port: int, clients: list[list[Request]]) -> list[float]:
    """Let each client send its requests, all clients at once, in at most two processes; return how long each took."""
    processes = min(2, len(clients))
    with ProcessPoolExecutor(processes) as pool:
        jobs = [pool.submit(_clients, port, clients[start::processes]) for start in range(processes)]
        return [seconds for job in jobs for seconds in job.result()]


def _clients(port: int, clients: list[list[Request]]) -> list[float]:
    times: list[float] = []

    def run(requests: list[Request]) -> None:
        client = Client(port)
        times.extend([client.post(*request)[0] for request in requests])

    threads = [Thread(target=run, args=(requests,)) for requests in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times


def foresee(services: Services, game: str, seed: int, count: int) -> list[tuple[int, Any]]:
    """Return a game's next moves at random: with its secret it can be played in memory beforehand."""
    snapshot, source = services.repository.get(game, TRUTH), random.Random(seed)
    assert snapshot.secret
    draft, moves = Draft(game, snapshot.position, snapshot.secret), []
    while len(moves) < count and not draft.position.table.ended:
        act = GAMES["schotten_totten"].to_act(draft.position.state)
        assert act
        move = source.choice(GAMES["schotten_totten"].legal_moves(draft.position.state, act.seat))
        deciders.play(draft, act.seat, [move])
        moves.append((act.seat, to_builtins(move)))
    return moves


def new_game(services: Services) -> tuple[str, list[str]]:
    """Open a game and return its id and the tokens of both seats."""
    game = open_game(services, rounds=99)
    return game, [services.tokens.seat(game, seat, 1) for seat in range(2)]
