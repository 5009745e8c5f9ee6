"""The checks of health conditions, each by what one part of the service knows.

Names of machines, paths and most numbers are shown if `named`, to the operator only.
"""

from collections.abc import Iterator, Mapping

from redis import Redis

from cairn.projections.message import Message, message
from cairn.service.health.table import Condition, bad, format_number, good
from cairn.service.jobs.schedule import Schedule
from cairn.service.jobs.sealing import Sealing
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.process_registry import Process, Registered
from cairn.service.redis_clients.server import memory
from cairn.service.run.folder import Room
from cairn.service.storage.backup_record import Noted

LATE_SECONDS, SEEN_SECONDS = 30.0, 10.0
"""Maximum lag of the caretaker's due work, and maximum time since it was last seen."""
SILENT_SECONDS = 9.0
"""Maximum time since the loop of a process was alive."""
STARTING_SECONDS = 20.0
"""How long an installation is starting, from its oldest process."""
LATE_SEALING_SECONDS = 3 * 3600.0
BACKUP_SECONDS, TRIAL_SECONDS = 2 * 86400.0, 4 * 86400.0
"""Maximum age of the last good backup, and of the last good trial restore of a scheduled one."""
WAIT_SECONDS = {"turns-human": 10.0, "hints": 30.0, "webhooks": 60.0, "ratings": 300.0, "sealing": 10800.0}
"""How long a job of a class may wait, where that is not ten minutes."""
FULL_SHARE, FILES_SHARE, MIB = 0.85, 0.8, 2**20


def is_starting(registered: Registered) -> bool:
    """Return whether all processes have just registered. In an older installation one that restarts is missing."""
    return max((seen.age for seen in registered.serving), default=STARTING_SECONDS) < STARTING_SECONDS


def check_version(registered: Registered, own: Process, *, named: bool) -> Condition:
    """Check that all live processes have one version, and the newest format that it knows."""
    written, living, _ = registered
    others = [part.words(named=named) for part in living if part.version != own.version]
    if others:
        finish = message("health-version-finish", format=written)
        advice = finish if any(part.highest < formats.HIGHEST for part in living) else "health-version-advice"
        parts = ", ".join(sorted({*others}))
        return bad("version", "health-version-others", advice, version=own.version, parts=parts)
    if written < formats.HIGHEST:
        return bad("version", "health-format", "health-format-advice", format=written, known=formats.HIGHEST)
    return good("version", format=written)


def check_processes(registered: Registered, *, named: bool) -> Iterator[Condition]:
    """Name each process whose loop has not been alive for too long (it is paused, hangs, or was killed), or that has
    few files left to open.
    """
    for process, _, silence, files in registered.serving:
        an = "-an" if process.name == "API" else ""
        what = process.name + (f" on {process.host} (process {process.process})" if named else "")
        if silence > SILENT_SECONDS:
            said = message(f"health-process-silent{an}", process=what, seconds=format_number(silence))
            yield bad("processes", said, "health-process-silent-advice")
        if files > FILES_SHARE:
            said = message(f"health-process-files{an}", process=what, share=f"{FILES_SHARE:.0%}")
            yield bad("processes", said, "health-process-files-advice", f"{files:.0%}" if named else "")


def check_caretaker(schedule: Schedule, registered: Registered) -> Condition:
    """Check that a caretaker lives, and that its due work is done in time."""
    late, unseen = schedule.late(), schedule.unseen()
    if late < LATE_SECONDS and unseen is not None and unseen < SEEN_SECONDS:
        return good("caretaker")
    if is_starting(registered):
        return good("caretaker", "health-caretaker-starting")
    if unseen is None:
        return bad("caretaker", "health-caretaker-never")
    if unseen >= SEEN_SECONDS:
        return bad("caretaker", "health-caretaker-gone", seconds=format_number(unseen))
    return bad("caretaker", "health-caretaker-late", seconds=format_number(late))


def check_store(sealing: Sealing, fault: str, *, named: bool) -> Condition:
    """Check that the store is there and the one that was used; `fault` says why it is not."""
    if fault:
        return bad("store", "health-store-missing", "health-store-missing-advice", fault if named else "")
    if (sealed := sealing.sealed_count) and not sealing.cold.has_store:
        return bad("store", "health-store-unset", "health-store-unset-advice", number=format_number(sealed))
    return good("store")


def check_segments(sealing: Sealing, *, named: bool) -> Condition:
    """Check that finished games leave Redis in time."""
    sealed = format_number(sealing.sealed_count)
    if failure := sealing.failure:
        return bad("segments", "health-segments-failed", detail=failure if named else "")
    if late := sealing.count_due(LATE_SEALING_SECONDS):
        return bad("segments", "health-segments-late", number=format_number(late))
    if refused := sealing.refused_count:
        advice = "health-segments-refused-advice"
        return bad("segments", "health-segments-refused", advice, number=format_number(refused))
    if not sealing.seals:
        return good("segments", "health-segments-off", sealed=sealed)
    return good("segments", sealed=sealed, due=format_number(sealing.count_due()))


def check_memory(whose: str, redis: Redis, *, named: bool) -> Condition:
    """Check the memory of a Redis, in whole MiB: exact bytes would reveal when an AI has chosen."""
    used, limit = memory(redis)
    if not limit or used <= FULL_SHARE * limit:
        return good("memory")
    numbers = f"{used // MIB:,} of {limit // MIB:,} MiB" if named else ""
    return bad("memory", f"health-memory-{whose}", f"health-memory-{whose}-advice", numbers)


def check_disk(rooms: Mapping[str, Room], *, named: bool) -> Iterator[Condition]:
    """Name each disk with little free space: of the data folder, of the store, of the backups."""
    for what, room in rooms.items():
        if room.size and room.is_short:
            free = f"{room.free // MIB:,} of {room.size // MIB:,} MiB are free" if named else ""
            yield bad("disk", f"health-disk-{what}", detail=free)


def check_backup(at: float | None, notes: Noted, now: float, *, named: bool, small: bool) -> Condition:
    """Check the age of the last good backup. A `small` installation, of `cairn up`, may have none."""
    if notes.failure:
        return bad("backup", "health-backup-failed", detail=notes.failure if named else "")
    if at is None:
        none = "health-backup-none"
        return good("backup", none) if small else bad("backup", none, "health-backup-none-advice")
    began = message("health-backup", hours=format_number((now - at) / 3600))
    return good("backup", began) if now - at < BACKUP_SECONDS else bad("backup", began)


def check_restore(notes: Noted, now: float, *, named: bool) -> Condition:
    """Check the last trial restore of a backup."""
    if why := notes.unrestorable:
        return bad("restore", "health-restore-failed", "health-restore-failed-advice", why if named else "")
    if not notes.tried:
        return good("restore", "health-restore-none")
    tried = message("health-restore", days=format_number((now - notes.tried) / 86400))
    is_late = notes.every and now - notes.tried > max(TRIAL_SECONDS, 2 * notes.every)
    return bad("restore", tried) if is_late else good("restore", tried)


def check_backlog(ages: Mapping[str, float], *, named: bool) -> Iterator[Condition]:
    """Name each class of jobs that waits for too long, by the age of its oldest job in seconds."""
    for name, age in ages.items():
        if age > (limit := WAIT_SECONDS.get(name, 600.0)):
            late = Message("health-backlog-late", {"class": name, "seconds": format_number(limit)})
            yield bad("backlog", late, detail=f"{age:,.0f}" if named else "")
