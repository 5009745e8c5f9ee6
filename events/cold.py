"""Finished games outside Redis: what a game is there, and what a segment of many games is.

The digests and the chain of a log follow from its decisions and its secrets, and a game that has ended tells those. So
a game is a **frame**: the stored bytes of its decisions, one to a line, behind a line with the secrets, compressed by
Zstandard (RFC 8878) with a dictionary, whose number the frame has in its header. A **segment** is frames one behind the
other, then a footer that says where each is and what its game was. It is written once, and named by its SHA-256.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import zstandard
from msgspec import Struct, json

from cairn.events.chain import Entry, digest, link
from cairn.events.codec import Undecodable, decode
from cairn.events.segments import Segments, is_empty

MAGIC = b"cairn segment 1\n"
LEVEL = 15
"""Zstandard's level, which is paid once, when a game is sealed: 19 takes twice the time for a hundredth less."""
DICTIONARY_BYTES = 32 * 1024
LARGEST_GAME = 64 * 2**20
"""How many bytes the decisions of a game may have, where a frame says so itself."""
_LENGTH_BYTES = 8
_OF_ONE_GAME = re.compile(rb"[a-z2-7]{20}|[0-9a-f]{32,}|20\d\d-\d\d-\d\dT[\d:.]+Z")
"""Ids of games and players, secrets, commitments and nonces, and times."""


class Unsealable(Exception):
    """A game cannot be made again of its decisions alone; the message says why."""


class Damaged(Exception):
    """A segment, or what lies in it, is not what was written; the message names it."""


class Row(Struct, frozen=True, array_like=True):
    """A game in a segment's footer: where its frame is, the end of its log, and by what it is found."""

    game: str
    offset: int
    length: int
    version: int
    chain: str
    ruleset: str
    ended: str
    facts: dict[str, Any]


class Dictionaries:
    """What frames are compressed with: the first dictionary of a ruleset; each is found by the number it gives itself.

    Two processes may make one of the same ruleset at once, and frames of both are to be read.
    """

    def __init__(self, made: Iterable[tuple[str, bytes]] = ()) -> None:
        found = [(ruleset, zstandard.ZstdCompressionDict(data)) for ruleset, data in made]
        self.by_ruleset = dict(reversed(found))
        self._by_number = {each.dict_id(): each for _, each in found}

    def dictionary(self, ruleset: str) -> zstandard.ZstdCompressionDict | None:
        """Return the dictionary of a ruleset, if there is one."""
        return self.by_ruleset.get(ruleset)

    def has(self, number: int) -> bool:
        """Tell whether a dictionary is known; 0, none, always is."""
        return not number or number in self._by_number

    def get(self, number: int) -> zstandard.ZstdCompressionDict | None:
        """Return a dictionary by its number; None for 0, which is none. Raise Damaged where it is not there."""
        if not number:
            return None
        try:
            return self._by_number[number]
        except KeyError:
            raise Damaged(f"the dictionary {number} is not there") from None


def dictionary_of(data: bytes) -> int:
    """Return the number of the dictionary that a frame was compressed with, 0 for none; raise Damaged."""
    try:
        return int(zstandard.get_frame_parameters(data).dict_id)
    except zstandard.ZstdError as error:
        raise Damaged(f"the frame cannot be read: {error}") from error


def number_of(dictionary: bytes) -> int:
    """Return the number that a dictionary gives itself."""
    return int(zstandard.ZstdCompressionDict(dictionary).dict_id())


def train(plains: Sequence[bytes]) -> bytes | None:
    """Return a dictionary made of games as `plain` gives them; None of too few.

    Nothing is in it that tells which games these were: it outlives those of them that are deleted.
    """
    try:
        return zstandard.train_dictionary(DICTIONARY_BYTES, [_OF_ONE_GAME.sub(b"", each) for each in plains]).as_bytes()
    except zstandard.ZstdError:
        return None


def plain(entries: Sequence[Entry]) -> bytes:
    """Return what a frame holds of a game that has ended; raise Unsealable unless all of it can be made again."""
    parts = [part for part in Segments.read(entries, None).parts if not is_empty(part)]
    if any(part.secret is None for part in parts):
        raise Unsealable("it does not tell all of its secrets")
    secrets = [[part.last, part.secret.hex() if part.secret else ""] for part in parts]
    lines = b"\n".join([json.encode([parts[0].game, secrets]), *(entry.stored for entry in entries)])
    if [*_entries(lines)] != [*entries]:
        raise Unsealable("its log does not follow from its decisions")
    return lines


