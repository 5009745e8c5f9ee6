"""Random playouts of the base game a second on one core, and greedy against random over 200 games."""

import random
import time

from events.chance import SeededChance
from events.table import Outcome
from projections.fold import module
from service.rules import GAMES, follow
from workers.players import BUDGETS, choose

GAMES_PLAYED = 200
OPTIONS = {"rounds": 1, "first_seat": None}


def main() -> None:
    """Count playouts for two seconds, then let greedy and random play, each first in half of the games."""
    rules, start, playouts, moves = GAMES["schotten_totten"], time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - start) < 2:
        moves += play(str(playouts), {})[0]
        playouts += 1
    print(f"  {playouts / spent:.0f} playouts a second ({spent / moves * 1e6:.0f} µs a move, {rules.title})")
    start = time.perf_counter()
    wins = sum(greedy_wins(number) for number in range(GAMES_PLAYED))
    print(f"  greedy wins {wins} of {GAMES_PLAYED} against random, in {time.perf_counter() - start:.0f} s")


def greedy_wins(number: int) -> bool:
    """Let greedy play one seat and random the other; tell whether greedy won."""
    seat = number // 2 % 2
    _, outcome = play(str(number), {seat: "greedy"}, first=number % 2)
    return seat in outcome.winners


def play(seed: str, levels: dict[int, str], first: int | None = None) -> tuple[int, Outcome]:
    """Play a game in memory, at random where no level is named; return its moves and its outcome."""
    rules, chance, source = GAMES["schotten_totten"], SeededChance(seed), random.Random(seed)
    options = OPTIONS | {"first_seat": first}
    state = module("schotten_totten").State.new(options, 2)
    follow(state, rules.new(options, 2, chance))
    moves = 0
    while act := rules.to_act(state):
        if act.seat in levels:
            level = levels[act.seat]
            move = choose(level, "schotten_totten", state, act.seat, chance, BUDGETS[level])
        else:
            move = source.choice(rules.legal_moves(state, act.seat))
        follow(state, rules.consequences(state, act.seat, move, chance))
        moves += 1
    outcome = rules.outcome(state, [])
    assert outcome
    return moves, outcome
