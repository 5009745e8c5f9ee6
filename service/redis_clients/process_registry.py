"""The parts of Cairn that live: which version each is, and which formats it knows. By them the format moves.

`cairn:{cairn:format}:parts` is a sorted set: each part, by when it counts as gone, by Redis' clock. The hash tag is the
key of the format itself, so that one script sees both, on a cluster, too.

**Who shows itself may append.** A part shows itself every five seconds, and what it was told then holds for less long
than Redis counts it: so the format moves only when no part lives that does not know the new one, and a part that slept
asks again before it appends. One that falls asleep between that and its append is dated by then: Redis refuses what is
half a second old (`events/scripts.py`).
"""

import atexit
import logging
import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from typing import Any

from msgspec import Struct, json
from redis import Redis
from redis.exceptions import RedisClusterException, RedisError

from cairn.events.keys import common, key_of
from cairn.events.shards import Shards
from cairn.service.errors import Unavailable
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.format import KEY, FormatError, newest, parse_format

PARTS = key_of(common(KEY), "parts")
SHOW_SECONDS = 5.0
KEPT_SECONDS = 30
"""How long a part counts as alive after it has shown itself, one that was killed, too."""
SURE_SECONDS = KEPT_SECONDS - 2
"""How long a part counts on it itself, after it began to ask."""
SETTLED_SECONDS = 600.0
"""How long no older part was seen before the format moves unasked: one that is started again is none that is gone."""

_LIVING = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
for _, gone in ipairs(redis.call('ZRANGE', KEYS[2], '-inf', now, 'BYSCORE')) do redis.call('ZREM', KEYS[2], gone) end
local kept = redis.call('GET', KEYS[1])
"""
_SHOW = f"""{_LIVING}
local part, lowest, highest, seconds, first = unpack(ARGV)
if not kept then
  kept = first
  redis.call('SET', KEYS[1], kept)
end
local written = tonumber(string.match(kept, '^%d+'))
if written and written >= tonumber(lowest) and written <= tonumber(highest) then
  redis.call('ZADD', KEYS[2], now + seconds, part)
  redis.call('EXPIRE', KEYS[2], seconds)
else
  redis.call('ZREM', KEYS[2], part)
end
return kept
"""
_LIVE = _LIVING + "return {kept or ARGV[1], redis.call('ZRANGE', KEYS[2], 0, -1)}"
_MOVE = f"""{_LIVING}
local highest, before, after = unpack(ARGV)
local older = {{}}
for _, part in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
  if cjson.decode(part).highest < tonumber(highest) then table.insert(older, part) end
