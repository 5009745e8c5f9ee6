"""Replays of archives: a whole game, step by step, built from the archive only; no other store is read."""

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
from cairn.service.languages import Language
from cairn.service.queries.snapshots import Snapshot


def replay(archive: Examined, language: Language) -> Iterator[bytes]:
    """Yield the `Replay` of a verified finished game as JSON, in pieces.

    It has the final game and all decisions with their changes, as the API returns them for a game that exists here, but
    without signature and rematch. Names are those in the archive.
    """
    names = Names(archive.names)
    position = BEFORE
    for entry in archive.entries:
        position = step(position, decode(entry.stored, entry.version))
    table, last = position.table, archive.entries[-1]
    newest = Snapshot(Head(last.version, last.chain), position, None, imported=True)
    yield b'{"game":' + dump(position_resource(Game, newest, None, names, language)) + b',"decisions":['
    position, before = BEFORE, None
    for entry in archive.entries:
        decision = decode(entry.stored, entry.version)
        position = step(position, decision)
        snapshot = replace(newest, head=Head(entry.version, entry.chain), position=position)
        after = plain(position_resource(Game, snapshot, None, names, language))
        changes = difference(before, after)
        resource = decision_resource(Step, decision, entry, None, table, True, names, language, changes=changes)
        yield (b"" if before is None else b",") + dump(resource)
        before = after
    yield b"]}"
