"""Columns: the storage of a game: in a segment, in a backup, and in projections rebuilt from logs."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from helpers.keys import everything
from helpers.rated import projections
from joints.columns.column import Columns, Lived, live
from joints.rows import ROWS
from joints.world import World
from msgspec import Struct

from cairn.events.keys import COLD, key_of
from cairn.service.audit.heads import Transparency, why_not_included
from cairn.service.backups.backup import restore
from cairn.service.backups.check import Checked
from cairn.service.backups.rebuild import Rebuild, Rebuilt
from cairn.service.backups.scheduled import take
from cairn.service.container import Services
from cairn.service.rules import group_of
from cairn.service.settings import Settings
from cairn.service.storage.cold import ColdGames
from cairn.service.storage.segment_index import SegmentIndex
from cairn.service.storage.stores import Folder

COLUMNS = Columns()
column = COLUMNS.enter


@column("cold", "audit.heads")
def cold(lived: Lived) -> int:
    """Sealed into a segment its responses are the same, to the byte."""
    services, game, last = lived.world.services, lived.game, len(lived.log)
    paths = ("", "?at=1", f"?at={last // 2 + 1}", "/decisions?limit=100", f"/decisions/{last}", "/audit", "/archive")
    keys = [key_of(game, what) for what in ("log", "keys", "snapshot")]

    def answers() -> list[tuple[str, int, bytes, str | None]]:
        services.repository.forget(game)
        responses = [(path, lived.world.ask("GET", f"/v1/games/{game}{path}")) for path in paths]
        return [(path, answer.status_code, answer.data, answer.headers.get("ETag")) for path, answer in responses]

    warm, dumped = answers(), {key: services.redis.dump(key) for key in keys}
    cold = services.cold
    segments = ColdGames(lived.world.store.name, cold.identity, cold.roots, SegmentIndex(services.redis, group_of))
    services.log._cold = segments.entries
    try:
        assert segments.seal(services.log, [game]).sealed == [game]
        assert not services.redis.exists(*keys)
        assert answers() == warm
        marker = services.log.sealed_markers.find(game)
        assert marker
        shown = Transparency(cold.roots.newest(), None, segments.inclusion(game, marker), None)
        assert why_not_included(shown, game, (last, [*services.log.read(game)][-1].chain)) is None
        return len(warm)
    finally:
        services.redis.delete(key_of(game, COLD))
        for key, value in dumped.items():
            if value is not None:
                services.redis.restore(key, 0, cast(Any, value), replace=True)
        services.repository.forget(game)


def database(world: World, number: int) -> Services:
    """Return the services of another database of the world's Redis."""
    return Services(Settings(redis_url=f"{world.services.settings.redis_url}?db={number}"))


@column("backup", *(f"backups.{name}" for name in ("backup", "check", "key_groups", "scheduled", "sealed")))
def backup(lived: Lived) -> int:
    """A backup of all games restores this one byte for byte, with the same proofs."""
    whole = restored(lived.world)
    assert lived.game not in whole.checked.broken
    tag = f"cairn:{{{lived.game}}}:"
    values = {key: held for key, held in whole.before.items() if key.startswith(tag)}
    assert values
    assert {key: held for key, held in whole.after.items() if key.startswith(tag)} == values
    assert whole.services.auditor.audit(lived.game) == lived.world.services.auditor.audit(lived.game)
    return len(values)


@column("rebuild", "backups.rebuild")
def rebuild(lived: Lived) -> int:
    """Rebuilt from the logs alone, every list and result with the game is the same, without errors."""
    whole = restored(lived.world)
    assert (whole.rebuilt.mended, whole.rebuilt.missing, whole.rebuilt.wrong, whole.rebuilt.unreadable) == (0, 0, 0, [])
    assert about(whole.there, lived.game) == about(whole.here, lived.game)
    return len(about(whole.here, lived.game))


def about(projected: dict[str, Any], game: str) -> set[str]:
    """Return the projections' data of a game: each field or member, with its key and value."""
    held = {key: of.items() if isinstance(of, dict) else of for key, of in projected.items()}
    return {f"{key} {item}" for key, items in held.items() for item in items if game in repr(item)}


class Restored(Struct, frozen=True):
    """All games, backed up and restored elsewhere: their data before and after, and the effects of a rebuild.

    `here` and `there` are the projections: those built as the games were played, and those of a rebuild alone.
    """

    services: Services
    checked: Checked
    before: dict[str, Any]
    after: dict[str, Any]
    here: dict[str, Any]
    there: dict[str, Any]
    rebuilt: Rebuilt


def restored(world: World) -> Restored:
    """Play all games, back all of them up, restore them in another database, and rebuild here and there; once."""
    if world.restored is None:
        for name in ROWS:
            live(world, name)
        other, before = database(world, 2), everything(world.services.redis)
        with TemporaryDirectory() as folder:
            store, progress = Folder(Path(folder)), lambda groups, _: groups
            checked = take(world.services.redis, store, "", KEY, progress, lambda name: lambda: store.reading(name))
            restore(other.redis, lambda: store.reading(checked.name), KEY, progress)
        after = everything(other.redis)
        Rebuild(other).run(lambda groups, _: groups)
        here, there = projections(world.services.redis), projections(other.redis)
        rebuilt = Rebuild(world.services).run(lambda groups, _: groups)
        world.restored = Restored(other, checked, before, after, here, there, rebuilt)
    found: Restored = world.restored
    return found


KEY = b"a key of the tests, long enough to be one"
