"""The format of what is in Redis: its number, and the number of shards, which are kept beside the games.

A process that knows another format would misread what there is, and one that knows other shards would not find it: both
are refused. `events/README.md` says what format 1 is.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from redis.exceptions import RedisError, ResponseError

from cairn.events.keys import common

FORMAT = 1
"""Goes up when a key gets another name, or what it holds another shape that other versions cannot read."""

KEY = "format"


class FormatError(RedisError):
    """What is in Redis has another format than this process reads and writes; the message is a sentence."""


def check_format(ask: Callable[..., Any], shards: int) -> None:
    """Keep the format of a Redis that has none yet; raise FormatError if it has another. `ask` sends a command."""
    mine = f"{FORMAT} {shards}".encode()
    kept = ask("GET", common(KEY))
    if kept is None:
        with suppress(ResponseError):  # where nothing can be written, nothing else can
            ask("SET", common(KEY), mine, "NX")
    elif kept != mine:
        raise _refused_format(kept.decode(errors="replace"), shards)


def _refused_format(kept: str, shards: int) -> FormatError:
    number, _, count = kept.partition(" ")
    if number == str(FORMAT):
        words = f"The games in this Redis lie in {count} shards and not in {shards}; set CAIRN_SHARDS={count}"
    elif number.isdigit():
        kind = "newer" if int(number) > FORMAT else "older"
        words = f"What is in this Redis has format {number}, which is {kind}; this version of Cairn knows {FORMAT}"
    else:
        words = f"{common(KEY)} in this Redis says nothing that this version of Cairn knows"
    return FormatError(words)
