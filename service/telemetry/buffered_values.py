"""Values of metrics that a request counts in for next to nothing: what was counted is written once a second."""

import atexit
import os
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

from prometheus_client import values

SECONDS = 1.0
"""How late what was counted may be seen."""


class _Counted(Protocol):
    def write(self) -> None: ...

    def drop(self) -> None: ...


_counted: set[_Counted] = set()
_more = threading.Event()
"""Set when there is something to write: where nothing is counted nobody wakes."""
_writers: list[threading.Thread] = []


def buffered_value(process: Callable[[], str]) -> type[Any]:
    """Return prometheus_client's class of values that lie in files of a process, with what was not written yet.

    To count takes no lock and writes no file. What two threads add is not lost, as nothing is called while it is added.
    """
    shared: type[Any] = values.MultiProcessValue(process)  # type: ignore[no-untyped-call]  # so it is

    class Cell(shared):  # type: ignore[misc]  # it is made when it is called
        """One value, and what was added since it was written."""

        def __init__(self, *args: Any, **options: Any) -> None:
            self._added, self._is_gauge = 0.0, args[0] == "gauge"
            super().__init__(*args, **options)

        def inc(self, amount: float) -> None:
            """Add to the value; a gauge is changed at once, as it changes seldom, and tells what is now."""
            if self._is_gauge:
                super().inc(amount)
                return
            self._added += amount
            _counted.add(self)
            if not _more.is_set():
                _more.set()
            if not _writers:
                _start()

        def get(self) -> float:
            """Return the value with what was added."""
            return float(super().get()) + self._added

        def write(self) -> None:
            """Write what was added."""
            added, self._added = self._added, 0.0
            super().inc(added)

        def drop(self) -> None:
            """Write nothing of what was added: the process that was forked does."""
            self._added = 0.0

    return Cell


def write() -> None:
    """Write all that was counted; a process that ends without Python's knowledge calls it."""
    while _counted:
        _counted.pop().write()


def _start() -> None:
    _writers.append(threading.Thread(target=_keep_writing, name="metrics", daemon=True))
    _writers[-1].start()


def _keep_writing() -> None:
    while True:
        _more.wait()
        time.sleep(SECONDS)
        _more.clear()
        write()


def _begin_anew() -> None:
    global _more
    _more = threading.Event()
    _writers.clear()
    while _counted:
        _counted.pop().drop()


os.register_at_fork(after_in_child=_begin_anew)
atexit.register(write)
