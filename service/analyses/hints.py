"""Hints: what an AI would do in the place of a seat, from what the seat may know; never in the log.

What was asked, and what was found, lies in `cairn:{<game>}:hints` (`service/analyses/store.py`) for an hour.
"""

import time
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from redis import Redis

from cairn.events.codec import dump, known
from cairn.events.log import HINTS, Head, IdempotencyKey
from cairn.service.analyses.store import ATTEMPTS, Studies, is_study
from cairn.service.deciding import levels
from cairn.service.errors import NotFound, TooManyRequests, Unavailable
from cairn.service.jobs.jobs import HINT, HINT_QUEUE
from cairn.service.queries.fields import ref

MOST_MOVES = 5
"""Moves that a hint has."""
MOST_PENDING = 3
"""Hints that a seat may wait for."""
MOST_WAITING = 64
"""Hints that may wait in all, until more are refused."""
KEPT_SECONDS = 3600
RETRY_AFTER = 1

_PART, _END = "0", "end"


class Hinted(Struct, frozen=True):
    """A move of a hint."""

    move: Annotated[dict[str, Any], Meta(description="A move of the game's ruleset.", extra_json_schema=ref("Move"))]
    value: Annotated[float, Meta(description="What it is worth to the seat, in `unit`.")]
    unit: Annotated[Literal["chance"], Meta(description="`chance`: the seat's chance to win, from 0 to 1.")]
    playouts: Annotated[int, Meta(description="In how many playouts it was tried; more, the better it looked.")]


class Hint(Struct, frozen=True):
    """The best moves of a seat, worked out from what the seat may know."""

    id: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="The hint's id, 32 hex digits.")]
    status: Annotated[Literal["pending", "done", "failed"], Meta(description="`pending` until a worker has found it.")]
    version: Annotated[int, Meta(description="The version of the position it is of.")]
    seat: Annotated[int, Meta(description="The seat that asked, counted from 0; no other may read it.")]
    level: Annotated[str, Meta(description="The level whose search found it.")]
    moves: Annotated[
        tuple[Hinted, ...] | None,
        Meta(description=f"The best moves, at most {MOST_MOVES}, the best first; null unless it is done."),
    ] = None
    problem: Annotated[str | None, Meta(description="Why it failed, in a sentence; null if it did not.")] = None


class Wanted(Struct, frozen=True):
    """What was asked for: the position of a seat at the head of a log then, and when, in seconds since 1970."""

    seat: int
    version: int
    chain: str
    at: float


class Ended(Struct, frozen=True):
    """How a hint ended: its moves, or why it failed."""

    moves: tuple[Hinted, ...] | None = None
    problem: str | None = None


