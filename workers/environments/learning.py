"""What a game tells of itself to learners: which moves are one action, and how its view is laid out.

A package `workers.<ruleset>` may have a module `learning` with any of the names of `Learning`. Without one every move
is an action of its own, and every item of an array has a place of its own.
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
"""What an action means: the kind of move, then what tells moves of that kind apart in a position."""

NEVER: Key = ()
"""The key of a move that is legal in no position."""


def whole(move: Move) -> Key:
    """Return the kind of a move and all its fields."""
    return move.type, *astuple(move)


class Learning(Protocol):
    """What a game tells. No two legal moves of a position have the same key."""

    SETS: Set[str]
    """The fields of the view in whose arrays the order does not matter: how many there are of each is told."""

    KEYED: Mapping[str, str]
    """The fields whose arrays are laid out by a field of their items, as each of its values is there once at most."""

    def key_of(self, move: Move) -> Key | None:
        """Return a move's key; `NEVER` if it is never legal, None if it depends on the position (`key_in`)."""

    def key_in(self, view: Any, seat: int, move: Move) -> Key:
        """Return the key of a move for which `key_of` is None, in a position of a seat that may make it."""

    def positional(self) -> Iterable[Key]:
        """Return all keys that `key_in` may return."""


class Plain:
    """What is so of a game that tells nothing."""

    SETS: Set[str] = frozenset()
    KEYED: Mapping[str, str] = {}

    def key_of(self, move: Move) -> Key | None:
        """Return the whole move."""
        return whole(move)

    def key_in(self, view: Any, seat: int, move: Move) -> Key:
        """Return the whole move."""
        return whole(move)

    def positional(self) -> Iterable[Key]:
        """Return none: no key depends on the position."""
        return ()


@cache
def learning_of(ruleset: str) -> Learning:
    """Return what a game tells to learners."""
    told: Any = Plain()
    workers = part_of(ruleset, "workers")
    if find_spec(f"{workers.__name__}.learning") is None:
        return cast(Learning, told)
    module = import_module(f"{workers.__name__}.learning")
    for name in ("SETS", "KEYED", "key_of", "key_in", "positional"):
        if hasattr(module, name):
            setattr(told, name, getattr(module, name))
    return cast(Learning, told)
