"""The organiser of series, a part of the caretaker: opens games, enters results, and pairs the next round.

All of it is idempotent: a game has the id that its table names, and a result is entered once.
"""

from contextlib import suppress

from cairn.events.clock import seconds
from cairn.events.codec import read_options
from cairn.events.series import SERIES, ResultEntered, id_of
from cairn.events.table import Seat
from cairn.projections.fold import Position
from cairn.projections.series import SeriesTable, State
from cairn.service.container import Services
from cairn.service.deciding.series import begins_at, due_at
from cairn.service.errors import KeyReused, NotFound, Problem, UnreadableLog
from cairn.service.queries.results import table_result
from cairn.service.queries.snapshots import TRUTH

DELETED = "deleted"
"""The reason of a result whose game was deleted."""


class Organiser:
    """Runs the series of one Redis. Several may run at once."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def check(self, name: str, position: Position) -> float | None:
        """Do what a series' log says is owed. Return when to look next, in seconds since 1970; None after its end."""
        id, services = id_of(name), self._services
        while True:
            if isinstance(position.state, State) and not position.table.is_ended:
                for table in position.state.open_tables:
                    self._care(id, table, position)
            now = services.clock.time()
            with suppress(Problem):  # no automatic step follows now, or another process was quicker
                services.series.advance(id)
            before, position = position, services.series.get(id).position
            if position.version == before.version:
                break
        services.series_index.put(position)
        if position.table.is_ended:
            services.quotas.leave(name)
            return None
        return self._next(position, now)

    def restore_lists(self) -> bool:
        """Add series that an older version opened or changed to their lists. Return whether there were any."""
        services, restored = self._services, 0
        for id in services.series_index.list_misplaced():
            with suppress(NotFound, UnreadableLog):
                services.series_index.put(services.series.get(id).position)
                restored += 1
        return restored > 0

    def _next(self, position: Position, now: float) -> float:
        """Return the time of the next automatic step; a step due by `now` and not done waits for the end of a game."""
        opened, state = position.table.series, position.state
        assert opened
        if not isinstance(state, State):
            return begins_at(position.table)
        moments = due_at(state, opened)
        if next(state.open_tables, None):
            moments.append(seconds(state.come_until))
        return min((moment for moment in moments if moment > now), default=float("inf"))

    def _care(self, id: str, table: SeriesTable, series: Position) -> None:
        """Open a table's game, or enter its result."""
        services, state = self._services, series.state
        assert isinstance(state, State)
        try:
            snapshot = services.repository.get(table.game, TRUTH)
        except NotFound:
            self._open(id, table, series)
            return
        position = snapshot.position
        if position.status == "open" and services.clock.now() >= state.come_until:
            with suppress(Problem):  # a player sat down just now
                services.commands.abandon(table.game, position.version)
            snapshot = services.repository.get(table.game, TRUTH)
            position = snapshot.position
        if position.table.is_ended:
            with suppress(Problem):  # the result was entered just now
                services.series.enter(id, table_result(table, series.table.seats, position, snapshot.head))

    def _open(self, id: str, table: SeriesTable, series: Position) -> None:
        services, opened = self._services, series.table.series
        assert opened
        holders = [series.table.seats[place] for place in table.places]
        seats = [holder if holder.kind == "ai" else Seat("open", holder.player, reserved=True) for holder in holders]
        options = dict(opened.options)
        if "first_seat" in options:
            options["first_seat"] = 0
        services.quotas.share(table.game, series.table.game)
        try:
            services.commands.open_game(
                table.game,
                opened.ruleset,
                read_options(opened.ruleset, options),
                seats,
                listed=opened.listed,
                rated=opened.rated,
                clock=opened.clock,
                labels={SERIES: id},
                organiser=None if opened.organiser in [holder.player for holder in holders] else opened.organiser,
            )
        except KeyReused:  # another process opened the game just now, or it was deleted
            if services.log.is_gone(table.game):
                result = ResultEntered(table.game, (0,) * len(table.places), DELETED, 0, "")
                services.series.enter(id, result)
