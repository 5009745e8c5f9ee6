"""The one cache of the service: least recently used out first, for many threads."""

import threading
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from cachetools import LRUCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Values by key; when there are more than `capacity`, the least recently used goes out."""

    def __init__(self, capacity: int) -> None:
        self._values: LRUCache[K, V] = LRUCache(capacity)
        self._lock = threading.Lock()

    def get(self, key: K) -> V | None:
        """Return the value of a key, if there is one."""
        with self._lock:
            return self._values.get(key)

    def put(self, key: K, value: V) -> None:
        """Set the value of a key."""
        with self._lock:
            self._values[key] = value

    def update(self, key: K, change: Callable[[V | None], V]) -> None:
        """Replace the value of a key by what `change` makes of it; no other thread comes in between."""
        with self._lock:
            self._values[key] = change(self._values.get(key))

    def remove(self, is_gone: Callable[[K], bool]) -> None:
        """Remove the values of all keys for which `is_gone` is true."""
        with self._lock:
            for key in [key for key in self._values if is_gone(key)]:
                del self._values[key]
