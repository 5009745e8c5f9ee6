"""A game's hints for learners: which moves are one action, and how its view is laid out.

A package `workers.<ruleset>` may have a module `learning` with any of the names of `Learning`. Without it every move is
an action of its own, and every item of an array has a slot of its own.
"""

from collections.abc import Hashable, Iterable, Mapping, Set
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from msgspec.structs import astuple

from cairn.events.decision import Move
from cairn.events.registry import part_of

Key = tuple[Hashable, ...]
"""The meaning of an action: the kind of move, then the fields that distinguish moves of that kind in a position."""

NEVER: Key = ()
"""The key of a move that is legal in no position."""


def whole(move: Move) -> Key:
    """Return the kind of a move and all its fields."""
    return move.type, *astuple(move)


class Learning(Protocol):
    """A game's hints. No two legal moves of a position have the same key."""

    SETS: Set[str]
    """The fields of the view whose arrays have no meaningful order: only the count of each item is encoded."""

    KEYED: Mapping[str, str]
    """The array fields that are laid out by a field of their items, each value of which occurs at most once."""

    def key_of(self, move: Move) -> Key | None:
        """Return a move's key; `NEVER` if it is never legal, None if it depends on the position (`key_in`)."""

    def key_in(self, view: Any, seat: int, move: Move) -> Key:
        """Return the key of a move for which `key_of` is None, in a position of a seat that may make it."""

    def positional(self) -> Iterable[Key]:
        """Return all keys that `key_in` may return."""


class Plain:
    """The defaults for a game without hints."""

    SETS: Set[str] = frozenset()
    KEYED: Mapping[str, str] = {}

    def key_of(self, move: Move) -> Key | None:
        """Return the whole move."""
        return whole(move)

    def key_in(self, view: Any, seat: int, move: Move) -> Key:
        """Return the whole move."""
        return whole(move)

    def positional(self) -> Iterable[Key]:
        """Return nothing: no key depends on the position."""
        return ()


@cache
def learning_of(ruleset: str) -> Learning:
    """Return a game's hints for learners."""
    hints: Any = Plain()
    workers = part_of(ruleset, "workers")
    if not hasattr(workers, "__path__") or find_spec(f"{workers.__name__}.learning") is None:
        return cast(Learning, hints)
    module = import_module(f"{workers.__name__}.learning")
    for name in ("SETS", "KEYED", "key_of", "key_in", "positional"):
        if hasattr(module, name):
            setattr(hints, name, getattr(module, name))
    return cast(Learning, hints)
