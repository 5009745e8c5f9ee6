"""Notifications that a game's log has grown: one listening connection per process wakes all waiting threads.

A notification is a hint; the log is the truth. On a Redis Cluster there is one connection per channel.
"""

import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import cast

# Much of redis-py that is called here is untyped, hence each uncommented `no-untyped-call`.
from redis import Redis, RedisCluster
from redis.client import PubSub
from redis.exceptions import RedisClusterException, RedisError

from cairn.events.publishing import LogNotifications
from cairn.service.cooperative import POLL_SECONDS, Signal, sleep

RECENT_WORDS = 64
"""Number of notification payloads buffered: more than arrive before a woken thread has read them."""


class Subscription:
    """The counted notifications of one game, for any number of waiting threads.

    A payload is delivered once, to current subscribers. The last payloads are buffered for threads being woken.
    """

    def __init__(self) -> None:
        self.count = 0
        self._words = deque[tuple[int, str]](maxlen=RECENT_WORDS)
        self._lock = threading.Lock()
        self._waiting: dict[Callable[[], None], int] = {}
        self._others: set[Subscription] = set()

    def set(self, words: str = "") -> None:
        """Count a notification, wake waiting threads, the longest waiting first, and notify linked subscriptions."""
        with self._lock:
            self.count += 1
            if words:
                self._words.append((self.count, words))
            waiting = [wake for wake, seen in self._waiting.items() if seen < self.count]
            for wake in waiting:
                del self._waiting[wake]
            others = [*self._others]
        for wake in waiting:
            wake()
        for other in others:  # counted here first, so that a woken thread sees the payload
            other.set()

    def words_since(self, seen: int) -> list[tuple[int, str]]:
        """Return the payloads of notifications after the first `seen`, each with its count."""
        with self._lock:
            return [item for item in self._words if item[0] > seen]

    @contextmanager
    def forward_to(self, other: "Subscription") -> Iterator[None]:
        """Let `other`, which may be linked to many subscriptions, count each notification of this one, too."""
        with self._lock:
            self._others.add(other)
        try:
            yield
        finally:
            with self._lock:
                self._others.discard(other)

    def wake(self, seen: int, wake: Callable[[], None]) -> None:
        """Call a function, which must not block, after more than `seen` notifications."""
        with self._lock:
            if self.count <= seen:
                self._waiting[wake] = seen
                return
        wake()

    def forget(self, wake: Callable[[], None]) -> None:
        """Cancel the call of a function."""
        with self._lock:
            self._waiting.pop(wake, None)

    def wait(self, seen: int, timeout: float) -> bool:
        """Wait for more than `seen` notifications; return whether they arrived before the timeout."""
        came = Signal()
        self.wake(seen, came.set)
        in_time = came.wait(timeout)
        self.forget(came.set)
        return in_time


