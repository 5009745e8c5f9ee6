"""Imports: archives that wait until a worker has audited them and imported their games.

An archive can also be sent for a dry run: it is audited, too, and its sender receives the game for a replay, but no
game is imported. Its id is of its bytes, sender and language, and ends with `-dry`: no other client's request finds it.

All data has one hash tag: `cairn:{imports}:pending` and `:clients` (`service/limits/slots.py`), `:body:<id>`,
`:language:<id>`, `:attempts:<id>`, `:result:<id>`; of a dry run `:replay:<id>`, compressed, and `:of:<digest>`, the dry
runs of a game or with a player; and `:lock`, held by the worker whose import is in progress.
"""

import zlib
from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, Literal, cast

import msgspec
from msgspec.structs import replace
from redis import Redis
from redis.lock import Lock

from cairn.events.clock import RedisClock
from cairn.events.codec import dump, prepare_type
from cairn.events.keys import key_of
from cairn.service.audit.proofs import Audit
from cairn.service.errors import Invalid, NotFound, Problem, ProblemBody
from cairn.service.jobs.jobs import BRING_IN, DRY, IMPORT_QUEUE, OurQueue
from cairn.service.languages import ENGLISH, Language, english, languages
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.limits.slots import Slots
from cairn.service.queries.fields import Id, doc, ref

MAX_PENDING = 8  # maximum number of pending archives, which take at most 64 MiB in Redis
ATTEMPTS = 3  # maximum number of attempts at an import that end with its worker
IMPORT_SECONDS = 120
RETRY_AFTER = 5
KEPT_SECONDS = 3600  # maximum time an archive waits, and the time its result is stored
DRY_KEPT_SECONDS = 600  # the same for a dry run, of which no data is to remain
LARGEST_REPLAY = 32 * 1024 * 1024
"""Maximum size of a replay in bytes. Replays of recorded games are two to three times as large as their archives."""
LOCK_SECONDS = 3.0  # seconds after its last heartbeat until a worker counts as lost
_LOCK = key_of("imports", "lock")

_ENTER = """
redis.call('SET', KEYS[3], ARGV[7], 'EX', ARGV[8])
redis.call('SET', KEYS[6], ARGV[9], 'EX', ARGV[8])
redis.call('DEL', KEYS[4], KEYS[5])
"""


class Import(msgspec.Struct, frozen=True):
    """An archive sent for an import."""

    id: Annotated[
        str,
        doc(
            f"SHA-256, hex, of the archive; of a dry run also of its sender, with `{DRY}`.",
            pattern=f"^[0-9a-f]{{64}}({DRY})?$",
        ),
    ]
    status: Annotated[
        Literal["pending", "imported", "verified", "refused"],
        doc("`pending` until a worker has audited it; a dry run that passed is `verified`."),
    ]
    game: Annotated[Id | None, doc("The imported game's id; null before, in a dry run, and if it was refused.")] = None
    problem: Annotated[ProblemBody | None, doc("Why it was refused; null if it was not.")] = None
    audit: Annotated[Audit | None, doc("The proofs of a dry run; null before, and for an unreadable archive.")] = None
    replay: Annotated[
        msgspec.Raw | None, doc("The game of a verified dry run; else null.", extra_json_schema=ref("Replay"))
    ] = None

    def say(self, language: Language) -> "Import":
        """Return it in a language, apart from its replay, which is in that of its sender."""
        audit = self.audit and self.audit.say(language)
        return replace(self, problem=self.problem and self.problem.translate(language), audit=audit)


