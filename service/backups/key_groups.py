"""The data in Redis that cannot be derived from other data: read and restored in groups of related keys.

Keys with one hash tag, such as those of a game or a player, are a group. One script call reads them consistently. A log
only grows, so it is read in pages afterwards, up to the entry that was its last then.

Values are read with commands of their type (`XRANGE`, `HGETALL`), not with `DUMP`. Its results have the file format of
one server: older versions refuse them, and Valkey refuses those of Redis. The commands have the same meaning on all
servers, and on each node of a cluster.

All keys are backed up except those in `LEFT_OUT`, so that new keys are never forgotten.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, cast

from msgspec import Struct
from redis import Redis

from cairn.events.keys import COLD, LOG, NAMES, PREFIX, REMATCH, WEBHOOKS, common, key_of
from cairn.projections.names import gone_of, record_of
from cairn.service.redis_clients.key_digest import GROUP as KEY_GROUP

_LEFT_OUT = (
    # schedules, choices that can be repeated, counters
    f"{PREFIX}:(owed|due|chosen|ready|format|limits)(:.*)?",
    f"{PREFIX}:{{(lobby|imports|analyses|hints|clocks)(:.*)?}}:.*",
    f"{PREFIX}:{{series}}:.*",
    f"{PREFIX}:{{{PREFIX}:format}}:(parts|beats)",  # `service/redis_clients/process_registry.py`
    f"{PREFIX}:{{kept:[0-9]+}}:mark",  # `service/redis_clients/replication.py`
    f"{PREFIX}:{{backup}}:(last|state)",  # `service/storage/backup_record.py`
    f"{PREFIX}:{{erasures}}:(jobs|files)",
    f"{PREFIX}:{{sealing}}:(job|failed)",
    f"{PREFIX}:{{[^}}]*}}:(turn|job)",  # heartbeats of running jobs: `workers/heartbeat.py`
    # derived from the log, stored for some days at most
    f"{PREFIX}:{{[a-z2-7]{{20}}}}:(snapshot|hints|analyses|copied)",
    f"{PREFIX}:{{player:[a-z2-7]{{20}}}}:(games|places)",
    f"{PREFIX}:{{ratings:.*}}:(guard|.*:(fold|ratings|standings|history))",  # derived from the results
)
LEFT_OUT = re.compile("|".join(_LEFT_OUT))
"""Patterns of keys that are derived from others, or are meaningless in another Redis."""

_OF_PARTS = {"caretaker", "erasures", KEY_GROUP}  # groups that starting parts write
_TAG = re.compile(f"{PREFIX}:{{(.*?)}}:")
_GAME, _PLAYER = re.compile("[a-z2-7]{20}"), re.compile("player:([a-z2-7]{20})")
_OF_GAME = (LOG, COLD, "keys", "secret", "imported", "gone", NAMES, REMATCH, WEBHOOKS)
KINDS = {"string": 1, "hash": 2, "set": 1, "list": 1, "zset": 2, "stream": 1}
"""The supported types of keys, and the number of values per element."""
_RESTORING = {"hash": "HSET", "set": "SADD", "list": "RPUSH", "zset": "ZADD"}
PAGE = 1000

_READ = """
local found = {}
for place, key in ipairs(KEYS) do
  local kind, value = redis.call('TYPE', key).ok, {}
  if kind == 'string' then value = {redis.call('GET', key)}
  elseif kind == 'hash' then value = redis.call('HGETALL', key)
  elseif kind == 'set' then value = redis.call('SMEMBERS', key)
  elseif kind == 'list' then value = redis.call('LRANGE', key, 0, -1)
  elseif kind == 'zset' then value = redis.call('ZRANGE', key, 0, -1, 'WITHSCORES')
  elseif kind == 'stream' then
    local last = redis.call('XREVRANGE', key, '+', '-', 'COUNT', 1)[1]
    value = {last and last[1] or '0-0', tostring(redis.call('XLEN', key))}
  end
  found[place] = {kind, redis.call('PEXPIRETIME', key), value}
