"""Hints: the moves an AI would make for a seat, from what the seat may know. Never in the log; stored for an hour."""

from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Struct
from redis import Redis

from cairn.events.appends import IdempotencyKey
from cairn.events.chain import Head
from cairn.events.clock import RedisClock
from cairn.events.codec import dump, prepare_type
from cairn.events.keys import HINTS
from cairn.projections.message import Said, message
from cairn.service.analyses.store import ATTEMPTS, Store, is_id_of_work
from cairn.service.deciding import levels
from cairn.service.errors import NotFound, TooManyRequests
from cairn.service.jobs.jobs import HINT, HINT_QUEUE
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.limits.slots import Slots
from cairn.service.queries.fields import doc, ref

MAX_MOVES = 5
MAX_PENDING = 3  # per seat
MAX_WAITING = 64  # in all
FORGOTTEN_SECONDS = 600  # seconds after which a lost hint that is not requested again frees its slot
KEPT_SECONDS = 3600
RETRY_AFTER = 1
_PART, _END = "0", "end"


class Hinted(Struct, frozen=True):
    """A move of a hint."""

    move: Annotated[dict[str, Any], doc("A move of the game's ruleset.", extra_json_schema=ref("Move"))]
    value: Annotated[float, doc("Its value to the seat, in `unit`.")]
    unit: Annotated[Literal["chance"], doc("`chance`: the seat's chance to win, from 0 to 1.")]
    playouts: Annotated[int, doc("The number of playouts that tried it; better moves get more.")]
    exact: Annotated[bool, doc("Whether `value` is exact: all is known, and was searched to the end.")] = False
    reason: Annotated[str | None, doc("What it gains and keeps from others; null if unknown.")] = None
    message: Said = UNSET


class Hint(Struct, frozen=True):
    """The best moves of a seat, computed from what the seat may know."""

    id: Annotated[str, doc("The hint's id, 32 hex digits.", pattern="^[0-9a-f]{32}$")]
    status: Annotated[Literal["pending", "done", "failed"], doc("`pending` until a worker has found it.")]
    version: Annotated[int, doc("The version of its position.")]
    seat: Annotated[int, doc("The requesting seat; no other may read it.")]
    level: Annotated[str, doc("The level whose search found it.")]
    moves: Annotated[tuple[Hinted, ...] | None, doc(f"At most {MAX_MOVES}, the best first; null unless done.")] = None
    problem: Annotated[str | None, doc("Why it failed; null if it did not.")] = None
    message: Said = UNSET


class HintTask(Struct, frozen=True):
    """The task of a hint: a seat, the log's head at the request, and its time, in seconds since 1970."""

    seat: int
    version: int
    chain: str
    at: float


class Ended(Struct, frozen=True):
    """The result of a hint: its moves, or why it failed."""

    moves: tuple[Hinted, ...] | None = None
    problem: str | None = None


