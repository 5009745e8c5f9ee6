"""Values of metrics that are cheap for requests: increments are buffered and written once a second."""

import atexit
import os
import threading
import time
from collections.abc import Callable
from typing import Any

from prometheus_client import values

SECONDS = 1.0
"""Interval of writes."""
_counted = set[Any]()
_more = threading.Event()
"""Set when there is something to write, so that an idle process does not wake."""
_writers: list[threading.Thread] = []


def buffered_value(process: Callable[[], str]) -> type[Any]:
    """Return a buffering subclass of prometheus_client's class of values in files of a process.

    An increment takes no lock and writes no file. Concurrent increments are not lost, as an increment calls nothing.
    """
    shared: type[Any] = values.MultiProcessValue(process)  # type: ignore[no-untyped-call]  # untyped library

    class Cell(shared):  # type: ignore[misc]  # a dynamic base class
        """One value, and the increments since it was written."""

        def __init__(self, *args: Any, **options: Any) -> None:
            self._added, self._is_gauge = 0.0, args[0] == "gauge"
            super().__init__(*args, **options)

        def inc(self, amount: float) -> None:
            """Add to the value. Gauges are written at once, as they change seldom and show the current value."""
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
            """Return the value with its buffered increments."""
            return float(super().get()) + self._added

        def write(self) -> None:
            """Write the buffered increments."""
            added, self._added = self._added, 0.0
            super().inc(added)

        def drop(self) -> None:
            """Drop the buffered increments after a fork: the parent writes them."""
            self._added = 0.0

    return Cell


def write() -> None:
    """Write all buffered increments. A process that exits without Python's cleanup calls this."""
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


def _restart() -> None:
    global _more
    _more = threading.Event()
    _writers.clear()
    while _counted:
        _counted.pop().drop()


os.register_at_fork(after_in_child=_restart)
atexit.register(write)
