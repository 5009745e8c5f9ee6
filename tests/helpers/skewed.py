"""A machine whose own clock is wrong: time as its processes would have it."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from cairn.events import log
from cairn.events.clock import RedisClock
from cairn.service.container import Services
from cairn.service.settings import Settings


@contextmanager
def machine(ahead: float) -> Iterator[None]:
    """Let what is done within be done by a machine whose clock is so many seconds ahead of the real time.

    What is made within has the clock that it has outside of tests.
    """
    real, real_ns = time.time, time.time_ns
    with (
        patch.object(log, "RedisClock", RedisClock),
        patch.object(time, "time", lambda: real() + ahead),
        patch.object(time, "time_ns", lambda: real_ns() + round(ahead * 1e9)),
    ):
        yield


def services_of_a_machine(settings: Settings) -> Services:
    """Return the services of a process whose clock is in no test's hand, but that of the machine it runs on."""
    with machine(0):
        return Services(settings)
