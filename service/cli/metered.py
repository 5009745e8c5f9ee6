"""What is not counted as it happens, but read when Prometheus asks: the queue, what is due, and the workers."""

import math
from collections.abc import Iterator, Mapping

from prometheus_client.core import GaugeMetricFamily
from redis.exceptions import RedisError

from cairn.events.keys import PREFIX
from cairn.service.container import Services
from cairn.service.jobs.fair_queue import waiting_key
from cairn.service.jobs.jobs import CLASSES
from cairn.service.jobs.schedule import DUE, OWED


class Metered:
    """A collector of Prometheus: what Redis tells of the queue and the schedule now; nothing while Redis is away."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the families."""
        try:
            yield from self._queues()
            yield from self._schedule()
            yield gauge("cairn_workers", "Workers that live.", self._services.turn_queue.workers())
        except RedisError:
            return

    def _queues(self) -> Iterator[GaugeMetricFamily]:
        with self._services.turn_queue.redis.pipeline(transaction=False) as pipeline:
            for name in CLASSES:
                pipeline.zcard(waiting_key(name))
                pipeline.zrange(waiting_key(name), 0, 0, withscores=True)
            replies = pipeline.execute()
        names = [name.removeprefix(f"{PREFIX}-").replace("-", "_") for name in CLASSES]
        ages = [
            max(0.0, self._services.clock.time() - since)
            for first in replies[1::2]
            for _, since in first or [("", math.inf)]
        ]
        depths, oldest = (dict(zip(names, of, strict=True)) for of in (replies[::2], ages))
        yield gauge("cairn_queue_jobs", "Jobs that wait for a worker.", depths, "queue")
        yield gauge("cairn_queue_oldest_seconds", "How long the oldest of them waits.", oldest, "queue")

    def _schedule(self) -> Iterator[GaugeMetricFamily]:
        schedule = self._services.schedule
        (owed, owed_late), (resting, resting_late) = schedule.counts(OWED), schedule.counts(DUE)
        games, overdue = {"owed": owed, "resting": resting}, {"owed": owed_late, "resting": resting_late}
        yield gauge("cairn_games_due", "Games that the caretaker is to look at.", games, "set")
        yield gauge("cairn_games_overdue", "Games whose time to be looked at has come.", overdue, "set")
        meaning = "How long the oldest of them has waited for the caretaker."
        yield gauge("cairn_overdue_seconds", meaning, schedule.late())


def gauge(name: str, meaning: str, value: float | Mapping[str, float], label: str = "") -> GaugeMetricFamily:
    """Return a number, or one for each value of a label."""
    if not isinstance(value, Mapping):
        return GaugeMetricFamily(name, meaning, value)
    family = GaugeMetricFamily(name, meaning, labels=[label])
    for which, number in value.items():
        family.add_metric([which], number)
    return family
