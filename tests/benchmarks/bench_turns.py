"""The speed of AIs: 16 games of AIs alone on two workers, and one AI's move after a human's on an idle worker.

Required, at level `random`: 600 decisions a second; from an append to the AI's own append p50 5 ms and p99 20 ms at
most. The base and this tree are measured alternately.
"""

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import cast

from clients import bar, spent
from helpers.api import running
from redis import Redis
from shared import KEY, ROOT, percentile, python_of
from sides import ROUNDS, base_tree

from cairn.service.run.embedded import EmbeddedServer

GAMES, WORKERS, SECONDS, ANSWERS = 16, 2, 3.0, 100
WORKER = "worker --max-jobs 1000000"
OPEN = """
import sys
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Seat
from cairn.service import container
from cairn.service.settings import Settings

services = getattr(container, "connect", container.Services)(Settings.from_environment())
for _ in range(int(sys.argv[1])):
    game = services.tokens.game(None)
    services.commands.open_game(game, "schotten_totten", Options(99, 0), [Seat("ai", None, "random")] * 2, listed=False)
    print(game, flush=True)
"""
ANSWER = """
import random
import sys
import time
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Seat
from cairn.service import container, rules as known
from cairn.service.settings import Settings

# The base has its own words for these two.
services = getattr(container, "connect", container.Services)(Settings.from_environment())
rules, source = getattr(known, "newest", known.GAMES.get)("schotten_totten"), random.Random(1)
game = services.tokens.game(None)
seats = [Seat("human"), Seat("ai", None, "random")]
services.commands.open_game(game, "schotten_totten", Options(99, 0), seats, listed=False)
print(game, flush=True)
for _ in range(int(sys.argv[1])):
    last = 0
    while last == 0 or act.seat == 0:
        snapshot = services.repository.get(game, "truth")
        act = rules.to_act(snapshot.position.state)
        if act.seat == 0:
            time.sleep(0.02)
            move = source.choice(rules.legal_moves(snapshot.position.state, 0))
            last = services.commands.play(game, 0, [move]).last
        elif last == 0:
            time.sleep(0.005)
    print(last, flush=True)
"""


@dataclass
class Tree:
    """Cairn at a commit, in a folder."""

    folder: Path

    @property
    def python(self) -> str:
        """A Python with its packages."""
        return python_of(self.folder)

    @property
    def own_queue(self) -> bool:
        """Whether its queue has a server of its own."""
        return "QUEUE" in (self.folder / "service/run/folder.py").read_text()


@dataclass
class Servers:
    """The servers of one measurement; without a queue of its own both are one."""

    log: EmbeddedServer
    queue: EmbeddedServer

    def environment(self, tree: Tree) -> dict[str, str]:
        """Return the environment of a process of a tree."""
        urls = {"REDIS_URL": self.log.url, "CAIRN_QUEUE_URL": self.queue.url}
        return os.environ | urls | {"CAIRN_KEY": KEY, "PYTHONPATH": str(tree.folder / ".packages")}


def main() -> None:
    """Measure both trees alternately, and print the medians of all rounds."""
    with base_tree() as base:
        trees = {side: Tree(folder) for side, folder in (("base", base), ("this tree", ROOT))}
        played: dict[str, list[list[float]]] = {side: [] for side in trees}
        waited: dict[str, list[list[float]]] = {side: [] for side in trees}
        for _ in range(ROUNDS):
            for side, tree in trees.items():
                played[side].append(play(tree))
                waits = answers(tree)
                waited[side].append([percentile(waits, 0.5), percentile(waits, 0.99)])
    print(f"  {GAMES} games of AIs, {WORKERS} workers; milliseconds of processor time a decision")
    for side, rounds in played.items():
        rate, *each = medians(rounds)
        parts = ", ".join(f"{part} {ms:.2f}" for part, ms in zip(("workers", "log", "queue"), each, strict=True) if ms)
        print(f"    {side}: {rate:.0f} decisions/s; {parts}, all {sum(each):.2f} ms")
    bar("µs of processor time a decision", 1000 * sum(medians(played["this tree"])[1:]), 400)
    print("  milliseconds until an AI answers on an idle worker")
    for side, rounds in waited.items():
        p50, p99 = medians(rounds)
        print(f"    {side}: p50 {p50:.1f}, p99 {p99:.1f}")
    rate, cost = (now / before for before, now in zip(*map(summary, played.values()), strict=True))
    p50, p99 = (now / before for before, now in zip(*map(medians, waited.values()), strict=True))
    print(f"  ratios: decisions/s {rate:.1f}, processor time {cost:.2f}, p50 {p50:.2f}, p99 {p99:.2f}")