class Notifications:
    """Wakes threads when a game's log has grown. At most `places` threads wait; any number may subscribe."""

    def __init__(self, redis: Redis, places: int) -> None:
        self._redis = redis
        self._news = LogNotifications(redis)
        self._places = threading.Semaphore(places)
        self._waiting: dict[str, set[Signal | Subscription]] = defaultdict(set)
        self._hearers: list[Callable[[str | None], None]] = []
        self._lock = threading.Lock()
        self._deaf: set[str] = set()
        self._listening = threading.Event()
        self._listeners: list[threading.Thread] = []

    @contextmanager
    def expect(self, game: str) -> Iterator[Signal]:
        """Yield a signal that is set at the game's next notification. Read the log after this and before waiting.

        The signal is already set if no slot is free or the connection is down, so that the caller does not wait.
        """
        arrival = Signal()
        if not self._places.acquire(blocking=False):
            arrival.set()
            yield arrival
            return
        self._enter(game, arrival)
        try:
            deadline = time.monotonic() + 1
            while not self._listening.is_set() and time.monotonic() < deadline:
                sleep(POLL_SECONDS)
            if not self._listening.is_set():
                arrival.set()
            yield arrival
        finally:
            self._forget(game, arrival)
            self._places.release()

    def subscribe(self, game: str) -> Subscription:
        """Return a subscription to a game's notifications, which many threads may share, until `unsubscribe`.

        A subscriber must also read the log periodically, since no notification arrives while the connection is down.
        """
        subscription = Subscription()
        self._enter(game, subscription)
        return subscription

    def unsubscribe(self, game: str, subscription: Subscription) -> None:
        """End a subscription to a game."""
        self._forget(game, subscription)

    def hear(self, hearer: Callable[[str | None], None]) -> None:
        """Call `hearer` with the game of each further notification, or None if any game may have changed."""
        with self._lock:
            self._hearers.append(hearer)
            self._start_listening()

    def _enter(self, game: str, arrival: Signal | Subscription) -> None:
        with self._lock:
            self._waiting[game].add(arrival)
            self._start_listening()

    def _start_listening(self) -> None:
        if not self._listeners:
            self._deaf = {*self._news.channels}
            self._listeners = [
                threading.Thread(target=self._listen, args=(channel,), name="notifications", daemon=True)
                for channel in self._deaf
            ]
            for listener in self._listeners:
                listener.start()

    def _forget(self, game: str, arrival: Signal | Subscription) -> None:
        with self._lock:
            self._waiting[game].discard(arrival)
            if not self._waiting[game]:
                del self._waiting[game]

    def _listen(self, channel: str) -> None:
        pause, again = threading.Event(), False
        while True:
            try:
                with self._subscribed(channel) as subscribed:
                    for message in subscribed.listen():  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
                        match message["type"]:
                            case "subscribe" | "ssubscribe":
                                # Notifications may have been missed before; at the first start by subscribers only.
                                self._wake(None, (Signal, Subscription) if again else (Subscription,))
                                again = True
                                self._hear(channel)
                            case "message" | "smessage":
                                game, _, words = message["data"].decode().partition(" ")
                                self._wake(game, (Subscription,), words) if words else self._wake(game)
                            case "sunsubscribe":  # the channel's slot has moved to another node
                                break
            except (RedisError, RedisClusterException):
                pass
            with self._lock:
                self._deaf.add(channel)
                heard = self._listening.is_set()
                self._listening.clear()
            if heard:
                self._wake(None)
            pause.wait(0.5)
            if self._news.sharded:
                with suppress(RedisError, RedisClusterException):
                    cast(RedisCluster, self._redis).nodes_manager.initialize()

    def _subscribed(self, channel: str) -> PubSub:
        """Return a connection that is subscribed to a channel, on the node that serves it."""
        if not self._news.sharded:
            pubsub = self._redis.pubsub()  # type: ignore[no-untyped-call]  # redis-py leaves these untyped
            pubsub.subscribe(channel)
        else:
            cluster = cast(RedisCluster, self._redis)
            node = cluster.get_redis_connection(cluster.get_node_from_key(channel))  # type: ignore[no-untyped-call]
            pubsub = node.pubsub()  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
            pubsub.ssubscribe(channel)
        return cast(PubSub, pubsub)

    def _hear(self, channel: str) -> None:
        with self._lock:
            self._deaf.discard(channel)
            if not self._deaf:
                self._listening.set()

    def _wake(self, game: str | None, kinds: tuple[type, ...] = (Signal, Subscription), words: str = "") -> None:
        """Wake all threads that wait for a game, or for any game after a lost connection.

        A payload changes no log, so that only subscriptions receive it.
        """
        with self._lock:
            for hearer in self._hearers if not words else ():
                hearer(game)
            games = list(self._waiting) if game is None else [game] if game in self._waiting else []
            for waited in games:
                for arrival in self._waiting[waited]:
                    if isinstance(arrival, Subscription) and Subscription in kinds:
                        arrival.set(words)
                    elif isinstance(arrival, kinds):
                        arrival.set()
