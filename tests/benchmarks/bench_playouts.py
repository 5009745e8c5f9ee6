"""Random playouts of the base game a second on one core, and greedy against random over 200 games."""

import random
import time

from events.chance import SeededChance
from projections.fold import module
from service.rules import GAMES, follow

GAMES_PLAYED = 200
OPTIONS = {"rounds": 1, "first_seat": None}


def main() -> None:
    """Count playouts for two seconds, then let greedy and random play, each first in half of the games."""
    rules, start, playouts, moves = GAMES["schotten_totten"], time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - start) < 2:
        moves += _game(str(playouts), [None, None])
        playouts += 1
    print(f"  {playouts / spent:.0f} playouts a second ({spent / moves * 1e6:.0f} µs a move, {rules.title})")
    start = time.perf_counter()
    wins = sum(_greedy_wins(number) for number in range(GAMES_PLAYED))
    print(f"  greedy wins {wins} of {GAMES_PLAYED} against random, in {time.perf_counter() - start:.0f} s")


def _game(seed: str, levels: list[str | None]) -> int:
    rules, chance, source = GAMES["schotten_totten"], SeededChance(seed), random.Random(seed)
    state = module("schotten_totten").State.new(OPTIONS, 2)
    follow(state, rules.new(OPTIONS, 2, chance))
    moves = 0
    while act := rules.to_act(state):
        move = source.choice(rules.legal_moves(state, act.seat))
        follow(state, rules.consequences(state, act.seat, move, chance))
        moves += 1
    return moves
