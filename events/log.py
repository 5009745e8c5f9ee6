"""The log: one Redis Stream a game, appended by one script, never changed. Nothing else knows stream commands.

Everything of one game lies under one hash tag, so that an append touches one slot: `cairn:{<game>}:log` (version n
is entry n-0), `:commands` (an idempotency key → the versions it added and its body's digest), `:secret`, and, if it
was brought in from an archive, `:imported`. One key outlives the game: `:gone` marks one that was opened with an
idempotency key and deleted, so that the same key, which makes the same id and the same tokens, opens none again.
"""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, cast

from redis import Redis
from redis.exceptions import NoScriptError, RedisError

from events.chain import Entry

NEWS = "cairn:news"
"""The pub/sub channel that tells which game's log has grown: a hint, no more."""

PAGE = 500

Command = tuple[str | float, ...]
"""A command to Redis and its arguments."""

_HIGHEST = 2**64 - 1
"""The largest number in an entry's id."""

_APPEND = """
local log, commands, secret, imported, gone = unpack(KEYS)
local game, version, chain, command, body, opens, reveals, import = unpack(ARGV, 1, 8)
if body ~= '' then
  local known = redis.call('HGET', commands, command)
  if known then return {'known', known} end
end
if opens ~= '' and redis.call('EXISTS', gone) == 1 then return {'gone'} end
local first = version + 1 .. '-0'
local last = redis.call('XREVRANGE', log, '+', '-', 'COUNT', 1)[1]
local head = {'0', game}
if last then head = {string.match(last[1], '^%d+'), last[2][6]} end
if head[1] ~= version or head[2] ~= chain then
  local entry = redis.call('XRANGE', log, first, first)[1]
  if entry and entry[2][8] == command then return {'appended'} end
  return {'conflict', redis.call('XRANGE', log, version .. '-0', '+', 'COUNT', 500)}
end
local n = tonumber(version)
for i = 9, #ARGV, 3 do
  n = n + 1
  redis.call('XADD', log, n .. '-0', 'decision', ARGV[i], 'digest', ARGV[i + 1], 'chain', ARGV[i + 2],
    'command', command)
end
if body ~= '' then
  redis.call('HSET', commands, command, (version + 1) .. ' ' .. n .. ' ' .. body)
end
if opens ~= '' then redis.call('SET', secret, opens) end
if reveals ~= '' then redis.call('DEL', secret) end
if import ~= '' then redis.call('SET', imported, '1') end
redis.call('PUBLISH', 'cairn:news', game)
return {'appended'}
"""

_DELETE = """
local log, commands, secret, imported, gone = unpack(KEYS)
for _, outcome in ipairs(redis.call('HVALS', commands)) do
  if string.find(outcome, '^1 ') then redis.call('SET', gone, '1') end
end
local removed = redis.call('DEL', log, commands, secret, imported)
redis.call('PUBLISH', 'cairn:news', ARGV[1])
return removed
"""


@dataclass(frozen=True, slots=True)
class Head:
    """The end of a log: its version and its chain. Before the first decision: 0 and the game's id."""

    version: int
    chain: str


@dataclass(frozen=True, slots=True)
class IdempotencyKey:
    """What makes a request repeatable: the key it is known by in its game, and the digest of its body."""

    key: str
    body: str


@dataclass(frozen=True, slots=True)
class Appended:
    """The versions an append added, first to last; `repeated` if the same request had added them before."""

    first: int
    last: int
    repeated: bool = False


class VersionConflict(Exception):
    """The log has moved on; `entries` are those from the expected version on, that one included."""

    def __init__(self, entries: Iterator[Entry]) -> None:
        super().__init__("the log has moved on")
        self.entries = entries


class KeyConflict(Exception):
    """The idempotency key is known with another body."""


class Deleted(Exception):
    """A game that was opened with this idempotency key was deleted."""


