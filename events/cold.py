"""The storage format of finished games outside Redis: frames and segments.

The digests and the chain of a log can be computed from its decisions and its secrets, which a finished game reveals. So
a **frame** stores a game: a line with its secrets, then the stored bytes of its decisions, one per line, compressed by
Zstandard (RFC 8878) with a dictionary whose id is in the frame's header. A **segment** is a sequence of frames and a
footer with the offset and metadata of each game. It is written once, and named by its SHA-256.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, cast

import zstandard
from msgspec import Struct, json

from cairn.events.chain import Entry, digest, link
from cairn.events.codec import Undecodable, decode, prepare_type
from cairn.events.segments import Segments, is_empty

MAGIC = b"cairn segment 1\n"
LEVEL = 15
"""Zstandard's level. A game is compressed once, when it is sealed; 19 takes twice the time and saves 1 %."""
DICTIONARY_BYTES = 32 * 1024
LARGEST_GAME = 64 * 2**20
"""Maximum content size of a frame, in bytes, as stated in its header."""
_LENGTH_BYTES = 8
_OF_ONE_GAME = re.compile(rb"[a-z2-7]{20}|[0-9a-f]{32,}|20\d\d-\d\d-\d\dT[\d:.]+Z")
"""Ids of games and players, secrets, commitments and nonces, and times."""


class Unsealable(Exception):
    """A game cannot be restored from its decisions alone; the message states the reason."""


class Damaged(Exception):
    """A segment or a part of it is corrupt; the message names the part."""


class Row(Struct, frozen=True, array_like=True):
    """A game in a segment's footer: the offset and length of its frame, the head of its log, and its search fields."""

    game: str
    offset: int
    length: int
    version: int
    chain: str
    ruleset: str
    ended: str
    facts: dict[str, Any]


class Dictionaries:
    """Compression dictionaries, by id. New frames of a ruleset use its first dictionary.

    Two processes may train dictionaries for the same ruleset at once, and frames of both have to be readable.
    """

    def __init__(self, made: Iterable[tuple[str, bytes]] = ()) -> None:
        dictionaries = [(ruleset, zstandard.ZstdCompressionDict(data)) for ruleset, data in made]
        self.by_ruleset = dict(reversed(dictionaries))
        self._by_number = {dictionary.dict_id(): dictionary for _, dictionary in dictionaries}

    def dictionary(self, ruleset: str) -> zstandard.ZstdCompressionDict | None:
        """Return the dictionary for new frames of a ruleset, or None."""
        return self.by_ruleset.get(ruleset)

    def has(self, number: int) -> bool:
        """Return whether a dictionary is known. 0 means no dictionary and is always known."""
        return not number or number in self._by_number

    def get(self, number: int) -> zstandard.ZstdCompressionDict | None:
        """Return a dictionary by its id, None for 0 (no dictionary). Raise Damaged if it is missing."""
        if not number:
            return None
        try:
            return self._by_number[number]
        except KeyError:
            raise Damaged(f"the dictionary {number} is not there") from None


def dictionary_of(data: bytes) -> int:
    """Return the id of a frame's dictionary, 0 for no dictionary. Raise Damaged if the frame is corrupt."""
    try:
        return int(zstandard.get_frame_parameters(data).dict_id)
    except zstandard.ZstdError as error:
        raise Damaged(f"the frame cannot be read: {error}") from error


def number_of(dictionary: bytes) -> int:
    """Return the id that is stored in a dictionary."""
    return int(zstandard.ZstdCompressionDict(dictionary).dict_id())


def train(plains: Sequence[bytes]) -> bytes | None:
    """Train a dictionary on games in the form that `plain` returns. Return None if there are too few.

    The dictionary contains no data that identifies a game: it remains when these games are deleted.
    """
    try:
        return zstandard.train_dictionary(DICTIONARY_BYTES, [_OF_ONE_GAME.sub(b"", each) for each in plains]).as_bytes()
    except zstandard.ZstdError:
        return None


