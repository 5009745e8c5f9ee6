"""A column of the table: a consumer of a game, with assertions."""

from collections.abc import Callable

from joints.columns.lived import Lived
from msgspec import Struct

GAME = "/v1/games/<game>"
"""The prefix of routes about a game."""


class Column(Struct, frozen=True):
    """A check, and the modules and routes that it uses. Routes are requested for each finished game."""

    look: Callable[[Lived], None]
    lookers: tuple[str, ...]

    @property
    def routes(self) -> set[str]:
        """The routes, which are listed without their prefix."""
        return {f"{GAME}{looker}" for looker in self.lookers if not looker or looker.startswith("/")}


class Columns(dict[str, Column]):
    """Columns by their names."""

    def enter(self, name: str, *lookers: str) -> Callable[[Callable[[Lived], None]], Callable[[Lived], None]]:
        """Register a check as a column of that name."""

        def entered(look: Callable[[Lived], None]) -> Callable[[Lived], None]:
            self[name] = Column(look, lookers)
            return look

        return entered
