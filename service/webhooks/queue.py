"""The queue of webhooks: pending news, the times of checks, and the delivery jobs.

A process that is notified of a change in a game notes it for the game's webhooks in `:news`, as a hint. What must be
sent follows from the logs and `:told`. A check enqueues a job for a webhook with news, or whose games were not
all checked for a minute, unless its job is queued or running, or it pauses after a failure.
"""

import logging
import threading
from typing import Any, cast

from msgspec import ValidationError
from redis import Redis
from redis.exceptions import RedisError

from cairn.events.clock import RedisClock
from cairn.events.keys import WEBHOOKS, key_of
from cairn.events.series import is_series
from cairn.projections.lists import Lists, news_of
from cairn.projections.series.index import SeriesIndex
from cairn.service.errors import NotFound
from cairn.service.jobs.jobs import DELIVER, WEBHOOK_QUEUE, OurQueue
from cairn.service.limits.clients import read_client
from cairn.service.queries.notifications import Notifications
from cairn.service.webhooks.record import DUE, index_of_player, key_of_webhook
from cairn.service.webhooks.store import Webhooks

JOB_SECONDS = 120
AGAIN_SECONDS = 1.0  # after a job was requested
WAITING_SECONDS = 5.0  # while a job waits for a thread; its end requests a check, too
SWEEP_SECONDS = 60.0  # interval between checks of all games of a webhook, in case notifications were lost
ALL = "*"
BATCH_SIZE = 500
_PLAYER = news_of("")

_NOTE = """
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
return redis.call('HINCRBY', KEYS[2], ARGV[1], 1)
"""
_SETTLE = """
if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end
"""
_SET = """
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
return redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
"""


log = logging.getLogger(__name__)


class WebhookQueue:
    """News of webhooks, and their delivery jobs."""

    def __init__(
        self, redis: Redis, queue_redis: Redis, webhooks: Webhooks, lists: Lists, series: SeriesIndex, clock: RedisClock
    ) -> None:
        self._redis = redis
        self._clock = clock
        self._queue = OurQueue(WEBHOOK_QUEUE, queue_redis)
        self._webhooks = webhooks
        self._lists, self._series = lists, series
        self._note, self._settle, self._set = map(redis.register_script, (_NOTE, _SETTLE, _SET))
        self._heard: set[str] | None = set()
        self._lock = threading.Lock()

    def listen(self, notifications: Notifications) -> None:
        """Collect notifications about changed games and lists from now on; `care` processes them."""
        notifications.hear(self._hear)

    def care(self) -> bool:
        """Note collected notifications, and check webhooks that are due; return whether any webhook exists."""
        with self._lock:
            heard, self._heard = self._heard, set()
        try:
            there = bool(self._redis.exists(DUE))
            if there:
                self._note_all(heard)
        except RedisError:
            self._hear(None)  # notifications were lost, so all games may have news
            raise
        for id in cast(
            list[bytes], self._redis.zrangebyscore(DUE, "-inf", self._clock.time(), start=0, num=BATCH_SIZE)
        ):
            self._look(id.decode())
        return there

    def note(self, id: str, game: str = ALL) -> None:
        """Note that a webhook may have news of a game, and check it soon."""
        if self._note(keys=[key_of_webhook(id, "record"), key_of_webhook(id, "news")], args=[game]):
            self._redis.zadd(DUE, {id: self._clock.time()}, xx=True)

    def news(self, id: str) -> dict[str, str]:
        """Return the news of a webhook: a count by game, for `settle`."""
        stored = cast(dict[bytes, bytes], self._redis.hgetall(key_of_webhook(id, "news")))
        return {game.decode(): count.decode() for game, count in stored.items()}

    def settle(self, id: str, game: str, count: str) -> None:
        """Note that a game was processed, unless there is more news meanwhile."""
        self._settle(keys=[key_of_webhook(id, "news")], args=[game, count])

    def state(self, id: str) -> dict[str, str]:
        """Return a webhook's failures (`failing`, `failures`, `since`, `next`), and its jobs."""
        stored = cast(dict[bytes, bytes], self._redis.hgetall(key_of_webhook(id, "state")))
        return {name.decode(): value.decode() for name, value in stored.items()}

    def again(self, id: str, at: float) -> None:
        """Check a webhook at a time in seconds since 1970, unless it is disabled."""
        self._redis.zadd(DUE, {id: at}, xx=True)

    def _hear(self, name: str | None) -> None:
        with self._lock:
            if name is None:
                self._heard = None
            elif self._heard is not None:
                self._heard.add(name)

    def _note_all(self, heard: set[str] | None) -> None:
        if heard is None:
            for raw in cast(list[bytes], self._redis.zrange(DUE, 0, -1)):
                self.note(raw.decode())
            return
        for name in sorted(heard):
            if name.startswith(_PLAYER):
                for id in self._ids(index_of_player(name.removeprefix(_PLAYER))):
                    self.note(id)
            else:
                people = {*self._series.people(name)} if is_series(name) else self._lists.followers(name)
                players = [index_of_player(player) for player in sorted(people)]
                for index in (key_of(name, WEBHOOKS), *players):
                    for id in self._ids(index):
                        self.note(id, name)

    def _ids(self, index: str) -> list[str]:
        return [id.decode() for id in cast(list[bytes], self._redis.hkeys(index))]

    def _look(self, id: str) -> None:
        now, state = self._clock.time(), self.state(id)
        try:
            webhook, reason = self._webhooks.get(id)
        except NotFound:
            webhook, reason = None, "gone"
        except ValidationError as error:  # a newer version made it, whose workers send it
            log.warning("the webhook %s is unknown to this version, and is skipped: %s", id, error)
            self.again(id, now + SWEEP_SECONDS)
            return
        if webhook is None or reason:
            self._redis.zrem(DUE, id)
            return
        pause, sweep = float(state.get("next", 0)), float(state.get("sweep", 0))
        if pause > now:
            self.again(id, pause)
            return
        if sweep <= now:
            sweep = now + SWEEP_SECONDS
            self.note(id)
            self._keep(id, "sweep", sweep)
        if self._redis.exists(key_of_webhook(id, "news")):
            number, pause = int(state.get("job", 0)), AGAIN_SECONDS
            if self._queue.is_waiting(job_id(id, number)):
                pause = WAITING_SECONDS
            elif not self._queue.is_in_hand(job_id(id, number)):
                job, lane = job_id(id, number + 1), read_client(webhook.client).lane
                self._queue.ask(DELIVER, id, number + 1, id=job, seconds=JOB_SECONDS, lane=lane)
                self._keep(id, "job", number + 1)
            self.again(id, now + pause)
        else:
            self.again(id, sweep)
            if self._redis.exists(key_of_webhook(id, "news")):
                self.again(id, now)  # it was noted meanwhile

    def _keep(self, id: str, name: str, value: Any) -> None:
        self._set(keys=[key_of_webhook(id, "record"), key_of_webhook(id, "state")], args=[name, value])


def job_id(id: str, number: int) -> str:
    """Return the id of a webhook's job in RQ."""
    return f"webhook-{id}-{number}"
