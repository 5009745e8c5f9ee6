"""Rows: the data of games in lists, their indexes, and the filters of lists."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from cairn.events.table import Clock, Outcome, Seat
from cairn.projections.fold import Position

STATUSES = ("open", "running", "finished")

CREATED, ENDED, LATEST = "created", "ended", "latest"
"""Orders of lists: the newest game first, the game that ended first, or the game that ended last."""

Options = Mapping[str, int | str | bool | None]
GroupOf = Callable[[str, Options], str | None]
"""A function from a ruleset and its options to their group, None for an unknown ruleset."""


class Marks(Struct, frozen=True, kw_only=True):
    """The labels of a game, set by its opener; old rows have none."""

    labels: dict[str, str] = {}


class Entry(Marks, frozen=True):
    """An index entry of a game. `version` is that of the last change; a game without a `status` is not listed."""

    id: str
    version: int
    created_at: str
    ruleset: str
    status: str
    listed: bool
    ended_at: str | None

    @property
    def places(self) -> Iterator[str]:
        """The members of the sorted set for this game: for each of its indexes a time, then its id."""
        times = {self.status: self.created_at, ENDED: self.ended_at}
        marks = [label_mark(name, value) for name, value in self.labels.items()]
        for (status, at), mark in product(times.items(), ("*", self.ruleset, *marks)):
            if status and at:
                yield f"{shelf_of(self.listed, status, mark)} {at} {self.id}"


class Row(Entry, frozen=True):
    """The data of a game in lists. It has only what a spectator may know, and no names."""

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
        """The players who hold a seat, left the running game, or are invited."""
        return {seat.player for seat in self.seats if seat.player}

    def invites(self, player: str) -> bool:
        """Return whether an open seat is reserved for a player."""
        return any(seat.kind == "open" and seat.player == player for seat in self.seats)

    @property
    def organiser_entry(self) -> Entry:
        """The entry in the list of the organiser."""
        return self._entry(self.status, self.ended_at)

    def entry(self, player: str) -> Entry:
        """Return the entry in a player's list; it has no status if the player is not in the game any more."""
        status, ended_at = (self.status, self.ended_at) if player in self.players else ("", None)
        return self._entry(status, ended_at)

    def _entry(self, status: str, ended_at: str | None) -> Entry:
        created_at, labels = self.created_at, self.labels
        return Entry(self.id, self.version, created_at, self.ruleset, status, self.listed, ended_at, labels=labels)


class Group(NamedTuple):
    """A group of options for ratings, by name. Rows do not store it: `of` computes it from their options."""

    name: str
    of: GroupOf


class Filters(Struct, frozen=True):
    """The filters of lists, named like their parameters.

    A new filter is a field here and a line in `takes`. Only a filter that matches few of many games needs an index.
    """

    ruleset: str | None = None
    status: str | None = None
    player: str | None = None
    opponent: str | None = None
    """Another player in the game."""
    organiser: str | None = None
    """The player who opened it without a seat of their own."""
    label: str | None = None
    """A label, as `name:value`."""
    level: str | None = None
    group: Group | None = None
    outcome: str | None = None
    """The reason of the end."""
    waiting: bool = False
    """Only games in which `player` has to move. Rows do not have this: the reader of positions filters by it."""
    ended_from: str | None = None
    ended_until: str | None = None
    unlisted: bool = False
    """Include unlisted games."""
    by: str = CREATED

    def takes(self, row: Row) -> bool:
        """Return whether a row matches the filters, except `waiting`."""
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
    def indexes(self) -> list[str]:
        """The indexes that together contain each matching game once."""
        have_ended = self.outcome or self.ended_from or self.ended_until
        may_be = (() if have_ended else STATUSES[:2]) + (() if self.waiting else STATUSES[2:])
        statuses = [ENDED] if self.goes_by == ENDED else [status for status in may_be if self.status in (None, status)]
        listed = (True, False) if self.unlisted else (True,)
        mark = label_mark(*self.label.split(":", 1)) if self.label else self.ruleset or "*"
        return [shelf_of(shown, status, mark) for shown, status in product(listed, statuses)]

    def bounds(self, after: str) -> tuple[str, str]:
        """Return the lower and upper bound of matching times and ids after `after`; `~` is above all of them."""
        low, high = "" if self.goes_by == CREATED else self.ended_from or "", f"{self.ended_until or ''}~"
        return (low, min(after or "~", high)) if self.newest_first else (max(after, low), high)

    @property
    def goes_by(self) -> str:
        """The time by which games are sorted: that of their creation or of their end."""
        return CREATED if self.by == CREATED else ENDED

    @property
    def newest_first(self) -> bool:
        """Whether the latest time comes first."""
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


def shelf_of(listed: bool, status: str, mark: str) -> str:
    """Return the prefix of an index; `status` may be `ended`; `mark` is a ruleset, `*` for all, or a label's mark."""
    return f"{'listed' if listed else 'unlisted'}:{status}:{mark}"


def label_mark(name: str, value: str) -> str:
    """Return the mark of a label's index. It contains `=`, so it differs from all rulesets."""
    return f"{name}={value}"
