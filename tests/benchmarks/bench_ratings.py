"""How well the versions of the ratings, and openskill's other models, predict games with shared places.

`python tests/benchmarks/bench_ratings.py` simulates 10,000 games with shared places, of two to five players with
latent skills, whose points are whole numbers. `--real SECONDS` plays real games of AIs of each ruleset instead: 16
players, each a mix of `greedy` and `random`, who start again with a new rating after 40 games. All games are folded as
in `projections/rating_formula.py`; those with shared places are predicted before. The log loss is per pair of seats, a
shared place being half a win, at the model's own width: of the pair, and of the whole table.
"""

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean
from typing import Any

import click
from arena import run
from openskill import models

from cairn.projections.rating_formula import NEW, Rating, certainty
from cairn.projections.results import ranks_of
from cairn.service.rules import GAMES, newest
from cairn.workers.search.levels import level_of
from cairn.workers.search.policies import choose
from cairn.workers.search.selfplay import play

MODELS = {
    "version 1": models.PlackettLuce(),
    "version 2": models.BradleyTerryFull(limit_sigma=True),
    "Bradley–Terry, neighbours": models.BradleyTerryPart(limit_sigma=True),
    "Thurstone–Mosteller": models.ThurstoneMostellerFull(limit_sigma=True),
    "Thurstone–Mosteller, neighbours": models.ThurstoneMostellerPart(limit_sigma=True),
}
PLAYERS, SPAN = 16, 40
Result = tuple[list[Any], tuple[int, ...]]
"""The players by seat, and their ranks."""


def simulate(games: int, seed: int = 1) -> list[Result]:
    """Return results of 400 players with normal skills and equal noise, until enough have shared places."""
    source, results, shared = random.Random(seed), list[Result](), 0
    skills = [source.gauss(0, 1) for _ in range(400)]
    while shared < games:
        who = source.sample(range(len(skills)), source.randint(2, 5))
        points = [math.floor(skills[one] + source.gauss(0, 1)) for one in who]
        order = sorted({*points}, reverse=True)
        results.append((list(who), tuple(map(order.index, points))))
        shared += len(order) < len(who)
    return results


def play_real(ruleset: str, seconds: float, seed: int = 1) -> list[Result]:
    """Return results of games of AIs that are played for some seconds."""
    source, rules, greedy = random.Random(seed), newest(ruleset), level_of(ruleset, "greedy")
    results, played, end = list[Result](), Counter[int](), time.monotonic() + seconds
    assert greedy

    def move(skill: float, view: Any, me: int, one_seed: str) -> Any:
        moves = rules.legal_moves(view, me)
        return choose(greedy, rules, view, me, one_seed) if source.random() < skill else source.choice(moves)

    while time.monotonic() < end:
        who = source.sample(range(PLAYERS), source.choice([*GAMES[ruleset].seats]))
        players = [partial(move, 0.7 * (one / (PLAYERS - 1)) ** 2) for one in who]
        game = play(ruleset, {}, players, f"{seed}:{len(results)}")
        outcome = run(game)
        played.update(who)
        results.append(([(one, played[one] // SPAN) for one in who], ranks_of(outcome, ())))
    return results


def losses(model: Any, results: Sequence[Result]) -> tuple[float, float]:
    """Return a model's log loss per pair in the games with shared places, at the width of a pair and of the table."""
    ratings, lost = dict[Any, Rating](), (list[float](), list[float]())
    for names, ranks in results:
        before = [ratings.get(one, NEW) for one in names]
        if len({*ranks}) < len(ranks):
            lost[0].append(_loss(before, ranks, partial(_of_pair, model.beta)))
            lost[1].append(_loss(before, ranks, partial(_of_table, model.beta, before)))
        teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
        for at, ((after,), rating) in enumerate(
            zip(model.rate(teams, ranks=[*map(float, ranks)]), before, strict=True)
        ):
            part = fmean(certainty(other.sigma) for place, other in enumerate(before) if place != at)
            change = part * (after.mu - rating.mu), part * (after.sigma - rating.sigma)
            ratings[names[at]] = Rating(rating.mu + change[0], rating.sigma + change[1])
    return fmean(lost[0]), fmean(lost[1])


def _of_pair(beta: float, one: Rating, other: Rating) -> float:
    return math.sqrt(2 * beta**2 + one.sigma**2 + other.sigma**2)


def _of_table(beta: float, seats: Sequence[Rating], _one: Rating, _other: Rating) -> float:
    return math.sqrt(sum(beta**2 + seat.sigma**2 for seat in seats))


def _loss(seats: Sequence[Rating], ranks: Sequence[int], width: Callable[[Rating, Rating], float]) -> float:
    lost = list[float]()
    for at, one in enumerate(seats):
        for to in range(at):
            chance = 1 / (1 + math.exp((seats[to].mu - one.mu) / width(one, seats[to])))
            won = 0.5 if ranks[at] == ranks[to] else float(ranks[at] < ranks[to])
            lost.append(-won * math.log(chance) - (1 - won) * math.log(1 - chance))
    return fmean(lost)


@click.command()
@click.option("--games", default=10_000, help="Simulated games with shared places.")
@click.option("--real", "seconds", default=0.0, help="Seconds of real games of each ruleset, instead.")
def main(games: int, seconds: float) -> None:
    """Print the log losses of each model."""
    sets = {ruleset: play_real(ruleset, seconds) for ruleset in GAMES} if seconds else {"simulated": simulate(games)}
    for title, results in sets.items():
        shared = sum(len({*ranks}) < len(ranks) for _, ranks in results)
        print(f"{title}: {len(results)} games, {shared} with shared places")
        for name, model in MODELS.items() if shared else ():
            print("  {:32} {:.4f} (pair), {:.4f} (table)".format(name, *losses(model, results)))


if __name__ == "__main__":
    main()
