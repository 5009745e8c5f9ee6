"""What the choices of levels are worth, by the end of the game: the table of `service/design/training.md`.

`python tests/benchmarks/lookahead.py schotten_totten expert:1 "expert,turns=12,budget=1280"` has each level choose in
positions of games of the first against `hard`. Each chosen move is played on to the end by the learned policy, in
worlds that no choice has used. A line has the difference to the first level, in hundredths of the win a move.
"""

import random
import statistics
from collections.abc import Iterator
from functools import partial
from typing import Any

import click
from arena import level_of, run
from msgspec.structs import replace

from cairn.events.decision import Move
from cairn.events.registry import part_of
from cairn.service.rules import newest
from cairn.workers.search.candidate import Candidate
from cairn.workers.search.exact import exact
from cairn.workers.search.halving import compare
from cairn.workers.search.policies import choose
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import Level

SHARE = 0.15
"""The share of the first level's moves that are compared."""
TO_THE_END = 500
"""Turns of a playout, more than a game has."""


def positions(ruleset: str, level: Level, games: int) -> Iterator[tuple[Any, int, str]]:
    """Yield views of a seat that is to choose among several moves, the seat, and a seed, from games of two."""
    rules, sample = newest(ruleset), list[tuple[Any, int, str]]()

    def player(view: Any, seat: int, seed: str, chosen: Level, source: random.Random | None) -> Move:
        if source and len(rules.legal_moves(view, seat)) > 1 and source.random() < SHARE:
            sample.append((view.copy(), seat, seed))
        return choose(chosen, rules, view, seat, seed)

    for game in range(games):
        first = partial(player, chosen=level, source=random.Random(game))
        players = [first, partial(player, chosen=level_of(ruleset, "hard"), source=None)]
        run(play(ruleset, {}, players[:: 1 - 2 * (game % 2)], f"lookahead {game}"))
        yield from sample
        sample.clear()


@click.command()
@click.argument("ruleset")
@click.argument("names", nargs=-1, required=True)
@click.option("--games", default=20, show_default=True)
@click.option("--worlds", default=1500, show_default=True)
def main(ruleset: str, names: tuple[str, ...], games: int, worlds: int) -> None:
    """Compare the choices of levels, named as in the arena, in games of the first one."""
    rules, levels = newest(ruleset), [level_of(ruleset, name) for name in names]
    results: list[list[float]] = [[] for _ in levels]
    judge = replace(levels[0], training=len(part_of(ruleset, "workers").TRAININGS), turns=TO_THE_END)
    for view, seat, seed in positions(ruleset, levels[0], games):
        if exact(rules, view, seat, rules.legal_moves(view, seat)):
            continue
        chosen = [choose(level, rules, view, seat, f"{seed}:{name}") for name, level in zip(names, levels, strict=True)]
        judged = [Candidate(move) for move in dict.fromkeys(chosen)]
        if len(judged) > 1:
            compare(rules, view, seat, judged, [f"{seed}:judge:{number}" for number in range(worlds)], judge)
        worth = {candidate.move: candidate.mean(seat) if candidate.playouts else 0.0 for candidate in judged}
        for differences, move in zip(results, chosen, strict=True):
            differences.append(100 * (worth[move] - worth[chosen[0]]))
    for name, differences in zip(names, results, strict=True):
        mean, wide = statistics.mean(differences), 1.96 * statistics.stdev(differences) / len(differences) ** 0.5
        print(f"| {name} | {mean:+.2f} ({mean - wide:+.2f} to {mean + wide:+.2f}) | {len(differences)} positions |")


if __name__ == "__main__":
    main()
