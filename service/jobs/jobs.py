"""The jobs of workers: the functions that a job may name, and their arguments. Only this class reads jobs.

A job is data in Redis: an attacker with write access could name any function, callback or address.
"""

import logging
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, NoReturn, cast

import msgspec
from msgspec import Meta
from redis import Redis
from redis.exceptions import RedisError
from rq import Queue
from rq.exceptions import DequeueTimeout, NoSuchJobError, StopRequested
from rq.job import Job, JobStatus
from rq.serializers import JSONSerializer

from cairn.events.keys import DEFAULT_PREFIX, PREFIX, key_of
from cairn.service.jobs.fair_queue import FairQueue, JobClass, waiting_key
from cairn.service.limits.clients import ANONYMOUS
from cairn.service.telemetry import tracing

PLAY_TURN = "cairn.workers.turns.play"
BRING_IN = "cairn.workers.imports.bring_in"
HINT = "cairn.workers.hints.work_out"
ANALYSE = "cairn.workers.analyses.work_out"
DELIVER = "cairn.workers.webhooks.deliver"
ERASE = "cairn.workers.erasures.erase"
SEAL = "cairn.workers.sealing.seal"
_Game = Annotated[str, Meta(pattern=r"^[a-z2-7]{20}\Z")]
_Webhook = _Game
_Player = _Game
DRY = "-dry"  # suffix of the ids of archives for a dry run
_Archive = Annotated[str, Meta(pattern=rf"^[0-9a-f]{{64}}({DRY})?\Z")]
_Work = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
_Stretch = Annotated[int, Meta(ge=0, lt=2**31)]
_Version = Annotated[int, Meta(ge=1, lt=2**53)]
_Attempt = Annotated[int, Meta(ge=1, lt=2**31)]

FUNCTIONS: dict[str, Any] = {
    PLAY_TURN: tuple[_Game, _Version, _Attempt],
    BRING_IN: tuple[_Archive, _Attempt],
    HINT: tuple[_Game, _Work, _Attempt],
    ANALYSE: tuple[_Game, _Work, _Stretch, _Attempt],
    DELIVER: tuple[_Webhook, _Attempt],
    ERASE: tuple[_Player, _Attempt],
    SEAL: tuple[_Attempt],
}

LARGEST_DATA = 1024
"""Limit of a job's compressed call, in bytes. A larger one could expand beyond the memory."""
LONGEST_SECONDS = 3600
LOST_SECONDS = 3.0
SIGN = "job"
HUMAN_QUEUE, AI_QUEUE = f"{PREFIX}-turns-human", f"{PREFIX}-turns-ai"
"""The classes of turns: in games with humans, and in games of AIs alone."""
HINT_QUEUE, IMPORT_QUEUE, ANALYSIS_QUEUE = f"{PREFIX}-hints", f"{PREFIX}-imports", f"{PREFIX}-analyses"
WEBHOOK_QUEUE, ERASURE_QUEUE, SEAL_QUEUE = f"{PREFIX}-webhooks", f"{PREFIX}-erasures", f"{PREFIX}-sealing"
_ALL_BUT_ONE, _HALF = 1000, 1
WORK: Mapping[str, JobClass] = {
    HUMAN_QUEUE: JobClass("work", 50),
    HINT_QUEUE: JobClass("work", 100),
    AI_QUEUE: JobClass("work", 400),
    ERASURE_QUEUE: JobClass("work", 400, _ALL_BUT_ONE),
    IMPORT_QUEUE: JobClass("work", 800, _ALL_BUT_ONE, most=1),
    ANALYSIS_QUEUE: JobClass("work", 1600, _ALL_BUT_ONE),
}
DELIVERIES: Mapping[str, JobClass] = {
    WEBHOOK_QUEUE: JobClass("deliveries", 50, _HALF),
    SEAL_QUEUE: JobClass("deliveries", 3200, _ALL_BUT_ONE, most=1),
}
"""The classes of jobs of the workers' webhook threads. Sealing takes seconds, and must not delay turns."""
CLASSES = {**WORK, **DELIVERIES}
KEPT_SECONDS = 3600  # how long a failed or lost job is stored, so that its attempt counts

_READ = (
    *("data", "status", "origin", "description", "worker_name", "timeout", "result_ttl", "failure_ttl"),
    *("created_at", "enqueued_at", "started_at", "ended_at", "last_heartbeat"),
)

_LANE = re.compile(r"[0-9a-f]{1,32}\.[0-9a-f]{1,32}")

_REFUSED = (
    *("success_callback_name", "failure_callback_name", "stopped_callback_name", "webhooks", "meta", "group_id"),
    *("dependency_id", "dependency_ids", "repeats_left", "retries_left"),
)
"""Fields that would make RQ do more than call the function. They must be empty."""

log = logging.getLogger(__name__)


class ForeignJob(ValueError):
    """A job that was not written by Cairn. The message says why."""


