"""Failovers under load: how long moves stand still, and whether one is lost, doubled or changed."""

import argparse
import os
import random
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from helpers.api import KEY, OPERATOR, ROOT, Api, running, serve
from helpers.load import PLAYERS, Client
from helpers.running import until
from helpers.sentinels import DOWN_MILLISECONDS, Sentinels
from helpers.servers import serving

from cairn.service.container import Services
from cairn.service.redis_clients.failover import fail_over
from cairn.service.settings import Settings

BEFORE_SECONDS, AFTER_SECONDS = 2.0, 4.0
AWAY_SECONDS = 4.0
"""How long a killed replica stays away: longer than the Sentinels take to call it down."""
FAULTS = ("nothing", "planned", "killed", "returning")
PATIENCE = 1000
"""Attempts of a bot, so that each of its moves is acknowledged in the end."""
VALUE = 10_000
"""Bytes of each key of the other data."""
MEGABYTE = 10**6


def settings(megabytes: int) -> dict[str, Any]:
    """Return the settings of the file for the games' Redis, with room for the other data."""
    lines = (ROOT / "service/run/redis.conf").read_text().splitlines()
    words = (line.split(" ", 1) for line in lines if line and not line.startswith("#"))
    memory = {"maxmemory": f"{2 * megabytes + 500}mb"}
    return dict(words) | memory


def fill(sentinels: Sentinels, megabytes: int) -> None:
    """Write the other data, and wait until all servers have it."""
    for node in sentinels.servers:
        node.ask("CONFIG", "SET", "appendfsync", "no")
    block = random.randbytes(MEGABYTE)
    for number in range(megabytes):
        with sentinels.primary.redis.pipeline(transaction=False) as pipeline:
            for each in range(MEGABYTE // VALUE):
                start = random.randrange(MEGABYTE - VALUE)
                pipeline.set(f"other:{number}:{each}", block[start : start + VALUE])
            pipeline.wait(2, 60_000)
            pipeline.execute()
    for node in sentinels.servers:
        node.ask("CONFIG", "SET", "appendfsync", "always")


class Failovers:
    """The servers, the bots, and what was measured."""

    def __init__(self, sentinels: Sentinels, api: Api, raw: bool) -> None:
        self._sentinels, self._raw = sentinels, raw
        self._stop = threading.Event()
        self.bots = [Client(api, self._stop, PATIENCE) for _ in range(PLAYERS)]
        for bot in self.bots:
            bot.start()

    def nothing(self) -> None:
        """Wait as long as a failover takes, for comparison."""
        time.sleep(AFTER_SECONDS)

    def planned(self) -> None:
        """Have the primary hand over."""
        if self._raw:
            self._sentinels.fail_over()
            return
        print("   ", fail_over(self._sentinels.url), flush=True)

    def killed(self) -> None:
        """Kill the primary; start it again when it was replaced."""
        victim = self._sentinels.primary
        victim.kill()
        self._sentinels.until_replaced(victim)
        victim.start()

    def returning(self) -> None:
        """Start a replica again that was killed before."""
        self._replica.start()

    def measure(self, fault: Callable[[], None]) -> tuple[float, float]:
        """Return the seconds in which no bot, and in which one bot, had a move acknowledged around a fault."""
        until_long(self._sentinels.is_whole)
        if fault == self.returning:
            primary = self._sentinels.primary
            self._replica = next(node for node in self._sentinels.servers if node is not primary)
            self._replica.kill()
            time.sleep(AWAY_SECONDS)
        time.sleep(BEFORE_SECONDS)
        began = time.monotonic() - BEFORE_SECONDS / 2
        fault()
        until_long(self._sentinels.is_whole)
        time.sleep(AFTER_SECONDS)
        ended = time.monotonic()
        return longest_wait(self.bots, began, ended), max(longest_wait([bot], began, ended) for bot in self.bots)

    def stop(self) -> None:
        """Have the bots end their moves."""
        self._stop.set()
        for bot in self.bots:
            bot.join(60)

    def compare(self, services: Services) -> tuple[int, list[str]]:
        """Return the number of acknowledged decisions, and what the logs have otherwise."""
        count, wrong = 0, [refusal for bot in self.bots for refusal in bot.refusals]
        for game, versions in [each for bot in self.bots for each in bot.acknowledged.items()]:
            chains = {entry.version: entry.chain for entry in services.log.read(game)}
            count += len(versions)
            wrong += [f"lost or changed: {at} of {game}" for at, chain in versions.items() if chains.get(at) != chain]
            within = range(min(versions), max(versions) + 1)
            wrong += [f"doubled: {at} of {game}" for at in within if at not in versions]
        return count, wrong


def longest_wait(bots: Sequence[Client], began: float, ended: float) -> float:
    """Return the longest time in seconds without an acknowledgement to any of some bots."""
    times = sorted(at for bot in bots for at in [*bot.times] if began < at < ended)
    return max(later - earlier for earlier, later in pairwise([began, *times, ended]))


def until_long(true: Callable[[], bool]) -> None:
    """Wait, also for a server that loads much data."""
    while True:
        try:
            return until(true)
        except AssertionError:
            print("    still not whole", flush=True)


def main() -> int:
    """Perform a run by the command line, print a table, and return the exit code."""
    parser = argparse.ArgumentParser(description="How long moves stand still in failovers.")
    parser.add_argument("--times", type=int, default=3, help="how often each (3)")
    parser.add_argument("--data", type=int, default=100, help="megabytes of other data (100)")
    parser.add_argument("--only", choices=FAULTS, action="append", help="only these")
    parser.add_argument("--raw", action="store_true", help="plan failovers by SENTINEL FAILOVER")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="cairn-failovers-") as temporary,
        serving(Path(temporary) / "queue") as (
            queue,
            _,
        ),
    ):
        folder = Path(temporary) / "servers"
        sentinels = Sentinels(folder, min_replicas_to_write="1", **settings(arguments.data))
        try:
            fill(sentinels, arguments.data)
            return run(sentinels, queue.url, arguments)
        finally:
            sentinels.stop()


