"""The format of what is in Redis: its number, and the number of shards, which are kept beside the games.

A process knows a range of formats. It reads all of them, and writes the one that Redis holds; `parts.py` says when that
moves. One that does not know the number would misread what there is, and one that knows other shards would not find it:
both are refused. `events/README.md` says what format 1 is. **Format 2** has games in segments beside it.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from redis import Redis
from redis.exceptions import RedisError, ResponseError

from cairn.events.keys import common
from cairn.events.shards import Shards

LOWEST, HIGHEST = 1, 2
"""The formats that this version reads and writes. The highest goes up when a key gets another name, or what it holds
another shape that other versions cannot read: an entry of a log, a row of a list, a job, a webhook, a snapshot."""

SEGMENTS = 2
"""From this format on games lie in segments, and a stub in Redis says where: a version before would not find them."""
MARKS = 2
"""From this format on logs have labels, organisers and bots, and series: a version before could not read them.

With it come recovery codes and phrases, of which a version before does not know.
"""

KEY = "format"


class FormatError(RedisError):
    """What is in Redis has another format than this process reads and writes; the message is a sentence."""


def check_format(ask: Callable[..., Any], shards: int) -> None:
    """Keep the format of a Redis that has none yet; raise FormatError if it has another. `ask` sends a command."""
    kept = ask("GET", common(KEY))
    if kept is None:
        with suppress(ResponseError):  # where nothing can be written, nothing else can
            ask("SET", common(KEY), newest(shards), "NX")
    else:
        parse_format(kept, shards)


def read_format(redis: Redis) -> int:
    """Return the format that is to be written; raise FormatError if this version does not know it."""
    count = Shards(redis).count
    return parse_format(cast(bytes | None, redis.get(common(KEY))) or newest(count), count)


def newest(shards: int) -> bytes:
    """Return what is kept in an empty Redis."""
    return f"{HIGHEST} {shards}".encode()


def parse_format(kept: bytes, shards: int) -> int:
    """Return the format that is to be written, of what is kept; raise FormatError if it is another than we know."""
    number, _, count = kept.decode(errors="replace").partition(" ")
    if not (number.isascii() and number.isdigit()):
        raise FormatError(f"{common(KEY)} in this Redis says nothing that this version of Cairn knows")
    if not LOWEST <= int(number) <= HIGHEST:
        kind = "newer" if int(number) > HIGHEST else "older"
        knows = f"{HIGHEST}" if LOWEST == HIGHEST else f"{LOWEST} to {HIGHEST}"
        words = f"What is in this Redis has format {number}, which is {kind}; this version of Cairn knows {knows}"
        raise FormatError(words)
    if count != str(shards):
        words = f"The games in this Redis lie in {count} shards and not in {shards}; set CAIRN_SHARDS={count}"
        raise FormatError(words)
    return int(number)
