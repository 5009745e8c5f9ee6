"""The live processes (parts) of Cairn with their versions and known formats, which decide when the format changes.

`cairn:{cairn:format}:parts` is a sorted set of parts by the time when they expire, by Redis' clock. Its hash tag is the
key of the format, so that one script can access both, also on a cluster.

**Only a registered part may append.** A part registers every three seconds, and its permission expires before its entry
does: the format changes only when all live parts know the new one, and a part that was suspended registers again before
it appends. A part that is suspended between that and its append has an old date: Redis refuses appends that are half a
second old (`events/scripts.py`).

`cairn:{cairn:format}:beats` is a hash of parts that serve: when each began to serve, when the loop that does its work
was last alive, and the share of its files that is open. It outlives the part's entry, so that a part that does not
answer is not forgotten.
"""

import atexit
import logging
import os
import resource
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple, cast

from msgspec import Struct, json
from redis import Redis
from redis.exceptions import RedisClusterException, RedisError

from cairn.events.keys import common, key_of
from cairn.events.shards import Shards
from cairn.service.errors import Unavailable
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.format import KEY, FormatError, newest, parse_format

PARTS, BEATS = key_of(common(KEY), "parts"), key_of(common(KEY), "beats")
SHOW_SECONDS = 3.0
FORGOTTEN_SECONDS = 3600.0
"""How long a part is remembered that does not answer: it may have ended with its machine."""
KEPT_SECONDS = 30  # how long a part counts as alive after it registered, even if it was killed
SURE_SECONDS = KEPT_SECONDS - 2  # how long a permission is valid, from the start of its request
START_SECONDS = 20.0
"""How long a part may take from its registration until its loop runs."""
SETTLED_SECONDS = 600.0
"""Time without older parts after which the format changes automatically: an older part may be restarting."""

_LIVING = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
for _, gone in ipairs(redis.call('ZRANGE', KEYS[2], '-inf', now, 'BYSCORE')) do redis.call('ZREM', KEYS[2], gone) end
local kept = redis.call('GET', KEYS[1])
"""
_SHOW = f"""{_LIVING}
local part, lowest, highest, seconds, first, silent, files, age = unpack(ARGV)
if silent then
  redis.call('HSET', KEYS[3], part, now - age .. ' ' .. now - silent .. ' ' .. files)
  redis.call('EXPIRE', KEYS[3], {FORGOTTEN_SECONDS:.0f})
end
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
_LIVE = f"""{_LIVING}
return {{kept or ARGV[1], redis.call('ZRANGE', KEYS[2], 0, -1), redis.call('HGETALL', KEYS[3]), tostring(now)}}
"""
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
    """A process: its role, version, machine, process id and known formats; of an API, the URL on its machine."""

    name: str
    version: str
    host: str
    process: int
    lowest: int
    highest: int
    url: str = ""

    def words(self, *, named: bool = True) -> str:
        """Describe the process. Its machine is `named` only for the operator."""
        where = f" ({self.host}, process {self.process})" if named else ""
        return f"{'An' if self.name[0] in 'aeiouA' else 'A'} {self.name} of version {self.version}{where}"


class Seen(NamedTuple):
    """A process that serves: the seconds since it began, and since its loop was last alive; and the share of
    its files that is open.
    """

    process: Process
    age: float
    silence: float
    files: float


class Registered(NamedTuple):
    """The format to write, the live processes, and those that serve, also if they do not answer."""

    written: int
    living: list[Process]
    serving: list[Seen]


@cache
def _version() -> str:
    return version("cairn-games")


class OlderPartsError(RedisError):
    """Live parts do not know the new format. The message names each in a sentence."""


