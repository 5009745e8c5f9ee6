"""The clock of tests: Redis', but where a test has frozen the time or put another in its place, that of the test."""

import time

from cairn.events.clock import RedisClock

REAL = (time.time,)
"""The real time; freezegun would replace what is called so itself."""
A_LIFE = 10**13
"""Milliseconds; no date is off by more."""


class FreezableClock(RedisClock):
    """A clock that stands where `time.time` is not the real one. Redis' own does not, so it judges no date then."""

    @property
    def frozen(self) -> bool:
        """Whether the time is in a test's hand."""
        return time.time is not REAL[0]

    @property
    def tolerance(self) -> int:
        """How many milliseconds the date of a decision may be off."""
        return A_LIFE if self.frozen else super().tolerance

    def estimate(self) -> float:
        """Return the test's time, or Redis'."""
        return self.own() if self.frozen else super().estimate()

    def keep(self) -> None:
        """Ask Redis for nothing that is not wanted."""
        if not self.frozen:
            super().keep()

    def learn(self, redis: float, sent: float, received: float) -> None:
        """Learn nothing of a difference that a test has made."""
        if not self.frozen:
            super().learn(redis, sent, received)
