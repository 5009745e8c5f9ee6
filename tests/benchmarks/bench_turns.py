"""How fast AIs play: 16 games of AIs alone on two workers, and one AI's answer to a human on an idle worker.

Asked, at level `random`: 600 decisions a second; from an append to the AI's own append p50 5 ms and p99 20 ms at most.
The commit before "Fast" is measured beside, where git has it.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import cast

from redis import Redis
from shared import KEY, ROOT, percentile

from service.run.embedded import EmbeddedServer

BEFORE = "e8ce862"
GAMES, WORKERS, ROUNDS, SECONDS, ANSWERS = 16, 2, 3, 5.0, 200

OPEN = """
import sys
from events.schotten_totten.pieces import Options
from events.table import Seat
from service.container import connect
from service.settings import Settings

services = connect(Settings.from_environment())
for _ in range(int(sys.argv[1])):
    game = services.tokens.game(None)
    services.commands.open_game(game, "schotten_totten", Options(99, 0), [Seat("ai", None, "random")] * 2, listed=False)
    print(game, flush=True)
"""

ANSWER = """
import random
import sys
import time
from events.schotten_totten.pieces import Options
from events.table import Seat
from service.container import connect
from service.rules import GAMES
from service.settings import Settings

services, rules, source = connect(Settings.from_environment()), GAMES["schotten_totten"], random.Random(1)
game = services.tokens.game(None)
seats = [Seat("human", "Ann"), Seat("ai", None, "random")]
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
    """Cairn at a commit: its folder, and whether its queue has a server of its own."""

    name: str
    folder: Path
    own_queue: bool


@dataclass
class Servers:
    """The servers of one measurement; without a queue of its own both are one."""

    log: EmbeddedServer
    queue: EmbeddedServer

    def environment(self, tree: Tree) -> dict[str, str]:
        """Return the environment of a process of a tree."""
        urls = {"REDIS_URL": self.log.url, "CAIRN_QUEUE_URL": self.queue.url}
        return os.environ | urls | {"CAIRN_KEY": KEY, "PYTHONPATH": str(tree.folder)}


def main() -> None:
    """Measure both trees in turn, and print the medians."""
    with trees() as found:
        rates: dict[str, list[list[float]]] = {tree.name: [] for tree in found}
        for _ in range(ROUNDS):
            for tree in found:
                rates[tree.name].append(play(tree))
        print(f"  {GAMES} games of AIs, {WORKERS} workers; milliseconds of processor time a decision")
        for name, measured in rates.items():
            rate, *spent = map(median, zip(*measured, strict=True))
            parts = ", ".join(
                f"{part} {ms:.2f}" for part, ms in zip(("workers", "log", "queue"), spent, strict=True) if ms
            )
            print(f"    {name}: {rate:.0f} decisions/s; {parts}, all {sum(spent):.2f} ms")
        for tree in found:
            waits = answers(tree)
            p50, p99 = percentile(waits, 0.5), percentile(waits, 0.99)
            print(f"  an AI answers {tree.name}: p50 {p50:.1f} ms, p99 {p99:.1f} ms")


@contextmanager
def trees() -> Iterator[list[Tree]]:
    """Give the commit before, if git has it, and this one."""
    with tempfile.TemporaryDirectory() as folder:
        found = [Tree("now", ROOT, True)]
        archive = subprocess.run(["git", "-C", str(ROOT), "archive", BEFORE], capture_output=True, check=False)
        if archive.returncode == 0:
            with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
                files.extractall(folder, filter="data")
            found.insert(0, Tree("before", Path(folder), False))
        yield found


@contextmanager
def servers(tree: Tree) -> Iterator[Servers]:
    """Give the servers that `cairn up` starts at this commit."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        log = EmbeddedServer(Path(folder) / "data")
        queue = EmbeddedServer(Path(folder) / "data" / "queue", durable=False) if tree.own_queue else log
        for server in {log, queue}:
            server.start()
            stack.callback(server.stop)
        yield Servers(log, queue)


@contextmanager
def workers(tree: Tree, environment: dict[str, str], count: int) -> Iterator[list[int]]:
    """Run workers, and give their process ids."""
    command = [sys.executable, "-m", "workers", "worker", "--max-jobs", "1000000"]
    started = [subprocess.Popen(command, env=environment, cwd=tree.folder) for _ in range(count)]
    try:
        yield [process.pid for process in started]
    finally:
        for process in started:
            process.terminate()
            process.wait()


def play(tree: Tree) -> list[float]:
    """Let AIs play; return decisions a second, and the processor time a decision of workers, log and queue in ms."""
    with servers(tree) as on:
        environment = on.environment(tree)
        opened = subprocess.run(
            [sys.executable, "-c", OPEN, str(GAMES)], env=environment, cwd=tree.folder, capture_output=True, check=True
        )
        games = opened.stdout.decode().split()
        with Redis.from_url(on.log.url) as redis, workers(tree, environment, WORKERS) as pids:
            parts = [pids, [on.log.pid], [on.queue.pid] if tree.own_queue else []]
            time.sleep(2)
            start, before, spent = time.perf_counter(), decisions(redis, games), [*map(processor_time, parts)]
            time.sleep(SECONDS)
            took, made = time.perf_counter() - start, decisions(redis, games) - before
            return [
                made / took,
                *((processor_time(part) - s) / made * 1e3 for part, s in zip(parts, spent, strict=True)),
            ]


def answers(tree: Tree) -> list[float]:
    """Return how many milliseconds after each last append of a human the AI's own append was seen."""
    with servers(tree) as on, Redis.from_url(on.log.url) as redis:
        environment = on.environment(tree)
        with workers(tree, environment, 1):
            time.sleep(2)
            human = [sys.executable, "-c", ANSWER, str(ANSWERS)]
            with subprocess.Popen(human, env=environment, cwd=tree.folder, stdout=subprocess.PIPE) as process:
                assert process.stdout
                game, seen = process.stdout.readline().decode().strip(), dict[int, float]()
                key, last = f"cairn:{{{game}}}:log", "0-0"
                while process.poll() is None:
                    found = cast(list[tuple[bytes, list[tuple[bytes, object]]]], redis.xread({key: last}, block=200))
                    now = time.perf_counter()
                    for entry, _ in (entry for _, page in found for entry in page):
                        last = entry.decode()
                        seen[int(last.split("-")[0])] = now
                asked = [int(version) for version in process.stdout.read().split()]
    return [(seen[version + 1] - seen[version]) * 1e3 for version in asked if version + 1 in seen]


def decisions(redis: Redis, games: list[str]) -> int:
    """Return how many decisions the games have, in whatever form they are kept."""
    return sum(cast(int, redis.xlen(f"cairn:{{{game}}}:log")) for game in games)


def processor_time(pids: list[int]) -> float:
    """Return the seconds that processes have computed (on Linux)."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
