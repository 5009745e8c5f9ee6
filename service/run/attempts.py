"""Restart delays: none after a long run, longer after each short one."""

import time
from dataclasses import dataclass

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
STEADY_SECONDS = 10.0
"""A process that ran this long restarts without a pause."""


@dataclass
class Attempts:
    """The attempts to run one process, in seconds of the monotonic clock."""

    started: float = 0.0
    pause: float = FIRST_PAUSE
    again_at: float = 0.0

    def begin(self) -> None:
        """Record a start."""
        self.started = time.monotonic()

    def end(self, steady: float = STEADY_SECONDS) -> bool:
        """Record an end and schedule the next start. Return whether the process ran longer than `steady` seconds."""
        now = time.monotonic()
        well = now - self.started > steady
        self.pause = FIRST_PAUSE if well else min(LONGEST_PAUSE, self.pause * 2)
        self.again_at = now if well else now + self.pause
        return well

    @property
    def is_due(self) -> bool:
        """Whether the next start is due."""
        return time.monotonic() >= self.again_at
