"""The speed of each level: 10 concurrent games of AIs on two workers, and the seconds of its choices on one core.

CAIRN_SECONDS (20) is how long a level plays its games, and again where fewer than 10 turns were made. A turn's latency
is from the preceding decision to its own, by their dates. Choices are measured in processor time, in positions of a
game that `easy` plays; forced moves are left out.
"""

import os
import time
from itertools import pairwise
from statistics import median
from typing import Any

from bench_turns import WORKER, WORKERS, Tree, servers
from helpers.api import running
from shared import KEY, ROOT, percentile

from cairn.contract.playing import CASES, Game, begin
from cairn.events.clock import seconds
from cairn.events.codec import decode, read_options
from cairn.events.decision import redact
from cairn.events.table import Seat
from cairn.projections.fold import fold
from cairn.service.container import Services
from cairn.service.rules import GAMES, newest
from cairn.service.settings import Settings
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose

GAMES_AT_ONCE, CHOICES = 10, 25
SECONDS = float(os.environ.get("CAIRN_SECONDS", "20"))


def main() -> None:
    """Print a line for each game and level: latencies in milliseconds, and seconds of a choice."""
    print(f"  {GAMES_AT_ONCE} games at once, {WORKERS} workers; ms of a turn, and s of a choice")
    for ruleset in GAMES:
        case = next(case for case in CASES if case[0] == ruleset)
        views = positions(case)
        for level in TABLE[ruleset]:
            waits, spent = latencies(case, level), times(ruleset, views, level)
            print(f"  {ruleset:<16} {case[2]} {level:<7} {len(waits):>5} turns", end=": ")
            print(f"p50 {1e3 * percentile(waits, 0.5):>7.0f}, p99 {1e3 * percentile(waits, 0.99):>7.0f}", end="; ")
            print(f"a choice: median {median(spent):.4f}, longest {max(spent):.4f}", flush=True)


def latencies(case: tuple[str, dict[str, Any], int], level: str) -> list[float]:
    """Let AIs of a level play some games for a while; return the seconds from each decision to the next."""
    tree = Tree(ROOT)
    with servers(tree) as on, running(on.environment(tree), *[WORKER] * WORKERS):
        time.sleep(2)
        services = Services(Settings(redis_url=on.log.url, queue_url=on.queue.url, key=KEY))
        games = [open_game(services, case, level) for _ in range(GAMES_AT_ONCE)]
        samples = list[float]()
        while len(samples) < GAMES_AT_ONCE:
            time.sleep(SECONDS)
            samples = [wait for game in games for wait in waits(services, game)]
        return samples


def open_game(services: Services, case: tuple[str, dict[str, Any], int], level: str) -> str:
    """Open a game of AIs of one level only, and return its id."""
    ruleset, options, seats = case
    game = services.tokens.game(None)
    sitting = [Seat("ai", None, level)] * seats
    services.commands.open_game(game, ruleset, read_options(ruleset, options), sitting, listed=False)
    return game


def waits(services: Services, game: str) -> list[float]:
    """Return the seconds from each decision of a game to the AI's decision that follows."""
    decisions = [decode(entry.stored, entry.version) for entry in services.log.read(game)]
    return [seconds(after.at) - seconds(before.at) for before, after in pairwise(decisions) if after.ai is not None]


def positions(case: tuple[str, dict[str, Any], int]) -> list[tuple[Any, int]]:
    """Return views of seats with a choice, and the seats, at even distances of a game that `easy` plays."""
    ruleset, game, samples = case[0], begin(*case), list[tuple[Any, int]]()
    while not game.over:
        seat, view = game.waited_for, view_of(game)
        if len(game.legal) > 1:
            samples.append((view, seat))
        game.play(choose(TABLE[ruleset]["easy"], game.rules, view, seat, str(game.position.version)))
    return samples[:: max(1, len(samples) // CHOICES)]


def view_of(game: Game) -> Any:
    """Return the view of the seat to act."""
    return fold(redact(decision, game.waited_for, ended=False) for decision in game.decisions).state


def times(ruleset: str, views: list[tuple[Any, int]], level: str) -> list[float]:
    """Return the seconds of processor time of a level's choice in each position."""
    taken = []
    for number, (view, seat) in enumerate(views):
        start = time.process_time()
        choose(TABLE[ruleset][level], newest(ruleset), view, seat, str(number))
        taken.append(time.process_time() - start)
    return taken
