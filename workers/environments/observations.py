"""Observations: a view as numbers from -1 to 1, each with a slot of its own, built from the types of a state.

The numbers follow the order of the state's fields. Each is one of these (`Slot.holds`):

- `number`: a number, divided by the greatest that its type allows (`Slot.scale`); a number without such a bound is
x / (|x| + 10);
- `is`: 1 where a word, or an integer of few values, is `Slot.value`;
- `count`: how many items of an array are `Slot.value`, divided by the maximum; where the game says that their order
does not matter (`learning.py`);
- `there`: 0 where a nullable value is null, or an array has no item at that index, else 1; its own numbers follow.

Absent values are 0. So nothing of a view is lost but that order: two views that differ have different numbers.
"""

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

import numpy as np
from gymnasium.spaces import Box
from msgspec import inspect
from numpy.typing import NDArray

from cairn.projections.fold import projection_of
from cairn.workers.environments.learning import learning_of

Numbers = NDArray[np.float32]

Writer = Callable[[Any, Any], None]
"""A function that writes a value into its slots."""

MAX_VALUES = 16
"""An integer with at most this many values has a slot for each of them."""
MAX_SEATS = 5
MAX_KEPT = 4096
"""Limit of encoded structs cached per type: most stay the same from one move to the next."""
HALF = 10
"""The unbounded number that is encoded as 0.5."""


class Slot(NamedTuple):
    """The meaning of one number of an observation: a JSON pointer (RFC 6901) into the view, and how to read it."""

    path: str
    holds: Literal["number", "is", "count", "there"]
    low: float = 0.0
    scale: float | None = 1.0
    value: str | int | None = None


