"""Replays of archives: a whole game, step by step, made of the archive alone. Nothing that is here is looked at."""

from collections.abc import Iterator

from msgspec.structs import replace

from cairn.events.chain import Head
from cairn.events.codec import decode, dump
from cairn.projections.fold import BEFORE, step
from cairn.projections.names import Names
from cairn.service.api.games.difference import difference
from cairn.service.api.games.game import Game, Step
from cairn.service.api.games.resources import decision_resource, plain, position_resource
from cairn.service.audit.archives import Examined
from cairn.service.queries.snapshots import Snapshot


def replay(archive: Examined) -> Iterator[bytes]:
    """Yield the `Replay` of a finished game that is proven, as JSON in pieces.

    It has the game as it ended, and all its decisions, each with what it changed, as the API answers them where the
    game is here; but nobody signs it, nobody has played it again, and its people are called as the archive says.
    """
    names = Names(archive.names)
    position = BEFORE
    for entry in archive.entries:
        position = step(position, decode(entry.stored, entry.version))
    table, last = position.table, archive.entries[-1]
    newest = Snapshot(Head(last.version, last.chain), position, None, imported=True)
    yield b'{"game":' + dump(position_resource(Game, newest, None, names)) + b',"decisions":['
    position, before = BEFORE, None
    for entry in archive.entries:
        decision = decode(entry.stored, entry.version)
        position = step(position, decision)
        snapshot = replace(newest, head=Head(entry.version, entry.chain), position=position)
        after = plain(position_resource(Game, snapshot, None, names))
        changes = difference(before, after)
        resource = decision_resource(Step, decision, entry, None, table, True, names, changes=changes)
        yield (b"" if before is None else b",") + dump(resource)
        before = after
    yield b"]}"
