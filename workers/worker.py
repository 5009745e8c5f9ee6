"""The worker: an RQ worker in one process that does our jobs alone, in the order of the fair queue.

RQ (2.12) writes 73 commands a job, for tools that look at it while it runs, and for what none of our jobs has: results,
dependents, executions that are watched. A job of ours takes milliseconds, its own heartbeat shows that it is in hand,
and what was lost the caretaker finds. So all that is written of a job is that it was begun; at its end it is removed.
What RQ does when a job fails is left as it is.
"""

import logging
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from importlib import import_module
from typing import Any, TypeVar, cast

from redis import Redis
from redis.client import Pipeline
from redis.exceptions import RedisError
from rq import Queue, SimpleWorker
from rq.exceptions import StopRequested
from rq.job import Job
from rq.serializers import JSONSerializer
from rq.timeouts import BaseDeathPenalty
from rq.utils import utcformat
from rq.worker import WorkerStatus

from cairn.service.jobs.jobs import (
    DELIVERIES,
    FUNCTIONS,
    HINT_QUEUE,
    HUMAN_QUEUE,
    KEPT_SECONDS,
    WORK,
    OurJob,
    OurQueue,
    messaging,
)
from cairn.service.redis_clients.availability import AWAY
from cairn.service.run import systemd_notify
from cairn.service.telemetry import tracing
from cairn.workers import delayed_moves
from cairn.workers.heartbeat import beats
from cairn.workers.turns import keep_playing_due, services

QUEUES_WITHOUT_HINTS = {HUMAN_QUEUE, HINT_QUEUE}
"""Queues of jobs that take as long as a hand in a running game makes them take: no trace tells when they end."""

TIME_TO_LIVE = 20
"""RQ's seconds to live of a worker: it waits 15 seconds less for a job, and then shows that it lives."""
DELIVERERS_TIME_TO_LIVE = 35
"""The same of one that sends webhooks: there are four of these in each process, and nobody counts them."""

BEAT = timedelta(seconds=1)
"""A worker that does one job after the other shows no oftener that it lives."""