class Hints:
    """The hints of all games."""

    def __init__(self, redis: Redis, queue_redis: Redis) -> None:
        self._studies = Studies(redis, queue_redis, HINTS, HINT_QUEUE, KEPT_SECONDS)

    def asked_with(self, game: str, key: IdempotencyKey | None, seat: int) -> Hint | None:
        """Return the hint that a request with this key asked for, if it did; raise KeyReused if it was another."""
        known = self._studies.asked_with(game, key)
        with suppress(NotFound):  # more than an hour ago: as if the key was new
            return self.get(game, known, seat) if known else None
        return None

    def ask(self, game: str, id: str, seat: int, head: Head, key: IdempotencyKey | None = None) -> Hint:
        """Ask for a hint to a seat that is waited for at the head of a game; asking twice is asking once.

        One that failed is tried again. Raise TooManyRequests if the seat waits for too many, Unavailable if too many
        wait in all, NotFound if the game is gone.
        """
        studies, now = self._studies, time.time()
        wanted = self._kept(game)
        studies.forget(game, (field for other in wanted if _is_past(wanted[other], now) for field in _fields(other)))
        known = id in wanted and not _is_past(wanted[id], now)
        failed = known and self._read(game, id, wanted[id]).status == "failed"
        if failed:
            studies.forget(game, [f"{id}:{_END}"])
        if failed or not known:
            self._check_room(game, seat, {other: asked for other, asked in wanted.items() if other != id})
            studies.begin(game, id, dump(Wanted(seat, head.version, head.chain, now)))
            studies.remember(game, key, id)
            self._ask(game, id, self._attempt(game, id) + 1)
        return self.get(game, id, seat)

    def get(self, game: str, id: str, seat: int | None) -> Hint:
        """Return a seat's hint; what was lost on the way is asked for again.

        Raise NotFound if the seat never asked for it, or more than an hour ago.
        """
        wanted = self._wanted(game, id)
        if wanted is None or wanted.seat != seat or _is_past(wanted, time.time()):
            raise NotFound("There is no such hint, or it was asked for too long ago.")
        return self._care(game, id, wanted)

    def wanted(self, game: str, id: str) -> Wanted | None:
        """Return what a hint was asked for, or None if it has ended, or is gone."""
        wanted = self._wanted(game, id)
        return wanted if wanted and self._read(game, id, wanted).status == "pending" else None

    def finish(self, game: str, id: str, moves: tuple[Hinted, ...]) -> None:
        """Keep the moves that were found."""
        self._studies.keep(game, id, _END, dump(Ended(moves)))

    def _care(self, game: str, id: str, wanted: Wanted) -> Hint:
        """Return a hint; if its job was lost ask for it again, or keep that it failed."""
        hint = self._read(game, id, wanted)
        if hint.status != "pending":
            return hint
        attempt = self._attempt(game, id)
        if attempt and self._studies.is_in_hand(id, _PART, attempt):
            return hint
        hint = self._read(game, id, wanted)  # it may have ended since it was read
        if hint.status == "pending":
            if attempt and attempt % ATTEMPTS == 0:
                problem = f"It could not be worked out: {ATTEMPTS} attempts at it failed."
                self._studies.keep(game, id, _END, dump(Ended(None, problem)))
                return self._read(game, id, wanted)
            self._ask(game, id, attempt + 1)
        return hint

    def _check_room(self, game: str, seat: int, others: dict[str, Wanted]) -> None:
        own = [id for id, wanted in others.items() if wanted.seat == seat and not _is_past(wanted, time.time())]
        pending = [id for id in own if self._care(game, id, others[id]).status == "pending"]
        if len(pending) >= MOST_PENDING:
            words = f"Your seat waits for {MOST_PENDING} hints already; try again when one is done."
            raise TooManyRequests(words, retry_after=RETRY_AFTER)
        if self._studies.waiting() >= MOST_WAITING:
            raise Unavailable("Too many hints wait for a worker; try again.", retry_after=RETRY_AFTER)

    def _ask(self, game: str, id: str, attempt: int) -> None:
        self._studies.ask(game, id, _PART, attempt, HINT)

    def _attempt(self, game: str, id: str) -> int:
        return int(self._studies.get(game, f"{id}:{_PART}:attempt")[0] or 0)

    def _wanted(self, game: str, id: str) -> Wanted | None:
        found = self._studies.get(game, id)[0] if is_study(id) else None
        return msgspec.json.decode(found, type=known(Wanted)) if found else None

    def _kept(self, game: str) -> dict[str, Wanted]:
        """Return all that is kept of what was asked for in a game, by id."""
        studies = self._studies
        ids = studies.ids(game)
        found = zip(ids, studies.get(game, *ids) if ids else [], strict=True)
        return {id: msgspec.json.decode(asked, type=known(Wanted)) for id, asked in found if asked}

    def _read(self, game: str, id: str, wanted: Wanted) -> Hint:
        found = self._studies.get(game, f"{id}:{_END}")[0]
        ended = msgspec.json.decode(found, type=known(Ended)) if found else Ended()
        status: Any = "failed" if ended.problem else "done" if found else "pending"
        return Hint(id, status, wanted.version, wanted.seat, levels.THOROUGH, ended.moves, ended.problem)


def _fields(id: str) -> tuple[str, ...]:
    return id, f"{id}:{_END}", f"{id}:{_PART}:attempt"


def _is_past(wanted: Wanted, now: float) -> bool:
    return now > wanted.at + KEPT_SECONDS
