"""Waiting for news of a game: one listening connection a process wakes all who wait. The log is the truth."""

import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from redis import Redis
from redis.exceptions import RedisError

from events.log import NEWS


class News:
    """Tells waiting threads that a game's log has grown. At most `seats` may wait at once."""

    def __init__(self, redis: Redis, seats: int) -> None:
        self._redis = redis
        self._seats = threading.Semaphore(seats)
        self._waiting: dict[str, set[threading.Event]] = defaultdict(set)
        self._lock = threading.Lock()
        self._listening = threading.Event()
        self._listener: threading.Thread | None = None

    @contextmanager
    def expect(self, game: str) -> Iterator[threading.Event]:
        """Give an event that is set at the next news of the game; look at the log between this and waiting.

        The event is set already where nobody may wait: no seat is free, or the connection is down.
        """
        arrival = threading.Event()
        if not self._seats.acquire(blocking=False):
            arrival.set()
            yield arrival
            return
        with self._lock:
            self._waiting[game].add(arrival)
            if self._listener is None:
                self._listener = threading.Thread(target=self._listen, name="news", daemon=True)
                self._listener.start()
        try:
            if not self._listening.wait(timeout=1):
                arrival.set()
            yield arrival
        finally:
            with self._lock:
                self._waiting[game].discard(arrival)
                if not self._waiting[game]:
                    del self._waiting[game]
            self._seats.release()

    def _listen(self) -> None:
        pause = threading.Event()
        while True:
            try:
                with self._redis.pubsub() as channel:  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
                    channel.subscribe(NEWS)
                    for message in channel.listen():
                        if message["type"] == "subscribe":
                            if self._listening.is_set():
                                self._wake(None)  # redis-py has connected again by itself
                            self._listening.set()
                        elif message["type"] == "message":
                            self._wake(message["data"].decode())
            except RedisError:
                self._listening.clear()
                self._wake(None)
                pause.wait(0.5)

    def _wake(self, game: str | None) -> None:
        """Wake all who wait for a game, or everybody: after a lost connection anything may be new."""
        with self._lock:
            games = list(self._waiting) if game is None else [game] if game in self._waiting else []
            for waited in games:
                for arrival in self._waiting[waited]:
                    arrival.set()
