"""The caretaker: checks each game when it is due, and does what its log says is owed. All of it is idempotent."""

import logging
import math
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import cast

from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import NoPermissionError, RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError
from rq.job import JobStatus

from cairn.events.appends import IdempotencyKey
from cairn.events.clock import seconds
from cairn.events.series import series_of
from cairn.projections.fold import Position
from cairn.projections.rows import ENDED, Filters
from cairn.service.cache import Cache
from cairn.service.commands.batches import BATCH
from cairn.service.container import Services
from cairn.service.deciding.deciders import ai_to_act, deadline_of
from cairn.service.errors import NotFound, Problem, Unavailable, UnreadableLog
from cairn.service.jobs.schedule import DUE, OWED, SEEN, SOON
from cairn.service.jobs.sealing import ALL
from cairn.service.players.journal import JournalFile
from cairn.service.queries.results import rated_result
from cairn.service.queries.retirement import DAY, retired_filters, retirement
from cairn.service.queries.snapshots import TRUTH
from cairn.service.run import systemd_notify
from cairn.workers.heartbeat import beating
from cairn.workers.organiser import Organiser
from cairn.workers.rater import Rater
from cairn.workers.turns import ATTEMPTS

START_WITHIN, MOVE_WITHIN = DAY, 30 * DAY
"""Seconds after which a game that has not started, or has not moved, is abandoned."""

DOWN_MILLISECONDS = 5000
"""Without a heartbeat for this long no caretaker acted on clocks: players get the time back."""
SHOW_SECONDS = 2.0
"""Interval of the caretaker's heartbeats, however long its rounds take."""

REST = 60.0
"""Seconds until the next check of a game that owes nothing.

A command requests a check before it appends. A command slower than that check is found by this one.
"""

UNREADABLE_REST = 3600.0
"""Seconds until the next check of a log that cannot be read: a newer version of the service may be deployed by then."""

BATCH_SIZE = 100
"""Limit of games checked per round."""

MAX_RETIRED = 1000
"""Limit of expired games deleted per round."""

MAX_ENTERED = 1000
"""Limit of games, ended before sealing existed, that are queued for sealing per round."""

WEBHOOK_SECONDS, NO_WEBHOOK_SECONDS = 0.1, 2.0
"""Seconds between two looks at pending webhook messages: while there are webhooks, and while there are none."""

PAIRING_SECONDS, NO_PAIRING_SECONDS = 0.5, 2.0
"""Seconds between two looks at match requests: while a player waits for an opponent, and while none does."""

SERIES_SECONDS, NO_SERIES_SECONDS = 0.5, 3600.0
"""Seconds between two searches for series that an older version left off a list: after a find, and after none."""

ROUND_SECONDS = 60.0
"""A longer round counts as hung."""
FENCE_SECONDS, NO_FENCE_SECONDS = 1.5, 3600.0
"""Seconds between two looks at replicas, which report each second: with Sentinels and `CAIRN_REPLICAS`, and without."""

IDLE_SECONDS, BUSY_SECONDS = 0.5, 0.1
"""Pauses between two rounds, after an idle round and after a busy one."""
QUIET_SECONDS = 3.0
"""The longest pause, while nothing is due and no log has grown."""

log = logging.getLogger(__name__)


