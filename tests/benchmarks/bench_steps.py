"""Stepping through a match of 5,000 decisions: reads of versions near its start against those near its end."""

import random
import time
from statistics import median

from shared import local, open_game, random_turn, redis

from cairn.service.container import Services
from cairn.service.queries.history import History

DECISIONS = 5000
LOOKS = 200


def main() -> None:
    """Time steps forward and backward, each kind from a start of its own."""
    source = random.Random(5)
    with redis() as url:
        services = local(url)
        game = open_game(services, rounds=99)
        while services.repository.latest_known(game).head.version < DECISIONS:
            random_turn(services, game, source)
        for name, stride in (("forward", 1), ("backward", -1)):
            early = steps(services, game, range(100, 100 + LOOKS)[::stride])
            late = steps(services, game, range(DECISIONS - LOOKS, DECISIONS)[::stride])
            ratio = late / early
            print(f"  a step {name}: {early:.2f} ms at the start, {late:.2f} ms at the end, {ratio:.2f}×")


def steps(services: Services, game: str, versions: range) -> float:
    """Return the median milliseconds of a read, without the first: it folds the earlier decisions."""
    history, spent = History(services.log), []
    history.get(game, None, versions[0])
    for version in versions[1:]:
        start = time.perf_counter()
        history.get(game, None, version)
        spent.append(1000 * (time.perf_counter() - start))
    return median(spent)
