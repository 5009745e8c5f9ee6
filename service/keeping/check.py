"""Check a complete backup without Redis: whether it can be restored, and the time of its newest decision."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode
from cairn.events.keys import COLD, LOG, key_of
from cairn.events.log import entry_of
from cairn.events.sealed_markers import read_stub
from cairn.events.segments import Segments
from cairn.events.series import is_series
from cairn.service.audit.chain import prove_chain
from cairn.service.keeping.backup import Contents, Group, Opening, Start, read_records
from cairn.service.keeping.key_groups import KINDS, KeyDump, group_of, is_game
from cairn.service.keeping.sealed import Unsealable


@dataclass
class Checked:
    """The contents of a backup: its name, start and counts, the number of decisions, and the date of the newest one.

    `sealed` is the number of games in `segments`, which are not part of the backup. `broken` has a reason for each game
    whose chain was invalid when the backup was written.
    """

    name: str = ""
    start: Start = field(default_factory=lambda: Start(0, "", ""))
    contents: Contents = field(default_factory=Contents)
    decisions: int = 0
    newest: str = ""
    sealed: int = 0
    segments: set[str] = field(default_factory=set)
    broken: dict[str, str] = field(default_factory=dict)


def check(opening: Opening, key: bytes, tell: Callable[[str, int, str], None] = lambda *_: None) -> Checked:
    """Decrypt and read a backup, prove the chain of each game, and return its contents.

    `tell` is called with each game, its version and the date of its last decision. Memory holds one game at a time.
    Raise Unsealable if a restore would fail.
    """
    checked = Checked()
    for record in read_records(opening, key):
        match record:
            case Start():
                checked.start = record
            case Contents():
                checked.contents = record
            case Group():
                _check_group(record)
                if is_game(record.name) or is_series(record.name):
                    _check_game(record, checked, tell)
    return checked


def _check_group(group: Group) -> None:
    """Raise Unsealable if a group cannot be restored."""
    for kept in group.kept:
        name = kept.key.decode(errors="replace")
        if group_of(name) != group.name:
            raise Unsealable(f"The backup has {name} among the keys of {group.name}.")
        if kept.kind not in KINDS or len(kept.value) % KINDS[kept.kind]:
            raise Unsealable(f"The backup has {name} in a form that cannot be put back.")


def _check_game(group: Group, checked: Checked, tell: Callable[[str, int, str], None]) -> None:
    """Prove the chain of a game or series as the audit does, and record the date of its last decision."""
    keys = {kept.key.decode(): kept for kept in group.kept}
    log, secret = keys.get(key_of(group.name, LOG)), keys.get(key_of(group.name, "secret"))
    if cold := keys.get(key_of(group.name, COLD)):
        stub = read_stub(cold.value[0])
        checked.sealed += 1
        checked.segments.add(stub.segment.hex())
        checked.decisions += stub.version
    if log is None:
        return
    entries = _entries(log)
    try:
        at = decode(entries[-1].stored, entries[-1].version).at
    except (Undecodable, IndexError):
        at = ""
    checked.decisions += len(entries)
    checked.newest = max(checked.newest, at)
    tell(group.name, len(entries), at)
    try:
        known = bytes.fromhex(secret.value[0].decode()) if secret else None
    except ValueError:
        known = None
    proof = prove_chain(group.name, entries, Segments.read(entries, known))
    if proof.status == "failed" or not entries:
        checked.broken[group.name] = f"at version {proof.version}: {proof.why}" if entries else "it is empty"


def _entries(log: KeyDump) -> list[Entry]:
    """Return the entries of a stream. Raise Unsealable if their counts are wrong."""
    found, at = list[Entry](), 0
    try:
        while at < len(log.value):
            end = at + 2 + int(log.value[at + 1])
            found.append(entry_of(log.value[at], log.value[at + 2 : end]))
            at = end
    except (ValueError, IndexError) as error:
        raise Unsealable(f"The backup has {log.key.decode()} in a form that cannot be put back.") from error
    if at != len(log.value):
        raise Unsealable(f"The backup has {log.key.decode()} in a form that cannot be put back.")
    return found
