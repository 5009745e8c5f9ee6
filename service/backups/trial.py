"""A trial restore: a backup is restored into an embedded server of its own, and what is there is held against it."""

from pathlib import Path
from tempfile import TemporaryDirectory

from redis import Redis

from cairn.service.backups.backup import Opening, back_up, restore
from cairn.service.backups.check import Checked, check
from cairn.service.run.embedded import EmbeddedServer


def try_restore(opening: Opening, key: bytes, binary: str | None = None) -> str:
    """Return in a sentence why a backup cannot be restored, or "".

    The restored data are backed up again, and both backups are checked. They are in memory meanwhile, and in the
    folder for temporary files. Raise Unsealable, StoreError and EmbeddedServerError.
    """
    expected = check(opening, key)
    for game, why in sorted(expected.broken.items()):
        return f"The log of game {game} was broken when the backup was taken: {why}."
    with TemporaryDirectory(prefix="cairn-trial-") as folder:
        server, again = EmbeddedServer(Path(folder, "data"), binary, durable=False), Path(folder, "again")
        server.start()
        try:
            with Redis.from_url(server.url) as redis, again.open("wb") as file:
                restore(redis, opening, key, lambda names, _count: names)
                back_up(redis, file, key, lambda names, _count: names)
        finally:
            server.stop()
        found = check(lambda: again.open("rb"), key)
    is_same = _sums(found) == _sums(expected)
    return "" if is_same else f"A trial restore brought back {_sums(found)}, and the backup has {_sums(expected)}."


def _sums(checked: Checked) -> str:
    games, players = checked.contents.games, checked.contents.players
    return f"{games} games, {players} players, {checked.decisions} decisions and {len(checked.segments)} segments"
