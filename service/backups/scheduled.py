"""Scheduled backups: each is named by its start and read again completely, before older ones are removed."""

import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NoReturn

from redis import Redis

from cairn.events.clock import RedisClock, seconds
from cairn.events.connections import Connections
from cairn.service.backups.backup import Opening, back_up
from cairn.service.backups.check import Checked, check
from cairn.service.backups.rebuild import Progress
from cairn.service.backups.sealed import Unsealable
from cairn.service.run.folder import Room, measure
from cairn.service.storage.backup_record import note, note_backup
from cairn.service.storage.stores import PART, Folder, Store, StoreError

_NAME = re.compile(rf"cairn-(\d{{8}}T\d{{6}}Z)\.backup({re.escape(PART)})?")
_FORM = "%Y%m%dT%H%M%SZ"
RETRY_SECONDS = 300.0  # delay of a retry after a failed backup, unless the next one is due earlier


def name_of(at: float) -> str:
    """Return the name of a backup by its start, in seconds since 1970. Names sort by time."""
    return f"cairn-{datetime.fromtimestamp(at, UTC).strftime(_FORM)}.backup"


def time_of(name: str) -> float | None:
    """Return the start of a backup by its name, or None for other names and partial files."""
    found = _NAME.fullmatch(name)
    if not found or found[2]:
        return None
    return datetime.strptime(found[1], _FORM).replace(tzinfo=UTC).timestamp()


def newest(store: Store) -> str | None:
    """Return the name of the newest scheduled backup in a store."""
    return max((name for name in store.names() if time_of(name) is not None), default=None)


def take(
    redis: Redis, store: Store, name: str, key: bytes, progress: Progress, opening: Callable[[str], Opening]
) -> Checked:
    """Write a backup, read it again completely, record its start in Redis, and return its contents.

    `opening` returns a function that opens it again. If it cannot be read, remove it and raise Unsealable.
    """
    name = name or name_of(RedisClock(Connections(redis)).time())
    if store.size(name) is not None:
        raise StoreError(f"There is a file {store.where(name)} already. Backups do not replace files.")
    with store.writing(name) as file:
        back_up(redis, file, key, progress)
    try:
        checked = check(opening(name), key)
    except Unsealable:
        store.remove(name)
        raise
    checked.name = name
    note_backup(redis, seconds(checked.start.at))
    room = measure(Path(store.where(""))) if isinstance(store, Folder) else Room(0, 0)
    note(redis, failure="", free=room.free, size=room.size)
    return checked


def prune(store: Store, keep: int) -> list[str]:
    """Remove all scheduled backups except the `keep` newest, and partial files. Return the removed names."""
    names = store.names()
    kept = sorted(name for name in names if time_of(name) is not None)[-keep:]
    if not kept:
        return []
    # A partial file that is older than a backup belongs to a killed process.
    gone = [n for n in names if (found := _NAME.fullmatch(n)) and n < (kept[-1] if found[2] else kept[0])]
    for name in gone:
        store.remove(name)
    return gone


def keep_taking(
    take_one: Callable[[], None], store: Store, every: float, failed: Callable[[Exception], None]
) -> NoReturn:
    """Write a backup each `every` seconds, retrying those that `failed`, counted from the newest existing one."""
    due: float | None = None
    while True:
        try:
            if due is None:
                last = newest(store)
                due = (time_of(last) or 0.0) + every if last else 0.0
            time.sleep(max(0.0, due - time.time()))
            began = time.time()
            take_one()
            due = began + every
        except Exception as error:  # no error may end the schedule
            failed(error)
            due = time.time() + min(RETRY_SECONDS, every)
