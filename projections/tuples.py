"""Copies of tuples with a change. Values in a game's state are replaced, never changed, so that states share them."""

from typing import Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

T = TypeVar("T")


class Shared(Struct):
    """A game's state whose copies share its values, as these are replaced, never changed."""

    def copy(self) -> Self:
        """Return a copy that evolves by itself."""
        return replace(self)


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the items with the item at an index replaced. Raise IndexError if the index is out of range."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items without the first one equal to `item`. Raise ValueError if none is."""
    remaining = list(items)
    remaining.remove(item)
    return tuple(remaining)