class Layout:
    """The numbers of a ruleset's observations: `slots` has the meaning of each."""

    def __init__(self, ruleset: str) -> None:
        self.slots: list[Slot] = []
        self._learning = learning_of(ruleset)
        self._write_seat = self._choice("/seat", range(MAX_SEATS))
        self._write = self._writer(inspect.type_info(projection_of(ruleset).State), "/view", "")
        self._nothing = array("f", bytes(4 * len(self.slots)))

    def encode(self, seat: int, view: Any) -> Numbers:
        """Return a seat's view as an array of one dimension. Raise ValueError if the view does not fit the layout."""
        out = self._nothing[:]
        self._write_seat(seat, out)
        self._write(view, out)
        return np.frombuffer(out, np.float32)

    def space(self) -> Box:
        """Return the space of all such arrays."""
        low = np.array([slot.low for slot in self.slots], np.float32)
        return Box(low, np.ones(len(self.slots), np.float32), dtype=np.float32)

    def _place(self, slot: Slot) -> int:
        self.slots.append(slot)
        return len(self.slots) - 1

    def _writer(self, kind: inspect.Type, path: str, field: str) -> Writer:
        """Allocate the slots of a type and return the writer of its values. Raise TypeError if it has no bound."""
        match kind:
            case inspect.Metadata(type=inner):
                return self._writer(inner, path, field)
            case inspect.BoolType():
                return self._number(path, 0, 1)
            case inspect.IntType() | inspect.LiteralType():
                values = _values(kind, MAX_VALUES)
                return self._choice(path, values) if values else self._number(path, kind.ge, kind.le)  # type: ignore[union-attr]
            case inspect.StructType():
                return self._struct(kind, path)
            case inspect.UnionType(types=types):
                (inner,) = [inner for inner in types if not isinstance(inner, inspect.NoneType)]
                return self._nullable(path, inner, field)
            case inspect.VarTupleType(item_type=inner, max_length=int(most)):
                return self._array(path, inner, most, field)
            case inspect.DictType(key_type=inspect.Metadata(type=inspect.LiteralType(values=keys)), value_type=inner):
                return self._mapping(path, sorted(map(str, keys)), inner, field)
        raise TypeError(f"{path} has no fixed place: {type(kind).__name__} has no bound.")

    def _number(self, path: str, least: int | None, most: int | None) -> Writer:
        bounded = least is not None and most is not None
        scale = max(abs(least or 0), abs(most or 0), 1) if bounded else None
        at = self._place(Slot(path, "number", 0.0 if least is not None and least >= 0 else -1.0, scale))

        def write(value: Any, out: Any) -> None:
            out[at] = value / scale if scale else value / (abs(value) + HALF)

        return write

    def _choice(self, path: str, values: Sequence[str | int]) -> Writer:
        at = {value: self._place(Slot(path, "is", value=value)) for value in values}

        def write(value: Any, out: Any) -> None:
            out[at[value]] = 1.0

        return write

    def _struct(self, kind: inspect.StructType, path: str) -> Writer:
        first = len(self.slots)
        parts = [
            (field.name, self._writer(field.type, f"{path}/{field.encode_name}", field.name)) for field in kind.fields
        ]
        places, known = slice(first, len(self.slots)), dict[Any, Any]()

        def write(value: Any, out: Any) -> None:
            for name, write_part in parts:
                write_part(getattr(value, name), out)

        def remember(value: Any, out: Any) -> None:
            numbers = known.get(value)
            if numbers is None:
                write(value, out)
                if len(known) >= MAX_KEPT:
                    known.clear()
                known[value] = out[places]
            else:
                out[places] = numbers

        return remember if kind.cls.__struct_config__.frozen else write

    def _nullable(self, path: str, inner: inspect.Type, field: str) -> Writer:
        at = self._place(Slot(path, "there"))
        write_inner = self._writer(inner, path, field)

        def write(value: Any, out: Any) -> None:
            if value is not None:
                out[at] = 1.0
                write_inner(value, out)

        return write

    def _array(self, path: str, inner: inspect.Type, most: int, field: str) -> Writer:
        bare = _bare(inner)
        if field in self._learning.SETS and not isinstance(bare, inspect.VarTupleType):
            return self._counts(path, inner, most)
        if field in self._learning.KEYED:
            return self._keyed(path, bare, self._learning.KEYED[field])
        items = []
        for place in range(most):
            there = self._place(Slot(f"{path}/{place}", "there"))
            items.append((there, self._writer(inner, f"{path}/{place}", field)))

        def write(value: Any, out: Any) -> None:
            if len(value) > most:
                raise ValueError(f"{path} has {len(value)} items, and room for {most}.")
            for item, (there, write_item) in zip(value, items, strict=False):
                out[there] = 1.0
                write_item(item, out)

        return write

    def _counts(self, path: str, inner: inspect.Type, most: int) -> Writer:
        """Count the items of an array by value, null included."""
        values: list[Any] = [*_all_values(inner, path), *([None] if _may_be_null(inner) else [])]
        at = {value: self._place(Slot(path, "count", 0.0, most, value)) for value in values}

        def write(value: Any, out: Any) -> None:
            if len(value) > most:
                raise ValueError(f"{path} has {len(value)} items, and room for {most}.")
            for item in value:
                out[at[item]] += 1 / most

        return write

    def _keyed(self, path: str, inner: inspect.Type, key: str) -> Writer:
        """Allocate a slot for each value of a field of an array's items."""
        assert isinstance(inner, inspect.StructType)
        (values,) = [_all_values(field.type, path) for field in inner.fields if field.name == key]
        at = {
            value: (self._place(Slot(f"{path}/{value}", "there")), self._struct(inner, f"{path}/{value}"))
            for value in values
        }

        def write(value: Any, out: Any) -> None:
            for item in value:
                there, write_item = at[getattr(item, key)]
                out[there] = 1.0
                write_item(item, out)

        return write

    def _mapping(self, path: str, keys: list[str], inner: inspect.Type, field: str) -> Writer:
        parts = [(key, self._writer(inner, f"{path}/{key}", field)) for key in keys]

        def write(value: Any, out: Any) -> None:
            for key, write_part in parts:
                write_part(value[key], out)

        return write


@cache
def layout(ruleset: str) -> Layout:
    """Return how a ruleset's views become numbers, the same for every number of seats and every option."""
    return Layout(ruleset)


def _values(kind: inspect.Type, most: int | None) -> Sequence[str | int] | None:
    """Return all values of words or of bounded integers; None if they are unbounded or more than `most`."""
    match kind:
        case inspect.LiteralType(values=words):
            return sorted(map(str, words))
        case inspect.IntType(ge=int(least), le=int(greatest)) if most is None or greatest - least < most:
            return range(least, greatest + 1)
    return None


def _all_values(kind: inspect.Type, path: str) -> Sequence[str | int]:
    """Return all values of words or of bounded integers, without null. Raise TypeError if the type is unbounded."""
    values = _values(_bare(kind), None)
    if values is None:
        raise TypeError(f"{path} cannot be counted: its values have no bound.")
    return values


def _bare(kind: inspect.Type) -> inspect.Type:
    """Return a type without its metadata and without null."""
    match kind:
        case inspect.Metadata(type=inner):
            return _bare(inner)
        case inspect.UnionType(types=types):
            return _bare(next(inner for inner in types if not isinstance(inner, inspect.NoneType)))
    return kind


def _may_be_null(kind: inspect.Type) -> bool:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return isinstance(kind, inspect.UnionType)
