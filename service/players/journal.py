"""The journal of erasures: erased people by id and without a name, so that no backup restores them.

`cairn:{erasures}:journal` has `player <id>`, or `guest <game> <version>:<seat>`, by the time of the erasure, in
milliseconds since 1970 by Redis' clock. `cairn:{erasures}:pending` has the players with pending work, by the time of
the next check, and `:jobs` the number of jobs enqueued for it, and their lane.
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
SOON = 3.0  # seconds until the caretaker checks whether enqueued work is in progress

_ENTER = """
local journal, pending = unpack(KEYS)
local member, player, at = unpack(ARGV)
local time = redis.call('TIME')
redis.call('ZADD', journal, 'NX', time[1] * 1000 + math.floor(time[2] / 1000), member)
if player ~= '' then redis.call('ZADD', pending, 'NX', at, player) end
"""


class Erased(Struct, frozen=True, omit_defaults=True):
    """An erased person: a player by id, or a guest of a game by version and seat."""

    player: Annotated[str, Meta(pattern="^[a-z2-7]{20}$")] | None = None
    game: Annotated[str, Meta(pattern="^[a-z2-7]{20}$")] | None = None
    place: Annotated[str, Meta(pattern="^[0-9]{1,15}:[0-9]{1,3}$")] | None = None

    @property
    def member(self) -> str:
        """Their member in the journal's sorted set."""
        return player_of(self.player) if self.player else guest_of(self.game or "", self.place or "")


def _read(member: str) -> Erased:
    kind, *words = member.split(" ")
    return Erased(words[0]) if kind == "player" else Erased(None, *words)


class Journal:
    """The journal of one Redis, and the pending work."""

    def __init__(self, redis: Redis, clock: RedisClock) -> None:
        self._redis = redis
        self._clock = clock
        self._enter = redis.register_script(_ENTER)

    def enter(self, who: Erased, *, pending: bool = True) -> None:
        """Enter a person before anything is erased; a player's work is then `pending`, unless there is no data here."""
        player = (pending and who.player) or ""
        self._enter(keys=[ERASED, PENDING], args=[who.member, player, self._clock.time() + SOON])

    def all(self) -> list[Erased]:
        """Return all entries in the order of their erasure."""
        return [_read(member.decode()) for member in cast(list[bytes], self._redis.zrange(ERASED, 0, -1))]

    def count(self) -> int:
        """Return the number of entries."""
        return self._redis.zcard(ERASED)

    def pending(self) -> list[str]:
        """Return the players to check now."""
        due = self._redis.zrangebyscore(PENDING, "-inf", self._clock.time(), start=0, num=100)
        return [player.decode() for player in cast(list[bytes], due)]

    def is_pending(self, player: str | None = None) -> bool:
        """Return whether there is pending work of a player, or of any."""
        return bool(self._redis.exists(PENDING)) if player is None else self._redis.zscore(PENDING, player) is not None

    def again(self, player: str, after: float = SOON) -> None:
        """Check a player again after some seconds, if there is pending work."""
        self._redis.zadd(PENDING, {player: self._clock.time() + after}, xx=True)

    def job(self, player: str) -> int:
        """Return how many jobs were enqueued for a player."""
        return int(cast(bytes | None, self._redis.hget(JOBS, player)) or 0)

    def keep_lane(self, player: str, lane: str) -> None:
        """Store the lane to which the erasure's time is charged."""
        self._redis.hset(JOBS, f"{player} lane", lane)

    def lane(self, player: str) -> str:
        """Return that lane, or the anonymous one if none is stored."""
        stored = cast(bytes | None, self._redis.hget(JOBS, f"{player} lane"))
        return stored.decode() if stored else ANONYMOUS.lane

    def ask(self, player: str) -> int:
        """Count a job, and return the number of jobs of a player."""
        return self._redis.hincrby(JOBS, player, 1)

    def finish(self, player: str) -> None:
        """Record that a player's erasure is complete."""
        self._redis.zrem(PENDING, player)
        self._redis.hdel(JOBS, player, f"{player} lane")


def lines(erased: Iterable[Erased]) -> bytes:
    """Return a journal as JSON Lines for a file."""
    return b"".join(msgspec.json.encode(each) + b"\n" for each in erased)


def read_lines(data: bytes) -> list[Erased]:
    """Parse a file. Raise ValueError if it is not a journal."""
    return [msgspec.json.decode(line, type=Erased) for line in data.splitlines() if line]


class JournalFile:
    """A copy of the journal in a file outside Redis. It only grows, and restores what Redis has lost."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[Erased, None] | None = None

    def read(self) -> list[Erased]:
        """Return the file's entries, none if it is missing. Raise ValueError if it is not a journal, and OSError."""
        with suppress(FileNotFoundError):
            return read_lines(self._path.read_bytes())
        return []

    def sync(self, journal: Journal) -> list[Erased]:
        """Write the journal's missing entries to the file; return the file's entries that the journal lacks."""
        if self._known is None:
            self._known = dict.fromkeys(self.read())
        if journal.count() == len(self._known):
            return []
        entered = dict.fromkeys(journal.all())
        if entered.keys() - self._known.keys():
            self._write(self._known | entered)
        return [each for each in self._known if each not in entered]

    def _write(self, known: dict[Erased, None]) -> None:
        """Replace the file atomically, after its content has reached the disk."""
        part = self._path.with_name(f"{self._path.name}.part")
        with open(part, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
            file.write(lines(known))
            file.flush()
            os.fsync(file.fileno())
        part.replace(self._path)
        self._known = known
