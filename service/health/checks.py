"""The checks of health conditions, each by what one part of the service knows.

Names of machines, paths and most numbers are shown if `named`, to the operator only.
"""

from collections.abc import Iterator, Mapping

from redis import Redis

from cairn.service.health.table import Condition, bad, good
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
    older = any(part.highest < formats.HIGHEST for part in living)
    if others:
        words = f"Parts of other versions than this one, {own.version}, live: {', '.join(sorted({*others}))}."
        finish = f", then run `cairn finish-upgrade`: until then format {written} is written" if older else ""
        return bad("version", words, f"Have all parts be of one version{finish}.")
    if written < formats.HIGHEST:
        words = f"Format {written} is written, as older versions can read it; this one knows {formats.HIGHEST}."
        advice = "Run `cairn finish-upgrade` if you will not go back, or wait: the caretaker does in ten minutes."
        return bad("version", words, advice)
    return good("version", f"No part of another version lives, and format {written} is written.")


def check_processes(registered: Registered, *, named: bool) -> Iterator[Condition]:
    """Name each process whose loop has not been alive for too long (it is paused, hangs, or was killed), or that has
    few files left to open.
    """
    for process, _, silence, files in registered.serving:
        what = f"{'An' if process.name == 'API' else 'A'} {process.name}"
        what += f" on {process.host} (process {process.process})" if named else ""
        if silence > SILENT_SECONDS:
            advice = "Continue it (kill -CONT), or restart it. If its machine is gone, this ends after an hour."
            yield bad("processes", f"{what} has not answered for {silence:,.0f} seconds.", advice)
        if files > FILES_SHARE:
            advice = "Raise its limit (LimitNOFILE, ulimit -n), or start another: each connection is an open file."
            share = f"{files:.0%}" if named else f"more than {FILES_SHARE:.0%}"
            yield bad("processes", f"{what} has opened {share} of the files that it may open.", advice)


def check_caretaker(schedule: Schedule, registered: Registered) -> Condition:
    """Check that a caretaker lives, and that its due work is done in time."""
    late, unseen = schedule.late(), schedule.unseen()
    if late < LATE_SECONDS and unseen is not None and unseen < SEEN_SECONDS:
        return good("caretaker", "The caretaker is running, and due work is done in time.")
    if is_starting(registered):
        return good("caretaker", "The caretaker is starting.")
    words = f"Due work is {late:,.0f} seconds late."
    if unseen is None or unseen >= SEEN_SECONDS:
        words = "No caretaker was " + ("ever here." if unseen is None else f"seen for {unseen:,.0f} seconds.")
    return bad("caretaker", words, "Start the caretaker, `cairn caretaker`, or look at its log.")


def check_store(sealing: Sealing, fault: str, *, named: bool) -> Condition:
    """Check that the store is there and the one that was used; `fault` says why it is not."""
    if fault:
        words = f"The store of finished games is missing, or cannot be used{_why(fault, named=named)}."
        advice = "Mount it again, or correct CAIRN_COLD_URL or its credentials. Cairn then continues by itself."
        return bad("store", words, advice)
    if (sealed := sealing.sealed_count) and not sealing.cold.has_store:
        words = f"{sealed:,} finished games were sealed into segments, and this part cannot read them."
        return bad("store", words, "Set CAIRN_COLD_URL to where the segments are.")
    return good("store", "The store of finished games can be read, and is the one that was used; or none was.")


def check_segments(sealing: Sealing, *, named: bool) -> Condition:
    """Check that finished games leave Redis in time."""
    sealed, advice = sealing.sealed_count, "Check CAIRN_COLD_URL, and the log of a worker. Sealing is retried."
    if failure := sealing.failure:
        words = f"The last attempt to move finished games out of Redis failed{_why(failure, named=named)}."
    elif late := sealing.count_due(LATE_SEALING_SECONDS):
        words = f"{late:,} finished games are hours overdue for a segment, and are still in Redis."
    elif refused := sealing.refused_count:
        words = f"{refused:,} finished games stay in Redis: they cannot be rebuilt from their decisions."
        advice = "`cairn verify` reports the fault of each; `cairn rebuild` has them retried."
    elif not sealing.seals:
        return good("segments", f"Finished games stay in Redis; {sealed:,} were sealed before.")
    else:
        due = sealing.count_due()
        return good("segments", f"Finished games leave Redis in time: {sealed:,} were sealed, and {due:,} are due.")
    return bad("segments", words, advice)


