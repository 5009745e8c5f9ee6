"""The rater, a part of the caretaker: folds the results of ended games into the ratings."""

import logging
import time

from redis.exceptions import RedisError

from cairn.events.clock import RedisClock
from cairn.projections.ratings import Ratings

SETTLED_AFTER = 2
"""Seconds after which an ended game is rated. A game entered after a later one costs a fold from the start."""

PAUSE = 1.0
"""Seconds between two looks for games to rate."""

REST = 60.0
"""Seconds until the next look after one that failed."""

log = logging.getLogger(__name__)


class Rater:
    """Folds pending results, about once a second. Several may run at once."""

    def __init__(self, ratings: Ratings, clock: RedisClock) -> None:
        self._ratings = ratings
        self._clock = clock
        self._next = 0.0

    def rate(self) -> None:
        """Fold pending results, if it is time. Log a failure not due to Redis: it stops no other part."""
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + PAUSE
        try:
            self._ratings.settle(self._clock.now(-SETTLED_AFTER))
        except RedisError:
            raise
        except Exception:
            self._next += REST
            log.exception("ended games could not be rated")
