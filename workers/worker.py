"""The worker: an RQ worker in one process that runs only Cairn's jobs, in the order of the fair queue.

RQ (2.12) writes 73 commands a job, for tools that watch it while it runs, and for features that no job of Cairn uses:
results, dependents, watched executions. A job of Cairn takes milliseconds, its own heartbeat shows that it is in
progress, and the caretaker finds lost ones. So only the start of a job is written; at its end the job is removed. What
RQ does when a job fails is unchanged.
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
    LONGEST_SECONDS,
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

UNTIMED_QUEUES = {HUMAN_QUEUE, HINT_QUEUE}
"""Queues of jobs whose duration depends on a hand in a running game: no trace records when they end."""

TIME_TO_LIVE = 20
"""RQ's time to live of a worker in seconds: it waits 15 seconds less for a job, and then sends a heartbeat."""
DELIVERERS_TIME_TO_LIVE = 35
"""The same for a worker that sends webhooks: each process has four of these, and they are not counted."""

LOOP_SECONDS = 8.0
"""The longest time between two rounds of an idle worker: it waits 5 seconds for a job."""

BEAT = timedelta(seconds=1)
"""The minimum interval of heartbeats of a worker that runs one job after the other."""

AGAIN_SECONDS = 1.0
"""Seconds between two attempts to reach an unavailable Redis; RQ's own pause grows."""
DELIVERERS = 4
"""Threads of a worker that send webhooks; each waits for its receiver most of the time."""
SWITCH_SECONDS = 0.0005
"""Switch interval for a thread with a response of Redis while another computes: 5 ms cost 0.1 s per delivery."""
STOP_SECONDS = 3
"""Seconds that a stopping worker waits for deliveries in progress."""

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Worker(SimpleWorker):
    """A worker on all of Cairn's queues. It takes no commands from Redis, and so listens to no channel."""

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
        """Keep the connection's timeout: RQ would make it longer than its wait for a job."""
        return connection

    def register_birth(self) -> None:
        """Register this worker and its queues in Redis, when that is available."""
        self._persist(self._enter)

    def _enter(self) -> None:
        self.connection.delete(self.key)  # an earlier attempt may have registered it
        super().register_birth()  # type: ignore[no-untyped-call]  # RQ leaves it untyped
        self._date_heartbeat()
        self.connection.sadd(Queue.redis_queues_keys, *(queue.key for queue in self.queues))

    def register_death(self) -> None:
        """Remove this worker from Redis; if that is unavailable, the entry expires in a minute or two."""
        with suppress(*AWAY):
            super().register_death()  # type: ignore[no-untyped-call]  # RQ leaves it untyped

    def heartbeat(self, timeout: int | None = None, pipeline: Pipeline | None = None) -> None:
        """Send a heartbeat, unless one was just sent; register again in a Redis that has lost the worker."""
        if self.last_heartbeat and datetime.now(UTC) - self.last_heartbeat < BEAT:
            return
        self._beat(LOOP_SECONDS)
        self._renew(timeout, pipeline)

    def _renew(self, timeout: int | None = None, pipeline: Pipeline | None = None) -> None:
        with suppress(*AWAY):  # the next request for a job waits for Redis
            if self.connection.exists(self.key):
                super().heartbeat(timeout, pipeline)
                self._date_heartbeat()
            else:
                self._enter()
                super().set_state(self.get_state())

    def _date_heartbeat(self) -> None:
        """Record the time of the heartbeat by Redis' clock, as readers compare it; RQ uses this machine's."""
        at = datetime.fromtimestamp(services().clock.time(), UTC)
        self.connection.hset(self.key, "last_heartbeat", utcformat(at))

    def set_state(self, state: str, pipeline: Pipeline | None = None) -> None:
        """Write the state, unless it is the one that was last written."""
        if state == self._state_shown:
            self._state = state
        else:
            with suppress(*AWAY):
                super().set_state(state, pipeline)
                self._state_shown = state

    def dequeue_job_and_maintain_ttl(
        self, timeout: int | None, max_idle_time: int | None = None
    ) -> tuple[Job, Queue] | None:
        """Pop the next job; also wait for a Redis that does not respond, where RQ would end."""
        return self._persist(partial(super().dequeue_job_and_maintain_ttl, timeout, max_idle_time))

    def _persist(self, do: Callable[[], Result]) -> Result:
        """Call `do` when Redis is available."""
        while True:
            try:
                return do()
            except AWAY:
                self.rest()

    def rest(self) -> None:
        """Wait until the next attempt to reach Redis; a signal to stop ends it. Meanwhile heartbeats go on."""
        self._beat(LOOP_SECONDS)
        time.sleep(AGAIN_SECONDS)

    def _beat(self, seconds: float) -> None:
        """Note that this worker's loop is alive, and will note so again within these seconds."""
        systemd_notify.show()
        services().parts.beat(seconds)

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Run a job, and charge its time to its lane; a signal to stop waits for its end.

        A finished job is removed. A job interrupted by an unavailable Redis stays as begun: the caretaker, or the
        client that waits for it, requests it again.
        """
        self._state = WorkerStatus.BUSY
        self._beat(float(job.timeout or LONGEST_SECONDS))
        assert isinstance(job, OurJob)
        assert isinstance(queue, OurQueue)
        began, fair, trace = time.monotonic(), queue.fair, job.description or None
        with (
            beats(systemd_notify.show),
            beats(lambda: fair.show(queue.name, self.name)),
            beats(self._renew),
            tracing.within(trace) if queue.name in UNTIMED_QUEUES else _consuming(job, queue.name, trace),
        ):
            try:
                done = self.perform_job(job, queue)
            except AWAY:
                done = False
        took = time.monotonic() - began
        with suppress(RedisError):  # only a charge is lost
            fair.end(queue.name, self.name, job.lane, took, remove=job.key if done else "")
        self.set_state(WorkerStatus.IDLE)

    def prepare_job_execution(self, job: Job, remove_from_intermediate_queue: bool = False) -> None:
        """Record that a job has begun; if it never ends, the record expires."""
        with self.connection.pipeline(transaction=False) as pipeline:
            job.prepare_for_execution(self.name, pipeline)
            pipeline.expire(job.key, KEPT_SECONDS)
            pipeline.execute()

    def handle_execution_ended(self, job: Job, queue: Queue, heartbeat_ttl: int) -> None:
        """Record when a job ended."""
        job.ended_at = datetime.now(UTC)

    def handle_job_success(self, job: Job, queue: Queue, started_job_registry: Any) -> None:
        """Leave a finished job to `execute_job`, which removes it."""

    def check_for_suspension(self, burst: bool) -> None:
        """Skip the check for suspension: a worker that should not work is stopped."""

    def subscribe(self) -> None:
        """Listen to no commands."""

    def _set_ip_address(self, connection: Any) -> None:
        """Skip the request for all clients' addresses, in which RQ would look for its own."""
        self.ip_address = "unknown"


