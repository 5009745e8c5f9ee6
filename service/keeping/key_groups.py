"""What is kept in Redis and cannot be made again: read whole, in groups of keys that belong together, and put back.

Keys with one hash tag are a group: a game's, a player's. They are read in one script call, so that nothing comes
between them; but a log is read in pages afterwards, up to the entry that was its last then: it only grows.

Values are read as what they mean (`XRANGE`, `HGETALL`), not as `DUMP` gives them. What that gives is in the form of one
server's files: an older version refuses it, and so does Valkey what Redis wrote. These commands mean the same on all of
them, and on each node of a cluster.

Every key counts as kept but those that `LEFT_OUT` names. So who adds one and does not think of backups loses nothing.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, cast

from msgspec import Struct
from redis import Redis

from cairn.events.keys import COLD, LOG, NAMES, PREFIX, REMATCH, WEBHOOKS, common, key_of
from cairn.projections.names import gone_of, record_of
from cairn.service.redis_clients.key_digest import GROUP as KEY_GROUP

LEFT_OUT = re.compile(
    "|".join(
        (
            # when to look at a game, what is chosen again or counted
            f"{PREFIX}:(owed|due|chosen|ready|format|limits)(:.*)?",
            f"{PREFIX}:{{(lobby|imports|analyses|hints|clocks)(:.*)?}}:.*",
            f"{PREFIX}:{{series}}:.*",
            f"{PREFIX}:{{{PREFIX}:format}}:parts",  # `service/redis_clients/process_registry.py`
            f"{PREFIX}:{{kept:[0-9]+}}:mark",  # `service/redis_clients/replication.py`
            f"{PREFIX}:{{backup}}:last",  # `service/keeping/last_backup.py`
            f"{PREFIX}:{{erasures}}:(jobs|files)",
            f"{PREFIX}:{{sealing}}:(job|failed)",
            f"{PREFIX}:{{[^}}]*}}:(turn|job)",  # what a worker has in hand: `workers/heartbeat.py`
            # worked out from the log, for some days at most
            f"{PREFIX}:{{[a-z2-7]{{20}}}}:(snapshot|hints|analyses|copied)",
            f"{PREFIX}:{{player:[a-z2-7]{{20}}}}:(games|places)",
            f"{PREFIX}:{{ratings:.*}}:(guard|.*:(fold|ratings|standings|history))",  # all follows from the results
        )
    )
)
"""What is made of the rest, or means nothing elsewhere."""

_OF_PARTS = {"caretaker", "erasures", KEY_GROUP}
"""Groups of keys that parts write into an empty Redis."""
_TAG = re.compile(f"{PREFIX}:{{(.*?)}}:")
_GAME, _PLAYER = re.compile("[a-z2-7]{20}"), re.compile("player:([a-z2-7]{20})")
_OF_GAME = (LOG, COLD, "keys", "secret", "imported", "gone", NAMES, REMATCH, WEBHOOKS)

KINDS = {"string": 1, "hash": 2, "set": 1, "list": 1, "zset": 2, "stream": 1}
"""The types of keys that are read and put back, and of how many parts each of what they hold is made."""

PAGE = 1000
"""Entries of a log, or commands, that go over the wire at a time."""

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
    """A key, its type, what it holds, and when it expires, in milliseconds since 1970; -1 for never.

    `value` is what the key's command answers: fields and values by turns, members and scores by turns. Of a stream it
    has for each entry its id, how many fields and values follow, and these.
    """

    key: bytes
    kind: str
    expires: int
    value: list[bytes]


def group_of(key: str) -> str:
    """Return what all keys of a group share: the hash tag, or the key itself if it has none."""
    tag = _TAG.match(key)
    return tag[1] if tag else key


def is_caretaker(group: str) -> bool:
    """Tell whether a group says when a caretaker was last seen."""
    return group == "caretaker"


def goes_first(group: str) -> bool:
    """Tell whether a group says how far something has come, which must not be ahead of the games that are read after.

    So a webhook may tell some decisions twice where it is restored, and leaves none out.
    """
    return is_caretaker(group) or group.startswith("webhook")


def is_game(group: str) -> bool:
    """Tell whether a group is a game's."""
    return _GAME.fullmatch(group) is not None


