"""The service's cache: thread-safe, with eviction of the least recently used values."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Values by key; if their total weight exceeds `capacity`, the least recently used are evicted.

    Each value weighs 1, or the result of `weigh`; the newest value is never evicted.
    """

    def __init__(self, capacity: int, weigh: Callable[[V], int] = lambda _: 1) -> None:
        self._capacity, self._weigh = capacity, weigh
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = threading.Lock()
        self.weight = 0
        """The total weight of all values."""

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        """Return the value of a key, or None."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: K, value: V) -> None:
        """Set the value of a key."""
        with self._lock:
            self._set(key, value)

    def update(self, key: K, change: Callable[[V | None], V]) -> V:
        """Atomically replace the value of a key by the result of `change`, and return it."""
        with self._lock:
            value = change(self._values.get(key))
            self._set(key, value)
            return value

    def pop(self, key: K) -> None:
        """Remove the value of a key, if it exists."""
        with self._lock:
            if (value := self._values.pop(key, None)) is not None:
                self.weight -= self._weigh(value)

    def remove(self, is_gone: Callable[[K], bool]) -> None:
        """Remove the values of all keys for which `is_gone` is true."""
        with self._lock:
            for key in [key for key in self._values if is_gone(key)]:
                self.weight -= self._weigh(self._values.pop(key))

    def _set(self, key: K, value: V) -> None:
        before = self._values.get(key)
        self.weight += self._weigh(value) - (0 if before is None else self._weigh(before))
        self._values[key] = value
        self._values.move_to_end(key)
        while self.weight > self._capacity and len(self._values) > 1:
            self.weight -= self._weigh(self._values.popitem(last=False)[1])
