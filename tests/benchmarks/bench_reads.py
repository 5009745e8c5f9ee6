"""Reads: past versions of a short and a long game, loading a game, and catching up with another process.

Required: a read of a random version of 5,000 takes at most 1.3 times the processor time of one of 60; load, act and
append on a game of 200 events with cold caches, 1,000 times a second.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from statistics import median
from typing import Any

from bench_moves import script
from clients import Load, Script, measure, micros, request
from shared import Server, api
from sides import ROUNDS, Side, both_sides

SHORT, LONG = 60, 5000
"""Decisions of the games whose past versions are read."""
LOOKS = 60
PATHS = {"?at=n": "/v1/games/{game}?at={version}", "decisions/n": "/v1/games/{game}/decisions/{version}"}
EVENTS, GAMES, MOVES = 200, 2, 20
"""Events of the loaded games; games, and moves of each, in a round."""
TURNS = 60
"""Moves of a game that are made by two processes alternately, and by one."""
Servers = Mapping[Side, Sequence[Server]]
"""Two API servers of each side, on its one Redis."""


def main() -> None:
    """Measure both sides in alternating blocks."""
    with both_sides() as sides, ExitStack() as stack:
        servers = {side: [stack.enter_context(api(side.url, 1, side.tree)) for _ in range(2)] for side in sides}
        _look_back(servers)
        _load(sides)
        _catch_up(servers)


def _rounds(sides: Sequence[Side]) -> Iterator[tuple[int, Side]]:
    """Yield each round's number with each side, in alternating order."""
    for number in range(ROUNDS):
        for side in sides[:: -1 if number % 2 else 1]:
            yield number, side


def _look_back(servers: Servers) -> None:
    """Print the time of a read of a random version, once the process has read the last one."""
    with ThreadPoolExecutor() as pool:
        playing = {side: pool.submit(side.prepare, "played", lengths=[SHORT, LONG]) for side in servers}
    played = {side: games.result() for side, games in playing.items()}
    loads: dict[tuple[Side, str, int], list[Load]] = {}
    for side, (_, long) in played.items():
        first = measure([_looks(servers[side][0], PATHS["?at=n"], long, [LONG - 1])], servers[side][:1])
        print(
            f"  the first look of a process, at version {LONG - 1}, {side.name}: {micros([first], 'api') / 1e3:.0f} ms"
        )
    for number, side in _rounds(list(servers)):
        for what, path in PATHS.items():
            for length, game in zip((SHORT, LONG), played[side], strict=True):
                versions = random.Random(number).choices(range(2, length), k=LOOKS)
                load = measure([_looks(servers[side][0], path, game, versions)], servers[side][:1])
                loads.setdefault((side, what, length), []).append(load)
    for what in PATHS:
        for side in servers:
            short, long = (micros(loads[side, what, length], "api") for length in (SHORT, LONG))
            print(f"  {what}, {side.name}: {short:.0f} µs of {SHORT}, {long:.0f} of {LONG}: {long / short:.2f} times")


def _looks(server: Server, path: str, game: Any, versions: Sequence[int]) -> Script:
    """Return a script that reads versions of a game, as a seat."""
    paths = [path.format(game=game["game"], version=version) for version in versions]
    return Script([server.port], [(0, request("GET", each, game["tokens"][0])) for each in paths])


def _load(sides: Sequence[Side]) -> None:
    """Print the time of a move in a process with cold caches of the game."""
    taken: dict[Side, list[Any]] = {side: [] for side in sides}
    for _, side in _rounds(sides):
        taken[side].append(side.prepare("unkept", events=EVENTS, games=GAMES, moves=MOVES))
    for side, moves in taken.items():
        processor, wall = (median(move[kind] for move in moves) for kind in ("processor", "wall"))
        print(f"  load, act, append on {EVENTS} events, {side.name}: {1 / processor:,.0f} a second of", end=" ")
        print(f"processor time ({processor * 1e6:.0f} µs), {1 / wall:,.0f} a second of wall time")


def _catch_up(servers: Servers) -> None:
    """Print the time of a move in a process that did not make the preceding one."""
    loads: dict[tuple[Side, bool], list[Load]] = {}
    games = {side: iter(side.prepare("games", sizes=[TURNS] * 2 * ROUNDS)) for side in servers}
    for _, side in _rounds(list(servers)):
        for behind in (False, True):
            load = measure([_moves(servers[side], next(games[side]), behind)], servers[side])
            loads.setdefault((side, behind), []).append(load)
    for side in servers:
        current, late = (micros(loads[side, behind], "api", "redis") for behind in (False, True))
        print(f"  a move behind by one, {side.name}: {late:.0f} µs against {current:.0f}: {late / current:.2f} times")


def _moves(servers: Sequence[Server], game: Any, behind: bool) -> Script:
    """Return a script that plays a game in one process, or each move in the process that is `behind` by one."""
    played = script(servers[0], game)
    if not behind:
        return played
    requests = [(number % 2, raw) for number, (_, raw) in enumerate(played.requests)]
    return replace(played, ports=[server.port for server in servers], requests=requests)
