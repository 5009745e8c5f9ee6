"""Notifications that a game's log has grown: one listening connection a process wakes all who wait.

A notification is a hint; the log is the truth. On a Redis Cluster there is a connection for each channel of its news.
"""

import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import cast

# redis-py leaves much that is called here untyped: hence each `no-untyped-call` without a word of its own.
from redis import Redis, RedisCluster
from redis.client import PubSub
from redis.exceptions import RedisClusterException, RedisError

from cairn.events.notifications import LogNotifications
from cairn.service.cooperative import POLL_SECONDS, Signal, sleep

RECENT_WORDS = 64
"""How many notifications' words are kept: more than come before who is woken has read them."""


class Subscription:
    """The notifications of one game, counted; any number may wait for the next.

    One that has words of its own is told once, to who is there: the last of them are kept for those who are woken.
    """

    def __init__(self) -> None:
        self.count = 0
        self._words = deque[tuple[int, str]](maxlen=RECENT_WORDS)
        self._lock = threading.Lock()
        self._waiting: dict[Callable[[], None], int] = {}
        self._others: set[Subscription] = set()

    def set(self, words: str = "") -> None:
        """Count a notification, wake all who wait, the longest waiting first, and tell the others that go along."""
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
        for other in others:  # this one has counted it before: who is woken and asks it is told what is new
            other.set()

    def words_since(self, seen: int) -> list[tuple[int, str]]:
        """Return the words that came with notifications after so many, each with the count then."""
        with self._lock:
            return [said for said in self._words if said[0] > seen]

    @contextmanager
    def told_to(self, other: "Subscription") -> Iterator[None]:
        """Let another one, which may go along with many, count each notification of this one, too."""
        with self._lock:
            self._others.add(other)
        try:
            yield
        finally:
            with self._lock:
                self._others.discard(other)

    def wake(self, seen: int, wake: Callable[[], None]) -> None:
        """Call a function, which must not wait, once more than `seen` notifications came."""
        with self._lock:
            if self.count <= seen:
                self._waiting[wake] = seen
                return
        wake()

    def forget(self, wake: Callable[[], None]) -> None:
        """Call that function no more."""
        with self._lock:
            self._waiting.pop(wake, None)

    def wait(self, seen: int, timeout: float) -> bool:
        """Wait until more than `seen` notifications came, and tell whether they did in time."""
        came = Signal()
        self.wake(seen, came.set)
        in_time = came.wait(timeout)
        self.forget(came.set)
        return in_time


class Notifications:
    """Tells waiting threads that a game's log has grown. At most `places` wait at once; any number may subscribe."""

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
        """Give a signal that is set at the next notification of the game; read the log between this and waiting.

        The signal is set already where nobody may wait: no place is free, or a connection is down.
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
        """Return the game's notifications from now on, for many to share, until `unsubscribe`.

        A subscriber must read the log from time to time, too: while the connection is down no notification comes.
        """
        subscription = Subscription()
        self._enter(game, subscription)
        return subscription

    def unsubscribe(self, game: str, subscription: Subscription) -> None:
        """Subscribe to a game no longer."""
        self._forget(game, subscription)

    def hear(self, hearer: Callable[[str | None], None]) -> None:
        """Tell a hearer of each notification from now on, by game; None where anything may be new."""
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
                                # What came while nothing listened was missed; at the start only by subscribers.
                                self._wake(None, (Signal, Subscription) if again else (Subscription,))
                                again = True
                                self._hear(channel)
                            case "message" | "smessage":
                                game, _, words = message["data"].decode().partition(" ")
                                self._wake(game, (Subscription,), words) if words else self._wake(game)
                            case "sunsubscribe":  # the slot of the channel has another node now
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
        """Return a connection that is subscribed to a channel, to the node that has it."""
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
        """Wake all who wait for a game, or everybody: after a lost connection anything may be new.

        Words change no log, so that nobody hears of them but those who share a subscription.
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
