"""Every move that a client could send, legal or not."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta

from events.codec import vocabulary
from events.decision import Move


def conceivable(ruleset: str, source: random.Random, most: int = 400) -> Iterator[Move]:
    """Yield moves of every kind with values of every field, legal or not; at most so many of each kind."""
    for kind in vocabulary(ruleset).MOVES:
        every = _every(kind)
        yield from every if len(every) <= most else source.sample(every, most)


@cache
def _every(kind: type[Move]) -> list[Move]:
    hints = get_type_hints(kind, include_extras=True)
    return [kind(*values) for values in product(*(_values(hints[name]) for name in kind.__struct_fields__))]


def _values(hint: Any) -> list[Any]:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        bounds = [note for note in args[1:] if isinstance(note, Meta) and note.ge is not None]
        return list(range(bounds[0].ge, bounds[0].le + 1)) if bounds else _values(args[0])
    if origin is Literal:
        return sorted(args)
    if origin in (Union, UnionType):
        return [value for arg in args for value in ([None] if arg is type(None) else _values(arg))]
    if origin is tuple:
        return [values for length in range(4) for values in product(_values(args[0]), repeat=length)]
    return {bool: [False, True]}[hint]
