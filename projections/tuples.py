"""Tuples with a change. What lies in a game's state is never changed, only replaced, so that states can share it."""

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the items with another one at a place; raise IndexError if there is no such place."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items without the first that equals this one; raise ValueError if none does."""
    kept = list(items)
    kept.remove(item)
    return tuple(kept)
