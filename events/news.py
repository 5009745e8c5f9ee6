"""Waiting for news of a game: one listening connection a process wakes all who wait. The log is the truth."""

import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from redis import Redis
from redis.exceptions import RedisError

from events.log import NEWS


class Tidings:
    """The news of one game, counted, for as many threads as like to wait for the next."""

    def __init__(self) -> None:
        self.count = 0
        self._more = threading.Condition()

    def set(self) -> None:
        """Count news, and wake all who wait."""
        with self._more:
            self.count += 1
            self._more.notify_all()

    def wait(self, seen: int, timeout: float) -> bool:
        """Wait until more than `seen` came, and tell whether it did in time."""
        with self._more:
            return self._more.wait_for(lambda: self.count > seen, timeout)


class News:
    """Tells waiting threads that a game's log has grown. At most `seats` may wait at once, and any number follow."""

    def __init__(self, redis: Redis, seats: int) -> None:
        self._redis = redis
        self._seats = threading.Semaphore(seats)
        self._waiting: dict[str, set[threading.Event | Tidings]] = defaultdict(set)
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
        self._enter(game, arrival)
        try:
            if not self._listening.wait(timeout=1):
                arrival.set()
            yield arrival
        finally:
            self._forget(game, arrival)
            self._seats.release()

    def follow(self, game: str) -> Tidings:
        """Return the game's news from now on, for many to share, until it is let go.

        Who follows looks at the log himself from time to time, too: while the connection is down no news comes.
        """
        tidings = Tidings()
        self._enter(game, tidings)
        return tidings

    def let_go(self, game: str, tidings: Tidings) -> None:
        """Follow a game no longer."""
        self._forget(game, tidings)

    def _enter(self, game: str, arrival: threading.Event | Tidings) -> None:
        with self._lock:
            self._waiting[game].add(arrival)
            if self._listener is None:
                self._listener = threading.Thread(target=self._listen, name="news", daemon=True)
                self._listener.start()

    def _forget(self, game: str, arrival: threading.Event | Tidings) -> None:
        with self._lock:
            self._waiting[game].discard(arrival)
            if not self._waiting[game]:
                del self._waiting[game]

    def _listen(self) -> None:
        pause, again = threading.Event(), False
        while True:
            try:
                with self._redis.pubsub() as channel:  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
                    channel.subscribe(NEWS)
                    for message in channel.listen():
                        if message["type"] == "subscribe":
                            # What came while nothing listened was missed; at first only by those who did not wait.
                            self._wake(None, (threading.Event, Tidings) if again else (Tidings,))
                            again = True
                            self._listening.set()
                        elif message["type"] == "message":
                            self._wake(message["data"].decode())
            except RedisError:
                if self._listening.is_set():
                    self._listening.clear()
                    self._wake(None)
                pause.wait(0.5)

    def _wake(self, game: str | None, kinds: tuple[type, ...] = (threading.Event, Tidings)) -> None:
        """Wake all who wait for a game, or everybody: after a lost connection anything may be new."""
        with self._lock:
            games = list(self._waiting) if game is None else [game] if game in self._waiting else []
            for waited in games:
                for arrival in self._waiting[waited]:
                    if isinstance(arrival, kinds):
                        arrival.set()
