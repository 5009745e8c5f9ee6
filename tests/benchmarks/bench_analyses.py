"""An analysis of a game of about 60 decisions of each ruleset, by one worker and by two, in seconds.

It also prints the time less the workers' waits for a free core, as on an otherwise idle machine, and the processor time
of all workers (on Linux). CAIRN_LEVEL sets another level than `hard`, and CAIRN_ROUNDS the number of alternating
rounds.
"""

import os
import time
from pathlib import Path
from statistics import median

from clients import spent
from helpers.analyses import ask
from helpers.api import running
from shared import KEY, local, redis
from sides import ROUNDS

from cairn.contract.playing import FACTS, begin
from cairn.events.chain import Head
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.rules import GAMES

DECISIONS = 60
LEVEL = os.environ.get("CAIRN_LEVEL", "hard")


def main() -> None:
    """Measure each ruleset, with one worker and with two alternately, and print the medians."""
    print(f"  level {LEVEL}; seconds (less the wait for a core; processor time of all workers)")
    for ruleset in GAMES:
        found: dict[int, list[tuple[float, float, float]]] = {1: [], 2: []}
        for _ in range(ROUNDS):
            for workers, rounds in found.items():
                rounds.append(analyse(ruleset, workers))
        one, two = ([median(figures) for figures in zip(*rounds, strict=True)] for rounds in found.values())
        first, second = (f"{wall:.1f} ({alone:.1f}; {spent:.1f})" for wall, alone, spent in (one, two))
        print(f"  {ruleset}: one worker {first}, two {second}: {one[0] / two[0]:.2f} ", end="")
        print(f"({one[1] / two[1]:.2f}) times as fast", flush=True)


def analyse(ruleset: str, workers: int) -> tuple[float, float, float]:
    """Have a game analysed by `workers` workers; return the three figures above."""
    with redis() as url:
        services = local(url)
        game = play_out(services, ruleset)
        with running({"REDIS_URL": url, "CAIRN_KEY": KEY}, *["worker"] * workers) as processes:
            while services.turn_queue.workers() < workers:
                time.sleep(0.05)
            before, waited, began = spent(processes), waits(processes), time.perf_counter()
            id = ask(services, game, level=LEVEL).id
            while (status := services.analyses.get(game, id).status) in ("pending", "running"):
                time.sleep(0.1)
            if status != "done":
                raise RuntimeError("the analysis has failed")
            wall = time.perf_counter() - began
            return wall, wall - (waits(processes) - waited) / workers, spent(processes) - before


def waits(processes: list[int]) -> float:
    """Return how many seconds processes have been ready to run while no core was free."""
    return sum(int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) for pid in processes) / 1e9


def play_out(services: Services, ruleset: str) -> str:
    """Play the decisions, the middle one of the legal moves each, let a player leave, and return the game."""
    options, seats = FACTS[ruleset].options[0]
    game = begin(ruleset, options, seats)
    while not game.over and len(game.decisions) < DECISIONS:
        game.play(game.legal[len(game.legal) // 2])
    while not game.over:
        deciders.leave(game, game.position.table.humans[0])
    services.log.append(game.game, Head(0, game.game), game.entries())
    return game.game