class Hints:
    """The hints of all games."""

    def __init__(self, redis: Redis, queue_redis: Redis, clock: RedisClock) -> None:
        self._clock = clock
        self._store = Store(redis, queue_redis, HINTS, HINT_QUEUE, KEPT_SECONDS)
        self.places = Slots(redis, clock, "hints", MAX_WAITING, FORGOTTEN_SECONDS, RETRY_AFTER)

    def asked_with(self, game: str, key: IdempotencyKey | None, seat: int) -> Hint | None:
        """Return the hint of an earlier request with this key, if any. Raise KeyReused if that request differed."""
        known = self._store.asked_with(game, key)
        with suppress(NotFound):  # more than an hour ago: the key counts as new
            return self.get(game, known, seat) if known else None
        return None

    def ask(
        self, game: str, id: str, seat: int, head: Head, key: IdempotencyKey | None = None, client: Client = ANONYMOUS
    ) -> Hint:
        """Request a hint for the seat to act, or retry a failed one. Raise TooManyRequests, Unavailable, NotFound."""
        store, now = self._store, self._clock.time()
        tasks = self._stored(game)
        past = [other for other, task in tasks.items() if _is_past(task, now)]
        store.forget(game, (field for old in past for field in (old, f"{old}:{_END}", f"{old}:{_PART}:attempt")))
        known = id in tasks and not _is_past(tasks[id], now)
        failed = known and self._read(game, id, tasks[id]).status == "failed"
        if failed:
            store.forget(game, [f"{id}:{_END}"])
        if failed or not known:
            self._check_room(game, seat, {other: task for other, task in tasks.items() if other != id})
            self.places.take(_name(game, id), client)
            try:
                store.begin(game, id, dump(HintTask(seat, head.version, head.chain, now)))
            except NotFound:
                self.places.give(_name(game, id))
                raise
            store.remember(game, key, id)
            self._ask(game, id, self._attempt(game, id) + 1)
        return self.get(game, id, seat)

    def get(self, game: str, id: str, seat: int | None) -> Hint:
        """Return a seat's hint of the last hour, enqueueing a lost job again. Raise NotFound."""
        task = self._task(game, id)
        if task is None or task.seat != seat or _is_past(task, self._clock.time()):
            raise NotFound("no-such-hint")
        return self._care(game, id, task)

    def of_seat(self, game: str, seat: int) -> list[Hint]:
        """Return the stored hints of a seat, without enqueueing lost jobs again."""
        return [self._read(game, id, task) for id, task in self._stored(game).items() if task.seat == seat]

    def pending(self, game: str, id: str) -> HintTask | None:
        """Return the task of a hint, or None if it has ended or is gone."""
        task = self._task(game, id)
        return task if task and self._read(game, id, task).status == "pending" else None

    def finish(self, game: str, id: str, moves: tuple[Hinted, ...]) -> None:
        """Store the moves of a hint."""
        self._end(game, id, Ended(moves))

    def _end(self, game: str, id: str, ended: Ended) -> None:
        self._store.keep(game, id, _END, dump(ended))
        self.places.give(_name(game, id))

    def _care(self, game: str, id: str, task: HintTask) -> Hint:
        hint = self._read(game, id, task)
        if hint.status != "pending":
            return hint
        attempt = self._attempt(game, id)
        if attempt and self._store.is_in_hand(id, _PART, attempt):
            return hint
        hint = self._read(game, id, task)  # it may have ended meanwhile
        if hint.status == "pending":
            if attempt and attempt % ATTEMPTS == 0:
                problem = f"It could not be worked out: {ATTEMPTS} attempts at it failed."
                self._end(game, id, Ended(None, problem))
                return self._read(game, id, task)
            self._ask(game, id, attempt + 1)
        return hint

    def _check_room(self, game: str, seat: int, others: dict[str, HintTask]) -> None:
        own = [id for id, task in others.items() if task.seat == seat and not _is_past(task, self._clock.time())]
        pending = [id for id in own if self._care(game, id, others[id]).status == "pending"]
        if len(pending) >= MAX_PENDING:
            words = message("seat-too-many-hints", max_pending=MAX_PENDING)
            raise TooManyRequests(words, retry_after=RETRY_AFTER)

    def _ask(self, game: str, id: str, attempt: int) -> None:
        lane = self.places.client(_name(game, id)).lane
        self._store.ask(game, id, _PART, attempt, HINT, lane=lane)

    def _attempt(self, game: str, id: str) -> int:
        return int(self._store.get(game, f"{id}:{_PART}:attempt")[0] or 0)

    def _task(self, game: str, id: str) -> HintTask | None:
        stored = self._store.get(game, id)[0] if is_id_of_work(id) else None
        return msgspec.json.decode(stored, type=prepare_type(HintTask)) if stored else None

    def _stored(self, game: str) -> dict[str, HintTask]:
        store = self._store
        ids = store.ids(game)
        stored = zip(ids, store.get(game, *ids) if ids else [], strict=True)
        return {id: msgspec.json.decode(task, type=prepare_type(HintTask)) for id, task in stored if task}

    def _read(self, game: str, id: str, task: HintTask) -> Hint:
        stored = self._store.get(game, f"{id}:{_END}")[0]
        ended = msgspec.json.decode(stored, type=prepare_type(Ended)) if stored else Ended()
        status: Any = "failed" if ended.problem else "done" if stored else "pending"
        return Hint(id, status, task.version, task.seat, levels.THOROUGH, ended.moves, ended.problem)


def _name(game: str, id: str) -> str:
    return f"{game} {id}"


def _is_past(task: HintTask, now: float) -> bool:
    return now > task.at + KEPT_SECONDS
