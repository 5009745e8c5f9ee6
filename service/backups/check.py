"""Check a complete backup: whether it can be restored, and the time of its newest decision; without Redis, or on trial.

A trial restores it into an embedded server of its own, and compares what is there with it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from redis import Redis

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.keys import COLD, LOG, key_of
from cairn.events.log import entry_of
from cairn.events.sealed_markers import read_marker
from cairn.events.segments import Segments
from cairn.events.series import is_series
from cairn.service.audit.chain import prove_chain
from cairn.service.backups.backup import Contents, Group, Opening, Start, back_up, read_records, restore
from cairn.service.backups.key_groups import KINDS, KeyDump, group_of, is_game
from cairn.service.backups.sealed import Unsealable
from cairn.service.run.embedded import EmbeddedServer


@dataclass
class Checked:
    """The contents of a backup: `sealed` games are in `segments`, not in it; `broken` are games with invalid chains."""

    name: str = ""
    start: Start = field(default_factory=lambda: Start(0, "", ""))
    contents: Contents = field(default_factory=Contents)
    decisions: int = 0
    newest: str = ""
    sealed: int = 0
    segments: set[str] = field(default_factory=set)
    broken: dict[str, str] = field(default_factory=dict)


def check(opening: Opening, key: bytes, report: Callable[[str, int, str], None] = lambda *_: None) -> Checked:
    """Read a backup, prove the chain of each game, and call `report` with its version and date. Raise Unsealable."""
    checked = Checked()
    for record in read_records(opening, key):
        match record:
            case Start():
                checked.start = record
            case Contents():
                checked.contents = record
            case Group():
                for kept in record.kept:
                    _check_key(kept, record.name)
                if is_game(record.name) or is_series(record.name):
                    _check_game(record, checked, report)
    return checked


def _check_key(kept: KeyDump, group: str) -> None:
    name = kept.key.decode(errors="replace")
    if group_of(name) != group:
        raise Unsealable(f"The backup has {name} among the keys of {group}.")
    if kept.kind not in KINDS or len(kept.value) % KINDS[kept.kind]:
        raise Unsealable(f"The backup has {name} in a form that cannot be put back.")


def _check_game(group: Group, checked: Checked, report: Callable[[str, int, str], None]) -> None:
    keys = {kept.key.decode(): kept for kept in group.kept}
    log, secret = keys.get(key_of(group.name, LOG)), keys.get(key_of(group.name, "secret"))
    if cold := keys.get(key_of(group.name, COLD)):
        marker = read_marker(cold.value[0])
        checked.sealed += 1
        checked.segments.add(marker.segment.hex())
        checked.decisions += marker.version
    if log is None:
        return
    entries = _entries(log)
    try:
        at = decode(entries[-1].stored, entries[-1].version).at
    except (Undecodable, IndexError):
        at = ""
    checked.decisions += len(entries)
    checked.newest = max(checked.newest, at)
    report(group.name, len(entries), at)
    try:
        known = bytes.fromhex(secret.value[0].decode()) if secret else None
    except ValueError:
        known = None
    proof = prove_chain(group.name, entries, Segments.read(entries, known))
    if proof.status == "failed" or not entries:
        checked.broken[group.name] = f"at version {proof.version}: {proof.why}" if entries else "it is empty"


def _entries(log: KeyDump) -> list[Entry]:
    found, at = list[Entry](), 0
    try:
        while at < len(log.value):
            end = at + 2 + int(log.value[at + 1])
            found.append(entry_of(log.value[at], log.value[at + 2 : end]))
            at = end
        if at != len(log.value):
            raise IndexError
    except (ValueError, IndexError) as error:
        raise Unsealable(f"The backup has {log.key.decode()} in a form that cannot be put back.") from error
    return found


def try_restore(opening: Opening, key: bytes, binary: str | None) -> str:
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
