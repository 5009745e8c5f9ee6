"""The journal of erasures: who was erased, by id and without a name, so that no backup brings them back.

`cairn:{erasures}:journal` has `player <id>`, or `guest <game> <version>:<seat>`, by when that was, in milliseconds
since 1970 by Redis' clock. `cairn:{erasures}:pending` has the players of whom something is left to be done, by when to
look at it, and `:jobs` how often a worker was asked for it, and in which lane.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, cast

import msgspec
from msgspec import Meta, Struct
from redis import Redis

from cairn.events.clock import RedisClock
from cairn.events.keys import key_of
from cairn.projections.names import ERASED, guest_of, player_of
from cairn.service.limits.clients import ANONYMOUS

PENDING, JOBS = key_of("erasures", "pending"), key_of("erasures", "jobs")
SOON = 3.0
"""Seconds until the caretaker looks whether what was asked for is in hand."""

_ENTER = """
local journal, pending = unpack(KEYS)
local member, player, at = unpack(ARGV)
local time = redis.call('TIME')
redis.call('ZADD', journal, 'NX', time[1] * 1000 + math.floor(time[2] / 1000), member)
if player ~= '' then redis.call('ZADD', pending, 'NX', at, player) end
"""


class Erased(Struct, frozen=True, omit_defaults=True):
    """Who was erased: a player by id, or who sat down in a game without being one, by the version and the seat."""

    player: Annotated[str, Meta(pattern="^[a-z2-7]{20}$")] | None = None
    game: Annotated[str, Meta(pattern="^[a-z2-7]{20}$")] | None = None
    place: Annotated[str, Meta(pattern="^[0-9]{1,15}:[0-9]{1,3}$")] | None = None

    @property
    def member(self) -> str:
        """What they are in the journal."""
        return player_of(self.player) if self.player else guest_of(self.game or "", self.place or "")


def _read(member: str) -> Erased:
    kind, *words = member.split(" ")
    return Erased(words[0]) if kind == "player" else Erased(None, *words)


class Journal:
    """The journal of one Redis, and what is left to be done."""

    def __init__(self, redis: Redis, clock: RedisClock) -> None:
        self._redis = redis
        self._clock = clock
        self._enter = redis.register_script(_ENTER)

    def enter(self, who: Erased, *, pending: bool = True) -> None:
        """Enter somebody, before anything of theirs is erased; of a player all is `pending`, unless nothing is here."""
        player = (pending and who.player) or ""
        self._enter(keys=[ERASED, PENDING], args=[who.member, player, self._clock.time() + SOON])

    def all(self) -> list[Erased]:
        """Return everybody, in the order in which they were erased."""
        return [_read(member.decode()) for member in cast(list[bytes], self._redis.zrange(ERASED, 0, -1))]

    def count(self) -> int:
        """Return how many they are."""
        return self._redis.zcard(ERASED)

    def pending(self) -> list[str]:
        """Return the players to look at now."""
        due = self._redis.zrangebyscore(PENDING, "-inf", self._clock.time(), start=0, num=100)
        return [player.decode() for player in cast(list[bytes], due)]

    def is_pending(self, player: str | None = None) -> bool:
        """Tell whether something is left to be done of a player, or of anybody."""
        return bool(self._redis.exists(PENDING)) if player is None else self._redis.zscore(PENDING, player) is not None

    def again(self, player: str, after: float = SOON) -> None:
        """Look at a player again after some seconds, if something is left to be done."""
        self._redis.zadd(PENDING, {player: self._clock.time() + after}, xx=True)

    def job(self, player: str) -> int:
        """Return how often a worker was asked for a player."""
        return int(cast(bytes | None, self._redis.hget(JOBS, player)) or 0)

    def keep_lane(self, player: str, lane: str) -> None:
        """Keep whom the time is charged to that the erasure of a player takes."""
        self._redis.hset(JOBS, f"{player} lane", lane)

    def lane(self, player: str) -> str:
        """Return whom that time is charged to; nobody, if it is not kept."""
        kept = cast(bytes | None, self._redis.hget(JOBS, f"{player} lane"))
        return kept.decode() if kept else ANONYMOUS.lane

    def ask(self, player: str) -> int:
        """Count that a worker is asked once more, and return how often that was."""
        return self._redis.hincrby(JOBS, player, 1)

    def finish(self, player: str) -> None:
        """Note that nothing is left to be done of a player."""
        self._redis.zrem(PENDING, player)
        self._redis.hdel(JOBS, player, f"{player} lane")


def lines(erased: Iterable[Erased]) -> bytes:
    """Return a journal as a file has it: JSON Lines."""
    return b"".join(msgspec.json.encode(who) + b"\n" for who in erased)


def read_lines(data: bytes) -> list[Erased]:
    """Return what a file has; raise ValueError if it is no journal."""
    return [msgspec.json.decode(line, type=Erased) for line in data.splitlines() if line]


class JournalFile:
    """A copy of the journal in a file apart from Redis: it only grows, and what Redis has lost comes back from it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[Erased, None] | None = None

    def read(self) -> list[Erased]:
        """Return what is in it; nothing if there is none yet. Raise ValueError if it is no journal, and OSError."""
        with suppress(FileNotFoundError):
            return read_lines(self._path.read_bytes())
        return []

    def sync(self, journal: Journal) -> list[Erased]:
        """Write what the journal has and the file has not; return what the file has and the journal has not."""
        if self._known is None:
            self._known = dict.fromkeys(self.read())
        if journal.count() == len(self._known):
            return []
        entered = dict.fromkeys(journal.all())
        if entered.keys() - self._known.keys():
            self._write(self._known | entered)
        return [who for who in self._known if who not in entered]

    def _write(self, known: dict[Erased, None]) -> None:
        """Put a whole file in the place of the one before, on disk before it is known."""
        part = self._path.with_name(f"{self._path.name}.part")
        with open(part, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
            file.write(lines(known))
            file.flush()
            os.fsync(file.fileno())
        part.replace(self._path)
        self._known = known
