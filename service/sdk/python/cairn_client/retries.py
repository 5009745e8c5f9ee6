"""Retries: when a request is sent again, or a stream is opened again, and when the client gives up."""

import logging
import random
import time

from cairn_client.errors import CairnError

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
LONGEST_REQUESTED = 86_400.0
"""Maximum seconds of `Retry-After` that are waited: a timer has a limit, and a stream without a deadline has none."""
MIN_SECONDS = 0.1
"""The client gives up when fewer seconds are left."""

BUSY = (502, 503, 504)
"""Statuses after which a request may have taken effect: it is repeated where that is safe."""
PASSING = (408, 425, 429, 500, *BUSY)
"""Statuses after which a stream is opened again. All others are final."""

log: logging.Logger = logging.getLogger("cairn_client")


class Retries:
    """The attempts of one request, or the attempts to open a stream since its last message.

    `deadline` is the number of seconds for all attempts, or None for no limit. `name` is logged, and has no secrets.
    """

    def __init__(self, deadline: float | None, name: str) -> None:
        self._deadline, self._name = deadline, name
        self.reset()

    def reset(self) -> None:
        """Begin again: the last attempt succeeded."""
        self._attempts, self._began = 0, time.monotonic()

    @property
    def seconds_left(self) -> float:
        """The seconds until the deadline."""
        if self._deadline is None:
            return float("inf")
        return max(0.0, self._began + self._deadline - time.monotonic())

    def pause(self, error: CairnError) -> float:
        """Return the seconds to wait before the next attempt. Raise the error if the deadline does not allow one."""
        left, requested = self.seconds_left, error.retry_after
        if left < MIN_SECONDS or (requested is not None and requested > left):
            raise error
        if not requested:  # 0 and a date in the past say nothing: at once would be a busy loop
            longest = min(FIRST_PAUSE * 2 ** min(self._attempts, 16), LONGEST_PAUSE)
            seconds = min(longest * random.uniform(0.5, 1.0), left / 2)
        else:
            seconds = min(min(requested, LONGEST_REQUESTED) * random.uniform(1.0, 1.25), left)
        self._attempts += 1
        log.warning("%s: %s; attempt %d follows in %.2f s", self._name, error, self._attempts + 1, seconds)
        return seconds
