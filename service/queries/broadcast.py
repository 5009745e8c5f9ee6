"""Broadcast: live-stream messages of a game, built once for all viewers with the same knowledge."""

import threading
import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from cairn.events.chain import Head
from cairn.events.decision import Viewer
from cairn.events.replica_acks import Uncopied
from cairn.service.cache import Cache
from cairn.service.cooperative import Lock
from cairn.service.queries.notifications import Notifications, Subscription
from cairn.service.queries.repository import Repository
from cairn.service.queries.snapshots import Snapshot
from cairn.service.telemetry import metrics

RECENT = 256
"""Number of messages cached per channel for all viewers. A stream that is further behind has them rebuilt."""


class Channel:
    """A game and its recent messages, shared by all of its streams."""

    def __init__(self, repository: Repository, game: str, subscription: Subscription, heartbeat: float) -> None:
        self.subscription = subscription
        self._repository = repository
        self._game = game
        self._heartbeat = heartbeat
        self._lock = Lock()
        self._newest: dict[Viewer, Snapshot] = {}
        self._head: Head | None = None
        self._heard = -1
        self._read_at = 0.0
        self._messages: Cache[Hashable, bytes] = Cache(RECENT)
        self._last: tuple[Hashable, bytes] = None, b""

    def newest(self, viewer: Viewer) -> tuple[Snapshot, int]:
        """Return a viewer's newest snapshot and the number of notifications before it.

        The log is read after a notification or after a heartbeat's silence, once for all viewers. Raise NotFound if the
        game is gone, RedisError if Redis fails, Uncopied if too few replicas have the newest version.
        """
        late = time.monotonic() - self._read_at >= self._heartbeat
        newest, heard = self._newest.get(viewer), self._heard
        if newest and not late and self.subscription.count == heard:
            return newest, heard
        with self._lock:
            if late or self.subscription.count > self._heard:
                heard = self.subscription.count
                newest = self._repository.get(self._game, viewer)
                if not self._repository.is_copied(self._game, newest.head):
                    raise Uncopied
                self._newest, self._head = {viewer: newest}, newest.head
                self._heard, self._read_at = heard, time.monotonic()
            elif viewer not in self._newest:
                self._newest[viewer] = self._repository.get(self._game, viewer, known=self._head)
            return self._newest[viewer], self._heard

    def message(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """Return the cached message of a key; build it with `make` on the first request."""
        last, message = self._last
        if last == key:
            return message
        with self._lock:
            cached = self._messages.get(key)
            if cached is None:
                cached = make()
                self._messages.put(key, cached)
            self._last = key, cached
            return cached


class Broadcast:
    """The channels of a process, each open while a stream follows it. At most `places` streams are open at once."""

    def __init__(self, notifications: Notifications, repository: Repository, places: int, heartbeat: float) -> None:
        self.heartbeat = heartbeat
        self._notifications = notifications
        self._repository = repository
        self._places = threading.Semaphore(places)
        self._channels: dict[str, tuple[Channel, int]] = {}
        self._lock = threading.Lock()

    def take_place(self) -> bool:
        """Acquire a slot for a stream; return whether one was free."""
        taken = self._places.acquire(blocking=False)
        if taken:
            metrics.STREAMS.inc()
        return taken

    def give_place(self) -> None:
        """Release a slot."""
        metrics.STREAMS.dec()
        self._places.release()

    @contextmanager
    def follow(self, game: str) -> Iterator[Channel]:
        """Yield the channel of a game."""
        with self._lock:
            if game not in self._channels:
                channel = Channel(self._repository, game, self._notifications.subscribe(game), self.heartbeat)
                self._channels[game] = channel, 0
            channel, followers = self._channels[game]
            self._channels[game] = channel, followers + 1
        try:
            yield channel
        finally:
            with self._lock:
                channel, followers = self._channels[game]
                self._channels[game] = channel, followers - 1
                if followers == 1:
                    del self._channels[game]
                    self._notifications.unsubscribe(game, channel.subscription)
