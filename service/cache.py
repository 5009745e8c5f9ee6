"""The one cache of the service: least recently used out first, for many threads."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Values by key; when there are more than `capacity`, the least recently used goes out."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: K) -> V | None:
        """Return the value of a key, if there is one."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: K, value: V) -> None:
        """Set the value of a key."""
        with self._lock:
            self._set(key, value)

    def update(self, key: K, change: Callable[[V | None], V]) -> None:
        """Replace the value of a key by what `change` makes of it; no other thread comes in between."""
        with self._lock:
            self._set(key, change(self._values.get(key)))

    def remove(self, is_gone: Callable[[K], bool]) -> None:
        """Remove the values of all keys for which `is_gone` is true."""
        with self._lock:
            for key in [key for key in self._values if is_gone(key)]:
                del self._values[key]

    def _set(self, key: K, value: V) -> None:
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._capacity:
            self._values.popitem(last=False)
