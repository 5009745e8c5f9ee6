"""Shares: what seats are worth, as chances to win; and the weights that a game's features are worth.

Only +, -, * and / are used: IEEE 754 fixes them, so every machine finds the same chances. Libraries differ in `exp`,
and versions of Python in `sum`.
"""

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from importlib.resources import files
from operator import add

import msgspec
from msgspec import Struct

MAX_SHARE = 30.0
"""A worth that is further from the best counts as that far."""


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's features are worth, by name; the command that found it, and what it gained.

    `loss` is the mean of -log(chance of who won) over positions that were not trained on, `before` the same of what
    was there before.
    """

    made_by: str
    positions: int
    loss: float
    before: float
    weights: dict[str, float]


@cache
def weights_of(ruleset: str, features: tuple[str, ...]) -> tuple[float, ...]:
    """Return what each feature of a game is worth, as `python -m cairn.workers.search.train` wrote it."""
    data = files(f"cairn.workers.{ruleset}").joinpath("weights.json").read_bytes()
    weights = msgspec.json.decode(data, type=Weights).weights
    return tuple([weights[name] for name in features])


def shares(worth: Sequence[float]) -> tuple[float, ...]:
    """Return each seat's chance to win, 1 in all: softmax of what their positions are worth."""
    best = max(worth)
    parts = [exponential(max(-MAX_SHARE, value - best)) for value in worth]
    whole = total(parts)
    return tuple([part / whole for part in parts])


def shares_of_winners(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """Return the same when a game is over: the winners' equal shares; all have one if nobody won."""
    among = winners or range(seats)
    return tuple([1.0 / len(among) if seat in among else 0.0 for seat in range(seats)])


def total(values: Iterable[float]) -> float:
    """Return the sum, added up from left to right: from Python 3.12 on `sum` makes up for what rounding loses."""
    return reduce(add, values, 0.0)


def exponential(x: float) -> float:
    """Return about e to the power of x: (1 + x/1024)^1024, for x from -30 to 0 within 0.0001."""
    power = 1.0 + x / 1024
    for _ in range(10):
        power *= power
    return power
