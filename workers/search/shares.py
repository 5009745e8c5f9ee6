"""Shares: chances to win from the values of seats; and the weights of a game's features.

Only +, -, * and / are used: IEEE 754 defines them, so every machine computes the same chances. Libraries differ in
`exp`, and versions of Python in `sum`.
"""

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from importlib.resources import files
from operator import add

import msgspec
from msgspec import Struct

MAX_SHARE = 30.0
"""A value further than this from the best counts as this far."""


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of a game's features by name, the command that fitted them, and the gain.

    `loss` is the mean of -log(chance of the winner) over positions that were not trained on, `before` the same of the
    previous weights.
    """

    made_by: str
    positions: int
    loss: float
    before: float
    weights: dict[str, float]


@cache
def weights_of(ruleset: str, features: tuple[str, ...]) -> tuple[float, ...]:
    """Return the weight of each feature of a game, as `python -m cairn.workers.search.train` wrote it."""
    data = files(f"cairn.workers.{ruleset}").joinpath("weights.json").read_bytes()
    weights = msgspec.json.decode(data, type=Weights).weights
    return tuple([weights[name] for name in features])


def shares(worth: Sequence[float]) -> tuple[float, ...]:
    """Return each seat's chance to win, 1 in total: softmax of the values of their positions.

    A seat that is alone plays against a value of 0.
    """
    if len(worth) == 1:
        return shares((worth[0], 0.0))[:1]
    best = max(worth)
    parts = [exponential(max(-MAX_SHARE, value - best)) for value in worth]
    whole = total(parts)
    return tuple([part / whole for part in parts])


def shares_of_winners(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """Return final shares: winners share 1 equally; without a winner all seats share it, and a seat alone has 0."""
    if seats == 1:
        return (float(len(winners)),)
    among = winners or range(seats)
    return tuple([1.0 / len(among) if seat in among else 0.0 for seat in range(seats)])


def total(values: Iterable[float]) -> float:
    """Return the sum, added from left to right: from Python 3.12 on `sum` compensates for rounding."""
    return reduce(add, values, 0.0)


def exponential(x: float) -> float:
    """Return about e to the power of x: (1 + x/1024)^1024, for x from -30 to 0 within 0.0001."""
    power = 1.0 + x / 1024
    for _ in range(10):
        power *= power
    return power