class ProcessRegistry:
    """The live parts of one Cairn; this process registers as `name`."""

    def __init__(self, redis: Redis, name: str) -> None:
        self._redis, self.name, self._decode = redis, name, json.Decoder(Process).decode
        self._shards = Shards(redis)
        self._shown, self._sure_until = b"", 0.0
        self.url = ""
        self._serves, self._alive_until, self._began = False, 0.0, 0.0
        self.refusal: FormatError | None = None
        """Why the last permission was refused, if it was."""
        self._settled: float | None = None
        self.written = 0  # the format to write; 0 before the first read

    @property
    def own(self) -> Process:
        """The entry of this process."""
        host, known = socket.gethostname(), (formats.LOWEST, formats.HIGHEST)
        return Process(self.name, _version(), host, os.getpid(), *known, self.url)

    def permit(self) -> int:
        """Return the format to write. Raise FormatError if this process may not append.

        Only an expired permission costs a request.
        """
        if time.monotonic() >= self._sure_until:
            self.show()
        return self.written

    @property
    def marks(self) -> bool:
        """Whether logs may have what earlier versions cannot read (`formats.MARKS`). Raise FormatError."""
        return self.permit() >= formats.MARKS

    def check_marks(self) -> None:
        """Raise Unavailable until an upgrade is finished, for commands that need `marks`."""
        if not self.marks:
            raise Unavailable("after-upgrade", retry_after=60)

    def show(self) -> None:
        """Register this part. Raise FormatError if it does not know the format in Redis, and RedisError."""
        asked = time.monotonic()
        first = newest(self._shards.count)
        self._shown = json.encode(self.own)
        silence, age = max(0.0, asked - self._alive_until), asked - self._began
        state = (silence, f"{_open_files():.2f}", age) if self._serves else ()
        kept = self._ask(_SHOW, self._shown, formats.LOWEST, formats.HIGHEST, KEPT_SECONDS, first, *state)
        if state and not self._serves:  # it has ended meanwhile
            self._redis.hdel(BEATS, self._shown)
        try:
            self.written = parse_format(kept, self._shards.count)
            self._sure_until, self.refusal = asked + SURE_SECONDS, None
        except FormatError as error:
            self._sure_until, self.refusal = 0.0, error
            raise

    def beat(self, seconds: float) -> None:
        """Note that the loop that does this part's work is alive, and will note so again within these seconds."""
        self._alive_until = time.monotonic() + seconds

    def keep_showing(self, refused: Callable[[], None] = lambda: None) -> None:
        """Register repeatedly in a thread. Call `refused` once if this part does not know a new format."""
        self._serves, self._began = True, time.monotonic()
        self.beat(START_SECONDS)
        atexit.register(self.end)
        threading.Thread(target=self._keep_showing, args=(refused,), name="parts", daemon=True).start()

    def _keep_showing(self, refused: Callable[[], None]) -> None:
        said, is_new = "", True
        while self._serves:
            try:
                self.show()
                if is_new:
                    self._forget_ended()
                said, is_new = "", False
            except FormatError as error:
                if not said:
                    said = str(error)
                    log.error("%s. This part can no longer append: replace it by a newer version.", said)
                    refused()
            except (RedisError, RedisClusterException, OSError):
                pass  # other requests report this
            time.sleep(SHOW_SECONDS)

    def end(self) -> None:
        """Unregister this part, which appends no more."""
        self._sure_until, self._serves = 0.0, False
        with suppress(RedisError, RedisClusterException):
            self._redis.zrem(PARTS, self._shown)
            self._redis.hdel(BEATS, self._shown)

    def look(self) -> Registered:
        """Return the format to write, the live parts and those that serve. Raise FormatError and RedisError."""
        kept, parts, beats, now = self._ask(_LIVE, newest(self._shards.count))
        serving = list[Seen]()
        for part, times in zip(beats[::2], beats[1::2], strict=True):
            first, last, files = map(float, times.split())
            if float(now) - last < FORGOTTEN_SECONDS:
                serving.append(Seen(self._decode(part), float(now) - first, float(now) - last, files))
            else:
                self._redis.hdel(BEATS, part)
        written = parse_format(kept, self._shards.count)
        return Registered(written, [self._decode(part) for part in parts], serving)

    def _forget_ended(self) -> None:
        """Remove killed parts of this machine, which this one may replace. A live part writes its entry again."""
        for part in cast(list[bytes], self._redis.hkeys(BEATS)):
            process = self._decode(part)
            if process.host == self.own.host and not Path("/proc", str(process.process)).exists():
                self._redis.hdel(BEATS, part)

    def finish_upgrade(self) -> bool:
        """Change to this version's highest format; return whether it was another. Raise OlderPartsError."""
        self.show()
        if self.written == formats.HIGHEST:
            return False
        count = self._shards.count
        older = self._ask(_MOVE, formats.HIGHEST, f"{self.written} {count}", newest(count))
        if older:
            parts = (self._decode(part) for part in older)
            words = (f"{part.words()} lives, and knows no format above {part.highest}." for part in parts)
            raise OlderPartsError(" ".join(words))
        self.show()
        return True

    def settle(self) -> None:
        """Finish an upgrade if no older part was seen for `SETTLED_SECONDS`. Call this often."""
        if self.written in (0, formats.HIGHEST):
            return
        if any(part.highest < formats.HIGHEST for part in self.look()[1]):
            self._settled = None
        elif self._settled is None:
            self._settled = time.monotonic()
        elif time.monotonic() - self._settled >= SETTLED_SECONDS:
            with suppress(OlderPartsError):
                self.finish_upgrade()
                log.warning("No older part is running any more: new data has format %d", self.written)

    def _ask(self, script: str, *arguments: Any) -> Any:
        keys = common(KEY), PARTS, BEATS
        # untyped in redis-py
        return self._redis.execute_command("EVAL", script, 3, *keys, *arguments)  # type: ignore[no-untyped-call]


def _open_files() -> float:
    """Return the share of open files among those that this process may open; 0 where that is unknown."""
    try:
        return len(os.listdir("/proc/self/fd")) / resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    except FileNotFoundError:
        return 0.0
    except OSError:  # none is left, not even for this
        return 1.0
