"""Every move that a client could send, legal or not."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

from cairn.events.codec import vocabulary
from cairn.events.decision import Move
from cairn.workers.search.domains import values_of


def conceivable(ruleset: str, source: random.Random, most: int = 400) -> Iterator[Move]:
    """Yield moves of every kind with values of every field, legal or not, at most `most` of each kind."""
    for kind in vocabulary(ruleset).MOVES:
        every = _every(kind)
        yield from every if len(every) <= most else source.sample(every, most)


@cache
def _every(kind: type[Move]) -> list[Move]:
    return [kind(*values) for values in product(*values_of(kind).values())]
