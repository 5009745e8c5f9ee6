"""Series played in memory, by the deciders alone, and published series."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from cairn.events.clock import format_time
from cairn.events.series import Format, NoShow, ResultEntered, SeriesOpened, log_of
from cairn.events.table import Seat
from cairn.projections.fold import BEFORE
from cairn.projections.series import SeriesTable, State
from cairn.projections.table import Table
from cairn.service.deciding import series
from cairn.service.deciding.draft import Draft
from cairn.service.deciding.formats import VERSION

SECRET = bytes(range(32))
ID = "a" * 20
BEGUN = 1_800_000_000.0


def player(number: int) -> str:
    """Return the id of a player that does not exist."""
    digits = "abcdefghijklmnopqrstuvwxyz234567"
    return digits[number // 32] + digits[number % 32] + "p" * 18


def opening(format: Format, places: int, seats: int = 2, **more: Any) -> SeriesOpened:
    """Return the opening event of a series."""
    ruleset = "schotten_totten" if seats == 2 else "highland_clans"
    about: dict[str, Any] = {
        "format": format,
        "formats_version": VERSION,
        "ruleset": ruleset,
        "options": {},
        "seats": seats,
        "places": places,
        "rounds": 0,
        "come_within": 60,
        "listed": True,
        "rated": True,
        "commitment": "",
        "seconds": 600 if format == "arena" else 0,
    }
    return SeriesOpened(**(about | more))


def draft_series(format: Format, places: int, seats: int = 2, secret: bytes = SECRET, **more: Any) -> Draft:
    """Return a series that was just opened."""
    draft = Draft(log_of(ID), BEFORE, secret, format_time(BEGUN))
    series.open_series(draft, opening(format, places, seats, **more))
    return draft


def joined(draft: Draft, count: int) -> Draft:
    """Add players to a series."""
    for number in range(count):
        series.join(draft, Seat("human", player(number)))
        series.advance(draft)
    return draft


class Play:
    """A series played to its end at random: results, some players absent, some withdrawing."""

    def __init__(self, draft: Draft, seed: int = 1, *, absent: float = 0.0, drawn: float = 0.15) -> None:
        self.draft, self.chance, self.now = draft, random.Random(seed), BEGUN
        self.absent, self.drawn = absent, drawn

    @property
    def state(self) -> State:
        """The current state."""
        assert isinstance(self.draft.position.state, State)
        return self.draft.position.state

    def later(self, seconds: float) -> None:
        """Advance the time."""
        self.now += seconds
        self.draft.at = format_time(self.now)

    def step(self) -> None:
        """End a table, if one is open, and take the steps that follow."""
        self.later(3)
        if tables := [*self.state.open_tables]:
            self.end(self.chance.choice(tables))
        series.advance(self.draft)

    def end(self, table: SeriesTable) -> None:
        """End a table with a random result."""
        if self.chance.random() < self.absent:
            self.later(61)
            series.enter_no_show(self.draft, NoShow(table.game, (self.chance.choice(table.places),), 3, "ab"))
            return
        order = [*range(len(table.places))]
        self.chance.shuffle(order)
        ranks = (0,) * len(order) if self.chance.random() < self.drawn else tuple(order)
        series.enter_result(self.draft, ResultEntered(table.game, ranks, "points", 30, "ab"))

    def to_its_end(self) -> Draft:
        """Play on until it has ended."""
        while not self.draft.position.table.is_ended:
            self.step()
        return self.draft


def published(format: Format, games: Sequence[tuple[int, int, float]], places: int) -> tuple[State, Table]:
    """Return a published series: the players of each game, and the score of the first of the two: 1, ½ or 0."""
    tables = tuple(
        SeriesTable(1, f"g{number}", (first, second), RANKS[score], version=2)
        for number, (first, second, score) in enumerate(games)
    )
    state = State(lots=tuple(range(places)), rounds=1, round=1, tables=tables)
    table = Table(
        seats=tuple(Seat("human", player(number)) for number in range(places)), series=opening(format, places)
    )
    return state, table


RANKS = {1: (0, 1), 0.5: (0, 0), 0: (1, 0)}


def games_of(rows: Sequence[str]) -> list[tuple[int, int, float]]:
    """Return the games of a cross table: a line for each player, with `1`, `=`, `0`, `.` (not played) against each."""
    scores = {"1": 1.0, "=": 0.5, "0": 0.0}
    return [
        (first, second, scores[rows[first][second]])
        for first, second in combinations(range(len(rows)), 2)
        if rows[first][second] in scores
    ]
