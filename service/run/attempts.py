"""When to start again what ended: at once after it ran for long, later and later while it keeps ending."""

import time
from dataclasses import dataclass

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
STEADY_SECONDS = 10.0
"""What ran this long is started again without a pause."""


@dataclass
class Attempts:
    """The attempts to run one thing, in seconds of the monotonic clock."""

    started: float = 0.0
    pause: float = FIRST_PAUSE
    again_at: float = 0.0

    def begin(self) -> None:
        """Note that it starts now."""
        self.started = time.monotonic()

    def end(self, steady: float = STEADY_SECONDS) -> bool:
        """Note that it ended, and when it may start again; tell whether it had run for so many seconds."""
        now = time.monotonic()
        well = now - self.started > steady
        self.pause = FIRST_PAUSE if well else min(LONGEST_PAUSE, self.pause * 2)
        self.again_at = now if well else now + self.pause
        return well

    @property
    def is_due(self) -> bool:
        """Whether it may start now."""
        return time.monotonic() >= self.again_at
