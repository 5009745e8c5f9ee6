"""Health conditions: what Cairn needs and what it benefits from, each with advice when it is not met.

`/readyz`, `cairn doctor` and the metrics report the results of this module and check nothing themselves.
"""

import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from threading import Lock, Thread
from typing import Annotated, Generic, Literal, TypeVar

from msgspec import Struct
from redis import Redis
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.events.clock import RedisClock
from cairn.service.errors import Problem, Unavailable
from cairn.service.jobs.schedule import Schedule
from cairn.service.jobs.sealing import Sealing
from cairn.service.jobs.turn_queue import TurnQueue
from cairn.service.queries.fields import doc
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.files import Files
from cairn.service.redis_clients.process_registry import ProcessRegistry
from cairn.service.redis_clients.replication import Replication
from cairn.service.redis_clients.server import UNUSABLE, durability
from cairn.service.redis_clients.server_key import WrongKeyError, check_key
from cairn.service.telemetry.skew import Skew

ANSWER_SECONDS, STORE_SECONDS = 1.5, 1.0
"""Timeouts for Redis and for the store: longer than a healthy server takes, shorter than clients wait."""
LATE_SEALING_SECONDS = 3 * 3600.0
LATE_SECONDS = 30.0
"""Maximum lag of the caretaker's due work, and maximum time since it was last seen."""

Name = Literal[
    "redis", "key", "replicas", "durability", "files", "clocks", "version", "caretaker", "segments", "queue", "workers"
]


class Condition(Struct, frozen=True):
    """A condition, which is met or not."""

    name: Annotated[Name, doc("The subject.")]
    ok: Annotated[bool, doc("Whether it is met.")]
    needed: Annotated[bool, doc("Whether no move can be acknowledged without it.")]
    words: Annotated[str, doc("The state, in a sentence.")]
    advice: Annotated[str | None, doc("What to do; null if it is met.")] = None


class Observation(Struct, frozen=True):
    """All conditions in the order to fix them. `refusal` is the reason why no move can be acknowledged, if any."""

    conditions: list[Condition]
    refusal: RedisError | Problem | None = None
    workers: int | None = None
    """Number of live workers; None if the queue's Redis does not answer."""

    def is_ok(self, name: Name) -> bool:
        """Return whether a condition is met."""
        return any(condition.ok for condition in self.conditions if condition.name == name)


