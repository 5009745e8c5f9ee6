"""The arena: levels of a game against each other, with the share of games won, its 95 % interval, and their time.

`python tests/benchmarks/arena.py schotten_totten hard --against easy --games 100` has hard play one seat and easy all
others. Each deal is played from every seat. A level may be modified: `hard:1` is its version 1, `hard*4` has four
times its budget, `hard,turns=2,candidates=12` these parameters; `naive` and others are public players (`strangers.py`).
`--table` plays every cell of the table of levels, `--games` each.
"""

import json
import math
import os
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from typing import Any

import click
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from strangers import STRANGERS

from cairn.service.rules import GAMES, newest
from cairn.workers.search import levels
from cairn.workers.search.policies import choose
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import Level

VARIANTS: dict[str, list[tuple[str, dict[str, Any], int]]] = {
    "schotten_totten": [
        ("base", {"rounds": 1}, 2),
        ("Tactics", {"rounds": 1, "tactics": True}, 2),
        ("Expert", {"rounds": 1, "tactics": True, "expert": True}, 2),
    ],
}
"""The variants of a game in the table: name, options, seats. Other games vary by their seats."""
PAIRS = (
    *(("hard", "greedy"), ("hard", "medium"), ("medium", "easy"), ("easy", "greedy")),
    *(("easy", "casual"), ("casual", "beginner"), ("beginner", "random")),
)
"""The pairs of levels in the table: the first on one seat, the second on the others."""


def level_of(ruleset: str, name: str) -> Level:
    """Return a level of the table, or a modified one: see the module's docstring."""
    name, *changes = name.split(",")
    name, _, factor = name.partition("*")
    name, _, version = name.partition(":")
    level = levels.level_of(ruleset, name, int(version) if version else None)
    if level is None:
        raise click.BadParameter(f"{ruleset} has no level {name} {version}")
    level = replace(level, budget=max(1, round(level.budget * float(factor or 1))))
    return replace(level, **{field: json.loads(value) for field, _, value in (text.partition("=") for text in changes)})


def game(ruleset: str, options: dict[str, Any], seats: int, names: tuple[str, str], number: int) -> tuple[Any, ...]:
    """Play a game; return the first level's share of the win, and the seconds of its choices and the others'."""
    seat, deal = number % seats, number // seats
    times: tuple[list[float], list[float]] = ([], [])

    def player(view: Any, me: int, seed: str, which: int) -> Any:
        moves = newest(ruleset).legal_moves(view, me)
        if len(moves) == 1:
            return moves[0]
        start = time.process_time()
        if stranger := STRANGERS.get(ruleset, {}).get(names[which]):
            move = stranger(view, me, f"{seed}:{which}")
        else:
            move = choose(level_of(ruleset, names[which]), newest(ruleset), view, me, f"{seed}:{which}")
        times[which].append(time.process_time() - start)
        return move

    players = [partial(player, which=int(other != seat)) for other in range(seats)]
    outcome = run(play(ruleset, options, players, str(deal)))
    return (seat in outcome.winners) / max(1, len(outcome.winners)), *times


def run(game: Iterator[Any]) -> Any:
    """Play a game to its end; return its outcome."""
    while True:
        try:
            next(game)
        except StopIteration as end:
            return end.value


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's)."""
    z = 1.96
    middle, wide = share + z * z / 2 / games, z * math.sqrt(share * (1 - share) / games + z * z / 4 / games / games)
    return (middle - wide) / (1 + z * z / games), (middle + wide) / (1 + z * z / games)


def cell(
    ruleset: str, variant: tuple[str, dict[str, Any], int], names: tuple[str, str], games: int, first: int, jobs: int
) -> str:
    """Play a cell of the table; return its line."""
    title, options, seats = variant
    wins, mine = [], []
    numbers = range(first * seats, first * seats + games)
    with Pool(jobs) as pool:
        played = pool.imap_unordered(partial(game, ruleset, options, seats, names), numbers)
        shown = track(played, " ".join((ruleset, title, *names)), games, console=Console(stderr=True), transient=True)
        for share, times, _ in shown:
            wins.append(share)
            mine.extend(times)
    share = sum(wins) / games
    low, high = interval(share, games)
    mine.sort()
    took = [mine[int(len(mine) * part)] for part in (0.5, 0.99)] if mine else [0.0, 0.0]
    of_fair = f", {share * seats:.2f} ({low * seats:.2f} to {high * seats:.2f}) of a fair share" if seats > 2 else ""
    return (
        f"| {ruleset} | {title} | {names[0]} | {names[1]} | {100 * share:.1f} % ({100 * low:.0f} to {100 * high:.0f})"
        f"{of_fair} | {games} | {1000 * took[0]:.0f} / {1000 * took[1]:.0f} / {1000 * max(mine, default=0):.0f} |"
    )


@click.command()
@click.argument("ruleset", required=False)
@click.argument("level", default="hard")
@click.option("--against", default="easy", show_default=True, help="The level on all other seats.")
@click.option("--variant", default=None, help="A variant by its name (`Tactics`, `3 seats`); otherwise all.")
@click.option("--options", default="{}", help="Options of the game in place of the variant's, JSON.")
@click.option("--games", default=100, show_default=True)
@click.option("--seed", default=0, show_default=True, help="The number of the first deal.")
@click.option("--jobs", default=os.cpu_count(), show_default=True)
@click.option("--table", is_flag=True, help="Play every cell of the table.")
def main(
    ruleset: str | None,
    level: str,
    against: str,
    variant: str | None,
    options: str,
    games: int,
    seed: int,
    jobs: int,
    table: bool,
) -> None:
    """Play games between levels, and print how many the first wins."""
    print("| game | variant | level | against | won (95 % interval) | games | ms a choice: median / p99 / longest |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for name in [ruleset] if ruleset else GAMES:
        for title, given, seats in VARIANTS.get(name) or ((f"{n} seats", {}, n) for n in GAMES[name].seats):
            if variant in (None, title):
                for pair in PAIRS if table else [(level, against)]:
                    case = (title, given | json.loads(options), seats)
                    print(cell(name, case, pair, games, seed, jobs or 1), flush=True)


if __name__ == "__main__":
    main()
