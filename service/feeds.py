"""Feeds: what the live streams of a game are sent, made once for all who may know the same."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from events.event import Viewer
from events.news import News, Tidings
from service.kept import Kept
from service.positions import Positions

RECENT = 64
"""How many messages a feed keeps; who is further behind has them made again."""


class Feed:
    """A game as one viewer may know it, and its recent messages, shared by all streams of that viewer."""

    def __init__(self, positions: Positions, game: str, viewer: Viewer, tidings: Tidings, heartbeat: float) -> None:
        self.tidings = tidings
        self._positions = positions
        self._game = game
        self._viewer = viewer
        self._heartbeat = heartbeat
        self._lock = threading.Lock()
        self._kept: Kept | None = None
        self._heard = -1
        self._looked = 0.0
        self._messages: OrderedDict[Hashable, bytes] = OrderedDict()

    def newest(self) -> tuple[Kept, int]:
        """Return the newest position and the count of news it has: read if there was news since, or none for long.

        Raise NotFound if the game is gone, RedisError if nobody can tell.
        """
        with self._lock:
            late = time.monotonic() - self._looked >= self._heartbeat
            if self._kept is None or late or self.tidings.count > self._heard:
                heard = self.tidings.count
                self._kept = self._positions.view(self._game, self._viewer)
                self._heard, self._looked = heard, time.monotonic()
            return self._kept, self._heard

    def message(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """Return the message known by a key, made by the first who wants it."""
        with self._lock:
            message = self._messages.get(key)
            if message is None:
                message = self._messages[key] = make()
                while len(self._messages) > RECENT:
                    self._messages.popitem(last=False)
            return message


class Feeds:
    """The feeds of a process, each as long as somebody follows it; at most `places` streams at once."""

    def __init__(self, news: News, positions: Positions, places: int, heartbeat: float) -> None:
        self.heartbeat = heartbeat
        self._news = news
        self._positions = positions
        self._places = threading.Semaphore(places)
        self._feeds: dict[tuple[str, Viewer], tuple[Feed, int]] = {}
        self._lock = threading.Lock()

    def take_place(self) -> bool:
        """Take a place for a stream, if one is free."""
        return self._places.acquire(blocking=False)

    def give_place(self) -> None:
        """Give a place back."""
        self._places.release()

    @contextmanager
    def follow(self, game: str, viewer: Viewer) -> Iterator[Feed]:
        """Give the feed of a game for a viewer."""
        key = game, viewer
        with self._lock:
            if key not in self._feeds:
                feed = Feed(self._positions, game, viewer, self._news.follow(game), self.heartbeat)
                self._feeds[key] = feed, 0
            feed, followers = self._feeds[key]
            self._feeds[key] = feed, followers + 1
        try:
            yield feed
        finally:
            with self._lock:
                feed, followers = self._feeds[key]
                self._feeds[key] = feed, followers - 1
                if followers == 1:
                    del self._feeds[key]
                    self._news.let_go(game, feed.tidings)
