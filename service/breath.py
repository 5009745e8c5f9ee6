"""Long computations take a breath, so that others are served meanwhile."""

import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

STEPS = 16
"""After so many steps others have their turn: less than 20 ms."""


def breathing(steps: Iterable[T]) -> Iterator[T]:
    """Yield what comes; let other requests go on between some steps.

    In a process of the API sleeping hands over to the loop (`service/front`); elsewhere it costs next to nothing.
    """
    for number, step in enumerate(steps):
        if number % STEPS == STEPS - 1:
            time.sleep(0)
        yield step
