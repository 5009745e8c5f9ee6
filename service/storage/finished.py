"""Lists of games that have left the lists in Redis: they are read from the footers of their segments.

The lists in Redis hold the newest sealed games, in whole segments. Earlier games are **off the lists**. A page reads
both as one list (`Lists.walk`).
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from operator import itemgetter

from msgspec import ValidationError

from cairn.events.cold import Damaged
from cairn.events.log import Log
from cairn.projections.lists import Lists
from cairn.projections.message import message
from cairn.projections.rows import CREATED, Filters, Row
from cairn.service.errors import Unavailable
from cairn.service.storage.cold import SEGMENT, ColdGames
from cairn.service.storage.segment_index import SegmentIndex, Summary, list_row
from cairn.service.storage.stores import StoreError

Looked = tuple[str, Row | None]
KEPT = 1000
"""Minimum number of sealed games on the lists in Redis. Games leave by whole segments."""


class Finished:
    """The games off the lists, for `projections/lists.py`."""

    def __init__(self, segment_index: SegmentIndex, cold: ColdGames, log: Log) -> None:
        self._segment_index, self._cold, self._log = segment_index, cold, log

    def walk(self, filters: Filters, after: str) -> "Walk":
        """Return a walk through the matching games after a place."""
        low, high = filters.bounds(after)
        segments = self._segments(filters, low, high)
        return Walk(segments, filters.newest_first, lambda summary: self._rows(summary, filters, low, high))

    def count(self, filters: Filters) -> int:
        """Return the approximate number of matching games: of a matching segment, all games in the time span count."""
        return sum(each.games for _, each in self._segments(filters, *filters.bounds("")))

    def count_by_ruleset(self, player: str) -> dict[str, int]:
        """Return the number of a player's games off the lists by ruleset."""
        return self._segment_index.count_by_ruleset(player)

    def row(self, game: str) -> Row | None:
        """Return the row of a game in a segment, or None if it is in none. Raise Unavailable."""
        marker = self._log.sealed_markers.find(game)
        if not marker:
            return None
        return next((row for row in self._read(marker.segment.hex()) if row.id == game), None)

    def is_off(self, game: str) -> bool:
        """Return whether a game is off the lists."""
        marker, segment_index = self._log.sealed_markers.find(game), self._segment_index.read()
        return marker is not None and any(
            each and each.segment == marker.segment.hex() for each in segment_index.segments[: segment_index.off]
        )

    def remove(self, game: str) -> None:
        """Decrease the counts for a game about to be deleted, if it is off the lists, and record the deletion.

        If its segment is unreadable, the counts stay, as its players are unknown.
        """
        if self._log.sealed_markers.find(game):
            self._cold.note_deleted(game)
        with suppress(Unavailable):
            if self.is_off(game) and (row := self.row(game)):
                self._segment_index.forget(row.players, row.ruleset)

    def trim(self, lists: Lists) -> None:
        """Move the games of the oldest segments off the lists. First complete an interrupted run.

        A game is readable off the lists before it leaves them, so that each page has it. A game in Redis or in another
        segment stays: the worker that wrote this segment may have died before it sealed the game.
        """
        while True:
            segments, off, clean = self._segment_index.read()
            for place in range(clean, off):
                if summary := segments[place]:
                    for row in self._here(summary.segment, self._read(summary.segment)):
                        lists.drop(row.id)
                self._segment_index.note_emptied(place + 1)
            rest = segments[off:]
            if sum(each.games for each in rest[1:] if each) < KEPT:
                return
            if rest[0]:
                self._note_players(off, rest[0])
            self._segment_index.take_off(off)

    def _note_players(self, place: int, summary: Summary) -> None:
        games: dict[str, Counter[str]] = {}
        for row in self._here(summary.segment, self._read(summary.segment)):
            for player in row.players:
                games.setdefault(player, Counter())[row.ruleset] += 1
        for player, counted in games.items():
            self._segment_index.note(player, place, counted)

    def _segments(self, filters: Filters, low: str, high: str) -> list[tuple[str, Summary]]:
        """Return the segments off the lists that may have matching games, sorted by `Summary.begins`."""
        if filters.waiting or filters.status not in (None, "finished"):
            return []
        segments, off, _ = self._segment_index.read()
        places = range(off) if filters.player is None else self._segment_index.places_of(filters.player)
        found = [
            (begins, each)
            for place in places
            if place < off and (each := segments[place]) and each.may_contain(filters)
            if (begins := each.begins(filters, low, high)) is not None
        ]
        return sorted(found, key=itemgetter(0), reverse=filters.newest_first)

    def _rows(self, summary: Summary, filters: Filters, low: str, high: str) -> list[Looked]:
        rows = {
            f"{row.created_at if filters.goes_by == CREATED else row.ended_at} {row.id}": row
            for row in self._read(summary.segment)
        }
        between = {place: row for place, row in rows.items() if low < place < high}
        wanted = {row.id for row in between.values() if filters.takes(row)}
        here = {row.id for row in self._here(summary.segment, [row for row in between.values() if row.id in wanted])}
        elsewhere = wanted - here
        return [(place, row if row.id in here else None) for place, row in between.items() if row.id not in elsewhere]

    def _here(self, segment: str, rows: list[Row]) -> list[Row]:
        markers = self._log.sealed_markers.of_all([row.id for row in rows])
        return [row for row, marker in zip(rows, markers, strict=True) if marker and marker.segment.hex() == segment]

    def _read(self, segment: str) -> list[Row]:
        try:
            return [list_row(row) for row in self._cold.rows(segment)]
        except (StoreError, Damaged, ValidationError) as error:
            raise self._cold.unreadable(message("segment-not-read", name=f"{SEGMENT}{segment}"), error) from error


class Walk:
    """A walk through games off the lists. It opens a segment when one of its games may be next."""

    def __init__(
        self, segments: Sequence[tuple[str, Summary]], newest: bool, rows: Callable[[Summary], list[Looked]]
    ) -> None:
        """Walk through `segments`, sorted by the time before which each has no game, `newest` first or last."""
        self._segments, self._rows = deque(segments), rows
        self._newest = newest
        self._pending = list[Looked]()  # in reverse order

    def before(self, place: str | None) -> Iterator[Looked]:
        """Yield the games up to a place, or all remaining ones for None. Raise Unavailable."""
        while True:
            while self._segments and self._may_have_next(place):
                rows = self._rows(self._segments.popleft()[1])
                self._pending = sorted([*self._pending, *rows], key=itemgetter(0), reverse=not self._newest)
            if not self._pending or (place is not None and self._comes_before(place, self._pending[-1][0])):
                return
            yield self._pending.pop()

    def _may_have_next(self, place: str | None) -> bool:
        """Return whether a game of the next segment may precede a place and all pending games."""
        bound, _ = self._segments[0]
        return not any(
            self._comes_before(known[: len(bound)], bound)
            for known in (place, self._pending[-1][0] if self._pending else None)
            if known is not None
        )

    def _comes_before(self, one: str, other: str) -> bool:
        return one > other if self._newest else one < other
