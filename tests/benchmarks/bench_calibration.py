"""Reported chances against results: in games of each kind, whose deals fitted no temperature.

CAIRN_CALIBRATION=60 plays that many games per row (10). Brier skill is 1 if every chance was 0 or 1 and right, 0 for a
prediction as good as equal chances. The calibration error is the mean distance of a chance from the results of similar
chances, in ten classes. With `CAIRN_CALIBRATION_FIT=1` the best temperature is printed, too; after entering it in
`workers/<game>/levels.py` use other deals for the table (CAIRN_CALIBRATION_SEED).
"""

import math
import os
import random
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from typing import Any, NamedTuple

from arena import VARIANTS, run

from cairn.service.rules import GAMES, newest
from cairn.workers.search.halving import search
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import sense_of
from cairn.workers.search.shares import shares_of_winners
from cairn.workers.search.temperatures import apply_temperature

GAMES_A_ROW = int(os.environ.get("CAIRN_CALIBRATION", "10"))
FIRST = int(os.environ.get("CAIRN_CALIBRATION_SEED", "300000"))
FIT = os.environ.get("CAIRN_CALIBRATION_FIT") == "1"
EACH = 6
"""Positions sampled per game."""
CLASSES = 10


class Said(NamedTuple):
    """The search's chances in a position, by seat, the result of the game, and the seat to move."""

    chances: tuple[float, ...]
    came: tuple[float, ...]
    seat: int


def main() -> None:
    """Print a row for each game and number of seats."""
    print("  | game | temperature | positions | Brier skill | as searched | calibration error | as searched |")
    for ruleset in GAMES:
        for title, options, seats in VARIANTS.get(ruleset) or ((f"{n} seats", {}, n) for n in GAMES[ruleset].seats):
            with Pool() as pool:
                of_games = pool.map(partial(game, ruleset, options, seats), range(FIRST, FIRST + GAMES_A_ROW))
            said = [position for positions in of_games for position in positions]
            temperature = sense_of(ruleset).TEMPERATURES.get(seats, 1.0)
            figures = [measure(said, at) for at in (temperature, 1.0)]
            row = [f"{figures[at][what]:.3f}" for what in (0, 1) for at in (0, 1)]
            best = f" best {fit(said):.2f}" if FIT else ""
            print(f"  | {ruleset}, {title} | {temperature:.2f}{best} | {len(said)} | {' | '.join(row)} |", flush=True)


def game(ruleset: str, options: dict[str, Any], seats: int, number: int) -> list[Said]:
    """Play a game of `medium`, and search some of its positions as `hard` does."""
    rules, source, decisions = newest(ruleset), random.Random(number), 0
    looked_at: list[tuple[Any, int, str]] = []

    def player(view: Any, seat: int, seed: str) -> Any:
        nonlocal decisions
        moves = rules.legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        decisions += 1
        place = len(looked_at) if len(looked_at) < EACH else source.randrange(decisions)
        if place < EACH:  # each position is sampled with the same probability
            looked_at[place : place + 1] = [(view.copy(), seat, f"{seed}:calibration")]
        return choose(TABLE[ruleset]["medium"], rules, view, seat, seed)

    outcome = run(play(ruleset, options, [player] * seats, str(number)))
    came = shares_of_winners(outcome.winners, seats)
    searches = [(search(rules, *position, TABLE[ruleset]["hard"])[0], position[1]) for position in looked_at]
    return [Said(best.chances, came, seat) for best, seat in searches if not best.exact]


def measure(said: Sequence[Said], temperature: float) -> tuple[float, float]:
    """Return the Brier skill and the calibration error of chances at a temperature."""
    pairs = [
        pair
        for position in said
        for pair in zip(apply_temperature(position.chances, position.seat, temperature), position.came, strict=True)
    ]
    fair = 1 / len(said[0].came)
    skill = 1 - sum((chance - came) ** 2 for chance, came in pairs) / sum((fair - came) ** 2 for _, came in pairs)
    classes: dict[int, list[float]] = {}
    for chance, came in pairs:
        classes.setdefault(min(CLASSES - 1, int(chance * CLASSES)), []).append(chance - came)
    return skill, sum(abs(sum(differences)) for differences in classes.values()) / len(pairs)


def fit(said: Sequence[Said]) -> float:
    """Return the temperature that maximizes the likelihood of the results."""
    return min((step / 20 for step in range(20, 81)), key=lambda temperature: surprise(said, temperature))


def surprise(said: Sequence[Said], temperature: float) -> float:
    """Return the log loss of the results, at a temperature."""
    pairs = (
        pair
        for position in said
        for pair in zip(apply_temperature(position.chances, position.seat, temperature), position.came, strict=True)
    )
    return -sum(came * math.log(max(chance, 1e-6)) for chance, came in pairs)
