"""Archives: a whole game as JSON Lines. Each line holds a stored decision, its digest and its chain, and no more.

An optional last line holds the names of players and guests, which are stored outside the log. It proves nothing.

A stream can hold many archives. There each line names its game, and a closing line after each archive holds the cursor
to continue after it. A stream that was truncated within an archive lacks the closing line of that archive.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, canonical, load
from cairn.events.table import is_name

LONGEST_LINE = 64 * 1024
"""Maximum bytes of a line. A decision of at most 512 events has far fewer; the longest recorded one had 2,600."""


_NAMES = b'{"names":'
_CLOSES = b'{"cursor":'
_GAME = re.compile(rb'(?<=^\{)"game":"[a-z2-7]{20}",(?="names":)|,"game":"[a-z2-7]{20}"(?=\}\n?\Z)')
"""The game's field in a line of a stream: before the names, or last."""
_PLACE = re.compile(r"[1-9][0-9]{0,8}:[0-9]{1,2}")


class Unreadable(ValueError):
    """A line is not a valid archive line; `line` counts from 1."""

    def __init__(self, line: int, words: str) -> None:
        super().__init__(f"line {line}: {words}")
        self.line = line
        self.words = words


def write(entry: Entry) -> bytes:
    """Return an entry as a line of canonical JSON with its newline. The decision's bytes are the stored ones."""
    return b'{"chain":"%b","decision":%b,"digest":"%b"}\n' % (entry.chain.encode(), entry.stored, entry.digest.encode())


def write_names(names: Mapping[str, str]) -> bytes:
    """Return the names of people, by the version and the seat where they sat down, as a line; empty without names."""
    return canonical({"names": dict(names)}) + b"\n" if names else b""


def names_in(data: bytes) -> dict[str, str]:
    """Return the names in the last line of an archive, an empty dict if they are absent or invalid.

    Keys are as in `cairn.projections.names`: `3:0` is the person who sat down at version 3 on seat 0.
    """
    last = data[data.rfind(b"\n", 0, -1) + 1 :]
    if len(last) > LONGEST_LINE or not last.startswith(_NAMES):
        return {}
    try:
        names = load(last)["names"]
    except (Undecodable, LookupError, TypeError):
        return {}
    if not isinstance(names, dict):
        return {}
    return {place: name for place, name in names.items() if _PLACE.fullmatch(place) and _is_named(name)}


def with_game(line: bytes, game: str) -> bytes:
    """Return an archive line with the id of its game added, as canonical JSON, for a stream of many archives."""
    if line.startswith(_NAMES):
        return b'{"game":"%b",%b' % (game.encode(), line[1:])
    return b'%b,"game":"%b"}\n' % (line.removesuffix(b"}\n"), game.encode())


def close(cursor: str, game: str, **more: Any) -> bytes:
    """Return the line that closes a game's archive in a stream of many archives."""
    return canonical({"cursor": cursor, "game": game} | more) + b"\n"


def split(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the archives of a stream, or the single archive of a file, with one archive in memory at a time.

    Lines need not name their game: lines of older streams do not. Raise Unreadable if the stream is truncated within
    an archive.
    """
    archive, is_stream, count = list[bytes](), False, 0
    for line in lines:
        count += 1
        if line.startswith(_CLOSES):
            if archive:  # it is empty for a game whose log was unreadable
                yield b"".join(archive)
            archive, is_stream = [], True
        else:
            archive.append(_GAME.sub(b"", line, count=1))
    if archive and is_stream:
        raise Unreadable(count, "the stream breaks off in this archive")
    if archive:
        yield b"".join(archive)


def _is_named(name: object) -> bool:
    return isinstance(name, str) and is_name(name)


def read(lines: Iterable[bytes]) -> Iterator[Entry]:
    """Yield the entries of an archive. Raise Unreadable if a line differs from what `write` returns for its entry.

    A last line with names is skipped.
    """
    named = False
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise Unreadable(number, f"it has more than {LONGEST_LINE} bytes")
        if named:
            raise Unreadable(number, "it follows the names, which are the last line")
        if named := line.startswith(_NAMES):
            continue
        try:
            match load(line):
                case {"chain": str(chain), "decision": {**decision}, "digest": str(digest)}:
                    entry = Entry(number, canonical(decision), digest, chain)
                case _:
                    raise Unreadable(number, "it does not have a decision, a digest and a chain")
        except (Undecodable, TypeError, RecursionError) as error:
            raise Unreadable(number, f"it is not canonical JSON: {error}") from error
        if write(entry) != line:
            raise Unreadable(number, "it is not canonical JSON of a decision, a digest and a chain, and nothing else")
        yield entry