end
return found
"""


class KeyDump(Struct, frozen=True, array_like=True):
    """A key with its type, its value, and its expiry in milliseconds since 1970 (-1 for never).

    `value` is the reply of the type's command: alternating fields and values, or members and scores. Of a stream it is,
    for each entry, its id, the number of its fields and values, and these.
    """

    key: bytes
    kind: str
    expires: int
    value: list[bytes]


def group_of(key: str) -> str:
    """Return the group of a key: its hash tag, or the key itself without one."""
    tag = _TAG.match(key)
    return tag[1] if tag else key


def goes_first(group: str) -> bool:
    """Return whether a group must not be ahead of the games: a restored webhook repeats some, but misses none."""
    return group == "caretaker" or group.startswith("webhook")


def is_game(group: str) -> bool:
    """Return whether a group belongs to a game."""
    return _GAME.fullmatch(group) is not None


def is_player(group: str) -> bool:
    """Return whether a group belongs to a player."""
    return _PLAYER.fullmatch(group) is not None


class Keeper:
    """The groups of one Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._read = redis.register_script(_READ)

    def groups(self) -> dict[str, set[str]]:
        """Return the keys of each group. Scans all keys."""
        by_group: dict[str, set[str]] = {}
        for raw in self._redis.scan_iter(match=common("*"), count=1000):
            key = raw.decode()
            if not LEFT_OUT.fullmatch(key):
                by_group.setdefault(group_of(key), set()).add(key)
        return by_group

    def is_empty(self) -> bool:
        """Return whether Redis has no data except that of starting parts. The scan stops at the first other key."""
        keys = (key.decode() for key in self._redis.scan_iter(match=common("*"), count=1000))
        return all(LEFT_OUT.fullmatch(key) or group_of(key) in _OF_PARTS for key in keys)

    def read(self, group: str, keys: set[str]) -> list[KeyDump]:
        """Return a consistent dump of a group's keys, and of newer ones; empty if it was deleted meanwhile."""
        player = _PLAYER.fullmatch(group)
        others = {key_of(group, what) for what in _OF_GAME} if is_game(group) else set[str]()
        others |= {record_of(player[1]), key_of(group, "tokens"), gone_of(player[1])} if player else set()
        wanted = sorted(keys | others)
        while (kept := self._read_at_once(wanted)) is None:
            if not self._redis.exists(key_of(group, COLD)):
                return []
        return kept

    def _read_at_once(self, wanted: list[str]) -> list[KeyDump] | None:
        """Return a dump of keys, or None if a log was removed meanwhile by deletion or sealing."""
        kept = list[KeyDump]()
        for key, (kind, expires, value) in zip(wanted, cast(Any, self._read(keys=wanted)), strict=True):
            if kind == b"stream":
                value = self._entries(key, last=value[0], count=int(value[1]))
                if value is None:
                    return None
            if kind != b"none":
                kept.append(KeyDump(key.encode(), kind.decode(), expires, value))
        return kept

    def write(self, kept: Sequence[KeyDump]) -> None:
        """Restore a group."""
        for key in kept:
            for batch in _batches(key):
                with self._redis.pipeline(transaction=False) as pipeline:
                    for command in batch:
                        pipeline.execute_command(*command)  # type: ignore[no-untyped-call]  # untyped in redis-py
                    pipeline.execute()

    def _entries(self, key: str, last: bytes, count: int) -> list[bytes] | None:
        command, read, after = list[bytes](), 0, "-"
        while read < count:
            page = cast(list[Any], self._redis.xrange(key, after, last, count=PAGE))
            for id, fields in page:
                flat = [part for pair in fields.items() for part in pair]
                command += [id, b"%d" % len(flat), *flat]
            if not page:
                return None
            read, after = read + len(page), f"({page[-1][0].decode()}"
        return command


def _batches(kept: KeyDump) -> Iterator[list[tuple[bytes | str | int, ...]]]:
    value = kept.value
    if kept.kind == "string":
        yield [("SET", kept.key, value[0])]
    elif kept.kind == "stream":
        at, batch = 0, list[tuple[bytes | str | int, ...]]()
        while at < len(value):
            end = at + 2 + int(value[at + 1])
            batch.append(("XADD", kept.key, value[at], *value[at + 2 : end]))
            at = end
            if len(batch) == PAGE:
                yield batch
                batch = []
        yield batch
    else:
        if kept.kind == "zset":
            value = [part for at in range(0, len(value), 2) for part in (value[at + 1], value[at])]
        size = KINDS[kept.kind] * PAGE
        for at in range(0, len(value), size):
            yield [(_RESTORING[kept.kind], kept.key, *value[at : at + size])]
    if kept.expires >= 0:
        yield [("PEXPIREAT", kept.key, kept.expires)]
