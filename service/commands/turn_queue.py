"""The turn queue: one RQ queue of AI turns, and what is known of each attempt at one."""

from contextlib import suppress
from datetime import UTC, datetime, timedelta

from redis import Redis
from rq import Queue, Worker
from rq.exceptions import DuplicateJobError
from rq.job import Job
from rq.serializers import JSONSerializer

QUEUE = "cairn-turns"
TURN_SECONDS = 60
KEPT_SECONDS = 3600
"""How long a failed job is remembered, so that its attempt counts."""

LIVE_SECONDS = 30


class TurnQueue:
    """The queue of turns that AIs owe."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.queue = Queue(QUEUE, connection=redis, serializer=JSONSerializer)

    def enqueue(self, game: str, version: int, attempt: int = 1) -> None:
        """Ask a worker, by name, for the turn that is owed at a version; asking twice is asking once."""
        with suppress(DuplicateJobError):
            self.queue.enqueue(
                "workers.turns.play",
                game,
                version,
                attempt,
                job_id=job_id(game, version, attempt),
                unique=True,
                job_timeout=TURN_SECONDS,
                result_ttl=0,
                failure_ttl=KEPT_SECONDS,
            )

    def attempt(self, game: str, version: int, attempt: int) -> Job | None:
        """Return the job of an attempt, or None if there is none."""
        return Job.fetch_many([job_id(game, version, attempt)], connection=self.redis, serializer=JSONSerializer)[0]

    def workers(self) -> int:
        """Return how many workers live: those whose heartbeat came within the last `LIVE_SECONDS`."""
        since = datetime.now(UTC) - timedelta(seconds=LIVE_SECONDS)
        workers = Worker.all(queue=self.queue, serializer=JSONSerializer)
        return sum(worker.last_heartbeat is not None and worker.last_heartbeat > since for worker in workers)


def job_id(game: str, version: int, attempt: int) -> str:
    """Return what RQ knows an attempt by."""
    return f"turn-{game}-{version}-{attempt}"
