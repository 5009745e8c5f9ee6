"""Whole games on one Redis, on a cluster of three primaries with replicas, and there with CAIRN_REPLICAS=1.

The first table has the time of a move for one client, in this process; the second the cost of a game for each server.
"""

import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import Any

from helpers.clusters import Nodes
from redis import Redis
from shared import KEY, percentile, redis

from cairn.events.codec import read_options
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.rules import GAMES, newest
from cairn.service.settings import Settings

EACH = 6
"""Games of each ruleset on each."""
NOT_OURS = ("replconf", "psync", "ping", "info", "cluster", "config", "hello", "client", "memory", "keys", "scan")
"""Commands of replicas, and of the benchmark itself."""


def main() -> None:
    """Play the same games on each, and print their cost."""
    print(
        "  on                 ruleset           decisions  ms a move  p99   bytes  commands  "
        "µs of Redis a move  most on one node"
    )
    with redis() as queue:
        with redis() as url:
            show("one Redis", Services(Settings(url, queue, key=KEY)), [url])
        with cluster() as nodes:
            urls = [f"redis://127.0.0.1:{node.port}" for node in nodes.primaries]
            for replicas, name in ((0, "a cluster"), (1, "CAIRN_REPLICAS=1")):
                show(name, Services(Settings(nodes.url, queue, replicas=replicas, key=KEY)), urls)


@contextmanager
def cluster() -> Iterator[Nodes]:
    """Yield a cluster on this machine."""
    with tempfile.TemporaryDirectory() as folder:
        nodes = Nodes(Path(folder))
        yield nodes
        nodes.stop()


def show(name: str, services: Services, urls: list[str]) -> None:
    """Play games of each ruleset, and print a line for each."""
    for ruleset in GAMES:
        seconds: list[float] = []
        before, source, busy = count_commands(urls), random.Random(1), processor(urls)
        games = [play(services, ruleset, source, seconds) for _ in range(EACH)]
        calls = [now - then for now, then in zip(count_commands(urls), before, strict=True)]
        busy = processor(urls) - busy
        decisions = mean(services.repository.get(game, None).head.version for game in games)
        taken = mean(sum(size(services, game)) for game in games)
        print(
            f"  {name:<18} {ruleset:<17} {decisions:>9.0f} {1000 * percentile(seconds, 0.5):>10.2f} "
            f"{1000 * percentile(seconds, 0.99):>5.1f} {taken:>7,.0f} {sum(calls) / EACH:>9,.0f} "
            f"{1e6 * busy / len(seconds):>19.0f} "
            f"{100 * max(calls) / sum(calls):>16.0f} %"
        )


def play(services: Services, ruleset: str, source: random.Random, seconds: list[float]) -> str:
    """Play a game of humans with random moves to its end, and return its id; append each move's time to `seconds`."""
    rules, game = newest(ruleset), services.tokens.game(None)
    options = read_options(ruleset, dict(GAMES[ruleset].demo.options))
    services.commands.open_game(game, ruleset, options, [Seat("human")] * GAMES[ruleset].demo.seats)
    while services.repository.latest_known(game).secret is not None:
        position = services.repository.latest_known(game).position
        if position.table.is_ended:
            break
        act = rules.to_act(position.state)
        assert act
        move = source.choice(rules.legal_moves(position.state, act.seat))
        began = time.perf_counter()
        services.commands.play(game, act.seat, [move])
        seconds.append(time.perf_counter() - began)
    return game


def size(services: Services, game: str) -> Iterator[int]:
    """Yield the bytes of each key of a game."""
    for what in ("log", "keys", "secret", "snapshot", "names", "client"):
        found: Any = services.redis.memory_usage(f"cairn:{{{game}}}:{what}", samples=0)
        yield found or 0


def processor(urls: list[str]) -> float:
    """Return the seconds of processor time that the servers have used."""
    total = 0.0
    for url in urls:
        with Redis.from_url(url) as server:
            said: Any = server.info("cpu")
            total += said["used_cpu_sys"] + said["used_cpu_user"]
    return total


def count_commands(urls: list[str]) -> list[int]:
    """Return how many of Cairn's commands each server has executed, including those in scripts."""
    counts = []
    for url in urls:
        with Redis.from_url(url) as server:
            stats: Any = server.info("commandstats")
            names = {name: name.removeprefix("cmdstat_").partition("|")[0] for name in stats}
            counts.append(sum(stats[name]["calls"] for name in stats if names[name] not in NOT_OURS))
    return counts
