"""Metrics that are read when Prometheus scrapes: the health of Cairn, and the sizes of its data.

`service/health/conditions.py` checks the health. All reads run concurrently, for at most `ANSWER_SECONDS`: later
values are left out, and an unavailable Redis is reported.
"""

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress

from prometheus_client.core import GaugeMetricFamily
from redis import Redis
from redis.exceptions import NoPermissionError, RedisClusterException, RedisError

from cairn.events.clock import seconds
from cairn.projections.rows import STATUSES, Filters
from cairn.service.container import Services
from cairn.service.health.conditions import ANSWER_SECONDS
from cairn.service.health.probe import Probe
from cairn.service.health.table import Observation
from cairn.service.jobs.schedule import DUE, OWED
from cairn.service.redis_clients.server import memory
from cairn.service.storage.backup_record import last_backup
from cairn.service.webhooks.record import DUE as WEBHOOKS

Families = Iterator[GaugeMetricFamily]


class Metered:
    """A Prometheus collector of health and sizes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        of_games = (
            self._schedule,
            lambda: _memory("games", services.redis),
            self._replicas,
            self._games,
            self._ratings,
            self._segments,
            self._backup,
        )
        of_queue = (self._queues, lambda: _memory("queue", services.turn_queue.redis))
        self._questions = [Probe(_all(of)) for of in (of_games, of_queue)]

    def collect(self) -> Families:
        """Yield the metric families."""
        until = time.monotonic() + ANSWER_SECONDS
        begun = [question.begin() for question in self._questions]
        yield from _conditions(self._services.conditions.find())
        for answer in begun:
            with suppress(RedisError, RedisClusterException, TimeoutError):
                yield from answer.result(max(0.0, until - time.monotonic()))

    def _schedule(self) -> Families:
        schedule = self._services.schedule
        (owed, owed_late), (resting, resting_late) = schedule.count(OWED), schedule.count(DUE)
        games, overdue = {"owed": owed, "resting": resting}, {"owed": owed_late, "resting": resting_late}
        yield gauge("cairn_games_due", "Games scheduled for the caretaker.", games, "set")
        yield gauge("cairn_games_overdue", "Scheduled games that are due.", overdue, "set")
        meaning = "Seconds since the oldest of them became due."
        yield gauge("cairn_overdue_seconds", meaning, schedule.late())

    def _queues(self) -> Families:
        found = self._services.turn_queue.measure_waits().items()
        depths, ages = ({name.replace("-", "_"): of[place] for name, of in found} for place in (0, 1))
        yield gauge("cairn_queue_jobs", "Jobs waiting for a worker.", depths, "queue")
        yield gauge("cairn_queue_oldest_seconds", "Seconds that the oldest of them has waited.", ages, "queue")

    def _replicas(self) -> Families:
        there, in_time, needed = self._services.promise.replicas()
        meaning = "Replicas of the primary with the fewest: connected, and up to date."
        yield gauge("cairn_redis_replicas", meaning, {"there": there, "in_time": in_time}, "state")
        yield gauge("cairn_redis_replicas_needed", "Replicas that must have a move before it is acknowledged.", needed)

    def _games(self) -> Families:
        lists = self._services.lists
        games = {status: lists.count(Filters(status=status, unlisted=True)) for status in STATUSES}
        yield gauge("cairn_games", "Stored games.", games, "status")
        yield gauge("cairn_players", "Stored players.", self._services.players.count)
        yield gauge("cairn_webhooks", "Enabled webhooks.", self._services.redis.zcard(WEBHOOKS))

    def _ratings(self) -> Families:
        oldest = self._services.ratings.oldest_waiting()
        late = max(0.0, self._services.clock.time() - seconds(oldest)) if oldest else 0.0
        yield gauge("cairn_ratings_lag_seconds", "Seconds since the end of the oldest unrated game.", late)

    def _segments(self) -> Families:
        sealing = self._services.sealing
        games = {"due": sealing.count_due(), "refused": sealing.refused_count, "sealed": sealing.sealed_count}
        yield gauge("cairn_cold_games", "Finished games: due for sealing, refused, sealed in total.", games, "state")

    def _backup(self) -> Families:
        begun = last_backup(self._services.redis)
        age = math.inf if begun is None else max(0.0, self._services.clock.time() - begun)
        yield gauge("cairn_backup_age_seconds", "The age of the last good backup; +Inf if there is none.", age)


def gauge(name: str, meaning: str, value: float | Mapping[str, float], label: str = "") -> GaugeMetricFamily:
    """Return a gauge with one value, or with a value for each label value."""
    if not isinstance(value, Mapping):
        return GaugeMetricFamily(name, meaning, value)
    family = GaugeMetricFamily(name, meaning, labels=[label])
    for which, number in value.items():
        family.add_metric([which], number)
    return family


def _conditions(found: Observation) -> Families:
    """Yield the conditions by name. Conditions that could not be measured are left out."""
    met: dict[str, float] = {condition.name: float(condition.ok) for condition in found.conditions}
    yield gauge("cairn_condition_ok", "Whether the condition of this name in /readyz is met.", met, "condition")
    if found.workers is not None:
        yield gauge("cairn_workers", "Live workers.", found.workers)


def _memory(which: str, redis: Redis) -> Families:
    """Yield the memory of Redis in whole MiB: exact bytes would reveal when an AI has chosen."""
    used, limit = memory(redis)
    meaning = "Memory of the fullest Redis primary, to the MiB."
    yield gauge("cairn_redis_memory_bytes", meaning, {which: used // 2**20 * 2**20}, "which")
    meaning = "Its limit: maxmemory, or the memory of its machine."
    yield gauge("cairn_redis_memory_limit_bytes", meaning, {which: limit}, "which")


def _all(ask: Sequence[Callable[[], Families]]) -> Callable[[], list[GaugeMetricFamily]]:
    """Return a function that collects all of these, without those that the user of Redis may not read."""

    def families() -> list[GaugeMetricFamily]:
        answers = list[GaugeMetricFamily]()
        for families_of in ask:
            with suppress(NoPermissionError):
                answers += families_of()
        return answers

    return families