def plain(entries: Sequence[Entry]) -> bytes:
    """Return the uncompressed frame of a finished game. Raise Unsealable if the log cannot be restored from it."""
    parts = [part for part in Segments.read(entries, None).parts if not is_empty(part)]
    if any(part.secret is None for part in parts):
        raise Unsealable("it does not reveal all of its secrets")
    secrets = [[part.last, part.secret.hex() if part.secret else ""] for part in parts]
    lines = b"\n".join([json.encode([parts[0].game, secrets]), *(entry.stored for entry in entries)])
    if [*_entries(lines)] != [*entries]:
        raise Unsealable("its log does not follow from its decisions")
    return lines


def frame(lines: bytes, dictionary: zstandard.ZstdCompressionDict | None) -> bytes:
    """Compress the result of `plain` to a frame. Raise Damaged if the dictionary is corrupt."""
    try:
        return zstandard.ZstdCompressor(level=LEVEL, dict_data=dictionary).compress(lines)
    except zstandard.ZstdError as error:
        number = dictionary.dict_id() if dictionary else 0
        raise Damaged(f"the dictionary {number} cannot be used: {error}") from error


def open_frame(data: bytes, dictionaries: Dictionaries, version: int, chain: str) -> list[Entry]:
    """Return a game's entries from its frame, with digests recomputed. Raise Damaged unless they end at this head."""
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
    """Yield the restored entries of a log. Raise Undecodable, or another error if the first line is damaged."""
    first, *decisions = lines.split(b"\n")
    chain, secrets = json.decode(first, type=tuple[str, list[tuple[int, str]]])
    known = iter(secrets)
    last, secret = 0, b""
    for version, stored in enumerate(decisions, start=1):
        if version > last:
            last, hex_secret = next(known, (len(decisions), ""))
            secret = bytes.fromhex(hex_secret)
        decision = decode(stored, version)
        digested = digest(secret, version, stored)
        chain = link(chain, version, decision.at, decision.by, digested)
        yield Entry(version, stored, digested, chain)


def write_segment(games: Iterable[tuple[Row, bytes]], dictionaries: Mapping[str, str]) -> tuple[bytes, list[Row]]:
    """Return a segment of games, and their rows with offsets. `games` are pairs of a row without offset and a frame.

    `dictionaries` are the names of the dictionaries in use, by ruleset.
    """
    parts, rows, at = [MAGIC], list[Row](), len(MAGIC)
    for row, data in games:
        rows.append(Row(row.game, at, len(data), row.version, row.chain, row.ruleset, row.ended, row.facts))
        parts.append(data)
        at += len(data)
    footer = frame(json.encode([rows, dictionaries]), None)
    return b"".join([*parts, footer, len(footer).to_bytes(_LENGTH_BYTES, "big"), MAGIC]), rows


def name_of(segment: bytes) -> str:
    """Return the name of a segment: its SHA-256, hex."""
    return sha256(segment).hexdigest()


def read_footer(end: bytes) -> tuple[list[Row], dict[str, str]]:
    """Parse a segment's footer: the rows of its games, and its dictionaries' names. Raise Damaged if it is corrupt.

    `end` is the segment, or at least its last `footer_bytes` bytes.
    """
    length, tail = footer_bytes(end), len(MAGIC) + _LENGTH_BYTES
    try:
        read = zstandard.ZstdDecompressor().decompress(end[len(end) - length : len(end) - tail])
        footer = json.decode(read, type=prepare_type(tuple[list[Row], dict[str, str]]))
        return cast(tuple[list[Row], dict[str, str]], footer)
    except (zstandard.ZstdError, ValueError) as error:
        raise Damaged(f"its footer cannot be read: {error}") from error


def footer_bytes(end: bytes) -> int:
    """Return the size of a segment's footer, read from its last bytes. Raise Damaged if it is not a segment."""
    if len(end) < len(MAGIC) + _LENGTH_BYTES or not end.endswith(MAGIC):
        raise Damaged("it is no segment")
    at = len(end) - len(MAGIC)
    return int.from_bytes(end[at - _LENGTH_BYTES : at], "big") + _LENGTH_BYTES + len(MAGIC)
