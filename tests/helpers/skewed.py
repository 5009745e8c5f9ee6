"""A machine with a wrong clock: the time as its processes see it."""

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
    """Run the context as on a machine whose clock is `ahead` seconds ahead of the real time.

    Objects created in the context have the same clock as outside of tests.
    """
    real, real_ns = time.time, time.time_ns
    with (
        patch.object(log, "RedisClock", RedisClock),
        patch.object(time, "time", lambda: real() + ahead),
        patch.object(time, "time_ns", lambda: real_ns() + round(ahead * 1e9)),
    ):
        yield


def services_of_a_machine(settings: Settings) -> Services:
    """Return the services of a process that uses its machine's clock instead of the test's."""
    with machine(0):
        return Services(settings)
