"""Finished games in segments: the first read of one, its remains in Redis, and the cost of sealing.

Required: a first read costs at most 20 ms on a folder; the p99 of POST moves while a worker seals is at most 1.1 times
that without; at most 300 bytes of a cold game remain in Redis, all included. `--games=10000` sets the number of sealed
games: copies of recorded and generated games, of all rulesets, with ids and chains of their own. A tenth of them is
sealed without other load, and the others while clients play.
"""

import argparse
import os
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

from bench_moves import foresee, new_game, script
from clients import measure
from helpers.api import running
from msgspec.structs import replace
from shared import KEY, Client, Server, api, percentile, redis
from sides import ROUNDS

from cairn.contract.playing import CASES, load, random_game, recorded
from cairn.events.chain import Entry, Head, seal
from cairn.events.codec import decode
from cairn.events.decision import Decision
from cairn.events.segments import Segments
from cairn.service.container import Services
from cairn.service.jobs.jobs import SEAL_QUEUE, OurQueue
from cairn.service.jobs.sealing import JOB, MAX_BATCH
from cairn.service.settings import Settings

LOOKS = 300
"""Cold games that are read, and as many warm copies of the same ones."""
LONGEST = 70
"""Decisions of a game that is sealed while clients play: about as many as in most real games."""
CLIENTS, MOVES = 8, 100
"""Clients that play while games are sealed, each in a game of its own, and moves of each in a round."""
RESAMPLES = 500


