"""The trainer."""

import random
from typing import Any

import pytest

from cairn.workers.search import train
from cairn.workers.search.shares import shares


def test_the_weights_behind_the_outcomes_are_found() -> None:
    """Positions of two and three seats, with winners drawn by known chances."""
    source, true, samples = random.Random(1), (1.5, -0.7, 0.0), list[Any]()
    for number in range(6000):
        rows = [[source.gauss(0, 1) for _ in true] for _ in range(2 + number % 2)]
        chances = shares([sum(w * x for w, x in zip(true, row, strict=True)) for row in rows])
        winner = source.choices(range(len(rows)), chances)[0]
        won = [float(seat == winner) for seat in range(len(rows))]
        samples.append((rows, won, [1 / len(rows)] * len(rows)))
    fit = train._fit(samples, 3)
    assert fit == pytest.approx(true, abs=0.1)
    assert train._loss(train._chances(samples, fit), samples) < train._loss([c for _, _, c in samples], samples) - 0.2