def is_player(group: str) -> bool:
    """Tell whether a group is a player's."""
    return _PLAYER.fullmatch(group) is not None


class Keeper:
    """All that is kept in one Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._read = redis.register_script(_READ)

    def groups(self) -> dict[str, set[str]]:
        """Return the keys of each group. It walks all keys."""
        by_group: dict[str, set[str]] = {}
        for raw in self._redis.scan_iter(match=common("*"), count=1000):
            key = raw.decode()
            if not LEFT_OUT.fullmatch(key):
                by_group.setdefault(group_of(key), set()).add(key)
        return by_group

    def is_empty(self) -> bool:
        """Tell whether nothing is kept, but for what parts leave when they start; it looks at few keys else."""
        keys = (key.decode() for key in self._redis.scan_iter(match=common("*"), count=1000))
        return all(LEFT_OUT.fullmatch(key) or group_of(key) in _OF_PARTS for key in keys)

    def read(self, group: str, keys: set[str]) -> list[KeyDump]:
        """Return what the keys of a group hold at one moment; nothing if it was deleted meanwhile.

        Those that such a group may have are read, too: one of them may be newer than `keys`.
        """
        wanted = sorted(keys | _may_have(group))
        while (kept := self._read_at_once(wanted)) is None:
            if not self._redis.exists(key_of(group, COLD)):
                return []
        return kept

    def _read_at_once(self, wanted: list[str]) -> list[KeyDump] | None:
        """Return what keys hold; None if a log went meanwhile: its game was deleted, or it was sealed just now."""
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
        """Put a group back, as it was read."""
        for key in kept:
            for batch in _batches(key):
                with self._redis.pipeline(transaction=False) as pipeline:
                    for command in batch:
                        pipeline.execute_command(*command)  # type: ignore[no-untyped-call]  # redis-py leaves it so
                    pipeline.execute()

    def _entries(self, key: str, last: bytes, count: int) -> list[bytes] | None:
        """Return the entries of a stream up to its last, or None if they are not there any more."""
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


def _may_have(group: str) -> set[str]:
    """Return the keys that a group of this kind may have."""
    if is_game(group):
        return {key_of(group, what) for what in _OF_GAME}
    player = _PLAYER.fullmatch(group)
    return {record_of(player[1]), key_of(group, "tokens"), gone_of(player[1])} if player else set()


def _batches(kept: KeyDump) -> Iterator[list[tuple[bytes | str | int, ...]]]:
    """Yield the commands that make a key what it was, some at a time."""
    match kept.kind:
        case "string":
            yield [("SET", kept.key, kept.value[0])]
        case "hash":
            yield from _restoring_commands("HSET", kept, 2)
        case "set":
            yield from _restoring_commands("SADD", kept, 1)
        case "list":
            yield from _restoring_commands("RPUSH", kept, 1)
        case "zset":
            scored = [part for at in range(0, len(kept.value), 2) for part in (kept.value[at + 1], kept.value[at])]
            yield from _restoring_commands("ZADD", KeyDump(kept.key, kept.kind, kept.expires, scored), 2)
        case "stream":
            at, batch = 0, list[tuple[bytes | str | int, ...]]()
            while at < len(kept.value):
                end = at + 2 + int(kept.value[at + 1])
                batch.append(("XADD", kept.key, kept.value[at], *kept.value[at + 2 : end]))
                at = end
                if len(batch) == PAGE:
                    yield batch
                    batch = []
            yield batch
    if kept.expires >= 0:
        yield [("PEXPIREAT", kept.key, kept.expires)]


def _restoring_commands(command: str, kept: KeyDump, width: int) -> Iterator[list[tuple[bytes | str | int, ...]]]:
    for at in range(0, len(kept.value), width * PAGE):
        yield [(command, kept.key, *kept.value[at : at + width * PAGE])]
