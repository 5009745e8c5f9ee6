"""Backups by time: each under the name of when it was begun, read again whole, and older ones removed only then."""

import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import NoReturn

from redis import Redis

from cairn.events.clock import RedisClock, seconds
from cairn.events.connections import Connections
from cairn.service.keeping.backup import Opening, back_up
from cairn.service.keeping.check import Checked, check
from cairn.service.keeping.last_backup import note_backup
from cairn.service.keeping.rebuild import Progress
from cairn.service.keeping.sealed import Unsealable
from cairn.service.storage.stores import PART, Store, StoreError

_NAME = re.compile(rf"cairn-(\d{{8}}T\d{{6}}Z)\.backup({re.escape(PART)})?")
_FORM = "%Y%m%dT%H%M%SZ"

RETRY_SECONDS = 300.0
"""How long after a backup that failed the next one is tried, unless the next is due before."""


def name_of(at: float) -> str:
    """Return what a backup is called that was begun then, in seconds since 1970: names sort by time."""
    return f"cairn-{datetime.fromtimestamp(at, UTC).strftime(_FORM)}.backup"


def time_of(name: str) -> float | None:
    """Return when a backup was begun, by its name; None if it has no such name, or is a part of one."""
    found = _NAME.fullmatch(name)
    if not found or found[2]:
        return None
    return datetime.strptime(found[1], _FORM).replace(tzinfo=UTC).timestamp()


def newest(store: Store) -> str | None:
    """Return the name of the newest backup by time in a place."""
    return max((name for name in store.names() if time_of(name) is not None), default=None)


def take(
    redis: Redis, store: Store, name: str, key: bytes, progress: Progress, opening: Callable[[str], Opening]
) -> Checked:
    """Take a backup, read it again whole, note in Redis when it was begun, and return what it holds.

    Without a name it is called by the time. `opening` returns what opens it to be read again. What
    cannot be read again is removed; raise Unsealable then.
    """
    name = name or name_of(RedisClock(Connections(redis)).time())
    if store.size(name) is not None:
        raise StoreError(f"There is a file {store.where(name)} already; a backup replaces none.")
    with store.writing(name) as file:
        back_up(redis, file, key, progress)
    try:
        checked = check(opening(name), key)
    except Unsealable:
        store.remove(name)
        raise
    checked.name = name
    note_backup(redis, seconds(checked.start.at))
    return checked


def prune(store: Store, keep: int) -> list[str]:
    """Remove all backups by time but the newest so many, with parts of those that broke off; return which."""
    names = store.names()
    kept = sorted(name for name in names if time_of(name) is not None)[-keep:]
    if not kept:
        return []
    # A part that is older than a whole one is of a process that was killed.
    gone = [n for n in names if (found := _NAME.fullmatch(n)) and n < (kept[-1] if found[2] else kept[0])]
    for name in gone:
        store.remove(name)
    return gone


def keep_taking(
    take_one: Callable[[], None], store: Store, every: float, failed: Callable[[Exception], None]
) -> NoReturn:
    """Take backups for ever, one each `every` seconds, the first when the newest there is so old.

    `failed` is told what went wrong with one; it is tried again.
    """
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
        except Exception as error:  # whatever it is, a schedule that ends is worse
            failed(error)
            due = time.time() + min(RETRY_SECONDS, every)
