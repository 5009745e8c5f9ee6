"""A column of the table: a consumer of a game, with assertions; and the games that columns look at."""

from collections.abc import Callable
from itertools import accumulate
from typing import Any

from joints.reached import Course, demand
from joints.rows import ROWS
from joints.rows.row import Row
from joints.world import World
from msgspec import Struct

from cairn.events.decision import Decision
from cairn.events.table import TimeRanOut
from cairn.projections.fold import BEFORE, step
from cairn.projections.table import Table


class Lived(Struct, frozen=True):
    """A game built by a row, in its world; `met` are the features of the product in it."""

    world: World
    row: Row
    game: str
    met: frozenset[str]

    @property
    def log(self) -> list[Decision]:
        """Its decisions."""
        return self.world.log(self.game)

    @property
    def table(self) -> Table:
        """Its table at the end."""
        return self.world.position(self.game).table

    def called(self) -> list[tuple[str, ...]]:
        """Return each seat's name at each version, as if the log had ended there."""
        tables = [position.table for position in accumulate(self.log, step, initial=BEFORE)][1:]
        return [self.world.services.names.read(table).seat_names(table) for table in tables]

    def get(self, path: str = "", **more: Any) -> Any:
        """Return the API's response about the game."""
        return self.world.get(f"/v1/games/{self.game}{path}", **more)

    def analysis(self, kind: str, **more: Any) -> Any:
        """Have workers analyse the game, and return the analysis with its rows."""
        request = self.world.post(f"/v1/games/{self.game}/analyses", body={"kind": kind, **more})
        self.world.work()
        return self.get(f"/analyses/{request['id']}?limit=500")


def is_own(lived: Lived, decision: Decision) -> bool:
    """Return whether the holder of the seat decided, without a substitute."""
    if decision.ai is None:
        return True
    assert decision.by is not None
    seat = lived.table.seats[decision.by]
    return seat.kind == "ai" and decision.by not in lived.table.left and decision.ai.level == seat.level


def live(world: World, name: str) -> Lived:
    """Return the game of a row, built once, with the features in it."""
    if name not in world.lived:
        row = ROWS[name]
        with world.begin(name):
            game = row.live(world)
        log, table = world.log(game), world.position(game).table
        met = world.met | {f"{table.ruleset} {table.rules_version}"}
        for decision in log:
            met |= {event.type for event in decision.events}
            met |= {f"then {event.then}" for event in decision.events if isinstance(event, TimeRanOut)}
            met |= {f"level {decision.ai.level}"} if decision.ai else set()
            met |= {f"decider {who.kind}"} if (who := table.deciders.find_decider(decision)) else set()
        if table.outcome:
            met.add(f"reason {table.outcome.reason}")
        demand(name, Course(world, game), row.meets, frozenset(met), row.reaches)
        world.lived[name] = Lived(world, row, game, frozenset(met))
    found: Lived = world.lived[name]
    return found


GAME = "/v1/games/<game>"
"""The prefix of routes about a game."""


class Column(Struct, frozen=True):
    """A check, and the modules and routes that it uses. Routes are requested for each finished game.

    A check returns how many things it compared, of a game: decisions, choices, entries of lists.
    """

    look: Callable[[Lived], int]
    lookers: tuple[str, ...]

    @property
    def routes(self) -> set[str]:
        """The routes, which are listed without their prefix."""
        return {f"{GAME}{looker}" for looker in self.lookers if not looker or looker.startswith("/")}


class Columns(dict[str, Column]):
    """Columns by their names."""

    def enter(self, name: str, *lookers: str) -> Callable[[Callable[[Lived], int]], Callable[[Lived], int]]:
        """Register a check as a column of that name."""

        def entered(look: Callable[[Lived], int]) -> Callable[[Lived], int]:
            self[name] = Column(look, lookers)
            return look

        return entered