class Log:
    """All games' logs on one Redis (7.0 or later)."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self._append = redis.register_script(_APPEND)
        self._delete = redis.register_script(_DELETE)

    def append(
        self,
        game: str,
        head: Head,
        entries: Sequence[Entry],
        key: IdempotencyKey | None = None,
        *,
        opens: bytes | None = None,
        reveals: bool = False,
        imported: bool = False,
        before: Sequence[Command] = (),
    ) -> Appended:
        """Append entries to the log whose head is `head`, all or none, and return their versions.

        `opens` is the secret of a game that begins; `reveals` removes it when the last decision tells it; `imported`
        marks a game that was not played here. The commands `before` are sent along, and take effect first, also where
        the append is refused. With a key that is known already nothing is added, and what it added before is returned.
        Raise VersionConflict if the head is another, KeyConflict if the key is known with another body, Deleted if a
        game begins whose id was an idempotency key's and is a deleted game's.

        The client sends the script again when a connection breaks. The entries carry the key, or a random id if there
        is none, by which the script knows its own: what somebody else appended may be equal byte for byte.
        """
        args: list[Any] = [
            game,
            head.version,
            head.chain,
            key.key if key else secrets.token_hex(16),
            key.body if key else "",
            opens.hex() if opens else "",
            "1" if reveals else "",
            "1" if imported else "",
        ]
        for entry in entries:
            args += [entry.stored, entry.digest, entry.chain]
        appended = Appended(head.version + 1, head.version + len(entries))
        answer = self._send(before, _keys(game), args)
        match answer[0]:
            case b"known":
                first, last, body = answer[1].decode().split(" ")
                if key and body != key.body:
                    raise KeyConflict
                return Appended(int(first), int(last), repeated=True)
            case b"gone":
                raise Deleted
            case b"conflict":
                newer = [_entry(raw_id, dict(zip(f[::2], f[1::2], strict=True))) for raw_id, f in answer[1]]
                raise VersionConflict(chain(newer, self.read(game, newer[-1].version) if len(newer) == PAGE else ()))
        return appended

    def _send(self, before: Sequence[Command], keys: list[str], args: list[Any]) -> list[Any]:
        """Send commands and the append's script in one round trip, and return what the script answered."""
        with self.redis.pipeline(transaction=False) as pipeline:
            for command in before:
                pipeline.execute_command(*command)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
            pipeline.evalsha(self._append.sha, len(keys), *keys, *args)
            answers = pipeline.execute(raise_on_error=False)  # what it raises itself quotes the command
        if isinstance(answers[-1], NoScriptError):
            answers[-1] = self._append(keys=keys, args=args)
        for answer in answers:
            if isinstance(answer, RedisError):
                raise answer
        return cast(list[Any], answers[-1])

    def read(self, game: str, after: int = 0, limit: int | None = None) -> Iterator[Entry]:
        """Yield the entries above a version, at most `limit`, the oldest first, read as they are asked for."""
        left = limit
        while left is None or left > 0:
            count = PAGE if left is None else min(PAGE, left)
            page = cast(
                list[tuple[bytes, dict[bytes, bytes]]],
                self.redis.xrange(_keys(game)[0], min=f"{min(after + 1, _HIGHEST)}-0", count=count),
            )
            for raw_id, stored in page:
                yield _entry(raw_id, stored)
            if len(page) < count:
                return
            after += count
            left = None if left is None else left - count

    def last(self, game: str) -> Entry | None:
        """Return the last entry of a log, or None if there is no such game."""
        last = cast(list[tuple[bytes, dict[bytes, bytes]]], self.redis.xrevrange(_keys(game)[0], count=1))
        return _entry(*last[0]) if last else None

    def known(self, game: str, key: IdempotencyKey) -> Appended | None:
        """Return what a request with this key added, or None if the key is new; raise KeyConflict as `append` does."""
        known = cast(bytes | None, self.redis.hget(_keys(game)[1], key.key))
        if known is None:
            return None
        first, last, body = known.decode().split(" ")
        if body != key.body:
            raise KeyConflict
        return Appended(int(first), int(last), repeated=True)

    def secret(self, game: str) -> bytes | None:
        """Return a game's secret, or None once it was revealed (or if there is no such game)."""
        stored = cast(bytes | None, self.redis.get(_keys(game)[2]))
        return None if stored is None else bytes.fromhex(stored.decode())

    def imported(self, game: str) -> bool:
        """Tell whether a game was brought in from an archive."""
        return bool(self.redis.exists(_keys(game)[3]))

    def delete(self, game: str) -> bool:
        """Remove a game and its keys, but for the mark that it is gone; return whether there was one."""
        return bool(self._delete(keys=_keys(game), args=[game]))

    def games(self) -> Iterator[str]:
        """Return the ids of all games there are, in no order. It walks all keys: for repairs only."""
        for key in self.redis.scan_iter(match="cairn:{*}:log", count=1000):
            yield key.decode().split("{")[1].split("}")[0]


def _keys(game: str) -> list[str]:
    return [f"cairn:{{{game}}}:{what}" for what in ("log", "commands", "secret", "imported", "gone")]


def _entry(raw_id: bytes, stored: dict[bytes, bytes]) -> Entry:
    return Entry(
        int(raw_id.partition(b"-")[0]), stored[b"decision"], stored[b"digest"].decode(), stored[b"chain"].decode()
    )