end
if #older == 0 and kept == before then redis.call('SET', KEYS[1], after) end
return older
"""

log = logging.getLogger(__name__)


class Process(Struct, frozen=True):
    """A process: what it is, its version, on which machine and with which id it runs, and the formats that it knows."""

    name: str
    version: str
    host: str
    process: int
    lowest: int
    highest: int

    def words(self, *, named: bool = True) -> str:
        """Return what it is called; its machine is `named` to the operator alone."""
        where = f" ({self.host}, process {self.process})" if named else ""
        return f"{'An' if self.name[0] in 'aeiouA' else 'A'} {self.name} of version {self.version}{where}"


@cache
def _version() -> str:
    """Return which version this is: it is read from the disk."""
    return version("cairn-games")


class OlderPartsError(RedisError):
    """Parts live that do not know the format to which it should move; the message names them, a sentence each."""


class ProcessRegistry:
    """The parts of one Cairn, as one of them, `name`, sees them and shows itself."""

    def __init__(self, redis: Redis, name: str) -> None:
        self._redis, self.name = redis, name
        self._shards = Shards(redis)
        self._shown, self._sure_until = b"", 0.0
        self._refusal: FormatError | None = None
        self._settled: float | None = None
        self.written = 0
        """The format that is to be written, as Redis said last; 0 before it was asked."""

    @property
    def own(self) -> Process:
        """This process, as it shows itself."""
        return Process(self.name, _version(), socket.gethostname(), os.getpid(), formats.LOWEST, formats.HIGHEST)

    def permit(self) -> None:
        """Raise FormatError if this process may not append: what is in Redis has a format that it does not know.

        It asks Redis only if it has not shown itself for long.
        """
        if time.monotonic() >= self._sure_until:
            self.show()

    def check(self) -> None:
        """Raise FormatError if that is known already; Redis is not asked."""
        if self._refusal:
            raise self._refusal

    @property
    def marks(self) -> bool:
        """Whether logs may have labels, organisers, bots, and be series: no version before could read them.

        Nor would it erase a recovery code with its player, or tell who watches what is said at a table.
        Raise FormatError as `permit` does.
        """
        self.permit()
        return self.written >= formats.MARKS

    def check_marks(self) -> None:
        """Refuse what needs them: raise Unavailable until an upgrade is finished."""
        if not self.marks:
            words = (
                "This is possible when no part of an older version of Cairn runs any more, and the upgrade is finished."
            )
            raise Unavailable(words, retry_after=60)

    def show(self) -> None:
        """Show that this part lives; raise FormatError if it does not know what is in Redis, and RedisError."""
        asked = time.monotonic()
        first = newest(self._shards.count)
        self._shown = json.encode(self.own)
        kept = self._ask(_SHOW, self._shown, formats.LOWEST, formats.HIGHEST, KEPT_SECONDS, first)
        try:
            self.written = parse_format(kept, self._shards.count)
            self._sure_until, self._refusal = asked + SURE_SECONDS, None
        except FormatError as error:
            self._sure_until, self._refusal = 0.0, error
            raise

    def keep_showing(self, refused: Callable[[], None] = lambda: None) -> None:
        """Show it from now on, in a thread; call `refused` once if the format has moved on without this part."""
        atexit.register(self.end)
        threading.Thread(target=self._keep_showing, args=(refused,), name="parts", daemon=True).start()

    def _keep_showing(self, refused: Callable[[], None]) -> None:
        said = ""
        while True:
            try:
                self.show()
                said = ""
            except FormatError as error:
                if not said:
                    said = str(error)
                    log.error("%s. This part can append nothing any more: replace it by a newer version.", said)
                    refused()
            except (RedisError, RedisClusterException, OSError):
                pass  # a part that needs Redis says so
            time.sleep(SHOW_SECONDS)

    def end(self) -> None:
        """Take this part out: it appends nothing more."""
        self._sure_until = 0.0
        with suppress(RedisError, RedisClusterException):
            self._redis.zrem(PARTS, self._shown)

    def look(self) -> tuple[int, list[Process]]:
        """Return the format that is to be written, and the parts that live; raise FormatError, and RedisError."""
        kept, parts = self._ask(_LIVE, newest(self._shards.count))
        return parse_format(kept, self._shards.count), [json.decode(part, type=Process) for part in parts]

    def finish_upgrade(self) -> bool:
        """Have the highest format that this version knows written from now on; return whether another one was.

        Raise OlderPartsError while a part lives that does not know it.
        """
        self.show()
        if self.written == formats.HIGHEST:
            return False
        count = self._shards.count
        older = self._ask(_MOVE, formats.HIGHEST, f"{self.written} {count}", newest(count))
        if older:
            parts = (json.decode(part, type=Process) for part in older)
            raise OlderPartsError(
                " ".join(f"{part.words()} lives, and knows no format above {part.highest}." for part in parts)
            )
        self.show()
        return True

    def settle(self) -> None:
        """Finish an upgrade if no older part was seen for `SETTLED_SECONDS`; to be called often."""
        if self.written in (0, formats.HIGHEST):
            return
        if any(part.highest < formats.HIGHEST for part in self.look()[1]):
            self._settled = None
        elif self._settled is None:
            self._settled = time.monotonic()
        elif time.monotonic() - self._settled >= SETTLED_SECONDS:
            with suppress(OlderPartsError):
                self.finish_upgrade()
                log.warning("No older part lives any more: what is written from now on has format %d", self.written)

    def _ask(self, script: str, *arguments: Any) -> Any:
        # redis-py leaves it untyped.
        return self._redis.execute_command("EVAL", script, 2, common(KEY), PARTS, *arguments)  # type: ignore[no-untyped-call]
