"""The caretaker: checks each game when it is due, and does what its log says is owed. All of it may be done twice."""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from redis.exceptions import RedisError
from rq.job import JobStatus

from projections.fold import Position
from service.commands.clock import seconds
from service.commands.deciders import ai_to_act
from service.commands.schedule import SOON
from service.container import Services
from service.errors import NotFound, Problem, UnreadableLog
from service.queries.snapshots import TRUTH
from workers.heartbeat import is_beating
from workers.turns import ATTEMPTS

DAY = 86400.0
START_WITHIN, MOVE_WITHIN = DAY, 30 * DAY
"""A game that has not started, or moved, for so many seconds is abandoned."""

REST = 60.0
"""Seconds until the next check of a game of which nothing is owed."""

UNREADABLE_REST = 3600.0
"""Seconds until the next look at a log that cannot be read: a newer version of the service may have come."""

IDLE_SECONDS = 0.5

log = logging.getLogger(__name__)


class Caretaker:
    """Cares for all games of one Redis. Several may run at once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._unreadable: set[str] = set()

    def run(self, stop: threading.Event) -> None:
        """Check what is due until `stop` is set; wait while Redis is away."""
        while not stop.is_set():
            try:
                busy = self.round()
                self.retire()
            except RedisError as error:
                log.warning("Redis is away: %s", error)
                busy = False
            if not busy:
                stop.wait(IDLE_SECONDS)

    def round(self) -> bool:
        """Check every game that is due now; tell whether there was one."""
        games = self._services.schedule.due()
        for game in games:
            with self._logging_failure(game):
                self.check(game)
        return bool(games)

    def check(self, game: str) -> None:
        """Do what one game's log says is owed, and schedule the next check."""
        services = self._services
        try:
            position = services.repository.get(game, TRUTH).position
        except NotFound:
            services.lobby.remove(game)
            services.schedule.remove(game)
            return
        except UnreadableLog as unreadable:
            if game not in self._unreadable:
                log.error("%s", unreadable)
            self._unreadable.add(game)
            services.schedule.postpone(game, UNREADABLE_REST)
            return
        self._unreadable.discard(game)
        services.schedule.postpone(game, REST)
        services.commands.update_lobby(position)
        if position.table.ended:
            services.schedule.remove(game)
        elif _given_up(position):
            try:
                services.commands.abandon(game, position.version)
            except Problem:
                services.schedule.at(game)  # somebody was quicker: check what they made of it
        elif ai_to_act(position) is not None:
            services.schedule.at(game)
            attempt = self._attempt(game, position.version)
            if attempt:
                services.turn_queue.enqueue(game, position.version, attempt)
                services.schedule.at(game, min(REST, SOON * 2.0 ** max(0, attempt - ATTEMPTS - 1)))

    def retire(self) -> None:
        """Delete what ended longer ago than games are kept."""
        keep_days = self._services.settings.keep_days
        if keep_days is None:
            return
        for game in self._services.lobby.ended_before(time.time() - keep_days * DAY):
            with self._logging_failure(game), suppress(NotFound):
                self._services.commands.delete(game)

    @contextmanager
    def _logging_failure(self, game: str) -> Iterator[None]:
        """Log a failure with one game, and go on with the others, unless the log's own Redis is away."""
        try:
            yield
        except Exception:
            self._services.redis.ping()
            log.exception("game %s could not be cared for", game)
            self._services.schedule.postpone(game, REST)

    def _attempt(self, game: str, version: int) -> int | None:
        """Return the next attempt to ask for, or None while the last one lives: it waits in the queue, or is played."""
        queue, attempt = self._services.turn_queue, 1
        while job := queue.attempt(game, version, attempt):
            status = job.get_status(refresh=False)
            waits = status == JobStatus.QUEUED and queue.queue.get_job_position(job.id) is not None
            if waits or (status == JobStatus.STARTED and is_beating(queue.redis, game)):
                return None
            attempt += 1
        return attempt


def _given_up(position: Position) -> bool:
    """Tell whether nobody will start this game, or play it on."""
    if not position.started:
        return time.time() - seconds(position.table.created_at) > START_WITHIN
    return time.time() - seconds(position.at) > MOVE_WITHIN