class Conditions:
    """The conditions of an installation. Both servers are queried in parallel, with a timeout of `ANSWER_SECONDS`."""

    def __init__(
        self,
        redis: Redis,
        key: str | None,
        promise: Replication,
        skew: Skew,
        files: Files,
        clock: RedisClock,
        parts: ProcessRegistry,
        turn_queue: TurnQueue,
        schedule: Schedule,
        sealing: Sealing,
        *,
        named: bool = False,
    ) -> None:
        """Take the parts to query. Machine names (`named`) are shown to the operator only."""
        self._redis, self._key, self._named = redis, key, named
        self._promise, self._skew, self._files, self._clock = promise, skew, files, clock
        self._parts, self._turn_queue, self._schedule, self._sealing = parts, turn_queue, schedule, sealing
        self._games, self._queue = Probe(self._ask_games), Probe(self._ask_queue)
        self._store = Probe(sealing.cold.fault)

    def find(self) -> Observation:
        """Return the current conditions."""
        until = time.monotonic() + ANSWER_SECONDS
        games, queue = self._games.begin(), self._queue.begin()
        try:
            observation = games.result(until - time.monotonic())
        except (RedisError, TimeoutError) as error:
            observation = _unreachable(error if isinstance(error, RedisError) else RedisTimeoutError(_NO_ANSWER))
        try:
            of_queue, workers = queue.result(max(0.0, until - time.monotonic()))
        except (RedisError, TimeoutError):
            of_queue = [_QUEUE_AWAY]
            workers = None
        return Observation([*observation.conditions, *of_queue], observation.refusal, workers)

    def _ask_games(self) -> Observation:
        until, store = time.monotonic() + STORE_SECONDS, self._store.begin()
        if self._parts.refusal:
            raise self._parts.refusal
        stored = durability(self._redis, write=True)
        conditions, refusal = [Condition("redis", True, True, "Redis takes a write.")], list[RedisError | Problem]()
        try:
            check_key(self._redis, self._key)
            conditions.append(Condition("key", True, True, "The games were opened with this key."))
        except WrongKeyError as error:
            refusal.append(error)
            advice = "Until then the API refuses to start. Workers and the caretaker need no key."
            conditions.append(Condition("key", False, True, f"{error}.", advice))
        broken = self._promise.broken()
        refusal += [Unavailable(words, retry_after=1) for words in broken]
        good, advice = "There are as many replicas as CAIRN_REPLICAS says.", "Start replicas, or lower CAIRN_REPLICAS."
        conditions += _all("replicas", broken, advice, good, needed=True)
        good = "Redis has what it was given on its disk before it answers, and removes none of it."
        wrong = [*stored.warnings(), *self._promise.warnings()]
        conditions += _all("durability", wrong, "Change it in Redis' own settings.", good)
        advice = "Let the caretaker's user do it, or do it yourself on each primary, once a day."
        conditions += _all("files", self._files.warnings(), advice, "What was erased leaves Redis' files in time.")
        off = self._skew.warnings(self._clock.time(), named=self._named)
        good = "All clocks that were heard of agree with Redis'."
        conditions += _all("clocks", off, "Have the machine set its clock by NTP (chrony, systemd-timesyncd).", good)
        conditions += [self._version(), self._caretaker(), self._segments(store, until)]
        return Observation(conditions, refusal[0] if refusal else None)

    def _version(self) -> Condition:
        written, living = self._parts.look()
        own = self._parts.own.version
        others = [part.words(named=self._named) for part in living if part.version != own]
        older = any(part.highest < formats.HIGHEST for part in living)
        if others:
            words = f"Parts of other versions than this one, {own}, live: {', '.join(sorted({*others}))}."
            finish = f", then run `cairn finish-upgrade`: until then format {written} is written" if older else ""
            return Condition("version", False, False, words, f"Have all parts be of one version{finish}.")
        if written < formats.HIGHEST:
            words = f"Format {written} is written, as older versions can read it; this one knows {formats.HIGHEST}."
            advice = (
                "Run `cairn finish-upgrade` if you will not go back. The caretaker does, ten minutes after older parts."
            )
            return Condition("version", False, False, words, advice)
        return Condition("version", True, False, f"No part of another version lives, and format {written} is written.")

    def _caretaker(self) -> Condition:
        late, unseen = self._schedule.late(), self._schedule.unseen()
        if late < LATE_SECONDS and unseen is not None and unseen < LATE_SECONDS:
            return Condition("caretaker", True, False, "The caretaker is running, and due work is done in time.")
        if unseen is None:
            words = "No caretaker was ever here."
        elif unseen >= LATE_SECONDS:
            words = f"No caretaker was seen for {unseen:,.0f} seconds."
        else:
            words = f"Due work is {late:,.0f} seconds late."
        advice = "Start the caretaker, `cairn caretaker`, or look at its log."
        return Condition("caretaker", False, False, words, advice)

    def _segments(self, store: "Future[str]", until: float) -> Condition:
        late, refused = self._sealing.count_due(LATE_SEALING_SECONDS), self._sealing.refused_count
        sealed, failure = self._sealing.sealed_count, self._sealing.failure
        try:
            fault = store.result(max(0.0, until - time.monotonic()))
        except TimeoutError:
            fault = f"It has not answered within {STORE_SECONDS:g} seconds"
        why = f": {(fault or failure).rstrip('.')}" if self._named else ""  # the fault may contain the store's location
        advice: str | None = None
        if fault:
            words = f"The store of finished games is missing, or cannot be used{why}."
            advice = "Mount it again, or correct CAIRN_COLD_URL or its credentials. Cairn then continues by itself."
        elif failure:
            words = f"The last attempt to move finished games out of Redis failed{why}."
            advice = "Check CAIRN_COLD_URL. Sealing is retried."
        elif late:
            words = f"{late:,} finished games are hours overdue for a segment, and are still in Redis."
            advice = "Check the log of a worker, and CAIRN_COLD_URL."
        elif refused:
            words = f"{refused:,} finished games stay in Redis: they cannot be rebuilt from their decisions."
            advice = "`cairn verify` reports the fault of each; `cairn rebuild` has them retried."
        elif sealed and not self._sealing.cold.has_store:
            words = f"{sealed:,} finished games were sealed into segments, and this part cannot read them."
            advice = "Set CAIRN_COLD_URL to where the segments are."
        elif not self._sealing.seals:
            words = f"Finished games stay in Redis; {sealed:,} were sealed before."
        else:
            due = self._sealing.count_due()
            words = f"Finished games leave Redis in time: {sealed:,} were sealed, and {due:,} are due."
        return Condition("segments", advice is None, False, words, advice)

    def _ask_queue(self) -> tuple[list[Condition], int]:
        workers = self._turn_queue.workers()
        words = f"{workers or 'No'} worker{'' if workers == 1 else 's'} live{'s' if workers == 1 else ''}."
        none = None if workers else "Start one with `cairn worker`: without any, no AI moves, and none is imported."
        queue = Condition("queue", True, False, "The Redis of the queue answers.")
        return [queue, Condition("workers", bool(workers), False, words, none)], workers


def _all(name: Name, wrong: Iterable[str], advice: str, good: str, *, needed: bool = False) -> list[Condition]:
    """Return a condition for each fault, or a single good one without faults."""
    faults = [Condition(name, False, needed, words, advice) for words in wrong]
    return faults or [Condition(name, True, needed, good)]


def _unreachable(error: RedisError) -> Observation:
    words = f"{error}." if isinstance(error, UNUSABLE) else f"Redis takes no write: {str(error).rstrip('.')}."
    advice = "Check REDIS_URL, the server, its user and its disk."
    return Observation([Condition("redis", False, True, words, advice)], error)


_NO_ANSWER = f"it has not answered within {ANSWER_SECONDS:g} seconds"
_QUEUE_AWAY = Condition(
    "queue",
    False,
    False,
    "The Redis of the queue does not answer: moves go on, and AIs, hints, imports and webhooks wait.",
    "Check CAIRN_QUEUE_URL and its server.",
)

Answer = TypeVar("Answer")


class Probe(Generic[Answer]):
    """A query that runs in its own thread. Callers share the answer of a query in progress."""

    def __init__(self, ask: Callable[[], Answer]) -> None:
        self._ask = ask
        self._lock = Lock()
        self._asked: Future[Answer] | None = None

    def begin(self) -> "Future[Answer]":
        """Start the query unless one is running, and return its future."""
        with self._lock:
            if self._asked is None or self._asked.done():
                self._asked = Future()
                Thread(target=self._run, args=(self._asked,), name="conditions", daemon=True).start()
            return self._asked

    def _run(self, asked: "Future[Answer]") -> None:
        try:
            asked.set_result(self._ask())
        except BaseException as error:
            asked.set_exception(error)
