"""Analyses of finished games, computed by workers decision by decision, in parts.

They are stored for 30 days after the last request (`service/analyses/store.py`). `cairn:{analyses}:pending` holds
unfinished ones: `<game> <id>` → the last check for lost parts, in seconds since 1970 (`service/limits/slots.py`).
"""

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, cast

import msgspec
from redis import Redis
from redis.exceptions import RedisError

from cairn.events.appends import IdempotencyKey
from cairn.events.chain import Head
from cairn.events.clock import RedisClock
from cairn.events.codec import canonical, dump, prepare_type
from cairn.events.decision import Decision
from cairn.events.keys import ANALYSES
from cairn.service.analyses.record import (
    ROWS,
    AnalysedDecision,
    Analysis,
    AnalysisTask,
    Ended,
    Kind,
    Row,
    Verdicts,
    parts,
    players_of,
)
from cairn.service.analyses.store import ATTEMPTS, Store, is_id_of_work
from cairn.service.audit.proofs import Verdict
from cairn.service.deciding.levels import THOROUGH, VERSION, version_of
from cairn.service.errors import NotFound
from cairn.service.jobs.jobs import ANALYSE, ANALYSIS_QUEUE
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.limits.slots import Slots

MAX_PENDING = 16
IN_HAND = 32
"""Maximum number of enqueued parts of an analysis, so that each analysis gets its share of the queue."""
KEPT_SECONDS = 30 * 24 * 3600
LOOK_SECONDS = 2.0  # minimum seconds between two checks for lost parts of an analysis, by any process
FORGOTTEN_SECONDS = 24 * 3600
"""Seconds without a check after which an analysis does not count as in progress any more."""
RETRY_AFTER = 5
FORMAT = 5  # incremented when the stored form or its meaning changes; analyses are then computed again
log = logging.getLogger(__name__)


