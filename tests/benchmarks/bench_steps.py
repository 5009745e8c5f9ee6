"""Stepping through a match of 5,000 decisions: looks at versions near its start against those near its end."""

import random
import time
from statistics import median

from house import local, open_game, random_turn, redis

from service.cairn import Cairn
from service.steps import Steps

DECISIONS = 5000
LOOKS = 200


def main() -> None:
    """Time steps forward and backward, each kind from a start of its own."""
    source = random.Random(5)
    with redis() as url:
        cairn = local(url)
        game = open_game(cairn, rounds=99)
        while cairn.positions.truth(game).head.version < DECISIONS:
            random_turn(cairn, game, source)
        for name, stride in (("forward", 1), ("backward", -1)):
            early = steps(cairn, game, range(100, 100 + LOOKS)[::stride])
            late = steps(cairn, game, range(DECISIONS - LOOKS, DECISIONS)[::stride])
            ratio = late / early
            print(f"  a step {name}: {early:.2f} ms at the start, {late:.2f} ms at the end, {ratio:.2f}×")


def steps(cairn: Cairn, game: str, versions: range) -> float:
    """Return the median milliseconds of a look, the first of them left out: it folds what lies before."""
    way, spent = Steps(cairn.log), []
    way.at(game, None, versions[0])
    for version in versions[1:]:
        start = time.perf_counter()
        way.at(game, None, version)
        spent.append(1000 * (time.perf_counter() - start))
    return median(spent)
