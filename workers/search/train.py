"""The trainer: weights of a game's features, fitted to the winners of self-play games.

`python -m cairn.workers.search.train schotten_totten --games 2000` plays games, takes each position in which a turn
begins, and fits weights so that `shares` of the seats' weighted features best predict the winner. That is a conditional
logit (McFadden, "Conditional logit analysis of qualitative choice behavior", 1974). The weights are written to
`workers/<ruleset>/weights.json`.

A game that is trained has, in addition to its sense, `FEATURES`, their names, and `features(state, seat)`, a number for
each, about as large as 1. It needs numpy: `pip install '.[train]'`.
"""

import json
import os
import random
import shlex
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from typing import Any

import click
import msgspec
import numpy as np
from rich.console import Console
from rich.progress import track

from cairn.events.registry import folder_of, part_of
from cairn.service.rules import GAMES, newest
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import sense_of
from cairn.workers.search.shares import Weights

HELD_BACK = 5
"""One game in this many is held out; the losses are those of these games."""

RIDGE = 1.0
"""The cost of the square of a weight, in units of the log loss of one position."""

Sample = tuple[list[Sequence[float]], list[float], list[float]]
"""A position: each seat's features, final share of the win, and chance by the current weights."""


@click.command()
@click.argument("ruleset", type=click.Choice(list(GAMES)))
@click.option("--games", default=1000, show_default=True)
@click.option("--seed", default=0, show_default=True, help="The number of the first game.")
@click.option("--level", default="easy", show_default=True, help="The level that plays on every seat.")
@click.option("--stray", default=0.1, show_default=True, help="The share of moves that are made at random.")
@click.option("--options", "tables", multiple=True, help='`{"tactics": true}` or `{}@3`: options, JSON, and seats.')
@click.option("--jobs", default=os.cpu_count(), show_default=True)
@click.option("--dry", is_flag=True, help="Write nothing.")
def main(
    ruleset: str, games: int, seed: int, level: str, stray: float, tables: tuple[str, ...], jobs: int, dry: bool
) -> None:
    """Train a game's weights by self-play. The given options and numbers of seats alternate."""
    tables_seats = [table.rpartition("@") if "@" in table else (table, "", "") for table in tables] or [("{}", "", "")]
    cases = [(json.loads(options), int(seats or GAMES[ruleset].seats[0])) for options, _, seats in tables_seats]
    with Pool(jobs) as pool:
        played = pool.imap(partial(_samples, ruleset, cases, level, stray), range(seed, seed + games), chunksize=4)
        games_samples = list(track(played, "self-play", games, console=Console(stderr=True), transient=True))
    names: Sequence[str] = part_of(ruleset, "workers").FEATURES
    trained = [sample for number, samples in enumerate(games_samples) if number % HELD_BACK for sample in samples]
    held_back = [sample for samples in games_samples[::HELD_BACK] for sample in samples]
    weights = [float(f"{weight:.5g}") for weight in _fit(trained, len(names))]
    result = Weights(
        made_by=shlex.join(["python", "-m", "cairn.workers.search.train", *sys.argv[1:]]),
        positions=len(trained),
        loss=round(_loss(_chances(held_back, weights), held_back), 5),
        before=round(_loss([chances for _, _, chances in held_back], held_back), 5),
        weights=dict(zip(names, weights, strict=True)),
    )
    data = msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n"
    click.echo(data, nl=False)
    if not dry:
        (folder_of(ruleset, "workers") / "weights.json").write_bytes(data)


def _samples(
    ruleset: str, cases: Sequence[tuple[dict[str, Any], int]], level: str, stray: float, number: int
) -> list[Sample]:
    """Play a game of a level with itself; return each position in which a turn began."""
    options, seats = cases[number % len(cases)]
    rules, sense, source = newest(ruleset), sense_of(ruleset), random.Random(number)
    features = part_of(ruleset, "workers").features

    def player(view: Any, seat: int, seed: str) -> Any:
        if source.random() < stray:
            return source.choice(rules.legal_moves(view, seat))
        return choose(TABLE[ruleset][level], rules, view, seat, seed)

    game, turn = play(ruleset, options, [player] * seats, f"train:{number}"), None
    positions: list[tuple[list[Sequence[float]], list[float]]] = []
    while True:
        try:
            state = next(game)
        except StopIteration as end:
            winners = end.value.winners or range(seats)
            won = [(seat in winners) / len(winners) for seat in range(seats)]
            return [(rows, won, chances) for rows, chances in positions]
        if sense.turn(state) != turn:
            turn = sense.turn(state)
            positions.append(([features(state, seat) for seat in range(seats)], list(sense.chances(rules, state))))


def _fit(samples: Sequence[Sample], features: int) -> list[float]:
    """Return the weights of least loss, by Newton's method."""
    weights = np.zeros(features)
    tables = _tables(samples)
    for _ in range(50):
        slope, curve = RIDGE * weights, RIDGE * np.eye(features)
        for x, won in tables:
            p = _softmax(x @ weights)
            slope += np.einsum("nsf,ns->f", x, p - won)
            centred = x - np.einsum("nsf,ns->nf", x, p)[:, None, :]
            curve += np.einsum("nsf,nsg,ns->fg", centred, centred, p, optimize=True)
        change = np.linalg.solve(curve, slope)
        weights = weights - change
        if np.abs(change).max() < 1e-6:
            break
    return [float(weight) for weight in weights]


def _tables(samples: Sequence[Sample]) -> list[tuple[Any, Any]]:
    """Return features (positions, seats, features) and shares (positions, seats), a pair for each number of seats."""
    numbers = sorted({len(won) for _, won, _ in samples})
    return [
        (np.array([x for x, won, _ in samples if len(won) == n]), np.array([w for _, w, _ in samples if len(w) == n]))
        for n in numbers
    ]


def _softmax(worth: Any) -> Any:
    parts = np.exp(worth - worth.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def _chances(samples: Sequence[Sample], weights: Sequence[float]) -> list[list[float]]:
    """Return each seat's chance at each position, by these weights."""
    return [_softmax(np.array([rows]) @ np.array(weights))[0].tolist() for rows, _, _ in samples]


def _loss(chances: Sequence[Sequence[float]], samples: Sequence[Sample]) -> float:
    """Return the mean of -log(chance of who won)."""
    terms = [
        -np.log(max(p, 1e-9)) * w
        for row, (_, won, _) in zip(chances, samples, strict=True)
        for p, w in zip(row, won, strict=True)
    ]
    return float(sum(terms) / len(samples))


if __name__ == "__main__":
    main()
