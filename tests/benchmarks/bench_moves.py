"""POST moves: this tree against the base and the floor, a bare endpoint with one append script.

Required: processor time at most 1.0 times the base's at 16 and 64 clients, 1.15 with one; p99 at most 1.0 times.
"""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import Any

from clients import Load, Script, measure, print_ratios, print_table, request
from msgspec import to_builtins
from shared import Server, api, floor, open_game, redis
from sides import ROUNDS, Side, both_sides

from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.draft import Draft
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import rules_of

SIZES = {1: 400, 16: 40, 64: 12}
"""Maximum moves of each client by the number of concurrent clients, each with a game of its own."""
PROCESSES = (1, 2)


def main() -> None:
    """Measure in alternating blocks and print a table, then the required ratios."""
    loads: dict[tuple[int, int, str], list[Load]] = {}
    with both_sides() as (base, tree), redis() as bare, _served((base, tree), bare) as servers:
        with ThreadPoolExecutor() as pool:
            games = dict(zip(("base", "this tree"), pool.map(_foreseen, (base, tree)), strict=True))
        games["floor"] = games["this tree"]
        for number in range(ROUNDS):
            for clients in SIZES:
                for (processes, side), server in list(servers.items())[:: -1 if number % 2 else 1]:
                    begin = clients * (ROUNDS * PROCESSES.index(processes) + number)
                    scripts = [script(server, game) for game in games[side][clients][begin : begin + clients]]
                    loads.setdefault((clients, processes, side), []).append(measure(scripts, [server]))
    print_table(loads)
    print_ratios(loads)


def script(server: Server, game: Any) -> Script:
    """Return a script that plays a precomputed game: each player has a connection, perhaps to another process."""
    path, tokens = f"/v1/games/{game['game']}/moves", game["tokens"]
    bodies = [(seat, json.dumps({"moves": [move]}).encode()) for seat, move in game["moves"]]
    return Script([server.port] * 2, [(seat, request("POST", path, tokens[seat], body)) for seat, body in bodies])


@contextmanager
def _served(sides: tuple[Side, Side], bare: str) -> Iterator[dict[tuple[int, str], Server]]:
    """Serve the floor and both sides, with one process and with two."""
    with ExitStack() as stack:
        servers = {}
        for processes in PROCESSES:
            servers[processes, "floor"] = stack.enter_context(floor(bare, processes))
            for side in sides:
                servers[processes, side.name] = stack.enter_context(api(side.url, processes, side.tree))
        yield servers


def _foreseen(side: Side) -> dict[int, list[Any]]:
    """Return a side's games for all blocks, by the number of concurrent clients."""
    counts = {clients: clients * ROUNDS * len(PROCESSES) for clients in SIZES}
    opened = iter(side.prepare("games", sizes=[SIZES[clients] for clients in SIZES for _ in range(counts[clients])]))
    return {clients: list(islice(opened, counts[clients])) for clients in SIZES}


def foresee(services: Services, game: str, seed: int, count: int) -> list[tuple[int, Any]]:
    """Return random next moves of a game, computed beforehand: with its secret it can be played in memory."""
    snapshot, source = services.repository.get(game, TRUTH), random.Random(seed)
    assert snapshot.secret
    draft = Draft(game, snapshot.position, snapshot.secret, services.clock.now())
    moves = list[tuple[int, Any]]()
    while len(moves) < count and not draft.position.table.is_ended:
        rules = rules_of(draft.position)
        act = rules.to_act(draft.position.state)
        assert act
        move = source.choice(rules.legal_moves(draft.position.state, act.seat))
        deciders.play(draft, act.seat, [move])
        moves.append((act.seat, to_builtins(move)))
    return moves


def new_game(services: Services) -> tuple[str, list[str]]:
    """Open a game and return its id and the tokens of both seats."""
    game = open_game(services, rounds=99)
    return game, [services.tokens.seat(game, seat, 1) for seat in range(2)]
