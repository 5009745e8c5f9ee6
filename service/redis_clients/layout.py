"""The layout of the keys in Redis: its version, and the number of shards, which are kept beside the games.

A process that knows another layout would not find what there is: it is refused. A Redis without the key has games of a
version that knew one layout only, or none at all.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from redis.exceptions import RedisError, ResponseError

from cairn.events.keys import common, key_of

VERSION = 1
"""Goes up when a key gets another name, or what it holds another shape that older versions cannot read."""

KEY = "layout"


class LayoutError(RedisError):
    """The keys in Redis are laid out otherwise than this process lays them out; the message is a sentence."""


def check_layout(ask: Callable[..., Any], shards: int) -> None:
    """Keep the layout of a Redis that has none yet; raise LayoutError if it has another. `ask` sends a command."""
    mine = f"{VERSION} {shards}"
    found = ask("GET", common(KEY))
    if found is None:
        found = b"1 1" if ask("EXISTS", key_of("lobby", "rows")) else mine.encode()
        with suppress(ResponseError):  # where nothing can be written, nothing else can
            ask("SET", common(KEY), found, "NX")
    if found.decode() != mine:
        raise _refused(found.decode(), shards)


def _refused(found: str, shards: int) -> LayoutError:
    version, _, count = found.partition(" ")
    if version == str(VERSION):
        words = f"The games in this Redis lie in {count} shards and not in {shards}; set CAIRN_SHARDS={count}"
    elif version.isdigit():
        kind = "newer" if int(version) > VERSION else "older"
        words = f"The keys in this Redis have layout {version}, which is {kind}; this version of Cairn reads {VERSION}"
    else:
        words = f"{common(KEY)} in this Redis says nothing that this version of Cairn knows"
    return LayoutError(words)
