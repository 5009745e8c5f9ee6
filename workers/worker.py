"""The worker: an RQ worker in one process that does our jobs alone, the most urgent class of queues first."""

import threading
from typing import Any

from rq import Queue, SimpleWorker
from rq.serializers import JSONSerializer

from service.commands.jobs import OurJob, OurQueue
from service.commands.turn_queue import CLASSES
from workers.turns import keep_playing_due, services

TIME_TO_LIVE = 20
"""RQ's seconds to live of a worker: it shows that it lives at least every quarter of this."""


class Worker(SimpleWorker):
    """A worker on all our queues. It takes no commands from Redis, where RQ would listen to a channel for them."""

    job_class = OurJob
    queue_class = OurQueue

    def __init__(self) -> None:
        self._classes = [list(names) for names in CLASSES]
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
