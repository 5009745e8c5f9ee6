"""A row of the table: the course of a game, and its features of the product."""

from collections.abc import Callable
from typing import Any

from joints.reached import Reach
from joints.world import World
from msgspec import Struct

MINUTE, DAY = 60.0, 86400.0


class Row(Struct, frozen=True):
    """The course of a game. `meets` are its features of the product, and `reaches` all else that must have happened.

    `says` are required sentences; `counts` is whether it counts for ratings.
    """

    live: Callable[[World], str]
    meets: frozenset[str]
    says: tuple[str, ...] = ()
    reaches: tuple[Reach, ...] = ()
    counts: bool = False


class Rows(dict[str, Row]):
    """Rows by their names."""

    def enter(self, name: str, *meets: str, **more: Any) -> Callable[[Callable[[World], str]], Callable[[World], str]]:
        """Register a builder as a row of that name."""

        def entered(live: Callable[[World], str]) -> Callable[[World], str]:
            self[name] = Row(live, frozenset(meets), **more)
            return live

        return entered
