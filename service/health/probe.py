"""Queries in threads of their own: one that hangs delays no other."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock, Thread
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Probe(Generic[Answer]):
    """A query that runs in its own thread. Callers share the answer of a query in progress."""

    def __init__(self, ask: Callable[[], Answer]) -> None:
        self._ask = ask
        self._lock = Lock()
        self._asked: Future[Answer] | None = None

    def begin(self) -> "Future[Answer]":
        """Start the query unless one is running, and return its future."""
        with self._lock:
            if self._asked is None or self._asked.done():
                self._asked = Future()
                Thread(target=self._run, args=(self._asked,), name="conditions", daemon=True).start()
            return self._asked

    def _run(self, asked: "Future[Answer]") -> None:
        try:
            asked.set_result(self._ask())
        except BaseException as error:
            asked.set_exception(error)
