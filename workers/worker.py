"""The worker: an RQ worker in one process that does our jobs alone, the most urgent class of queues first.

RQ (2.12) writes 73 commands a job, for tools that look at it while it runs, and for what none of our jobs has: results,
dependents, executions that are watched. A job of ours takes milliseconds, its own heartbeat shows that it is in hand,
and what was lost the caretaker finds. So all that is written of a job is that it was begun; at its end it is removed.
What RQ does when a job fails is left as it is.
"""

import threading
from datetime import UTC, datetime, timedelta
from typing import Any

from redis.client import Pipeline
from rq import Queue, SimpleWorker
from rq.job import Job
from rq.serializers import JSONSerializer
from rq.worker import WorkerStatus

from service.commands.jobs import KEPT_SECONDS, OurJob, OurQueue
from service.commands.turn_queue import CLASSES
from workers.turns import keep_playing_due, services

TIME_TO_LIVE = 20
"""RQ's seconds to live of a worker: it shows that it lives at least every quarter of this."""

BEAT = timedelta(seconds=1)
"""A worker that does one job after the other shows no oftener that it lives."""


class Worker(SimpleWorker):
    """A worker on all our queues. It takes no commands from Redis, where RQ would listen to a channel for them."""

    job_class = OurJob
    queue_class = OurQueue

    def __init__(self) -> None:
        self._classes = [list(names) for names in CLASSES]
        self._state_shown = ""
        names = [name for names in CLASSES for name in names]
        super().__init__(
            names, connection=services().turn_queue.redis, serializer=JSONSerializer, worker_ttl=TIME_TO_LIVE
        )

    def reorder_queues(self, reference_queue: Queue) -> None:
        """Put the queue that a job was just taken from behind the others of its class."""
        for names in self._classes:
            if reference_queue.name in names:
                place = names.index(reference_queue.name) + 1
                names[:] = names[place:] + names[:place]
        order = [name for names in self._classes for name in names]
        self._ordered_queues.sort(key=lambda queue: order.index(queue.name))

    def register_birth(self) -> None:
        """Enter this worker and its queues in Redis."""
        super().register_birth()  # type: ignore[no-untyped-call]  # RQ leaves it untyped
        self.connection.sadd(Queue.redis_queues_keys, *(queue.key for queue in self.queues))

    def heartbeat(self, timeout: int | None = None, pipeline: Pipeline | None = None) -> None:
        """Show that it lives, unless it just did; a Redis that has lost the worker is told of it anew."""
        if self.last_heartbeat and datetime.now(UTC) - self.last_heartbeat < BEAT:
            return
        if self.connection.exists(self.key):
            super().heartbeat(timeout, pipeline)
        else:
            self.register_birth()
            super().set_state(self.get_state())

    def set_state(self, state: str, pipeline: Pipeline | None = None) -> None:
        """Show that it has started, and that it takes jobs: not each time anew."""
        if state == self._state_shown:
            self._state = state
        else:
            super().set_state(state, pipeline)
            self._state_shown = state

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Do a job; a signal to stop waits for its end."""
        self._state = WorkerStatus.BUSY
        self.perform_job(job, queue)
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
        """Remove a job that is done."""
        self.connection.delete(job.key)

    def check_for_suspension(self, burst: bool) -> None:
        """Ask nobody whether to rest: a worker that shall not work is stopped."""

    def subscribe(self) -> None:
        """Listen to no commands."""

    def _set_ip_address(self, connection: Any) -> None:
        """Ask nobody for the addresses of all clients, of which RQ would look for its own."""
        self.ip_address = "unknown"


def work(max_jobs: int | None = None, logging_level: str = "WARNING") -> None:
    """Do jobs until so many are done or a signal comes, and meanwhile play the chosen moves that are due.

    Raise RedisError if Redis goes away.
    """
    worker, stop = Worker(), threading.Event()
    thread = threading.Thread(target=keep_playing_due, args=(stop,), name="chosen moves", daemon=True)
    thread.start()
    try:
        worker.work(max_jobs=max_jobs, logging_level=logging_level)
    finally:
        stop.set()
        thread.join()