def main() -> None:
    """Seal games, read them, and play while others are sealed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=400)
    games = max(80, parser.parse_known_args()[0].games)
    with redis() as url, tempfile.TemporaryDirectory() as folder:
        services = Services(Settings(url, key=KEY, cold_url=f"{folder}/", cold_after=0.0, games_per_client=None))
        straight = max(40, games // 10)
        looked = min(LOOKS, straight)
        warm, before = _fill(services, _copies(1), looked), _memory(services)
        cold = _straight(services, straight, before, Path(folder))
        os.environ["CAIRN_COLD_URL"] = f"{folder}/"
        with api(url) as server:
            _first_looks(server, warm, cold[:looked])
            environment = {"REDIS_URL": url, "CAIRN_KEY": KEY, "CAIRN_COLD_URL": f"{folder}/", "CAIRN_COLD_AFTER": "0"}
            with running(environment, "worker"):
                _moves(services, server, games - straight)
        left = _memory(services) - before
        print(f"  {games} games sealed in all: {left / games:,.0f} bytes left in Redis each, all counted")


def _copies(seed: int, longest: int | None = None) -> Iterator[tuple[str, list[Entry]]]:
    """Yield games without end: the recorded and generated ones alternately, with ids and chains of their own."""
    source, originals = random.Random(seed), list[tuple[list[Decision], bytes]]()
    for entries in [*map(load, recorded()), *(random_game(*case, seed=3).entries() for case in CASES)]:
        secrets = [part.secret for part in Segments.read(entries, None).parts if part.secret]
        if len(secrets) == 1 and len(entries) <= (longest or len(entries)):  # a fork has two
            originals.append(([decode(entry.stored, entry.version) for entry in entries], secrets[0]))
    for decisions, secret in cycle(originals):
        game, entries = "".join(source.choices("abcdefghijklmnopqrstuvwxyz234567", k=20)), list[Entry]()
        for decision in decisions:
            before = entries[-1].chain if entries else game
            entries.append(seal(replace(decision, game=game), before, secret))
        yield game, entries


def _fill(services: Services, copies: Iterator[tuple[str, list[Entry]]], count: int) -> list[str]:
    """Import `count` games into Redis, and return their ids."""
    ids = list[str]()
    for game, entries in islice(copies, count):
        services.log.append(game, Head(0, game), entries, imported=True)
        ids.append(game)
    return ids


def _memory(services: Services) -> int:
    return int(services.redis.info("memory")["used_memory"])


def _straight(services: Services, count: int, before: int, folder: Path) -> list[str]:
    """Seal games without other load, print bytes and seconds of each, and return their ids."""
    copies, games, warm, wall, processor = _copies(2), list[str](), 0, 0.0, 0.0
    while len(games) < count:
        empty = _memory(services)
        some = _fill(services, copies, min(MAX_BATCH, count - len(games)))
        warm += _memory(services) - empty
        began, ticked = time.perf_counter(), time.process_time()
        done = services.cold.seal(services.log, some)
        wall, processor = wall + time.perf_counter() - began, processor + time.process_time() - ticked
        assert (done.left, done.refused) == ([], {})
        games += some
    disk = sum(path.stat().st_size for path in folder.iterdir())
    left = (_memory(services) - before) / count
    print(f"  {count} games: {warm / count:,.0f} bytes in Redis each while warm, {left:,.0f} cold", end="")
    print(f" ({warm / count / left:.0f} times less), {disk / count:,.0f} bytes on disk")
    print(f"  {1e3 * wall / count:.1f} ms to seal each, {1e3 * processor / count:.1f} of processor time")
    return games


def _first_looks(server: Server, warm: Sequence[str], cold: Sequence[str]) -> None:
    """Read each game once, warm and cold alternately, and print the time; the dictionaries are read before."""
    client, times = Client(server.port), dict[str, list[float]]({"warm": [], "cold": []})
    unread = min(len(warm) // 3, 20)
    for number, pair in enumerate(zip(warm, cold, strict=True)):
        sides = [*zip(times, pair, strict=True)]
        for side, game in sides[:: 1 if number % 2 else -1]:
            began = time.perf_counter()
            shown = client.get(f"/v1/games/{game}")
            took = time.perf_counter() - began
            assert shown["id"] == game, shown
            if number >= unread:
                times[side].append(1e3 * took)
    for side, taken in times.items():
        print(f"  first look, {side}: median {median(taken):.1f} ms, p99 {percentile(taken, 0.99):.1f} of {len(taken)}")
    for name, of in (("medians", median), ("p99", _p99)):
        print(f"  cold / warm, {name}: {_ratio(times['cold'], times['warm'], of)}")


def _moves(services: Services, server: Server, games: int) -> None:
    """Play alternately while a worker seals and while it does not, and print the time of moves."""
    copies, queue = _copies(3, LONGEST), OurQueue(SEAL_QUEUE, services.redis)
    batch = min(MAX_BATCH, games // ROUNDS)
    times: tuple[list[float], list[float]] = ([], [])
    sealed = rounds = during = 0
    while sealed < games:
        for sealing in (False, True):
            playing = [_foreseen(services, 2 * rounds + sealing, client) for client in range(CLIENTS)]
            if sealing:
                some = _fill(services, copies, min(batch, games - sealed))
                for game in some:
                    services.sealing.enter(game, 0.0)
                last = services.redis.get(JOB)
                while services.redis.get(JOB) == last:  # the previous job may still remove games from the lists
                    services.sealing.care()
                while queue.count:
                    time.sleep(0.01)
            load = measure([script(server, played) for played in playing], [server])
            times[sealing].extend(1e3 * took for took in load.times)
            if sealing:
                sealed, rounds, during = sealed + len(some), rounds + 1, during + bool(services.sealing.count_due())
                while services.sealing.count_due():
                    time.sleep(0.1)
            for played in playing:
                services.log.delete(played["game"])
    for name, taken in zip(("without", "while a worker seals"), times, strict=True):
        print(f"  POST moves, {CLIENTS} clients, {name}: p50 {median(taken):.1f} ms, p99 {_p99(taken):.1f}", end="")
        print(f" of {len(taken)}")
    print(f"  {sealed} games sealed so, which outlasted the moves in {during} of {rounds} rounds", end="; ")
    print(f"p99 while sealing / without: {_ratio(times[1], times[0], _p99)}")


def _foreseen(services: Services, number: int, client: int) -> dict[str, Any]:
    """Open a game, and return it with the moves that a client will make in it."""
    game, tokens = new_game(services)
    return {"game": game, "tokens": tokens, "moves": foresee(services, game, number * CLIENTS + client, MOVES)}


def _p99(values: list[float]) -> float:
    return percentile(values, 0.99)


def _ratio(above: list[float], below: list[float], of: Callable[[list[float]], float]) -> str:
    """Return the ratio of two samples with its 95% interval, by resampling."""
    source = random.Random(1)
    samples = [[of(source.choices(side, k=len(side))) for _ in range(RESAMPLES)] for side in (above, below)]
    ratios = [one / other for one, other in zip(*samples, strict=True)]
    low, high = percentile(ratios, 0.025), percentile(ratios, 0.975)
    return f"{of(above) / of(below):.2f} (95%: {low:.2f} to {high:.2f})"
