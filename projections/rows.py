"""Rows: what lists of games keep of a game, what they find it by, and which games somebody wants."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from cairn.events.table import Clock, Outcome, Seat
from cairn.projections.fold import Position

STATUSES = ("open", "running", "finished")

CREATED, ENDED, LATEST = "created", "ended", "latest"
"""What lists go by: the newest game comes first, the one that ended first, or the one that ended last."""

Options = Mapping[str, int | str | bool | None]
GroupOf = Callable[[str, Options], str | None]
"""What tells in which group a ruleset's options are; None of a ruleset that is not known."""


class Marks(Struct, frozen=True, kw_only=True):
    """The labels of who opened a game; rows of before have none."""

    labels: dict[str, str] = {}


class Entry(Marks, frozen=True):
    """What a list finds a game by. `version` is that of the last change; a game without a `status` is found no more."""

    id: str
    version: int
    created_at: str
    ruleset: str
    status: str
    listed: bool
    ended_at: str | None

    @property
    def places(self) -> Iterator[str]:
        """Where the game stands in its list: on each shelf by a time, then by its id."""
        times = {self.status: self.created_at, ENDED: self.ended_at}
        marks = [label_entry(name, value) for name, value in self.labels.items()]
        for (shelf, at), mark in product(times.items(), ("*", self.ruleset, *marks)):
            if shelf and at:
                yield f"{shelf_of(self.listed, shelf, mark)} {at} {self.id}"


class Row(Entry, frozen=True):
    """What is kept of a game to be listed: nothing that a spectator may not know, and no name."""

    options: dict[str, int | str | bool | None]
    seats: tuple[Seat, ...]
    taken_at: tuple[int, ...]
    outcome: Outcome | None
    hints: bool
    rated: bool
    clock: Clock | None
    organiser: str | None = None

    @property
    def players(self) -> set[str]:
        """The players who hold a seat, have left one of a running game, or are invited."""
        return {seat.player for seat in self.seats if seat.player}

    def invites(self, player: str) -> bool:
        """Tell whether a seat is reserved for a player, on which they have not sat down."""
        return any(seat.kind == "open" and seat.player == player for seat in self.seats)

    @property
    def organiser_entry(self) -> Entry:
        """What the list of who opened it keeps of the game."""
        return self._entry(self.status, self.ended_at)

    def entry(self, player: str) -> Entry:
        """Return what a player's list keeps of the game; it has no status if they are out of it."""
        status, ended_at = (self.status, self.ended_at) if player in self.players else ("", None)
        return self._entry(status, ended_at)

    def _entry(self, status: str, ended_at: str | None) -> Entry:
        created_at, labels = self.created_at, self.labels
        return Entry(self.id, self.version, created_at, self.ruleset, status, self.listed, ended_at, labels=labels)


class Group(NamedTuple):
    """A group of options, as ratings have them, by its name. No row has it: `of` tells that of a row."""

    name: str
    of: GroupOf


class Filters(Struct, frozen=True):
    """Which games somebody wants: the filters that lists have, by the names of their parameters.

    A new one is a field here and a line in `takes`. Only one that leaves few of many games needs shelves of its own.
    """

    ruleset: str | None = None
    status: str | None = None
    player: str | None = None
    opponent: str | None = None
    """Another player, who is in the game, too."""
    organiser: str | None = None
    """Who opened it without a seat of their own."""
    label: str | None = None
    """`name:value`, as it was marked with."""
    level: str | None = None
    group: Group | None = None
    outcome: str | None = None
    """The reason of the end."""
    waiting: bool = False
    """Only those that wait for the `player`, which no row tells: the reader of positions sees to it."""
    ended_from: str | None = None
    ended_until: str | None = None
    unlisted: bool = False
    """Those that are not listed, too."""
    by: str = CREATED

    def takes(self, row: Row) -> bool:
        """Tell whether a game is wanted, as far as its row tells."""
        return (
            (row.listed or self.unlisted)
            and self.ruleset in (None, row.ruleset)
            and self.status in (None, row.status)
            and (self.player is None or self.player in row.players)
            and (self.opponent is None or self.opponent in row.players)
            and (self.organiser is None or self.organiser == row.organiser)
            and (self.label is None or self.label in [f"{name}:{value}" for name, value in row.labels.items()])
            and (self.level is None or any(seat.level == self.level for seat in row.seats))
            and (self.group is None or self.group.of(row.ruleset, row.options) == self.group.name)
            and (self.outcome is None or (row.outcome is not None and row.outcome.reason == self.outcome))
            and (self.ended_from is None or self.ended_from <= (row.ended_at or ""))
            and (self.ended_until is None or "" < (row.ended_at or "") <= self.ended_until)
            and (self.by == CREATED or row.ended_at is not None)
        )

    @property
    def shelves(self) -> list[str]:
        """The shelves on which all wanted games stand, each on one."""
        have_ended = self.outcome or self.ended_from or self.ended_until
        may_be = (() if have_ended else STATUSES[:2]) + (() if self.waiting else STATUSES[2:])
        statuses = [ENDED] if self.goes_by == ENDED else [each for each in may_be if self.status in (None, each)]
        listed = (True, False) if self.unlisted else (True,)
        mark = label_entry(*self.label.split(":", 1)) if self.label else self.ruleset or "*"
        return [shelf_of(shown, status, mark) for shown, status in product(listed, statuses)]

    def bounds(self, after: str) -> tuple[str, str]:
        """Return between which times and ids the wanted games stand that come after one; `~` is above all of them."""
        low, high = "" if self.goes_by == CREATED else self.ended_from or "", f"{self.ended_until or ''}~"
        return (low, min(after or "~", high)) if self.newest_first else (max(after, low), high)

    @property
    def goes_by(self) -> str:
        """The time that places the games: when they were created, or when they ended."""
        return CREATED if self.by == CREATED else ENDED

    @property
    def newest_first(self) -> bool:
        """Tell whether the latest of these times comes first."""
        return self.by != ENDED


def row_of(position: Position) -> Row:
    """Return the row of a game."""
    table = position.table
    return Row(
        id=table.game,
        version=position.version,
        created_at=table.created_at,
        ruleset=table.ruleset,
        status=position.status,
        listed=table.listed,
        ended_at=position.at if table.is_ended else None,
        options=table.options,
        seats=table.seats,
        taken_at=table.taken_at,
        outcome=table.outcome,
        hints=table.offers_hints,
        rated=table.rated,
        clock=table.clock,
        labels=table.labels,
        organiser=table.organiser,
    )


def shelf_of(listed: bool, shelf: str, mark: str) -> str:
    """Return what the places on a shelf begin with; `mark` is a ruleset, `*` of all, or a label."""
    return f"{'listed' if listed else 'unlisted'}:{shelf}:{mark}"


def label_entry(name: str, value: str) -> str:
    """Return what the shelf of a label is called; no ruleset is called so."""
    return f"{name}={value}"
