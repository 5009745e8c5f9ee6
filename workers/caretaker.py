"""The caretaker: looks at each game when it is due, and does what its log says is owed. All of it may be done twice."""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from redis.exceptions import RedisError
from rq.job import JobStatus

from projections.fold import Position
from service.cairn import Cairn
from service.clock import seconds
from service.decide import owed
from service.due import SOON
from service.errors import NotFound, Problem
from service.kept import TRUTH
from workers.turns import ATTEMPTS, beating

DAY = 86400.0
START_WITHIN, MOVE_WITHIN = DAY, 30 * DAY
"""A game that has not started, or moved, for so many seconds is abandoned."""

REST = 60.0
"""Seconds until the next look at a game of which nothing is owed."""

IDLE_SECONDS = 0.5

log = logging.getLogger(__name__)


class Caretaker:
    """Cares for all games of one Redis. Several may run at once."""

    def __init__(self, cairn: Cairn) -> None:
        self._cairn = cairn

    def run(self, stop: threading.Event) -> None:
        """Look at what is due until `stop` is set; wait while Redis is away."""
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
        """Look at every game that is due now; tell whether there was one."""
        games = self._cairn.due.games()
        for game in games:
            with self._whatever_fails(game):
                self.look(game)
        return bool(games)

    def look(self, game: str) -> None:
        """Do what one game's log says is owed, and set when to look again."""
        cairn = self._cairn
        try:
            position = cairn.positions.read(game, TRUTH).position
        except NotFound:
            cairn.lobby.remove(game)
            cairn.due.counted(game)
            return
        cairn.due.put_off(game, REST)
        cairn.commands.count(position)
        if position.table.ended:
            cairn.due.counted(game)
        elif _given_up(position):
            try:
                cairn.commands.abandon(game, position.version)
            except Problem:
                cairn.due.look(game)  # somebody was quicker; see what it has come to
        elif owed(position) is not None:
            cairn.due.look(game)
            attempt = self._attempt(game, position.version)
            if attempt:
                cairn.turns.enqueue(game, position.version, attempt)
                cairn.due.look(game, min(REST, SOON * 2.0 ** max(0, attempt - ATTEMPTS - 1)))

    def retire(self) -> None:
        """Delete what ended longer ago than games are kept."""
        keep_days = self._cairn.settings.keep_days
        if keep_days is None:
            return
        for game in self._cairn.lobby.ended_before(time.time() - keep_days * DAY):
            with self._whatever_fails(game), suppress(NotFound):
                self._cairn.commands.delete(game)

    @contextmanager
    def _whatever_fails(self, game: str) -> Iterator[None]:
        """Log what fails with one game, and go on with the others, unless the log's own Redis is away."""
        try:
            yield
        except Exception:
            self._cairn.redis.ping()
            log.exception("game %s could not be cared for", game)
            self._cairn.due.put_off(game, REST)

    def _attempt(self, game: str, version: int) -> int | None:
        """Return the next attempt to ask for, or None while the last one lives: it waits in the queue, or is played."""
        turns, attempt = self._cairn.turns, 1
        while job := turns.attempt(game, version, attempt):
            status = job.get_status(refresh=False)
            waits = status == JobStatus.QUEUED and turns.queue.get_job_position(job.id) is not None
            if waits or (status == JobStatus.STARTED and beating(turns.redis, game)):
                return None
            attempt += 1
        return attempt


def _given_up(position: Position) -> bool:
    """Tell whether nobody will start this game, or play it on."""
    if not position.started:
        return time.time() - seconds(position.table.created_at) > START_WITHIN
    return time.time() - seconds(position.at) > MOVE_WITHIN
