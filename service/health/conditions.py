"""The health of an installation: each condition of the table, as it is now.

`/readyz`, `cairn doctor`, `cairn status`, the metrics and the page report what this room finds, and check nothing else.
"""

import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from redis import Redis
from redis.exceptions import NoPermissionError, RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.events.clock import RedisClock, seconds
from cairn.projections.message import Message, message
from cairn.projections.ratings import Ratings
from cairn.service.errors import Problem, Unavailable
from cairn.service.health import checks
from cairn.service.health.probe import Probe
from cairn.service.health.table import Condition, Observation, bad, good, settle
from cairn.service.jobs.schedule import Schedule
from cairn.service.jobs.sealing import Sealing
from cairn.service.jobs.turn_queue import TurnQueue
from cairn.service.languages import english
from cairn.service.redis_clients.availability import AWAY
from cairn.service.redis_clients.files import Files
from cairn.service.redis_clients.process_registry import ProcessRegistry, Registered
from cairn.service.redis_clients.refusals import refusal_of
from cairn.service.redis_clients.replication import Replication
from cairn.service.redis_clients.server import UNUSABLE, durability
from cairn.service.redis_clients.server_key import WrongKeyError, check_key
from cairn.service.run.folder import Room, measure
from cairn.service.storage.backup_record import last_backup, read_notes
from cairn.service.telemetry.skew import Skew

ANSWER_SECONDS, STORE_SECONDS, PREPARE_SECONDS = 1.5, 1.0, 5.0
"""Timeouts for Redis and for the store: longer than a healthy server takes, shorter than clients wait."""
_NO_ANSWER = f"it has not answered within {ANSWER_SECONDS:g} seconds"
Stored = tuple[str, Room | None]
"""Why the store cannot be used, or "", and the space on its disk, if it is a folder."""