class Analyses:
    """The analyses of all games."""

    def __init__(self, redis: Redis, queue_redis: Redis, clock: RedisClock) -> None:
        self._clock = clock
        self._redis = redis
        self._store = Store(redis, queue_redis, ANALYSES, ANALYSIS_QUEUE, KEPT_SECONDS)
        self.places = Slots(redis, clock, "analyses", MAX_PENDING, FORGOTTEN_SECONDS, RETRY_AFTER)

    def ask(
        self,
        game: str,
        head: Head,
        kind: Kind,
        level: str | None,
        ruleset: str,
        seats: int,
        decisions: Iterable[Decision],
        key: IdempotencyKey | None = None,
        client: Client = ANONYMOUS,
    ) -> Analysis:
        """Request an analysis, or continue a failed one. Raise NotFound, KeyReused, TooManyRequests, Unavailable."""
        self._store.asked_with(game, key)
        id, level_version = id_of(game, head, kind, level, ruleset)
        task = self._task(game, id)
        before = self._read(game, id, task) if task else None
        if before is None or before.status == "failed":
            self.places.take(_name(game, id), client)
            if task is None:
                cut = tuple(parts(decisions, kind, level))
                task = AnalysisTask(kind, level, level_version, seats, head.version, self._clock.time(), cut)
                self._store.begin(game, id, dump(task))
            self._store.forget(game, [f"{id}:end"])
            self._store.remember(game, key, id)
            self._ask_more(game, id, task, look=True, again=True)
        return self.get(game, id)

    def get(self, game: str, id: str) -> Analysis:
        """Return the state of an analysis, after enqueueing its lost parts again. Raise NotFound if there is none."""
        return self._get(game, id)[1]

    def page(self, game: str, id: str, after: int, limit: int) -> tuple[Analysis, list[Row], int | None]:
        """Return an analysis, `limit` rows after a version, up to the first unfinished part, and where to continue."""
        task, analysis = self._get(game, id)
        rows: list[Row] = []
        for page in self._rows(game, id, task, after):
            rows += [row for row in page if row.version > after]
            if len(rows) > limit:
                return analysis, rows[:limit], rows[limit - 1].version
        return analysis, rows, None

    def all(self, game: str) -> list[Analysis]:
        """Return all stored analyses of a game, oldest first."""
        tasks = [(self._task(game, id), id) for id in self._store.ids(game)]
        in_order = sorted((task.at, id) for task, id in tasks if task)
        return [self.get(game, id) for _, id in in_order]

    def verdicts(self, game: str, head: Head) -> list[Verdict] | None:
        """Return the verdicts on all choices of AIs, or None if they have not been computed. For audits."""
        id, _ = id_of(game, head, "choices", None, "")
        task = self._task(game, id)
        if task is None or self._read(game, id, task).status != "done":
            return None
        return [row for page in self._rows(game, id, task) for row in page if isinstance(row, Verdict)]

    def load_task(self, game: str, id: str, number: int) -> AnalysisTask | None:
        """Return the task of a part, or None if the part is finished or not requested."""
        task = self._task(game, id)
        if task is None or not number < len(task.parts) or self._store.get(game, f"{id}:{number}")[0]:
            return None
        return task

    def keep(self, game: str, id: str, number: int, task: AnalysisTask, rows: Sequence[Row]) -> None:
        """Store the rows of a part, once."""
        self._store.keep(
            game, id, str(number), dump(rows), notify=True, count=task.parts[number].count, of=task.decision_count
        )

    def go_on(self, game: str, id: str) -> None:
        """Enqueue the next parts after a part has ended, or end the analysis."""
        task = self._task(game, id)
        if task and self._read(game, id, task).status in ("pending", "running"):
            self._ask_more(game, id, task, look=False)

    def care(self) -> None:
        """Enqueue lost parts again, for all analyses that have not been checked for a while."""
        until = self._clock.time() - LOOK_SECONDS
        for name in cast(list[bytes], self._redis.zrangebyscore(self.places.pending, "-inf", until)):
            game, _, id = name.decode().partition(" ")
            try:
                self.get(game, id)
            except NotFound:
                self.places.give(name.decode())
            except RedisError:
                raise
            except Exception:
                log.exception("game %s: the check of its analysis failed", game)
                self._redis.zadd(self.places.pending, {name: self._clock.time()}, xx=True)

    def _get(self, game: str, id: str) -> tuple[AnalysisTask, Analysis]:
        task = self._task(game, id)
        if task is None:
            raise NotFound("no-such-analysis")
        analysis = self._read(game, id, task)
        with suppress(RedisError):  # reading must work even if nothing can be written
            if analysis.status in ("pending", "running"):
                if self._may_look(game, id):
                    self._ask_more(game, id, task, look=True)
                    analysis = self._read(game, id, task)
            else:
                self.places.give(_name(game, id))  # the process that ended it may have died before this
                self._redis.expire(self._store.key(game), KEPT_SECONDS)
        return task, analysis

    def _may_look(self, game: str, id: str) -> bool:
        name, now = _name(game, id), self._clock.time()
        looked = self._redis.zscore(self.places.pending, name)
        if looked is not None and looked > now - LOOK_SECONDS:
            return False
        self._redis.zadd(self.places.pending, {name: now})
        return True

    def _ask_more(self, game: str, id: str, task: AnalysisTask, *, look: bool, again: bool = False) -> None:
        """Enqueue parts, or end the analysis. With `look`, also lost ones, once beyond the limit if `again`."""
        store, numbers = self._store, range(len(task.parts))
        lane = self.places.client(_name(game, id)).lane
        names = store.names(game)
        missing = [number for number in numbers if f"{id}:{number}" not in names]
        if not missing:
            self._end(game, id, task)
            return
        begun = [number for number in missing if f"{id}:{number}:attempt" in names]
        attempts = store.get(game, *(f"{id}:{number}:attempt" for number in begun)) if look and begun else []
        for number, raw in zip(begun, attempts, strict=False):
            attempt = int(raw or 0)
            if store.is_in_hand(id, str(number), attempt) or store.get(game, f"{id}:{number}")[0]:
                continue
            if attempt and attempt % ATTEMPTS == 0 and not again:
                part = task.parts[number]
                words = f"Versions {part.first} to {part.last} could not be analysed: {ATTEMPTS} attempts at it failed."
                self._close(game, id, Ended(problem=words))
                return
            store.ask(game, id, str(number), attempt + 1, ANALYSE, number, lane=lane)
        fresh = [number for number in missing if f"{id}:{number}:attempt" not in names]
        for number in fresh[: max(0, IN_HAND - len(begun))]:
            store.ask(game, id, str(number), 1, ANALYSE, number, lane=lane)

    def _end(self, game: str, id: str, task: AnalysisTask) -> None:
        rows = [row for page in self._rows(game, id, task) for row in page]
        if task.kind == "decisions":
            ended = Ended(players_of([row for row in rows if isinstance(row, AnalysedDecision)], task.seats))
        else:
            given = [row.status for row in rows if isinstance(row, Verdict)]
            ended = Ended(None, Verdicts(given.count("passed"), given.count("failed"), given.count("unavailable")))
        self._close(game, id, ended)

    def _close(self, game: str, id: str, ended: Ended) -> None:
        self._store.keep(game, id, "end", dump(ended), notify=True)
        self.places.give(_name(game, id))

    def _rows(self, game: str, id: str, task: AnalysisTask, after: int = 0) -> Iterator[list[Row]]:
        """Yield the rows of each part that ends after a version, up to the first unfinished part."""
        for number, part in enumerate(task.parts):
            if part.last > after:
                stored = self._store.get(game, f"{id}:{number}")[0]
                if stored is None:
                    return
                yield msgspec.json.decode(stored, type=prepare_type(ROWS[task.kind]))

    def _task(self, game: str, id: str) -> AnalysisTask | None:
        stored = self._store.get(game, id)[0] if is_id_of_work(id) else None
        with suppress(msgspec.MsgspecError):  # it was stored in another format
            return msgspec.json.decode(stored, type=prepare_type(AnalysisTask)) if stored else None
        return None

    def _read(self, game: str, id: str, task: AnalysisTask) -> Analysis:
        raw_done, raw_end = self._store.get(game, f"{id}:done", f"{id}:end")
        done, ended = int(raw_done or 0), msgspec.json.decode(raw_end, type=prepare_type(Ended)) if raw_end else None
        status: Any = "running" if done else "pending"
        if ended:
            status = "failed" if ended.problem else "done"
        ended = ended or Ended()
        about = (id, task.kind, task.level, task.level_version, task.version, status, done, task.decision_count)
        return Analysis(*about, ended.players, ended.verdicts, ended.problem)


def id_of(game: str, head: Head, kind: Kind, level: str | None, ruleset: str) -> tuple[str, int]:
    """Return an analysis's id, the same for equal requests, and the version of its search."""
    version = version_of(ruleset, THOROUGH) if level else VERSION
    return sha256(canonical([FORMAT, game, head.chain, kind, level, version])).hexdigest()[:32], version


def _name(game: str, id: str) -> str:
    return f"{game} {id}"