def frame(lines: bytes, dictionary: zstandard.ZstdCompressionDict | None) -> bytes:
    """Return the frame of a game, of what `plain` gives; raise Damaged if the dictionary is."""
    try:
        return zstandard.ZstdCompressor(level=LEVEL, dict_data=dictionary).compress(lines)
    except zstandard.ZstdError as error:
        number = dictionary.dict_id() if dictionary else 0
        raise Damaged(f"the dictionary {number} cannot be used: {error}") from error


def open_frame(data: bytes, dictionaries: Dictionaries, version: int, chain: str) -> list[Entry]:
    """Return a game's entries of its frame, each digest worked out anew; raise Damaged unless they end so."""
    try:
        about = zstandard.get_frame_parameters(data)
        if about.content_size > LARGEST_GAME:
            raise Damaged("the frame says that it has more than a game may have")
        dictionary = dictionaries.get(about.dict_id)
        entries = [*_entries(zstandard.ZstdDecompressor(dict_data=dictionary).decompress(data))]
    except (zstandard.ZstdError, Undecodable, ValueError, TypeError) as error:
        raise Damaged(f"the frame cannot be read: {error}") from error
    if not entries or (entries[-1].version, entries[-1].chain) != (version, chain):
        raise Damaged("its decisions do not lead to the end that was sealed")
    return entries


def _entries(lines: bytes) -> Iterator[Entry]:
    """Yield the entries of a log, made again; raise Undecodable, or what a damaged first line leads to."""
    first, *decisions = lines.split(b"\n")
    chain, secrets = json.decode(first, type=tuple[str, list[tuple[int, str]]])
    known = iter(secrets)
    last, secret = 0, b""
    for version, stored in enumerate(decisions, start=1):
        if version > last:
            last, told = next(known, (len(decisions), ""))
            secret = bytes.fromhex(told)
        decision = decode(stored, version)
        digested = digest(secret, version, stored)
        chain = link(chain, version, decision.at, decision.by, digested)
        yield Entry(version, stored, digested, chain)


def write_segment(games: Iterable[tuple[Row, bytes]], dictionaries: Mapping[str, str]) -> tuple[bytes, list[Row]]:
    """Return a segment of games, each a row without its place and a frame, and the rows with their places.

    `dictionaries` are the names of those that it was compressed with, by ruleset.
    """
    parts, rows, at = [MAGIC], list[Row](), len(MAGIC)
    for row, data in games:
        rows.append(Row(row.game, at, len(data), row.version, row.chain, row.ruleset, row.ended, row.facts))
        parts.append(data)
        at += len(data)
    footer = frame(json.encode([rows, dictionaries]), None)
    return b"".join([*parts, footer, len(footer).to_bytes(_LENGTH_BYTES, "big"), MAGIC]), rows


def name_of(segment: bytes) -> str:
    """Return what a segment is called: its SHA-256, hex."""
    return sha256(segment).hexdigest()


def read_footer(end: bytes) -> tuple[list[Row], dict[str, str]]:
    """Return what a segment says of itself: its games, and its dictionaries' names; raise Damaged.

    `end` is the segment, or so much of its end as `footer_bytes` says.
    """
    length, tail = footer_bytes(end), len(MAGIC) + _LENGTH_BYTES
    try:
        read = zstandard.ZstdDecompressor().decompress(end[len(end) - length : len(end) - tail])
        return json.decode(read, type=tuple[list[Row], dict[str, str]])
    except (zstandard.ZstdError, ValueError) as error:
        raise Damaged(f"its footer cannot be read: {error}") from error


def footer_bytes(end: bytes) -> int:
    """Return how many bytes at the end of a segment are its footer, by the last of them; raise Damaged."""
    if len(end) < len(MAGIC) + _LENGTH_BYTES or not end.endswith(MAGIC):
        raise Damaged("it is no segment")
    at = len(end) - len(MAGIC)
    return int.from_bytes(end[at - _LENGTH_BYTES : at], "big") + _LENGTH_BYTES + len(MAGIC)