class Imports:
    """The pending archives. A worker is asked for each, in its sender's lane."""

    def __init__(self, redis: Redis, queue_redis: Redis, clock: RedisClock) -> None:
        self._redis = redis
        self._queue = OurQueue(IMPORT_QUEUE, queue_redis)
        self.places = Slots(redis, clock, "imports", MAX_PENDING, KEPT_SECONDS, RETRY_AFTER, _ENTER)

    def submit(self, data: bytes, client: Client = ANONYMOUS, *, dry: bool = False, language: str = ENGLISH) -> Import:
        """Accept an archive, unless it is pending. Raise Unavailable or TooManyRequests at the limits."""
        own = f"{client} {language}".encode() if dry else b""  # no other client learns that these bytes were sent
        archive = sha256(data + own).hexdigest() + (DRY if dry else "")
        keys = [_key(what, archive) for what in ("body", "result", "replay", "language")]
        self.places.take(archive, client, keys, [data, _storage_seconds(archive), language])
        return self.get(archive)

    def get(self, archive: str) -> Import:
        """Return the state of an archive, which is enqueued again if its worker was lost. Raise NotFound."""
        self._ask(archive)
        with self._redis.pipeline() as pipeline:  # atomic: an import that ends has a result, or still its body
            pipeline.get(_key("result", archive))
            pipeline.exists(_key("body", archive))
            pipeline.get(_key("replay", archive))
            result, waits, replay = pipeline.execute()
        if result is not None:
            result_import = msgspec.json.decode(result, type=prepare_type(Import))
            return replace(result_import, replay=msgspec.Raw(zlib.decompress(replay))) if replay else result_import
        if waits:
            return Import(archive, "pending")
        raise NotFound("no-such-archive")

    def body(self, archive: str) -> bytes | None:
        """Return a pending archive, or None if it is not pending any more."""
        return cast(bytes | None, self._redis.get(_key("body", archive)))

    def language(self, archive: str) -> Language:
        """Return the language of a pending archive's sender."""
        tag = (cast(bytes | None, self._redis.get(_key("language", archive))) or b"").decode()
        return english() if tag in {"", ENGLISH} else languages().get(tag) or english()

    def ask_all(self) -> None:
        """Enqueue each pending archive unless it has been enqueued and is in progress."""
        for raw in cast(list[bytes], self._redis.zrange(self.places.pending, 0, -1)):
            self._ask(raw.decode())

    def put_off(self, archive: str, attempt: int) -> None:
        """Do not count an attempt, as another import was in progress: its end enqueues this one again."""
        self._redis.set(_key("attempts", archive), attempt - 1, ex=_storage_seconds(archive))

    def _ask(self, archive: str) -> None:
        attempt = int(cast(bytes | None, self._redis.get(_key("attempts", archive))) or 0)
        if self._queue.is_in_hand(job_id(archive, attempt)):
            return
        with self._redis.pipeline(transaction=False) as pipeline:  # it may have ended meanwhile
            pipeline.zscore(self.places.pending, archive)
            pipeline.exists(_key("body", archive))
            pending, waits = pipeline.execute()
        if pending is None:
            return
        if not waits:
            self.places.give(archive)
        elif attempt == ATTEMPTS:
            self.refuse(archive, Invalid("archive-not-audited", attempts=ATTEMPTS))
        else:
            job, lane = job_id(archive, attempt + 1), self.places.client(archive).lane
            self._redis.set(_key("attempts", archive), attempt + 1, ex=_storage_seconds(archive))
            self._queue.ask(BRING_IN, archive, attempt + 1, id=job, seconds=IMPORT_SECONDS, lane=lane)

    def finish(self, archive: str, game: str) -> Import:
        """Store that an archive's game was imported, and return the result."""
        ended = Import(archive, "imported", game)
        self._end(ended)
        return ended

    def refuse(self, archive: str, problem: Problem, audit: Audit | None = None) -> None:
        """Store why an archive was refused. Failed attempts stay counted: a resent archive would cost as much again."""
        self._end(Import(archive, "refused", None, problem.body(english()), audit))

    def verify(self, archive: str, audit: Audit, replay: Iterable[bytes], whose: Iterable[str]) -> None:
        """Store the proofs and the replay of a dry run. Raise Invalid if the replay, in pieces, is too large.

        `whose` are the ids of its players, and of its game for its guests, by which the replay can be erased.
        """
        by, size, pieces = zlib.compressobj(1), 0, list[bytes]()
        for piece in replay:
            size += len(piece)
            if size > LARGEST_REPLAY:
                raise Invalid("replay-too-large", largest_replay=LARGEST_REPLAY >> 20)
            pieces.append(by.compress(piece))
        for id in whose:  # before the replay is stored, so that a concurrent erasure finds it
            self._redis.sadd(_of(id), archive)
            self._redis.expire(_of(id), DRY_KEPT_SECONDS)
        self._end(Import(archive, "verified", audit=audit), b"".join([*pieces, by.flush()]))

    def forget(self, id: str) -> None:
        """Erase the dry runs that name a player, or those of a game."""
        for raw in cast(set[bytes], self._redis.smembers(_of(id))):
            archive = raw.decode()
            self._redis.delete(_key("replay", archive), _key("result", archive))
        self._redis.delete(_of(id))

    def lock(self) -> Lock:
        """Return the lock for the single import in progress; acquiring it does not block."""
        return Lock(self._redis, _LOCK, timeout=LOCK_SECONDS, blocking=False, thread_local=False)

    def _end(self, ended: Import, replay: bytes | None = None) -> None:
        with self._redis.pipeline() as pipeline:
            pipeline.set(_key("result", ended.id), dump(ended), ex=_storage_seconds(ended.id))
            if replay is not None:
                pipeline.set(_key("replay", ended.id), replay, ex=_storage_seconds(ended.id))
            # Atomic: a reader of a pending archive without attempts would enqueue it.
            for what in ("body", "language"):
                pipeline.delete(_key(what, ended.id))
            if ended.status != "refused":
                pipeline.delete(_key("attempts", ended.id))
            self.places.give_with(pipeline, ended.id)
            pipeline.execute()


def is_dry(archive: str) -> bool:
    """Return whether an archive was sent for a dry run."""
    return archive.endswith(DRY)


def _storage_seconds(archive: str) -> int:
    return DRY_KEPT_SECONDS if is_dry(archive) else KEPT_SECONDS


def _key(what: str, archive: str) -> str:
    return key_of("imports", f"{what}:{archive}")


def _of(id: str) -> str:
    """Return the key of the dry runs of a player or a game, by its digest: foreign ids do not occur in keys."""
    return _key("of", sha256(id.encode()).hexdigest())


def job_id(archive: str, attempt: int) -> str:
    """Return the RQ job id of an attempt at an import."""
    return f"import-{archive}-{attempt}"
