"""The clock of tests: Redis' clock, unless a test has frozen or replaced the time; then the test's."""

import time

from cairn.events.clock import RedisClock

REAL = (time.time,)
"""The real time, in a tuple: freezegun would replace a plain name."""
A_LIFE = 10**13
"""Milliseconds; larger than the error of any date."""


class FreezableClock(RedisClock):
    """A clock that stops while `time.time` is replaced. Redis' clock does not, so then it validates no date."""

    @property
    def frozen(self) -> bool:
        """Whether a test controls the time."""
        return time.time is not REAL[0]

    @property
    def tolerance(self) -> int:
        """The tolerated error of a decision's date in milliseconds."""
        return A_LIFE if self.frozen else super().tolerance

    def estimate(self) -> float:
        """Return the test's time, or Redis'."""
        return self.own() if self.frozen else super().estimate()

    def keep(self) -> None:
        """Send Redis no unwanted requests."""
        if not self.frozen:
            super().keep()

    def learn(self, redis: float, sent: float, received: float) -> None:
        """Ignore differences that a test has caused."""
        if not self.frozen:
            super().learn(redis, sent, received)
