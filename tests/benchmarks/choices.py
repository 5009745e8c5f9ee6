"""Choices in the middle of a game, run with one side's own modules: cases on stdin, their speed on stdout."""

import json
import sys
import time
from typing import Any

from cairn.contract.playing import random_game
from cairn.events.decision import redact
from cairn.projections.fold import fold
from cairn.workers.search.halving import search
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose
from cairn.workers.search.sense import sense_of

SECONDS = 0.5
"""Processor seconds for which each is repeated."""


def measure(cases: list[tuple[str, dict[str, Any], int]]) -> list[dict[str, float]]:
    """Return for each case `greedy`'s choices a second of processor time; seconds, and playouts a second, of `hard`."""
    results = []
    for ruleset, options, seats in cases:
        middle = random_game(ruleset, options, seats, 1).position.version // 2
        game = random_game(ruleset, options, seats, 1, stop=middle)
        view = fold(redact(decision, game.waited_for, ended=False) for decision in game.decisions).state
        position, levels = (game.rules, view, game.waited_for), TABLE[ruleset]
        start, choices = time.process_time(), 0
        while (spent := time.process_time() - start) < SECONDS or not choices:
            choose(levels["greedy"], *position, str(choices))
            choices += 1
        sense: Any = sense_of(ruleset)
        kernels, took = sense.kernels, dict[str, float]()
        for name, known in {"kernel": kernels, "plain": {}}.items():
            sense.kernels = known
            start, searches, playouts = time.process_time(), 0, 0
            while (searched := time.process_time() - start) < SECONDS or not searches:
                playouts += sum(each.playouts for each in search(*position, str(searches), levels["hard"]))
                searches += 1
            took |= {name: searched / searches, f"{name} playouts": playouts / searched}
        sense.kernels = kernels
        results.append({"choices": choices / spent, **took})
    return results


if __name__ == "__main__":
    json.dump(measure(**json.load(sys.stdin)), sys.stdout)
