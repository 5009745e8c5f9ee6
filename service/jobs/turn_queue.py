"""The turn queue: AI turns as RQ jobs, in games with `humans` or of AIs alone, and the state of each attempt."""

import re
from contextlib import suppress
from datetime import UTC, datetime

from redis import Redis
from rq import Worker
from rq.exceptions import NoSuchJobError
from rq.job import Job
from rq.serializers import JSONSerializer

from cairn.events.clock import RedisClock
from cairn.events.connections import Connections
from cairn.events.keys import PREFIX
from cairn.service.jobs.fair_queue import waiting_key
from cairn.service.jobs.jobs import AI_QUEUE, CLASSES, HUMAN_QUEUE, PLAY_TURN, OurJob, OurQueue
from cairn.service.limits.clients import GameClients

TURN_SECONDS = 60
LONGEST_GAP = 4  # maximum number of consecutive attempts without a job: their chosen moves could not be made
LIVE_SECONDS = 10
_JOB_ID = re.compile(r"turn-([a-z2-7]{20})-\d+-\d+")


class TurnQueue:
    """The queues of AI turns on one Redis. `game_clients` may be on another."""

    def __init__(self, redis: Redis, game_clients: GameClients, clock: RedisClock) -> None:
        self._clock = clock
        self.redis = redis
        self.game_clients = game_clients
        self._ask = Connections(redis).ask
        self.queues = {name: OurQueue(name, redis) for name in (HUMAN_QUEUE, AI_QUEUE)}

    def enqueue(self, game: str, version: int, attempt: int = 1, *, humans: bool) -> None:
        """Queue the AI turn at a version of a game, with `humans` if any are seated. Idempotent."""
        queue = self.queues[HUMAN_QUEUE if humans else AI_QUEUE]
        id, lane = job_id(game, version, attempt), self.game_clients.lane(game)
        queue.ask(PLAY_TURN, game, version, attempt, id=id, seconds=TURN_SECONDS, lane=lane)

    def has_humans_waiting(self) -> bool:
        """Return whether a turn of a game with humans is waiting."""
        return bool(self._ask(("EXISTS", waiting_key(HUMAN_QUEUE))))

    def attempt(self, game: str, version: int, attempt: int) -> Job | None:
        """Return the job of an attempt, or None."""
        with suppress(NoSuchJobError):
            return OurJob.fetch(job_id(game, version, attempt), self.redis)
        return None

    def last_attempt(self, game: str, version: int) -> int:
        """Return the number of the last attempt with a job, or 0."""
        last = 0
        while True:
            following = range(last + 1, last + 1 + LONGEST_GAP)
            with self.redis.pipeline(transaction=False) as pipeline:
                for number in following:
                    pipeline.exists(OurJob.key_for(job_id(game, version, number)))
                numbers = [number for number, there in zip(following, pipeline.execute(), strict=True) if there]
            if not numbers:
                return last
            last = numbers[-1]

    def is_queued(self, job: Job) -> bool:
        """Return whether a turn's job is really in its queue. A lost job may still have that status."""
        return self.queues[job.origin].is_waiting(job.id)

    def waiting_games(self) -> set[str]:
        """Return the games with a queued turn."""
        ids = [id for queue in self.queues.values() for id in queue.waiting_ids()]
        return {match[1] for id in ids if (match := _JOB_ID.fullmatch(id))}

    def measure_waits(self) -> dict[str, tuple[int, float]]:
        """Return by class the number of waiting jobs, and the seconds that the oldest waits. Raise RedisError."""
        with self.redis.pipeline(transaction=False) as pipeline:
            for name in CLASSES:
                pipeline.zcard(waiting_key(name))
                pipeline.zrange(waiting_key(name), 0, 0, withscores=True)
            replies, now = pipeline.execute(), self._clock.estimate()
        ages = [max(0.0, now - first[0][1]) if first else 0.0 for first in replies[1::2]]
        names = (name.removeprefix(f"{PREFIX}-") for name in CLASSES)
        return dict(zip(names, zip(replies[::2], ages, strict=True), strict=True))

    def workers(self) -> int:
        """Return the number of live workers: those with a heartbeat within the last `LIVE_SECONDS`."""
        since = datetime.fromtimestamp(self._clock.estimate() - LIVE_SECONDS, UTC)
        workers = Worker.all(queue=self.queues[HUMAN_QUEUE], serializer=JSONSerializer)
        return sum(worker.last_heartbeat is not None and worker.last_heartbeat > since for worker in workers)


def job_id(game: str, version: int, attempt: int) -> str:
    """Return the RQ job id of an attempt."""
    return f"turn-{game}-{version}-{attempt}"