AGAIN_SECONDS = 1.0
"""Pause between two attempts to reach a Redis that is away; RQ's own gets longer and longer."""
DELIVERERS = 4
"""Threads of a worker that send webhooks; each waits for its receiver most of the time."""
SWITCH_SECONDS = 0.0005
"""How long a thread that has an answer of Redis waits for one that thinks: Python's 5 ms are 0.1 s for a delivery."""
STOP_SECONDS = 3
"""How long a worker that ends waits for what is being sent."""

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Worker(SimpleWorker):
    """A worker on all our queues. It takes no commands from Redis, where RQ would listen to a channel for them."""

    job_class = OurJob
    queue_class = OurQueue
    max_connection_wait_time = AGAIN_SECONDS

    def __init__(self, classes: Iterable[str] = WORK, time_to_live: int = TIME_TO_LIVE) -> None:
        self._state_shown = ""
        super().__init__(
            [*classes], connection=services().turn_queue.redis, serializer=JSONSerializer, worker_ttl=time_to_live
        )
        for queue in cast(list[OurQueue], self.queues):
            queue.taker = self.name

    def _set_connection(self, connection: Redis) -> Redis:
        """Leave the time for which an answer is waited: RQ would make it longer than it waits for a job."""
        return connection

    def register_birth(self) -> None:
        """Enter this worker and its queues in Redis, when that is there."""
        self._persist(self._enter)

    def _enter(self) -> None:
        self.connection.delete(self.key)  # an attempt before this one may have entered it
        super().register_birth()  # type: ignore[no-untyped-call]  # RQ leaves it untyped
        self._date_heartbeat()
        self.connection.sadd(Queue.redis_queues_keys, *(queue.key for queue in self.queues))

    def register_death(self) -> None:
        """Take this worker out of Redis; where that is away, it is forgotten in a minute or two."""
        with suppress(*AWAY):
            super().register_death()  # type: ignore[no-untyped-call]  # RQ leaves it untyped

    def heartbeat(self, timeout: int | None = None, pipeline: Pipeline | None = None) -> None:
        """Show that it lives, unless it just did; a Redis that has lost the worker is told of it anew."""
        if self.last_heartbeat and datetime.now(UTC) - self.last_heartbeat < BEAT:
            return
        systemd_notify.show()
        with suppress(*AWAY):  # who asks for a job next waits for Redis
            if self.connection.exists(self.key):
                super().heartbeat(timeout, pipeline)
                self._date_heartbeat()
            else:
                self._enter()
                super().set_state(self.get_state())

    def _date_heartbeat(self) -> None:
        """Say when that was by Redis' clock, as others look at it; RQ says so by this machine's."""
        at = datetime.fromtimestamp(services().clock.time(), UTC)
        self.connection.hset(self.key, "last_heartbeat", utcformat(at))

    def set_state(self, state: str, pipeline: Pipeline | None = None) -> None:
        """Show that it has started, and that it takes jobs: not each time anew."""
        if state == self._state_shown:
            self._state = state
        else:
            with suppress(*AWAY):
                super().set_state(state, pipeline)
                self._state_shown = state

    def dequeue_job_and_maintain_ttl(
        self, timeout: int | None, max_idle_time: int | None = None
    ) -> tuple[Job, Queue] | None:
        """Take the next job; wait for one that gives no answer, too, where RQ would end."""
        return self._persist(partial(super().dequeue_job_and_maintain_ttl, timeout, max_idle_time))

    def _persist(self, do: Callable[[], Result]) -> Result:
        """Do something when Redis is there."""
        while True:
            try:
                return do()
            except AWAY:
                self.rest()

    def rest(self) -> None:
        """Wait until Redis is to be tried again; a signal to stop ends it. A worker that waits does not hang."""
        systemd_notify.show()
        time.sleep(AGAIN_SECONDS)

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Do a job, and charge the time that it takes to its lane; a signal to stop waits for its end.

        A job that is done is removed. One that Redis' absence cuts off stays as one that was begun: the caretaker, or
        who waits for it, asks again.
        """
        self._state = WorkerStatus.BUSY
        assert isinstance(job, OurJob)
        assert isinstance(queue, OurQueue)
        began, fair, trace = time.monotonic(), queue.fair, job.description or None
        with (
            beats(systemd_notify.show),
            beats(lambda: fair.show(queue.name, self.name)),
            tracing.within(trace) if queue.name in QUEUES_WITHOUT_HINTS else _consuming(job, queue.name, trace),
        ):
            try:
                done = self.perform_job(job, queue)
            except AWAY:
                done = False
        took = time.monotonic() - began
        with suppress(RedisError):  # what is lost with it is a charge
            fair.end(queue.name, self.name, job.lane, took, remove=job.key if done else "")
        self.set_state(WorkerStatus.IDLE)

    def prepare_job_execution(self, job: Job, remove_from_intermediate_queue: bool = False) -> None:
        """Show that a job was begun; should it never end, it is forgotten some time."""
        with self.connection.pipeline(transaction=False) as pipeline:
            job.prepare_for_execution(self.name, pipeline)
            pipeline.expire(job.key, KEPT_SECONDS)
            pipeline.execute()

    def handle_execution_ended(self, job: Job, queue: Queue, heartbeat_ttl: int) -> None:
        """Note when a job ended."""
        job.ended_at = datetime.now(UTC)

    def handle_job_success(self, job: Job, queue: Queue, started_job_registry: Any) -> None:
        """Leave a job that is done to `execute_job`, which removes it."""

    def check_for_suspension(self, burst: bool) -> None:
        """Ask nobody whether to rest: a worker that shall not work is stopped."""

    def subscribe(self) -> None:
        """Listen to no commands."""

    def _set_ip_address(self, connection: Any) -> None:
        """Ask nobody for the addresses of all clients, of which RQ would look for its own."""
        self.ip_address = "unknown"


def _consuming(job: OurJob, queue: str, trace: str | None) -> AbstractContextManager[Any]:
    """Return the span of a job."""
    also = messaging("process", queue, job.func_name, job.args[0])
    return tracing.span(f"process {queue}", trace, kind="consumer", also=also)


class _Unhurried(BaseDeathPenalty):
    """No bound on a job's time: RQ's is a signal, which only the main thread gets, and a delivery bounds itself."""

    def setup_death_penalty(self) -> None:
        """Do nothing."""

    def cancel_death_penalty(self) -> None:
        """Do nothing."""


class Deliverer(Worker):
    """A worker in a thread of its own, which sends webhooks: a receiver that is slow keeps no turn waiting."""

    death_penalty_class = _Unhurried

    def __init__(self, stop: threading.Event) -> None:
        super().__init__(DELIVERIES, DELIVERERS_TIME_TO_LIVE)
        self._stop = stop
        self.is_sending = False

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Do a job likewise."""
        self.is_sending = True
        try:
            super().execute_job(job, queue)
        finally:
            self.is_sending = False

    def heartbeat(self, timeout: int | None = None, pipeline: Pipeline | None = None) -> None:
        """Show that it lives; raise StopRequested if it is to stop: a job that it has just taken is asked for again."""
        self._end_if_asked()
        super().heartbeat(timeout, pipeline)

    def rest(self) -> None:
        """Wait likewise, unless it is to stop."""
        self._stop.wait(AGAIN_SECONDS)
        self._end_if_asked()

    def _end_if_asked(self) -> None:
        if self._stop.is_set():
            raise StopRequested

    def _install_signal_handlers(self) -> None:
        """Leave signals to the main thread."""


class Deliverers:
    """The threads that send webhooks, until `stop` is set."""

    def __init__(self, stop: threading.Event) -> None:
        self._stop = stop
        self._workers: dict[threading.Thread, Deliverer] = {}
        self._threads = [threading.Thread(target=self._run, name="webhooks", daemon=True) for _ in range(DELIVERERS)]
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        """Wait a little for what is being sent; what is cut off is sent again, with the same id.

        Who waits for something to send ends with the process.
        """
        until = time.monotonic() + STOP_SECONDS
        for thread, worker in [*self._workers.items()]:
            if worker.is_sending:
                thread.join(max(0.0, until - time.monotonic()))
            else:
                worker.register_death()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                worker = self._workers[threading.current_thread()] = Deliverer(self._stop)
                worker.work(logging_level="WARNING")
            except StopRequested:
                return  # it came before RQ's loop, which knows it, had begun
            except RedisError as error:
                log.warning("webhooks wait for Redis: %s", error)
            self._stop.wait(1)


def work(max_jobs: int | None = None, logging_level: str = "WARNING") -> None:
    """Do jobs until so many are done or a signal comes; meanwhile play chosen moves that are due, and send webhooks.

    Raise RedisError if Redis goes away.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    for function in FUNCTIONS:  # by one thread: two that import modules which need each other may see half of one
        import_module(function.rpartition(".")[0])
    worker, stop = Worker(), threading.Event()
    thread = threading.Thread(target=keep_playing_due, args=(stop,), name="chosen moves", daemon=True)
    thread.start()
    deliverers = Deliverers(stop)
    try:
        worker.work(max_jobs=max_jobs, logging_level=logging_level)
    finally:
        stop.set()
        delayed_moves.changed.set()
        with suppress(StopRequested):  # by a signal that comes while it ends: RQ's handler raises it anywhere
            thread.join()
        with suppress(StopRequested):
            deliverers.end()
