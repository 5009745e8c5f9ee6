"""Inspection of finished games: check that the log of roots, the segments in the store and the stubs in Redis agree.

Each segment is read completely. Its bytes must match its name, its games must match its leaf, and each game's decisions
must lead to the sealed end. Each game of a segment must have a stub that points to it, or a tombstone.
"""

from collections.abc import Callable, Iterable, Iterator

from msgspec import json

from cairn.events import cold as segments
from cairn.events import merkle
from cairn.events.cold import Damaged, Row
from cairn.events.log import Log
from cairn.events.sealed_markers import SealedMarker
from cairn.service.storage.cold import SEGMENT, ColdGames, stubs_of
from cairn.service.storage.roots import Root, Roots, root_of
from cairn.service.storage.stores import StoreError


def inspect(
    cold: ColdGames, log: Log, show: Callable[[Iterable[str], int | None, str], Iterable[str]]
) -> Iterator[str]:
    """Yield a sentence for each damage. `show` displays the progress. Games sealed meanwhile may be skipped.

    Raise StoreError if the store is unusable.
    """
    standing, replaced = _read(cold.roots)
    stored = {name.removeprefix(SEGMENT) for name in cold.store.names() if name.startswith(SEGMENT)}
    games = dict[str, set[str]]()
    for segment in show(standing, len(standing), "segments"):
        if segment in stored:
            games[segment] = set()
            yield from _segment(cold, log, segment, *standing[segment], games[segment])
        elif cold.roots.replaced_by(segment) is None:
            yield f"The segment {segment} of {standing[segment][0]} games was dropped: it is not in the store."
    for game in show(log.games(), None, "games"):
        stub = log.stubs.find(game)
        if stub and game not in games.get(segment := stub.segment.hex(), set()):
            yield from _stub(cold, log, game, stub, known=segment in standing or segment in replaced)


def why_not_beginning(roots: Roots, kept: Root) -> str | None:
    """Return a sentence that says why a trusted root is not a root of this log's beginning, or None if it is."""
    leaves = [*map(merkle.leaf_hash, roots.leaves())]
    if len(leaves) < kept.size:
        return f"The log of roots has {len(leaves)} leaves, and the root that was kept is of {kept.size}: it was cut."
    if merkle.root(leaves[: kept.size]).hex() != kept.root:
        return f"The log of roots had another root when it had {kept.size} leaves: its history was forked."
    return None


def _read(roots: Roots) -> tuple[dict[str, tuple[int, str]], set[str]]:
    """Return the number of games and the root of each current segment, and the replaced segments."""
    standing, replaced = dict[str, tuple[int, str]](), set[str]()
    for leaf in roots.leaves():
        segment, games, root, *replaces = json.decode(leaf)
        for old in replaces:
            standing.pop(old, None)
            replaced.add(old)
        if segment:
            standing[segment] = games, root
            replaced.discard(segment)
    return standing, replaced


def _segment(cold: ColdGames, log: Log, segment: str, count: int, root: str, games: set[str]) -> Iterator[str]:
    """Yield the damages of a segment, and add its games to `games`."""
    try:
        with cold.store.reading(SEGMENT + segment) as file:
            data = file.read()
        if segments.name_of(data) != segment:
            yield f"The segment {segment} was changed: its bytes have another SHA-256."
        rows, _ = segments.read_footer(data)
    except (StoreError, Damaged) as error:
        if cold.roots.replaced_by(segment) is None:
            yield f"The segment {segment} cannot be read: {_said(error)}."
        return
    games.update(row.game for row in rows)
    if (len(rows), root_of(rows)) != (count, root):
        yield f"The segment {segment} has not the games that its leaf in the log of roots says."
    where = stubs_of(segment, rows)
    for row in rows:
        try:
            cold.frames.open(data[row.offset : row.offset + row.length], row.version, row.chain)
        except (StoreError, Damaged) as error:
            yield f"The game {row.game} in the segment {segment} is damaged: {_said(error)}."
        if why := _why_not_there(log, row, where[row.game]):
            yield f"The game {row.game} in the segment {segment} {why}."


def _why_not_there(log: Log, row: Row, here: SealedMarker) -> str | None:
    """Return why Redis does not confirm that a game is in a segment, or None if it does."""
    if log.is_warm(row.game):
        return None
    stub = log.stubs.find(row.game)
    if stub is None:
        return None if log.is_gone(row.game) else "was dropped: Redis has neither a stub nor a tombstone of it"
    if stub.segment == here.segment:
        return None if stub == here else "is not where its stub points"
    if (stub.version, stub.chain) != (here.version, here.chain) and not log.is_gone(row.game):
        return f"was replaced: in the segment {stub.segment.hex()} it has another end"
    return None


def _stub(cold: ColdGames, log: Log, game: str, stub: SealedMarker, *, known: bool) -> Iterator[str]:
    """Yield why a stub points to no inspected game, unless it was replaced or its segment was sealed meanwhile."""
    segment = stub.segment.hex()
    if log.stubs.find(game) != stub or (not known and cold.roots.has(segment)):
        return
    if not cold.roots.has(segment):
        yield f"The game {game} lies in the segment {segment}, as its stub says, which the log of roots has not."
        return
    try:
        if stubs_of(segment, cold.rows(segment)).get(game) == stub:
            return
        yield f"The game {game} lies in the segment {segment}, as its stub says, which has it not there."
    except (StoreError, Damaged) as error:
        yield f"The game {game} lies in the segment {segment}, which cannot be read: {_said(error)}."


def _said(error: Exception) -> str:
    return str(error).rstrip(".")
