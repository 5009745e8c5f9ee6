"""The open games of the lobby as feeds tell them: read once for all feeds of a process, when a row has changed."""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from cairn.projections.lists import NEWS
from cairn.projections.names import NameBook
from cairn.projections.rows import Filters
from cairn.service.cooperative import Lock
from cairn.service.queries.game_rows import LobbyRow, lobby_rows
from cairn.service.queries.listing import Listing
from cairn.service.queries.notifications import Notifications, Subscription

MAX_GAMES = 100
"""How many open games are told, the newest of all that are listed."""


class OpenGames:
    """The newest listed games that have an open seat."""

    def __init__(self, notifications: Notifications, listing: Listing, names: NameBook, heartbeat: float) -> None:
        self._notifications = notifications
        self._listing = listing
        self._names = names
        self._heartbeat = heartbeat
        self._lock = Lock()
        self._subscription: Subscription | None = None
        self._heard = -1
        self._read_at = 0.0
        self._rows: dict[str, LobbyRow] = {}

    @contextmanager
    def follow(self, subscription: Subscription) -> Iterator[None]:
        """Let a subscription count each change of the lobby, too."""
        with self._lock:
            if self._subscription is None:  # kept from now on: one costs nothing
                self._subscription = self._notifications.subscribe(NEWS)
        with self._subscription.told_to(subscription):
            yield

    def newest(self) -> Mapping[str, LobbyRow]:
        """Return the rows by game, the oldest game first. Raise RedisError if nobody can tell.

        The lobby is read after a change or long silence, by a caller who follows it.
        """
        with self._lock:
            assert self._subscription
            late = time.monotonic() - self._read_at >= self._heartbeat
            if late or self._subscription.count > self._heard:
                heard = self._subscription.count
                page = self._listing.page(Filters(status="open"), MAX_GAMES)
                self._rows = {row.id: row for row in reversed(lobby_rows([*page.rows.values()], self._names))}
                self._heard, self._read_at = heard, time.monotonic()
            return self._rows