def medians(rounds: list[list[float]]) -> list[float]:
    """Return the median of each figure over all rounds: one round on a busy machine is not reliable."""
    return [median(figures) for figures in zip(*rounds, strict=True)]


def summary(rounds: list[list[float]]) -> tuple[float, float]:
    """Return the medians of decisions a second, and of the processor time of all parts."""
    rate, *each = medians(rounds)
    return rate, sum(each)


@contextmanager
def servers(tree: Tree) -> Iterator[Servers]:
    """Yield the servers that `cairn up` starts at this commit."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        log = EmbeddedServer(Path(folder) / "data")
        queue = EmbeddedServer(Path(folder) / "data" / "queue", durable=False) if tree.own_queue else log
        for server in {log, queue}:
            server.start()
            stack.callback(server.stop)
        yield Servers(log, queue)


def play(tree: Tree) -> list[float]:
    """Have AIs play; return decisions a second, and the processor ms per decision of workers, log and queue."""
    with servers(tree) as on:
        environment = on.environment(tree)
        opened = subprocess.run(
            [tree.python, "-c", OPEN, str(GAMES)], env=environment, cwd=tree.folder, capture_output=True, check=True
        )
        games = opened.stdout.decode().split()
        with (
            Redis.from_url(on.log.url) as redis,
            running(environment, *[WORKER] * WORKERS, tree=tree.folder, python=tree.python) as pids,
        ):
            parts = [pids, [on.log.pid], [on.queue.pid] if tree.own_queue else []]
            time.sleep(2)
            start, before, already = time.perf_counter(), decisions(redis, games), [*map(spent, parts)]
            time.sleep(SECONDS)
            took, played = time.perf_counter() - start, decisions(redis, games) - before
            return [played / took, *((spent(part) - s) / played * 1e3 for part, s in zip(parts, already, strict=True))]


def answers(tree: Tree) -> list[float]:
    """Return the milliseconds from each last append of a human to the AI's own append."""
    with servers(tree) as on, Redis.from_url(on.log.url) as redis:
        environment = on.environment(tree)
        with running(environment, WORKER, tree=tree.folder):
            time.sleep(2)
            human = [tree.python, "-c", ANSWER, str(ANSWERS)]
            with subprocess.Popen(human, env=environment, cwd=tree.folder, stdout=subprocess.PIPE) as process:
                assert process.stdout
                game, seen = process.stdout.readline().decode().strip(), dict[int, float]()
                key, last = f"cairn:{{{game}}}:log", "0-0"
                while process.poll() is None:
                    entries = cast(list[tuple[bytes, list[tuple[bytes, object]]]], redis.xread({key: last}, block=200))
                    now = time.perf_counter()
                    for entry, _ in (entry for _, page in entries for entry in page):
                        last = entry.decode()
                        seen[int(last.split("-")[0])] = now
                versions = [int(version) for version in process.stdout.read().split()]
    return [(seen[version + 1] - seen[version]) * 1e3 for version in versions if version + 1 in seen]


def decisions(redis: Redis, games: list[str]) -> int:
    """Return the number of decisions of the games, in whatever form they are stored."""
    return sum(redis.xlen(f"cairn:{{{game}}}:log") for game in games)