def check_memory(whose: str, redis: Redis, *, named: bool) -> Condition:
    """Check the memory of a Redis, in whole MiB: exact bytes would reveal when an AI has chosen."""
    used, limit = memory(redis)
    if not limit or used <= FULL_SHARE * limit:
        return good("memory", "Redis has free memory.")
    numbers = f": {used // MIB:,} of {limit // MIB:,} MiB" if named else ""
    words = f"The Redis of the {whose} uses more than 85 % of maxmemory, or of its machine's memory{numbers}."
    advice = "Raise maxmemory, move to a larger machine, or have finished games leave Redis sooner (CAIRN_COLD_AFTER). "
    advice += "`cairn up` sets maxmemory to 1 while the disk of its data folder is full."
    return bad("memory", words, advice if whose == "games" else "Raise maxmemory, or start workers (`cairn worker`).")


def check_disk(rooms: Mapping[str, Room], *, named: bool) -> Iterator[Condition]:
    """Name each disk with little free space: of the data folder, of the store, of the backups."""
    for what, room in rooms.items():
        if room.size and room.is_short:
            free = f": {room.free // MIB:,} of {room.size // MIB:,} MiB are free" if named else ""
            advice = "Free space on it, or enlarge it. Games in the data folder become read-only before it is full."
            yield bad("disk", f"The disk of {what} is nearly full{free}.", advice)


def check_backup(at: float | None, notes: Noted, now: float, *, named: bool, small: bool) -> Condition:
    """Check the age of the last good backup. A `small` installation, of `cairn up`, may have none."""
    words, advice = f"The last backup failed{_why(notes.failure, named=named)}.", "Run `cairn backup`; see its log."
    if not notes.failure and at is None:
        words, advice = "No backup was ever made.", "Schedule one: `cairn backup TARGET --every 24h --keep 14`."
    elif not notes.failure and at is not None:
        words = f"The last good backup began {(now - at) / 3600:,.0f} hours ago."
    is_good = not notes.failure and (small if at is None else now - at < BACKUP_SECONDS)
    return good("backup", words) if is_good else bad("backup", words, advice)


def check_restore(notes: Noted, now: float, *, named: bool) -> Condition:
    """Check the last trial restore of a backup."""
    days, again = (now - notes.tried) / 86400, "`cairn backup --check --trial TARGET`"
    if notes.unrestorable:
        words = f"The newest backup cannot be restored{_why(notes.unrestorable, named=named)}."
        return bad("restore", words, f"Keep older ones. Make another with `cairn backup`, and try it: {again}.")
    if not notes.tried:
        return good("restore", "No backup was restored on trial yet.")
    words = f"The last trial restore of a backup was {days:,.0f} days ago, and brought back all."
    is_late = notes.every and now - notes.tried > max(TRIAL_SECONDS, 2 * notes.every)
    return bad("restore", words, f"Run {again}; see the log of `cairn backup`.") if is_late else good("restore", words)


def check_backlog(ages: Mapping[str, float], *, named: bool) -> Iterator[Condition]:
    """Name each class of jobs that waits for too long, by the age of its oldest job in seconds."""
    advice = "Start more workers (`cairn worker`), and look at the logs of the workers and the caretaker."
    for name, age in ages.items():
        if age > (limit := WAIT_SECONDS.get(name, 600.0)):
            since = f": {age:,.0f}" if named else ""
            yield bad("backlog", f"A job of `{name}` waits for more than {limit:,.0f} seconds{since}.", advice)


def _why(reason: str, *, named: bool) -> str:
    return f": {reason.rstrip('.')}" if named else ""
