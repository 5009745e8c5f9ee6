"""Observations: a view as numbers, always as many and each with a place of its own, made from the types of a state.

The numbers lie in the order of the state's fields. Each is one of these (`Slot.holds`):

- `number`: an integer, or a boolean as 0 or 1;
- `word`: one of a list of words, by its place in `Slot.words` counted from 1; 0 is null;
- `there`: 0 where something else that may be null is null, else 1; its own numbers follow;
- `length`: how many items an array has; the numbers of as many as it could have follow.

What is not there is 0. So nothing of a view is lost: two views that differ are different numbers.
"""

from collections.abc import Callable
from functools import cache
from math import inf
from typing import Any, Literal, NamedTuple

import numpy as np
from gymnasium.spaces import Box
from msgspec import inspect
from numpy.typing import NDArray

from cairn.projections.fold import projection_of

Numbers = NDArray[np.float32]

Writer = Callable[[Any, Numbers], None]
"""What writes a value into its places."""


class Slot(NamedTuple):
    """What one number of an observation means: a JSON pointer (RFC 6901) into the view, and how to read the number."""

    path: str
    holds: Literal["number", "word", "length", "there"]
    low: float
    high: float
    words: tuple[str, ...] = ()


class Layout:
    """The numbers of a ruleset's observations: `slots` says what each means."""

    def __init__(self, ruleset: str) -> None:
        self.slots: list[Slot] = []
        self._seat = self._place(Slot("/seat", "number", 0, inf))
        self._write = self._writer(inspect.type_info(projection_of(ruleset).State), "/view")

    def encode(self, seat: int, view: Any) -> Numbers:
        """Return what a seat sees, as an array of one dimension; raise ValueError if the view has no room in it."""
        out: Numbers = np.zeros(len(self.slots), np.float32)
        out[self._seat] = seat
        self._write(view, out)
        return out

    def space(self) -> Box:
        """Return the space of all such arrays, with the bounds that the types declare."""
        low, high = [slot.low for slot in self.slots], [slot.high for slot in self.slots]
        return Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)

    def _place(self, slot: Slot) -> int:
        self.slots.append(slot)
        return len(self.slots) - 1

    def _writer(self, kind: inspect.Type, path: str) -> Writer:
        """Give a type its places, and return what writes a value of it there; raise TypeError if it has no bound."""
        match kind:
            case inspect.Metadata(type=inner):
                return self._writer(inner, path)
            case inspect.BoolType():
                return self._number(path, 0, 1)
            case inspect.IntType():
                return self._number(path, *_bounds(kind))
            case inspect.LiteralType(values=words):
                return self._word(path, sorted(map(str, words)))
            case inspect.StructType(fields=fields):
                return self._struct(path, fields)
            case inspect.UnionType(types=types):
                (inner,) = [inner for inner in types if not isinstance(inner, inspect.NoneType)]
                return self._nullable(path, inner)
            case inspect.VarTupleType(item_type=inner, max_length=int(most)):
                return self._array(path, inner, most)
            case inspect.DictType(key_type=inspect.Metadata(type=inspect.LiteralType(values=keys)), value_type=inner):
                return self._mapping(path, sorted(map(str, keys)), inner)
        raise TypeError(f"{path} has no fixed place: {type(kind).__name__} has no bound.")

    def _number(self, path: str, least: float, most: float) -> Writer:
        at = self._place(Slot(path, "number", min(0, least), max(0, most)))

        def write(value: Any, out: Numbers) -> None:
            out[at] = value

        return write

    def _word(self, path: str, words: list[str]) -> Writer:
        at = self._place(Slot(path, "word", 0, len(words), tuple(words)))
        codes = {word: code for code, word in enumerate(words, start=1)}

        def write(value: Any, out: Numbers) -> None:
            out[at] = codes[value]

        return write

    def _struct(self, path: str, fields: tuple[inspect.Field, ...]) -> Writer:
        parts = [(field.name, self._writer(field.type, f"{path}/{field.encode_name}")) for field in fields]

        def write(value: Any, out: Numbers) -> None:
            for name, write_part in parts:
                write_part(getattr(value, name), out)

        return write

    def _nullable(self, path: str, inner: inspect.Type) -> Writer:
        if isinstance(_bare(inner), inspect.LiteralType):
            return _unless_null(self._writer(inner, path))
        at = self._place(Slot(path, "there", 0, 1))
        write_inner = self._writer(inner, path)

        def write(value: Any, out: Numbers) -> None:
            out[at] = 1
            write_inner(value, out)

        return _unless_null(write)

    def _array(self, path: str, inner: inspect.Type, most: int) -> Writer:
        at = self._place(Slot(path, "length", 0, most))
        items = [self._writer(inner, f"{path}/{place}") for place in range(most)]

        def write(value: Any, out: Numbers) -> None:
            if len(value) > most:
                raise ValueError(f"{path} has {len(value)} items, and room for {most}.")
            out[at] = len(value)
            for item, write_item in zip(value, items, strict=False):
                write_item(item, out)

        return write

    def _mapping(self, path: str, keys: list[str], inner: inspect.Type) -> Writer:
        parts = [(key, self._writer(inner, f"{path}/{key}")) for key in keys]

        def write(value: Any, out: Numbers) -> None:
            for key, write_part in parts:
                write_part(value[key], out)

        return write


@cache
def layout(ruleset: str) -> Layout:
    """Return how a ruleset's views become numbers, the same for every number of seats and every option."""
    return Layout(ruleset)


def _bounds(kind: inspect.IntType) -> tuple[float, float]:
    """Return the least and the greatest value, infinite where none is declared."""
    return (-inf if kind.ge is None else kind.ge, inf if kind.le is None else kind.le)


def _bare(kind: inspect.Type) -> inspect.Type:
    """Return a type without what is said about it."""
    return _bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def _unless_null(write: Writer) -> Writer:
    def written(value: Any, out: Numbers) -> None:
        if value is not None:
            write(value, out)

    return written
