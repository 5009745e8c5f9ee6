"""Random playouts, run with one side's own modules: cases on stdin, seconds out. It uses only the rules' interface."""

import json
import random
import sys
import time
from statistics import median
from typing import Any

from cairn.events.chance import SeededChance
from cairn.projections.fold import projection_of
from cairn.service import rules as known

WARM = 5
"""Playouts before the measured ones: processes fill their caches once."""


def playout(ruleset: str, options: dict[str, Any], seats: int, seed: int) -> list[float]:
    """Play a game at random in memory; return the seconds of each list of legal moves."""
    rules: Any = getattr(known, "newest", known.GAMES.get)(ruleset)  # the base has one version of them
    chance, source = SeededChance(str(seed)), random.Random(seed)
    state = projection_of(ruleset).State.new(options, seats)
    for event in rules.new(options, seats, chance):
        state.evolve(event)
    durations = []
    while act := rules.to_act(state):
        start = time.perf_counter()
        moves = rules.legal_moves(state, act.seat)
        durations.append(time.perf_counter() - start)
        for event in rules.consequences(state, act.seat, source.choice(moves), chance):
            state.evolve(event)
    return durations


def measure(cases: list[tuple[str, dict[str, Any], int]], playouts: int) -> list[dict[str, float]]:
    """Return for each case the playouts a second of processor time, the moves made, and µs of a list of legal moves."""
    results = []
    for case in cases:
        for seed in range(WARM):
            playout(*case, seed=seed)
        start, durations = time.process_time(), list[float]()
        for seed in range(WARM, WARM + playouts):
            durations += playout(*case, seed=seed)
        spent = time.process_time() - start
        results.append({"rate": playouts / spent, "moves": len(durations), "micros": 1e6 * median(durations)})
    return results


if __name__ == "__main__":
    json.dump(measure(**json.load(sys.stdin)), sys.stdout)
