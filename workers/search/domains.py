"""Domains: every value that the type of a move's field allows."""

from itertools import product
from typing import Any

from msgspec import inspect

from cairn.events.decision import Move

LONGEST = 3
"""The maximum length of a list in a legal move of any ruleset: an exchange has three cards at most (HC-40)."""


def values_of(kind: type[Move]) -> dict[str, list[Any]]:
    """Return by field every value that its type allows; arrays have up to `LONGEST` items.

    Raise TypeError for a type with infinitely many values.
    """
    info: Any = inspect.type_info(kind)
    return {field.name: _values(field.type) for field in info.fields}


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
    raise TypeError(f"{type(kind).__name__} has infinitely many values.")
