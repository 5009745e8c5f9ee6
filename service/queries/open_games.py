"""The lobby's open games for feeds: read once for all feeds of a process when a row has changed."""

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
"""Maximum number of open games sent: the newest of all listed."""


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
            if self._subscription is None:  # kept for the life of the process: it costs nothing
                self._subscription = self._notifications.subscribe(NEWS)
        with self._subscription.forward_to(subscription):
            yield

    def newest(self) -> Mapping[str, LobbyRow]:
        """Return the rows by game, oldest first. Raise RedisError if Redis fails.

        The lobby is read after a change or after a heartbeat's silence, by a caller that follows it.
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
