"""Random playouts of every game on one core, against a commit; and choices of levels, with and without the kernel.

CAIRN_PLAYOUTS_BASE is the commit (the first with one import name). Each round runs every side once, each in a process
of its own; speeds are by processor time, ratios are the median of the rounds' ratios to the base.
"""

import os
from collections.abc import Sequence
from statistics import median
from typing import Any

from shared import ROOT
from sides import ROUNDS, base_tree, run

from cairn.contract.playing import CASES

BASE = os.environ.get("CAIRN_PLAYOUTS_BASE", "6316955")
PLAYOUTS = int(os.environ.get("CAIRN_PLAYOUTS", "30"))
"""Playouts of a case in a round."""
Found = list[dict[str, float]]
"""Measurements by case."""


def main() -> None:
    """Print a line for each case: playouts a second by side, with ratios; then choices and playouts of levels."""
    with base_tree(BASE) as base:
        sides = {"base": base, "this tree": ROOT}
        played: dict[str, list[Found]] = {side: [] for side in sides}
        for _ in range(ROUNDS):
            for side, tree in sides.items():
                played[side].append(run(tree, "playouts", cases=CASES, playouts=PLAYOUTS))
        chosen: list[Found] = [run(ROOT, "choices", cases=CASES) for _ in range(max(1, ROUNDS // 4))]
    print_playouts(played)
    print_choices(chosen)


def print_playouts(played: dict[str, list[Found]]) -> None:
    """Print playouts a second, their ratios to the base, and the median µs of a list of legal moves."""
    print(f"  base {BASE}; playouts/s by side, ratios to the base, µs of legal_moves by side")
    print(" " * 45, *(f"{side:>10}" for side in [*played, *[*played][1:]]), " legal_moves")
    for place, case in enumerate(CASES):
        rates = {side: [results[place]["rate"] for results in rounds] for side, rounds in played.items()}
        moves = {results[place]["moves"] for rounds in played.values() for results in rounds}
        ratios = [ratio(rates[side], rates["base"]) for side in played if side != "base"]
        micros = [median(results[place]["micros"] for results in rounds) for rounds in played.values()]
        print(f"  {case_name(*case):<43}", *(f"{median(rate):>10.1f}" for rate in rates.values()), end=" ")
        print(*(f"{times:>10.2f}" for times in ratios), *(f"{value:>5.0f}" for value in micros), end="")
        print("" if len(moves) == 1 else "  not the same games on every side")


def print_choices(chosen: list[Found]) -> None:
    """Print choices of `greedy` a second, milliseconds of a choice of `hard`, and its playouts a second."""
    print("  mid-game: greedy's choices/s; hard's ms a choice and playouts/s, with the kernel, if any, and without")
    for place, case in enumerate(CASES):
        names = ("choices", "kernel", "plain", "kernel playouts", "plain playouts")
        rate, kernel, plain, fast, slow = (median(results[place][name] for results in chosen) for name in names)
        print(f"  {case_name(*case):<43} {rate:>8.0f} {1000 * kernel:>8.1f} {1000 * plain:>8.1f}", end=" ")
        print(f"{fast:>8.0f} {slow:>8.0f}")


def case_name(ruleset: str, options: dict[str, Any], seats: int) -> str:
    """Return a short name of a case: the game, its seats, and the options that are on, except the first player."""
    on = [(name, value) for name, value in options.items() if value and name != "first_seat"]
    return " ".join([ruleset, str(seats), *(name if value is True else f"{name} {value}" for name, value in on)])


def ratio(ours: Sequence[float], base: Sequence[float]) -> float:
    """Return the median of the rounds' ratios."""
    return median(a / b for a, b in zip(ours, base, strict=True))
