"""Who folds the results of games that have ended into the ratings: a part of the caretaker."""

import logging
import time

from redis.exceptions import RedisError

from cairn.events.clock import RedisClock
from cairn.projections.ratings import Ratings

SETTLED_AFTER = 2
"""Seconds after which a game that ended is rated. One that is entered after a later one costs a fold from the start."""

PAUSE = 1.0
"""Seconds between two looks at what is to be rated."""

REST = 60.0
"""Seconds until the next look after one that failed."""

log = logging.getLogger(__name__)


class Rater:
    """Folds what waits, about once a second. Several may do so at once."""

    def __init__(self, ratings: Ratings, clock: RedisClock) -> None:
        self._ratings = ratings
        self._clock = clock
        self._next = 0.0

    def rate(self) -> None:
        """Fold what waits, if it is time; what fails without a fault of Redis is logged, and stops no other care."""
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + PAUSE
        try:
            self._ratings.settle(self._clock.now(-SETTLED_AFTER))
        except RedisError:
            raise
        except Exception:
            self._next += REST
            log.exception("what ended could not be rated")
