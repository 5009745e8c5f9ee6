"""The format of the data in Redis: its number and the number of shards, which are stored with the games.

A process knows a range of formats. It reads all of them, and writes the one that Redis holds (`process_registry.py`
changes it). A process that does not know the format, or has another number of shards, is refused: it would misread or
miss data. `events/README.md` describes them: format 2 adds games in segments, format 3 packs the decisions of logs.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from redis import Redis
from redis.exceptions import RedisError, ResponseError

from cairn.events.keys import common
from cairn.events.shards import Shards

LOWEST, HIGHEST = 1, 3
"""The formats that this version reads and writes. The highest increases when a key is renamed, or its data changes so
that other versions cannot read it: an entry of a log, a row of a list, a job, a webhook, a snapshot."""

SEGMENTS = 2
"""From this format on games can be in segments, with a sealed marker in Redis. Earlier versions would not find them."""
MARKS = 2
"""From this format on logs have labels, organisers, bots and series; there are recovery codes and phrases."""
JSON_DIGESTS = 3
"""From this format on the digest of a request with an idempotency key is that of its JSON value, not of its bytes."""
ACTORS = 3
"""From this format on new series record who acted, have commitments, and version 2 of the formats."""
KEY = "format"


class FormatError(RedisError):
    """The data in Redis has a format that this process does not know. The message is a sentence."""


def check_format(ask: Callable[..., Any], shards: int) -> None:
    """Store the format in an empty Redis, or raise FormatError if it has another. `ask` sends a command."""
    kept = ask("GET", common(KEY))
    if kept is None:
        with suppress(ResponseError):  # without writes there is no data to protect
            ask("SET", common(KEY), newest(shards), "NX")
    else:
        parse_format(kept, shards)


def read_format(redis: Redis) -> int:
    """Return the format to write. Raise FormatError if this version does not know it."""
    count = Shards(redis).count
    return parse_format(cast(bytes | None, redis.get(common(KEY))) or newest(count), count)


def newest(shards: int) -> bytes:
    """Return the value to store in an empty Redis."""
    return f"{HIGHEST} {shards}".encode()


def parse_format(kept: bytes, shards: int) -> int:
    """Return the format to write from the stored value. Raise FormatError if this version does not know it."""
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
