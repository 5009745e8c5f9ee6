"""Backups: the data in Redis as one encrypted file, written while the service runs, and restored to an empty Redis.

The encrypted content (`service/backups/sealed.py`) is gzip (RFC 1952) of records: four bytes of length, then
MessagePack. The first record has the form and the time of the backup, the last the counts of its contents. Each record
between them is a group of keys (`service/backups/key_groups.py`).

The caretaker's last heartbeat is written first, as clocks stop from then until the games continue. Webhooks follow, so
that none is ahead of the games. Then come the games, the games opened meanwhile, and everything else: so the players of
the games in a backup, and the games that rematches name, are in it, too.
"""

import gzip
import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from importlib.metadata import version
from typing import BinaryIO

from msgspec import DecodeError, Struct
from msgspec.msgpack import Decoder, encode
from redis import Redis

from cairn.events.clock import RedisClock
from cairn.events.connections import Connections
from cairn.events.keys import COLD
from cairn.service.backups.key_groups import Keeper, KeyDump, goes_first, is_game, is_player
from cairn.service.backups.rebuild import Progress
from cairn.service.backups.sealed import Sealing, Unsealable, Unsealing
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.format import read_format

FORM = 1
LEVEL = 6
"""Compression level of gzip. Logs shrink to a fifth."""


class Start(Struct, frozen=True, tag="start"):
    """The first record: the form and time of the backup, the version of Cairn, and the format of the data."""

    form: int
    at: str
    cairn: str
    format: int = 1


class Group(Struct, frozen=True, tag="group"):
    """A consistent group of keys."""

    name: str
    kept: list[KeyDump]


class Contents(Struct, frozen=True, tag="end"):
    """The numbers of games, players and keys in a backup."""

    games: int = 0
    players: int = 0
    keys: int = 0

    def with_(self, group: Group) -> "Contents":
        """Return the counts with one more group."""
        is_there = bool(group.kept)
        # A game's group without a log or a sealed marker has only a tombstone.
        has_log = any(key.kind == "stream" or key.key.endswith(f":{COLD}".encode()) for key in group.kept)
        return Contents(
            self.games + (is_there and is_game(group.name) and has_log),
            self.players + (is_there and is_player(group.name) and any(b":record" in key.key for key in group.kept)),
            self.keys + len(group.kept),
        )


Record = Start | Group | Contents
Opening = Callable[[], AbstractContextManager[BinaryIO]]
_DECODER: Decoder[Record] = Decoder(Record)


def back_up(redis: Redis, file: BinaryIO, key: bytes, progress: Progress) -> Contents:
    """Write the data to a file, encrypted with a key, and return its counts. Memory holds one group at a time."""
    contents, done, keeper = Contents(), set[str](), Keeper(redis)
    with Sealing(file, key) as sealed, gzip.GzipFile(fileobj=sealed, mode="wb", compresslevel=LEVEL, mtime=0) as packed:
        at = RedisClock(Connections(redis)).now()
        _write_group(packed, Start(FORM, at, version("cairn-games"), read_format(redis)))
        for wanted in (goes_first, is_game, is_game, bool):
            groups = keeper.groups()
            names = sorted(name for name in groups if name not in done and wanted(name))
            for name in progress(names, len(names)):
                done.add(name)
                group = Group(name, keeper.read(name, groups[name]))
                if group.kept:
                    _write_group(packed, group)
                    contents = contents.with_(group)
        _write_group(packed, contents)
    return contents


def read_records(opening: Opening, key: bytes) -> Iterator[Record]:
    """Yield a backup's start, its groups and its counts. Raise Unsealable for another key or an incomplete file."""
    contents = Contents()
    with opening() as file, Unsealing(file, key) as unsealed, gzip.GzipFile(fileobj=unsealed) as packed:
        try:
            start = _read_group(packed)
            if not isinstance(start, Start) or start.form != FORM:
                raise Unsealable("This backup has another form: it was written by a newer version of Cairn.")
            if start.format > formats.HIGHEST:
                words = f"What is in this backup has format {start.format}, and this version of Cairn knows"
                raise Unsealable(f"{words} {formats.HIGHEST}: Cairn {start.cairn} took it.")
            yield start
            while isinstance(group := _read_group(packed), Group):
                contents = contents.with_(group)
                yield group
        except (DecodeError, EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise Unsealable(f"The backup cannot be read: {error}.") from error
        if group != contents:
            raise Unsealable("The backup does not hold what it says it holds.")
        if packed.read(1):
            raise Unsealable("The backup goes on after its end.")
        yield contents


def read_backup(opening: Opening, key: bytes) -> Iterator[Group]:
    """Yield the groups of a backup. Raise Unsealable as `read_records` does."""
    return (record for record in read_records(opening, key) if isinstance(record, Group))


def restore(redis: Redis, opening: Opening, key: bytes, progress: Progress) -> Contents:
    """Restore a backup into an empty Redis, and return its counts. Raise Unsealable as `read_records` does.

    It is read completely before, so that an incomplete one changes nothing. Projections must be rebuilt (`Rebuild`).
    """
    names, here = list[str](), read_format(redis)
    for record in read_records(opening, key):
        if isinstance(record, Group):
            names.append(record.name)
        elif isinstance(record, Start) and record.format > here:
            words = f"What is in this backup has format {record.format}, and this Redis has {here}"
            raise Unsealable(f"{words}: say `cairn finish-upgrade` first.")
    groups, keeper, contents = read_backup(opening, key), Keeper(redis), Contents()
    for _, group in zip(progress(names, len(names)), groups, strict=False):
        keeper.write(group.kept)
        contents = contents.with_(group)
    return contents


def _write_group(file: BinaryIO | gzip.GzipFile, record: Record) -> None:
    packed = encode(record)
    file.write(len(packed).to_bytes(4, "big") + packed)


def _read_group(file: gzip.GzipFile) -> Record:
    prefix = file.read(4)
    data = file.read(int.from_bytes(prefix, "big"))
    if len(prefix) < 4 or len(data) < int.from_bytes(prefix, "big"):
        raise EOFError("it ends too early")
    return _DECODER.decode(data)