def _consuming(job: OurJob, queue: str, trace: str | None) -> AbstractContextManager[Any]:
    """Return the span of a job."""
    also = messaging("process", queue, job.func_name, job.args[0])
    return tracing.span(f"process {queue}", trace, kind="consumer", also=also)


class _Unhurried(BaseDeathPenalty):
    """No time limit for a job: RQ's is a signal, for the main thread only. A delivery has its own limit."""

    def setup_death_penalty(self) -> None:
        """Do nothing."""

    def cancel_death_penalty(self) -> None:
        """Do nothing."""


class Deliverer(Worker):
    """A worker in a thread of its own that sends webhooks: a slow receiver delays no turn."""

    death_penalty_class = _Unhurried

    def __init__(self, stop: threading.Event) -> None:
        super().__init__(DELIVERIES, DELIVERERS_TIME_TO_LIVE)
        self._stop = stop
        self.is_sending = False

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Run a job likewise."""
        self.is_sending = True
        try:
            super().execute_job(job, queue)
        finally:
            self.is_sending = False

    def heartbeat(self, timeout: int | None = None, pipeline: Pipeline | None = None) -> None:
        """Send a heartbeat; raise StopRequested on a stop: a job that was just taken is enqueued again."""
        self._end_if_requested()
        super().heartbeat(timeout, pipeline)

    def rest(self) -> None:
        """Wait likewise, unless it should stop."""
        self._stop.wait(AGAIN_SECONDS)
        self._end_if_requested()

    def _beat(self, seconds: float) -> None:
        """Say nothing about the loop of the main thread."""
        systemd_notify.show()

    def _end_if_requested(self) -> None:
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
        """Wait briefly for deliveries in progress; an interrupted one is sent again, with the same id.

        A thread that waits for a job ends with the process.
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
                return  # it came before RQ's loop, which handles it, had begun
            except RedisError as error:
                log.warning("webhooks are waiting for Redis: %s", error)
            self._stop.wait(1)


def work(max_jobs: int | None = None, logging_level: str = "WARNING") -> None:
    """Run up to `max_jobs` jobs, until a signal; meanwhile play due delayed moves, and send webhooks.

    Raise RedisError if Redis becomes unavailable.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    for function in FUNCTIONS:  # by one thread: two that import modules with mutual imports may see half of one
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
        with suppress(StopRequested):  # by a signal during the end: RQ's handler raises it anywhere
            thread.join()
        with suppress(StopRequested):
            deliverers.end()