class Caretaker:
    """Cares for all games of one Redis. Several may run at once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._unreadable: set[str] = set()
        self._organiser = Organiser(services)
        self._checked: Cache[str, bool] = Cache(100_000)
        self._rater = Rater(services.ratings, services.clock)
        self._journal_file = JournalFile(Path(services.settings.erasures)) if services.settings.erasures else None
        self._said_of_file, self._said_absent_since = "", 0
        self._all_entered = False
        self._retired_to, self._retire_at = "", 0.0
        self._news = threading.Event()

    def run(self, stop: threading.Event) -> None:
        """Check games that are due until `stop` is set; wait while Redis is unavailable."""
        last_error, settings = "", self._services.settings
        is_announced = settings.keep_days is None
        self._services.webhook_queue.listen(self._services.notifications)
        self._services.notifications.hear(lambda _name: self._news.set())
        services = self._services
        webhooks = stop, services.webhook_queue.care, (WEBHOOK_SECONDS, NO_WEBHOOK_SECONDS), "webhooks"
        pairings = stop, services.pool.care, (PAIRING_SECONDS, NO_PAIRING_SECONDS), "pairings"
        series = stop, self._organiser.restore_lists, (SERIES_SECONDS, NO_SERIES_SECONDS), "series' lists"
        fence = stop, services.fence.care, (FENCE_SECONDS, NO_FENCE_SECONDS), "replicas"
        apart = [
            threading.Thread(target=self._care_apart, args=each, name=each[-1], daemon=True)
            for each in (webhooks, pairings, series, fence)
        ]
        for thread in apart:
            thread.start()
        showing = threading.Thread(target=self._keep_showing, args=(stop,), name="sign of life", daemon=True)
        showing.start()
        threading.Thread(target=self._wake_at, args=(stop,), name="stop", daemon=True).start()
        while not stop.is_set():
            self._news.clear()
            systemd_notify.show()
            services.parts.beat(ROUND_SECONDS)
            try:
                if not is_announced:  # before the first game is deleted
                    log.warning("%s", self._retirement())
                    is_announced = True
                self.restore_time()
                busy = self.round()
                self._services.analyses.care()
                self.care_for_erasures()
                self.enter_ended()
                self._services.sealing.care()
                self._rater.rate()
                self._services.parts.settle()
                self.retire()  # may need a segment; if it is unreadable, no other work is blocked
                last_error = ""
            except RedisError as error:
                busy = False
                if str(error) != last_error:
                    last_error = str(error)
                    log.warning("waiting for Redis to be available, or to have memory: %s", last_error)
            except Unavailable as error:  # a segment that `retire` needs cannot be read
                if str(error) != last_error:
                    last_error = str(error)
                    log.warning("no expired games can be deleted: %s", last_error)
            if not stop.wait(BUSY_SECONDS if busy else IDLE_SECONDS) and not busy:
                self._rest()
        for thread in apart:
            thread.join()
        showing.join()

    def _rest(self) -> None:
        """Wait until something is due, a log has grown, or for long enough."""
        with suppress(RedisError):
            first = self._services.schedule.first(OWED, DUE)
            due = math.inf if first is None else first - self._services.clock.time()
            self._news.wait(max(0.0, min(due, QUIET_SECONDS)))

    def _wake_at(self, stop: threading.Event) -> None:
        stop.wait()
        self._news.set()

    def _keep_showing(self, stop: threading.Event) -> None:
        """Send heartbeats in a thread of its own: a round may take longer than the heartbeat lasts."""
        while not stop.wait(SHOW_SECONDS):
            with suppress(RedisError):  # the main thread reports it
                self.show()

    def _care_apart(
        self, stop: threading.Event, care: Callable[[], bool], pauses: tuple[float, float], what: str
    ) -> None:
        """Run `care` repeatedly in a thread of its own, however many games are due.

        `care` returns whether it has work at all; `pauses` are the seconds between two calls, if so and if not.
        """
        pause = pauses[0]
        while not stop.wait(pause):
            try:
                pause = pauses[not care()]
            except NoPermissionError as error:
                log.error("work on %s is not possible: %s", what, error)
                pause = REST
            except RedisError:
                pause = IDLE_SECONDS  # the main thread reports it
            except Exception:
                log.exception("work on %s failed", what)
                pause = pauses[1]

    def round(self) -> bool:
        """Check the games that are due now, those that owe something first. Return whether there was one."""
        schedule = self._services.schedule
        owed, due = schedule.list_due(OWED, 5000), schedule.list_due(DUE, 20)
        in_hand = self._in_hand([game for game in owed if self._checked.get(game)])
        if in_hand:
            schedule.at(*in_hand)
        for game in [game for game in owed if game not in in_hand][:BATCH_SIZE]:
            with self._logging_failure(game):
                self.check(game, REST)
        for game in due:
            with self._logging_failure(game):
                self.check(game)
        return bool(owed or due)

    def check(self, game: str, rest: float = MOVE_WITHIN) -> None:
        """Do what one game's log says is owed, and schedule the next check.

        A game that owes nothing rests until it would be abandoned, but at most for `rest` seconds.
        """
        services = self._services
        if game.startswith(BATCH):
            services.batches.finish(game)
            return
        try:
            position = services.repository.get(game, TRUTH).position
        except NotFound:
            services.lists.remove(game)
            services.quotas.leave(game)
            services.sealing.leave(game)
            services.schedule.remove(game)
            return
        except UnreadableLog as unreadable:
            if game not in self._unreadable:
                log.error("%s", unreadable)
            self._unreadable.add(game)
            services.schedule.rest(game, services.clock.time() + UNREADABLE_REST)
            return
        self._unreadable.discard(game)
        if position.table.series:
            if (moment := self._organiser.check(game, position)) is None:
                services.schedule.remove(game)
            else:
                services.schedule.rest(game, min(moment, services.clock.time() + REST))
            return
        services.lists.restore(position)
        self._checked.put(game, True)
        if position.table.is_ended:
            if result := rated_result(services.log, services.redis, position):
                services.ratings.enter(*result)
            services.quotas.leave(game)
            services.sealing.enter(game, seconds(position.at))
            if series := series_of(position.table.labels):
                services.schedule.at(series, after=0)
            services.schedule.remove(game)
        elif services.clock.time() > _given_up_at(position):
            try:
                services.commands.abandon(game, position.version)
            except Problem:
                services.schedule.wake(game)  # another process was quicker: check the result
        elif (due := deadline_of(position)) and services.clock.time() * 1000 >= due[1]:
            try:
                services.commands.run_out_of_time(game, position.version)
            except Problem:
                services.schedule.wake(game)  # another process was quicker, as above
        elif ai_to_act(position) is None:
            moment = min(_given_up_at(position) + 1, services.clock.time() + rest)
            services.schedule.rest(game, min(moment, due[1] / 1000) if due else moment)
        else:
            self._ask(position)

    def enter_ended(self) -> None:
        """Queue for sealing a batch of games that ended under a version without sealing."""
        sealing = self._services.sealing
        if self._all_entered or (after := sealing.entered) == ALL:
            self._all_entered = True
            return
        ended = self._services.lists.walk(Filters(unlisted=True, by=ENDED), after, BATCH_SIZE)
        batch = [*islice(ended, MAX_ENTERED)]
        for place, row in batch:
            if row:
                sealing.enter(row.id, seconds(place.partition(" ")[0]))
        sealing.note_entered(batch[-1][0] if len(batch) == MAX_ENTERED else ALL)

    def restore_time(self) -> None:
        """Send the caretaker's heartbeat. After a gap without one, give players the time of the gap back.

        Idempotent: a game is given the time of a gap once.
        """
        last, now = self._seen()
        if now - last > DOWN_MILLISECONDS:
            if last != self._said_absent_since:  # found again while Redis refuses writes
                self._said_absent_since = last
                log.warning("no caretaker was there for %d seconds; they count for no seat", (now - last) // 1000)
            for games in self._services.schedule.iterate_unfinished():
                clocked = [row.id for row in self._services.lists.rows(games) if row.clock and row.status == "running"]
                for game in clocked:
                    with self._logging_failure(game), suppress(Problem):
                        self._give_time(game, last, now)
        self._services.redis.set(SEEN, now)

    def show(self) -> None:
        """Send the caretaker's heartbeat, unless `restore_time` has yet to handle a gap without one."""
        last, now = self._seen()
        if now - last <= DOWN_MILLISECONDS:
            self._services.redis.set(SEEN, now)

    def _seen(self) -> tuple[int, int]:
        """Return the time of the last heartbeat and the present time, both in milliseconds since 1970."""
        now = round(self._services.clock.time() * 1000)
        return int(cast(bytes | None, self._services.redis.get(SEEN)) or now), now

    def _give_time(self, game: str, last: int, now: int) -> None:
        clocks = self._services.repository.get(game, TRUTH).position.clocks
        if clocks and (lost := now - max(last, clocks.since)) > 0:
            self._services.commands.give_time(game, lost, IdempotencyKey(f"down-{last}", ""))

    def _retirement(self) -> str:
        settings, clock = self._services.settings, self._services.clock
        keep_days, unsealed = settings.keep_days, settings.delete_unsealed
        return retirement(self._services.lists, clock, keep_days, sealed=settings.seals, unsealed=unsealed)

    def retire(self) -> None:
        """Delete games past their retention. Delete games outside segments only if CAIRN_DELETE_UNSEALED allows it."""
        keep_days, unsealed = self._services.settings.keep_days, self._services.settings.delete_unsealed
        if keep_days is None or (now := self._services.clock.time()) < self._retire_at:
            return
        old = retired_filters(self._services.clock, keep_days)
        looked_at = [*islice(self._services.lists.walk(old, self._retired_to, BATCH_SIZE), MAX_RETIRED)]
        # Games that stay are not looked at in each round, and do not block the games behind them.
        self._retired_to = looked_at[-1][0] if len(looked_at) == MAX_RETIRED else ""
        self._retire_at = 0.0 if self._retired_to else now + REST
        games = [row.id for _, row in looked_at if row]
        for game, marker in zip(games, self._services.log.sealed_markers.of_all(games), strict=True):
            if marker is None and not unsealed:
                continue
            with self._logging_failure(game), suppress(NotFound):
                self._services.commands.delete(game)

    def care_for_erasures(self) -> None:
        """Enqueue unfinished erasures, record all in the file of erasures, and rewrite Redis' own files."""
        erasure, settings = self._services.erasure, self._services.settings
        if self._journal_file:
            try:
                erasure.apply(self._journal_file.sync(erasure.journal))
            except (OSError, ValueError) as error:
                if str(error) != self._said_of_file:
                    self._said_of_file = str(error)
                    log.warning("the journal of erasures cannot be kept in %s: %s", settings.erasures, error)
        erasure.care()
        # A rewrite in the middle of an erasure would delay the rest of it until the next rewrite.
        at_once = settings.redis_url.startswith("unix:") and not erasure.journal.is_pending()
        self._services.files.care(at_once=at_once)

    @contextmanager
    def _logging_failure(self, game: str) -> Iterator[None]:
        """Log a failure with one game, and go on with the others, unless the log's Redis itself refuses writes."""
        schedule = self._services.schedule
        self._services.parts.beat(ROUND_SECONDS)
        try:
            yield
        except (RedisConnectionError, RedisTimeoutError) as error:
            schedule.wake(game)
            log.warning("game %s is waiting for the queue: %s", game, error)
        except Exception:
            schedule.rest(game, self._services.clock.time() + REST)
            log.exception("the check of game %s failed", game)

    def _ask(self, position: Position) -> None:
        """Enqueue the turn that an AI owes, unless it is already in progress; check the game again soon."""
        game, pause = position.table.game, SOON
        attempt = self._next_attempt(game, position.version)
        if attempt:
            humans = bool(position.table.humans)
            self._services.turn_queue.enqueue(game, position.version, attempt, humans=humans)
            pause = min(REST, SOON * 2.0 ** max(0, attempt - ATTEMPTS - 1))
        self._services.schedule.wake(game, pause)

    def _in_hand(self, games: Sequence[str]) -> set[str]:
        """Return those of these games whose turn is in progress, without reading their logs.

        A turn of an older version may briefly hide that the current one was lost, until a worker has taken it.
        """
        queue = self._services.turn_queue
        try:
            waiting = queue.waiting_games() if games else set()
            return {*games} & waiting | beating(queue.redis, [game for game in games if game not in waiting])
        except RedisError:
            self._services.redis.ping()
            return set()  # the queue's Redis is unavailable: each game's check reports it

    def _next_attempt(self, game: str, version: int) -> int | None:
        """Return the next attempt to enqueue, or None while an attempt is in progress.

        In progress: waiting in the queue, held by a live worker, or chosen and delayed.
        """
        queue = self._services.turn_queue
        if beating(queue.redis, [game]):
            return None
        last = queue.last_attempt(game, version)
        job = queue.attempt(game, version, last) if last else None
        if job and job.get_status(refresh=False) == JobStatus.QUEUED and queue.is_queued(job):
            return None
        return last + 1


def _given_up_at(position: Position) -> float:
    """Return when a game is abandoned: too long after its creation without a start, or after its last move."""
    if not position.has_started:
        return seconds(position.table.created_at) + START_WITHIN
    return seconds(position.at) + MOVE_WITHIN