class OurJob(Job):
    """A job that calls one of `FUNCTIONS`. Any other job is removed when it is read."""

    redis_job_namespace_prefix = Job.redis_job_namespace_prefix + ("" if PREFIX == DEFAULT_PREFIX else f"{PREFIX}:")

    def __init__(self, id: str | None = None, connection: Redis | None = None, serializer: Any = None) -> None:
        super().__init__(id, connection, JSONSerializer)
        self.lane = ANONYMOUS.lane

    @classmethod
    def fetch(cls, id: str, connection: Redis | None = None, serializer: Any = None) -> Job:
        """Return a job by id. If it is foreign, remove it, log that, and raise NoSuchJobError."""
        try:
            return super().fetch(id, connection)
        except (NoSuchJobError, StopRequested):  # a signal to stop may come at any moment
            raise
        except RedisError as error:
            if not str(error).startswith("WRONGTYPE"):
                raise
            cls._remove(id, connection, error)
        except Exception as error:
            cls._remove(id, connection, error)

    @classmethod
    def _remove(cls, id: str, connection: Redis | None, error: Exception) -> NoReturn:
        assert connection is not None
        log.warning("the job %.80r is foreign and was removed: %.200s", id, error)
        connection.delete(cls.key_for(id))
        raise NoSuchJobError(f"no such job: {id!r}") from error

    def perform(self) -> Any:
        """Call the function. RQ would first make the job persistent, which the worker is about to remove."""
        return self._execute()

    def restore(self, raw_data: Mapping[bytes, bytes]) -> None:
        """Load a job from its hash. Raise ForeignJob, or another ValueError, if it is foreign."""
        fields = {name.decode(): value for name, value in raw_data.items()}
        if refused := [name for name in _REFUSED if fields.get(name)]:
            raise ForeignJob(f"it has a {refused[0]}")
        if not 0 < len(fields.get("data", b"")) <= LARGEST_DATA:
            raise ForeignJob("it names no function")
        super().restore({name.encode(): fields[name] for name in _READ if name in fields})
        if not 0 < (self.timeout or 0) <= LONGEST_SECONDS:
            raise ForeignJob("its timeout is out of bounds")
        _check_call(self.serializer.loads(self.data))
        lane = fields.get("lane", b"").decode(errors="replace")
        self.lane = lane if _LANE.fullmatch(lane) else ANONYMOUS.lane


def _check_call(call: Any) -> None:
    """Raise ForeignJob unless a call has a listed function, no instance, its arguments, and no keyword arguments."""
    if not (isinstance(call, list) and len(call) == 4 and isinstance(call[0], str)):
        raise ForeignJob("it is not a call")
    function, instance, arguments, named = call
    if function not in FUNCTIONS:
        raise ForeignJob(f"it names {function!r}")
    if instance is not None or named != {}:
        raise ForeignJob("it has more than arguments")
    msgspec.convert(arguments, FUNCTIONS[function])


def messaging(
    operation: Literal["send", "process"], queue: str, function: str | None, first: str | int
) -> dict[str, str]:
    """Return OpenTelemetry's messaging attributes of a job with this `first` argument, and the game of a turn."""
    return ({"cairn.game": str(first)} if function == PLAY_TURN else {}) | {
        "messaging.system": "rq",
        "messaging.operation.name": operation,
        "messaging.operation.type": operation,
        "messaging.destination.name": queue,
    }


class OurQueue(Queue):
    """A class of jobs in the fair queue, with the interface of RQ's queues."""

    job_class = OurJob

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **(options | {"serializer": JSONSerializer}))
        self.fair = FairQueue(self.connection, CLASSES)
        self.taker = ""

    def ask(self, function: str, *arguments: str | int, id: str, seconds: int, lane: str) -> None:
        """Queue a call of one of `FUNCTIONS` in a lane, in one round trip. Idempotent by `id`."""
        also = messaging("send", self.name, function, arguments[0])
        with tracing.span(f"send {self.name}", kind="producer", also=also):
            job = OurJob.create(
                function,
                arguments,
                id=id,
                connection=self.connection,
                origin=self.name,
                description=tracing.carrier() or "",
                status=JobStatus.QUEUED,
                timeout=seconds,
                result_ttl=0,
                failure_ttl=KEPT_SECONDS,
            )
            job.enqueued_at = datetime.now(UTC)
            self.fair.put(self.name, lane, id, job.key, job.to_dict() | {"lane": lane})

    @property
    def count(self) -> int:
        """The number of waiting jobs."""
        return self.connection.zcard(waiting_key(self.name))

    def is_waiting(self, id: str) -> bool:
        """Return whether a job is waiting."""
        return self.connection.zscore(waiting_key(self.name), id) is not None

    def waiting_ids(self) -> list[str]:
        """Return the ids of waiting jobs, oldest first."""
        ids = cast(list[bytes], self.connection.zrange(waiting_key(self.name), 0, -1))
        return [id.decode(errors="replace") for id in ids]

    def is_in_hand(self, id: str) -> bool:
        """Return whether a job is waiting, or was queued, taken or shown within `LOST_SECONDS`."""
        if self.connection.exists(key_of(id, SIGN)):
            return True
        try:
            job = OurJob.fetch(id, self.connection)
        except NoSuchJobError:
            return False
        if job.get_status(refresh=False) not in (JobStatus.QUEUED, JobStatus.STARTED):
            return False
        begun = job.started_at or job.enqueued_at
        if begun and (datetime.now(UTC) - begun).total_seconds() < LOST_SECONDS:
            return True
        return self.is_waiting(id)

    @classmethod
    def dequeue_any(  # type: ignore[override]  # with our classes of jobs and queues
        cls, queues: Sequence["OurQueue"], timeout: int | None, connection: Redis, **_classes: Any
    ) -> tuple[Job, Queue] | None:
        """Pop the next job of these queues. Raise DequeueTimeout after `timeout` seconds."""
        by_name = {queue.name: queue for queue in queues}
        while taken := queues[0].fair.take([*by_name], queues[0].taker, timeout):
            name, id = taken
            with suppress(NoSuchJobError):  # try the next job
                return OurJob.fetch(id, connection), by_name[name]
        if timeout is not None:
            raise DequeueTimeout(timeout, [*by_name])
        return None

    def enqueue_dependents(self, *_job: Any, **_options: Any) -> None:
        """Do nothing: jobs have no dependents."""
