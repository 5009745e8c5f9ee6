"""Paged lists of games: all games, a player's games, games that wait for a player, and finished games."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Container, Iterator
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from cairn.projections.lists import Lists
from cairn.projections.rows import ENDED, Filters, Row
from cairn.service.deciding.deciders import human_to_act
from cairn.service.errors import InvalidParameter, NotFound, UnreadableLog
from cairn.service.queries.repository import Repository
from cairn.service.queries.snapshots import TRUTH, Snapshot

MAX_LOOKED_AT = 10_000
"""Maximum number of games examined for a page, matching or not."""


class Page(Struct, frozen=True):
    """Rows by the cursor after each, the cursor of the next page if there may be one, and the number of games examined.

    A page may have fewer rows than its limit, or none.
    """

    rows: dict[str, Row]
    next: str | None
    looked_at: int


class Listing:
    """Queries of the lists of games."""

    def __init__(self, lists: Lists, repository: Repository) -> None:
        self._lists = lists
        self._repository = repository

    def page(self, wanted: Filters, limit: int, cursor: str | None = None, muted: Container[str] = ()) -> Page:
        """Return the matching games after a cursor, without the player's invitations to `muted` games.

        Raise Invalid if the cursor does not belong to such a list.
        """
        rows, looked_at = dict[str, Row](), 0
        after = read_cursor(cursor or None, wanted.by)
        for looked_at, (place, row) in enumerate(self._lists.walk(wanted, after, limit + 1), start=1):
            if row and row.id in muted and row.invites(wanted.player or ""):
                row = None
            if row and (not wanted.waiting or self._waits(row.id, wanted.player or "")):
                if len(rows) == limit:
                    return Page(rows, [*rows][-1], looked_at)
                rows[write_cursor(place, wanted.by)] = row
            if looked_at == MAX_LOOKED_AT:
                return Page(rows, write_cursor(place, wanted.by), looked_at)
        return Page(rows, None, looked_at)

    def iterate_unfinished(self, player: str, ended_from: str | None = None) -> Iterator[tuple[str, Snapshot]]:
        """Yield a player's unfinished games with their true positions, newest first, then those they opened.

        With `ended_from`, games that have ended since then follow.
        """
        for wanted in (Filters(player=player, unlisted=True), Filters(organiser=player, unlisted=True)):
            for game in self._lists.find(replace(wanted, waiting=True)):
                if snapshot := self._unfinished(game):
                    yield game, snapshot
            for game in self._lists.find(replace(wanted, ended_from=ended_from, by=ENDED)) if ended_from else ():
                with suppress(NotFound, UnreadableLog):
                    yield game, self._repository.get(game, TRUTH)

    def _unfinished(self, game: str) -> Snapshot | None:
        with suppress(NotFound, UnreadableLog):
            snapshot = self._repository.get(game, TRUTH)
            return None if snapshot.position.table.is_ended else snapshot
        return None

    def _waits(self, game: str, player: str) -> bool:
        """Return whether a game waits for the player's action, or has a seat reserved for them."""
        snapshot = self._unfinished(game)
        if snapshot is None:
            return False
        table = snapshot.position.table
        seat = table.seat_of(player)
        acts = seat is not None and human_to_act(snapshot.position, seat) is not None
        return table.invitation_of(player) is not None or acts


def write_cursor(place: str, by: str) -> str:
    """Encode a position in a list, and the list's order, as a cursor."""
    return urlsafe_b64encode(f"{by} {place}".encode()).decode()


def read_cursor(cursor: str | None, by: str) -> str:
    """Return the position of a cursor, or the start without one. Raise Invalid if it is not of such a list."""
    if cursor is None:
        return ""
    with suppress(Error, ValueError):
        if match := re.fullmatch(
            rf"{by} ([\dTZ:.-]{{24}} [a-z2-7]{{20}})", urlsafe_b64decode(cursor.encode()).decode()
        ):
            return match[1]
    raise InvalidParameter("cursor", "cursor-invalid")