@dataclass
class Conditions:
    """The conditions of an installation. Both servers are queried in parallel, with a timeout of `ANSWER_SECONDS`.

    `embedded`: `cairn up` runs this Redis, on this machine. Machine names (`named`) are shown to the operator only.
    """

    redis: Redis
    key: str | None
    promise: Replication
    skew: Skew
    files: Files
    clock: RedisClock
    parts: ProcessRegistry
    turn_queue: TurnQueue
    schedule: Schedule
    sealing: Sealing
    ratings: Ratings
    cold_url: str | None
    embedded: bool
    named: bool

    def __post_init__(self) -> None:
        self._games, self._queue, self._store = Probe(self._ask_games), Probe(self._ask_queue), Probe(self._ask_store)

    def prepare(self) -> None:
        """Wait for a first answer of the store: a bucket's client loads for longer than later answers may take."""
        with suppress(TimeoutError):
            self._store.begin().result(PREPARE_SECONDS)

    def find(self) -> Observation:
        """Return the current conditions."""
        until = time.monotonic() + ANSWER_SECONDS
        games, queue = self._games.begin(), self._queue.begin()
        refusal: RedisError | Problem | None
        try:
            found, refusal, registered = games.result(until - time.monotonic())
        except (RedisError, TimeoutError) as error:
            refusal, registered = _redis_error(error), None
            found = [self._refused(refusal)]
        try:
            of_queue, workers = queue.result(max(0.0, until - time.monotonic()))
        except (RedisError, TimeoutError) as error:
            return Observation(settle([*found, self._without_queue(_redis_error(error))]), refusal)
        return Observation(settle([*found, *of_queue, _workers(workers, registered)]), refusal, workers)

    def _ask_games(self) -> tuple[list[Condition], RedisError | Problem | None, Registered]:
        """Return the conditions of the games' Redis. While it refuses only writes, the others are measured, too."""
        until, store = time.monotonic() + STORE_SECONDS, self._store.begin()
        if self.parts.refusal:
            raise self.parts.refusal
        refusals, found = list[RedisError | Problem](), list[Condition]()
        try:
            wrong: list[Message | str] = [*durability(self.redis, write=True).warnings(), *self.promise.warnings()]
            found += [good("redis"), *_all("durability", wrong)]
        except RedisError as error:
            if isinstance(error, (*AWAY, *UNUSABLE)):
                raise
            refusals.append(error)
            found.append(self._refused(error))
        registered = self.parts.look()
        for check in (self._check_promises(refusals), self._check_work(registered), self._check_files(store, until)):
            found += check
        return found, refusals[0] if refusals else None, registered

    def _check_promises(self, refusals: list[RedisError | Problem]) -> Iterator[Condition]:
        try:
            check_key(self.redis, self.key)
            yield good("key")
        except WrongKeyError as error:
            refusals.append(error)
            yield bad("key", f"{error}." if self.named else "health-key-other")
        broken = self.promise.broken()
        refusals += [Unavailable(said, retry_after=1) for said in broken]
        yield from _all("replicas", broken)
        yield from _all("clocks", self.skew.warnings(self.clock.time(), named=self.named))
        yield from _all("files", self.files.warnings())

    def _check_work(self, registered: Registered) -> Iterator[Condition]:
        yield checks.check_version(registered, self.parts.own, named=self.named)
        yield good("processes")
        yield from checks.check_processes(registered, named=self.named)
        yield checks.check_caretaker(self.schedule, registered)
        if (oldest := self.ratings.oldest_waiting()) is not None:
            yield from checks.check_backlog({"ratings": self.clock.time() - seconds(oldest)}, named=self.named)

    def _check_files(self, store: "Future[Stored]", until: float) -> Iterator[Condition]:
        notes, last, now = read_notes(self.redis), last_backup(self.redis), self.clock.time()
        yield checks.check_backup(last, notes, now, named=self.named, small=self.embedded)
        yield checks.check_restore(notes, now, named=self.named)
        with suppress(NoPermissionError):
            yield checks.check_memory("games", self.redis, named=self.named)
        yield checks.check_segments(self.sealing, named=self.named)
        rooms = {"backups": Room(notes.free, notes.size)}
        if self.embedded:
            with suppress(OSError, NoPermissionError):
                rooms["folder"] = measure(Path(str(self.redis.config_get("dir")["dir"])))
        try:  # last, as it may take long
            fault, room = store.result(max(0.0, until - time.monotonic()))
        except TimeoutError:
            fault, room = f"It has not answered within {STORE_SECONDS:g} seconds", None
        yield checks.check_store(self.sealing, fault, named=self.named)
        rooms |= {"store": room} if room else {}
        yield good("disk")
        yield from checks.check_disk(rooms, named=self.named)

    def _ask_store(self) -> Stored:
        fault = self.sealing.cold.fault()
        with suppress(OSError):
            return fault, measure(Path(self.cold_url)) if self.cold_url and "://" not in self.cold_url else None
        return fault, None

    def _ask_queue(self) -> tuple[list[Condition], int]:
        with suppress(RedisError, TimeoutError):  # then the clock is known, and is not asked while the games' is away
            self._games.begin().result(ANSWER_SECONDS / 2)
        redis, policy, found = self.turn_queue.redis, None, list[Condition]()
        if redis is not self.redis:
            policy = durability(redis, write=True).eviction
            with suppress(NoPermissionError):
                found.append(checks.check_memory("queue", redis, named=self.named))
        wrong = [] if policy in (None, "noeviction") else [message("health-queue-eviction", policy=policy)]
        found += _all("queue", wrong)
        ages = {name: age for name, (_, age) in self.turn_queue.measure_waits().items()}
        found += [good("backlog"), *checks.check_backlog(ages, named=self.named)]
        return found, self.turn_queue.workers()

    def _refused(self, error: RedisError) -> Condition:
        _, said, advice = refusal_of(error)
        if not self.named:
            return bad("redis", said, advice)
        why = f"{english().render(said).partition(';')[0].rstrip('.')}: {str(error).rstrip('.')}"
        return bad("redis", f"{error if isinstance(error, UNUSABLE) else why}.", advice)

    def _without_queue(self, error: RedisError) -> Condition:
        words, advice = self._refused(error).words.partition(";")[0].rstrip("."), refusal_of(error)[2]
        todo = english().render(Message(advice))
        own = todo.replace("REDIS_URL", "CAIRN_QUEUE_URL") if "REDIS_URL" in todo else advice
        return bad("queue", "health-queue-away", own, words=words)


def _workers(count: int, registered: Registered | None) -> Condition:
    if not count and registered and checks.is_starting(registered):
        return good("workers", "health-workers-starting")
    if not count:
        return bad("workers", "health-workers-none")
    return good("workers", "health-workers-one") if count == 1 else good("workers", number=count)


def _all(name: str, wrong: Iterable[Message | str]) -> list[Condition]:
    """Return a condition for each fault, or a single good one without faults."""
    return [bad(name, said) for said in wrong] or [good(name)]


def _redis_error(error: RedisError | TimeoutError) -> RedisError:
    return error if isinstance(error, RedisError) else RedisTimeoutError(_NO_ANSWER)
