"""Actions: every move that a ruleset's types allow, with a number that means the same in every position.

The moves are numbered from 0, kind after kind as the ruleset's `MOVES` lists them, and within a kind by the values of
its fields: integers upwards, words sorted, false before true, null last, the last field changing first. So the
numbers do not depend on the seats, the options or the position. Many moves are never legal; a mask says which are.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import msgspec
from msgspec import inspect

from cairn.events.codec import moves_of, vocabulary
from cairn.events.decision import Move, secrets_of

LONGEST = 3
"""The most things that a legal move of any ruleset lists: an exchange has three cards at most (HC-40)."""


@cache
def actions(ruleset: str) -> tuple[Move, ...]:
    """Return every move that has a number, in order: the move at n is what action n means."""
    return tuple([move for kind in vocabulary(ruleset).MOVES for move in _moves(kind)])


@cache
def numbers(ruleset: str) -> dict[Move, int]:
    """Return the number of each move."""
    return {move: number for number, move in enumerate(actions(ruleset))}


def number_of(ruleset: str, move: Mapping[str, Any]) -> int:
    """Return the number of a move that is given as the API takes it; raise ValueError if it has none."""
    try:
        return numbers(ruleset)[msgspec.convert(move, moves_of(ruleset))]
    except (msgspec.ValidationError, KeyError) as error:
        raise ValueError(f"No action of {ruleset} is {dict(move)}.") from error


def values_of(kind: type[Move]) -> dict[str, list[Any]]:
    """Return by field every value that its type allows; of an array those with up to `LONGEST` items.

    Raise TypeError for a type whose values have no end.
    """
    info: Any = inspect.type_info(kind)
    return {field.name: _values(field.type) for field in info.fields}


def _moves(kind: type[Move]) -> Iterator[Move]:
    """Yield the moves of a kind. A secret field is null for those who may not see it, never for the mover."""
    secrets = secrets_of(kind)
    fields = [
        [value for value in values if not (value is None and name in secrets)]
        for name, values in values_of(kind).items()
    ]
    return (kind(*values) for values in product(*fields))


def _values(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.Metadata(type=inner):
            return _values(inner)
        case inspect.NoneType():
            return [None]
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=int(least), le=int(most)):
            return list(range(least, most + 1))
        case inspect.LiteralType(values=words):
            return sorted(map(str, words))
        case inspect.UnionType(types=types):
            nulls_last = sorted(types, key=lambda inner: isinstance(inner, inspect.NoneType))
            return [value for inner in nulls_last for value in _values(inner)]
        case inspect.VarTupleType(item_type=inner, max_length=bound):
            longest = LONGEST if bound is None else min(bound, LONGEST)
            items = _values(inner)
            return [values for length in range(longest + 1) for values in product(items, repeat=length)]
    raise TypeError(f"The values of {type(kind).__name__} have no end.")