def run(sentinels: Sentinels, queue: str, arguments: argparse.Namespace) -> int:
    """Let bots play while each fault happens a number of times; print a table, and return the exit code."""
    environment = {"CAIRN_QUEUE_URL": queue, "CAIRN_REPLICAS": "1", "CAIRN_LIMITS": "off"}
    served = serve(sentinels.url, **environment, CAIRN_GAMES_PER_CLIENT="off")
    with running(environment | {"REDIS_URL": sentinels.url}, "worker", "caretaker"):
        failovers = Failovers(sentinels, Api(next(served)), arguments.raw)
        measured = dict[str, list[tuple[float, float]]]()
        for name in arguments.only or FAULTS:
            for number in range(arguments.times):
                measured.setdefault(name, []).append(failovers.measure(getattr(failovers, name)))
                print("    {} {}: all {:.2f} s, one bot {:.2f} s".format(name, number, *measured[name][-1]), flush=True)
        failovers.stop()
        services = Services(Settings(sentinels.url, queue, key=KEY, operator_key=OPERATOR))
        acknowledged, wrong = failovers.compare(services)
    served.close()
    print(f"{arguments.data} MB, down-after {DOWN_MILLISECONDS} ms, {os.cpu_count()} cores")
    print("fault       n   no move of any bot: median, max   of one bot: median, max")
    for name, each in measured.items():
        of_all, of_one = zip(*each, strict=True)
        print(f"{name:<9} {len(each):>3} {median(of_all):>27.2f} {max(of_all):>5.2f}", end="")
        print(f" {median(of_one):>20.2f} {max(of_one):>5.2f}")
    print(f"{acknowledged:,} acknowledged, {len(wrong)} lost, doubled, changed or refused", *wrong[:9], sep="\n")
    return 1 if wrong else 0
