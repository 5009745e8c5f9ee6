"""Random playouts of every game on one core, the cost of legal moves, and greedy against random.

CAIRN_DUELS (20) games a case; greedy plays another seat in each.
"""

import os
import random
import time
from statistics import median
from typing import Any

from helpers.playing import CASES, duel

from events.chance import SeededChance
from projections.fold import projection_of
from service.rules import GAMES
from service.rules.interface import follow

DUELS = int(os.environ.get("CAIRN_DUELS", "20"))


def main() -> None:
    """Play each case at random for two seconds, then let greedy play against random."""
    for case in CASES:
        start, playouts, listed = time.perf_counter(), 0, []
        while (spent := time.perf_counter() - start) < 2 or not playouts:
            listed.extend(playout(*case, seed=playouts))
            playouts += 1
        ms = 1000 * median(listed)
        print(
            f"  {case}: {playouts / spent:.1f} playouts/s, {len(listed) / spent:.0f} moves/s, legal_moves {ms:.3f} ms"
        )
        start, wins = time.perf_counter(), sum(duel(*case, number) for number in range(DUELS))
        print(f"    greedy wins {wins} of {DUELS} against random, {(time.perf_counter() - start) / DUELS:.1f} s a game")


def playout(ruleset: str, options: dict[str, Any], seats: int, seed: int) -> list[float]:
    """Play a game at random in memory; return the seconds each list of legal moves took."""
    rules, chance, source, listed = GAMES[ruleset], SeededChance(str(seed)), random.Random(seed), []
    state = projection_of(ruleset).State.new(options, seats)
    follow(state, rules.new(options, seats, chance))
    while act := rules.to_act(state):
        start = time.perf_counter()
        moves = rules.legal_moves(state, act.seat)
        listed.append(time.perf_counter() - start)
        follow(state, rules.consequences(state, act.seat, source.choice(moves), chance))
    return listed
