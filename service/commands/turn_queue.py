"""The turn queue: the turns that AIs owe, as RQ jobs, and what is known of each attempt at one.

Games in which a human sits come before games of AIs alone. Each of the two classes has a queue for each lane.
"""

import re
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from redis import Redis
from rq import Worker
from rq.exceptions import NoSuchJobError
from rq.job import Job
from rq.serializers import JSONSerializer

from events.connections import Connections
from service.commands import analyses, hints, imports
from service.commands.jobs import PLAY_TURN, OurJob, OurQueue
from service.commands.lanes import LANES, Lanes

HUMAN_QUEUES = tuple(f"cairn-turns-human-{lane}" for lane in range(LANES))
AI_QUEUES = tuple(f"cairn-turns-ai-{lane}" for lane in range(LANES))
OLD_QUEUE = "cairn-turns"
"""Where versions before the lanes enqueued every turn; what they left there is still played."""

CLASSES = (HUMAN_QUEUES, (OLD_QUEUE,), AI_QUEUES, (hints.QUEUE,), (imports.QUEUE,), (analyses.QUEUE,))
"""The queues that workers take jobs from, the first class first; within a class in turn."""

TURN_SECONDS = 60
LONGEST_GAP = 4
"""How many attempts in a row may have no job any more: those that chose a move that could not be made."""

LIVE_SECONDS = 30

_JOB_ID = re.compile(rb"turn-([a-z2-7]{20})-\d+-\d+")


class TurnQueue:
    """The queues of turns that AIs owe, on one Redis; `lanes` may be on another."""

    def __init__(self, redis: Redis, lanes: Lanes) -> None:
        self.redis = redis
        self.lanes = lanes
        self._ask = Connections(redis).ask
        self.queues = {name: OurQueue(name, redis, serializer=JSONSerializer) for name in HUMAN_QUEUES + AI_QUEUES}

    def enqueue(self, game: str, version: int, attempt: int = 1, *, humans: bool) -> None:
        """Ask a worker, by name, for the turn that is owed at a version; asking twice is asking once.

        `humans` tells whether a human sits in the game.
        """
        queue = (HUMAN_QUEUES if humans else AI_QUEUES)[self.lanes.get(game)]
        id = job_id(game, version, attempt)
        self.queues[queue].ask(PLAY_TURN, game, version, attempt, id=id, seconds=TURN_SECONDS)

    def has_humans_waiting(self) -> bool:
        """Tell whether a turn of a game in which a human sits waits for a worker."""
        return bool(self._ask(("EXISTS", *(self.queues[name].key for name in HUMAN_QUEUES))))

    def attempt(self, game: str, version: int, attempt: int) -> Job | None:
        """Return the job of an attempt, or None if there is none."""
        with suppress(NoSuchJobError):
            return OurJob.fetch(job_id(game, version, attempt), self.redis)
        return None

    def last_attempt(self, game: str, version: int) -> int:
        """Return the number of the last attempt that there is a job of, 0 if there is none."""
        last = 0
        while True:
            following = range(last + 1, last + 1 + LONGEST_GAP)
            with self.redis.pipeline(transaction=False) as pipeline:
                for number in following:
                    pipeline.exists(OurJob.key_for(job_id(game, version, number)))
                found = [number for number, there in zip(following, pipeline.execute(), strict=True) if there]
            if not found:
                return last
            last = found[-1]

    def is_queued(self, job: Job) -> bool:
        """Tell whether a job stands in its queue: one that was lost on its way to a worker only says so."""
        return self.redis.lpos(OurQueue.redis_queue_namespace_prefix + job.origin, job.id) is not None

    def waiting(self) -> set[str]:
        """Return the games of which a turn stands in a queue."""
        with self.redis.pipeline(transaction=False) as pipeline:
            for name in (*HUMAN_QUEUES, OLD_QUEUE, *AI_QUEUES):
                pipeline.lrange(OurQueue.redis_queue_namespace_prefix + name, 0, -1)
            queues = pipeline.execute()
        return {found[1].decode() for ids in queues for id in ids if (found := _JOB_ID.fullmatch(id))}

    def workers(self) -> int:
        """Return how many workers live: those whose heartbeat came within the last `LIVE_SECONDS`."""
        since = datetime.now(UTC) - timedelta(seconds=LIVE_SECONDS)
        workers = Worker.all(queue=self.queues[HUMAN_QUEUES[0]], serializer=JSONSerializer)
        return sum(worker.last_heartbeat is not None and worker.last_heartbeat > since for worker in workers)


def job_id(game: str, version: int, attempt: int) -> str:
    """Return what RQ knows an attempt by."""
    return f"turn-{game}-{version}-{attempt}"
