"""A row of the table: what a game lives through, and what of the product it meets."""

from collections.abc import Callable
from typing import Any

from joints.world import World
from msgspec import Struct

MINUTE, DAY = 60.0, 86400.0


class Row(Struct, frozen=True):
    """A game's life. `meets` is what of the product is in it for its sake; `says` are sentences that must be told.

    `counts` tells whether it counts for ratings.
    """

    live: Callable[[World], str]
    meets: frozenset[str]
    says: tuple[str, ...] = ()
    counts: bool = False


class Rows(dict[str, Row]):
    """Rows by their names."""

    def enter(self, name: str, *meets: str, **more: Any) -> Callable[[Callable[[World], str]], Callable[[World], str]]:
        """Enter a builder as a row of that name."""

        def entered(live: Callable[[World], str]) -> Callable[[World], str]:
            self[name] = Row(live, frozenset(meets), **more)
            return live

        return entered
