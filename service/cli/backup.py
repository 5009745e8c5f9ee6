"""The commands that write, check and restore backups, and rebuild projections."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import BinaryIO

import click
from redis.exceptions import RedisError
from rich.console import Console
from rich.progress import wrap_file

from cairn.events.cold import Damaged
from cairn.projections.rating_formula import VERSION
from cairn.service.backups.backup import Contents
from cairn.service.backups.backup import restore as put_back
from cairn.service.backups.check import Checked, check, try_restore
from cairn.service.backups.key_groups import Keeper
from cairn.service.backups.rebuild import Rebuild, Rebuilt
from cairn.service.backups.scheduled import keep_taking, newest, prune, take
from cairn.service.backups.sealed import Unsealable
from cairn.service.cli.connection import services_in
from cairn.service.cli.output import in_a_sentence, print_result, show_progress, wants_json
from cairn.service.players.journal import Erased, JournalFile
from cairn.service.run.embedded import EmbeddedServerError
from cairn.service.run.folder import ERASURES, data_folder
from cairn.service.settings import KEY_LENGTH, is_set, text_of
from cairn.service.storage.backup_record import note, read_notes
from cairn.service.storage.reconcile import Together, put_together
from cairn.service.storage.stores import Store, StoreError, store_of

KEY = "CAIRN_BACKUP_KEY"
TRIAL_SECONDS = 23 * 3600.0
"""A scheduled backup is restored on trial if none was for this time: once a day."""


def back_up(target: str, key_file: BinaryIO | None, data: Path | None, keep: int | None) -> None:
    """Write a backup to a new file, read it again completely, and report its contents."""
    key, (store, name) = _key(key_file), _store(target)
    if keep and name:
        raise click.UsageError("--keep needs a folder: a TARGET that ends with a slash.")
    with in_a_sentence(StoreError, Unsealable):
        _take(store, name, key, data, keep)
    if is_set("CAIRN_KEY"):
        words = "The backup does not contain CAIRN_KEY, from which guests' tokens derive: store it separately."
        click.echo(words, err=wants_json())


def back_up_regularly(
    target: str, key_file: BinaryIO | None, data: Path | None, every: float, keep: int | None
) -> None:
    """Write backups until SIGTERM or SIGINT. Report failures on standard error."""
    key, (store, name) = _key(key_file), _store(target)
    if name:
        raise click.UsageError("--every needs a folder: a TARGET that ends with a slash.")

    def failed(error: Exception) -> None:
        why = error.format_message() if isinstance(error, click.ClickException) else str(error)
        now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        click.echo(f"{now} The backup failed and will be retried: {why.rstrip('.')}.", err=True)

    def take_one() -> None:
        taken, redis = _take(store, "", key, data, keep), services_in(data).redis
        note(redis, every=every)
        if time.time() - read_notes(redis).tried > TRIAL_SECONDS:
            _try_restore(store, taken, key, data)

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # an exit removes a partial file
    keep_taking(take_one, store, every, failed)


def check_backup(target: str, key_file: BinaryIO | None, each_game: bool, trial: bool, data: Path | None) -> int:
    """Read a backup completely and report its contents. Return 1 if the log of a game in it is broken, else 0.

    With `trial`, restore it into a server of its own, and note in Redis whether that succeeded. Return 1 if it did not.
    """
    key, (store, name) = _key(key_file), _store(target)

    def print_game(game: str, version: int, at: str) -> None:
        if each_game:
            print_result({"game": game, "version": version, "at": at}, [f"{game} {version} {at}"])

    if trial:
        with in_a_sentence(StoreError):
            name = _named(store, name)
            is_newest = name == _named(store, "")
        if why := _try_restore(store, name, key, data, is_noted=is_newest):
            raise click.ClickException(why)
    with in_a_sentence(StoreError, Unsealable):
        checked = check(partial(_open, store, name := _named(store, name)), key, print_game)
    _print_checked(store, name, checked)
    return 1 if checked.broken else 0


def _take(store: Store, name: str, key: bytes, data: Path | None, keep: int | None) -> str:
    """Write one backup, then remove and report all but the `keep` newest. Return its name."""
    redis = services_in(data).redis
    try:
        checked = take(redis, store, name, key, show_progress, lambda name: partial(_open, store, name))
    except (StoreError, Unsealable) as error:
        note(redis, failure=str(error))
        raise
    _print_checked(store, checked.name, checked)
    if keep:
        for gone in prune(store, keep):
            click.echo(f"{store.where(gone)} was removed: {keep} newer backups exist.", err=wants_json())
    return checked.name


def _try_restore(store: Store, name: str, key: bytes, data: Path | None, *, is_noted: bool = True) -> str:
    """Restore a backup on trial, report the result, and note it in Redis if it is the newest. Return why it failed."""
    try:
        why = try_restore(partial(_open, store, name), key, os.environ.get("CAIRN_REDIS_BINARY"))
    except (StoreError, Unsealable) as error:
        why = str(error)
    except (EmbeddedServerError, RedisError, OSError) as error:  # the trial had no room, say: the backup may be good
        why, is_noted = str(error), False
    if is_noted:
        with suppress(click.ClickException, RedisError):  # the installation may be away, and the backup good
            note(services_in(data).redis, unrestorable=why, **({} if why else {"tried": time.time()}))
    words = f"{store.where(name)} cannot be restored: {why}" if why else f"{store.where(name)} was restored on trial."
    click.echo(words, err=bool(why) or wants_json())
    return why


def _print_checked(store: Store, name: str, checked: Checked) -> None:
    last = f"the last one of {checked.newest}" if checked.newest else "none"
    size = store.size(name) or 0
    segments = f"{len(checked.segments):,} segments (CAIRN_COLD_URL), which are not part of the backup."
    document = {
        "backup": store.where(name),
        "bytes": size,
        **_counts(checked.contents),
        "decisions": checked.decisions,
        "newest": checked.newest or None,
        "sealed": checked.sealed,
        "segments": sorted(checked.segments),
        "begun_at": checked.start.at,
        "cairn": checked.start.cairn,
        "broken": checked.broken,
    }
    print_result(
        document,
        (
            f"{_describe(checked.contents)} in {store.where(name)}, {size:,} bytes.",
            f"{checked.decisions:,} decisions, {last}; begun at {checked.start.at} by Cairn {checked.start.cairn}.",
            "All was read." if checked.broken else "All of it was read, and the chain of each game is intact.",
            *([f"{checked.sealed:,} games are in {segments}"] if checked.sealed else []),
        ),
    )
    for game, why in checked.broken.items():
        click.echo(f"The log of game {game} was broken when the backup was taken: {why}.", err=True)


def restore(target: str, key_file: BinaryIO | None, data: Path | None, erasures: Path | None) -> None:
    """Restore a backup into an empty Redis, repeat later erasures, rebuild the projections, and report the result."""
    key, (store, name) = _key(key_file), _store(target)
    since, services = _erased_since(erasures, data), services_in(data)
    if not Keeper(services.redis).is_empty():
        raise click.ClickException(
            "This Redis holds games or players, or an interrupted restore. Empty it, or use another one."
        )
    with in_a_sentence(StoreError, Unsealable, Damaged):
        contents = put_back(services.redis, partial(_open, store, _named(store, name)), key, show_progress)
        if not wants_json():
            click.echo(f"{_describe(contents)} restored.")  # the following steps take long
        together = (
            put_together(services.cold, services.segment_index, services.log) if services.settings.cold_url else None
        )
    erasure = services.erasure
    players = erasure.apply([*dict.fromkeys([*erasure.journal.all(), *since])])
    rebuilt = Rebuild(services).run(show_progress)
    for player in show_progress(players, len(players), "players"):
        erasure.go_on(player)
    left = erasure.leave_all()
    erased = f"{len(players):,} players erased after the backup were erased again; they left {left:,} games."
    print_result(
        {
            **_counts(contents),
            "segments": vars(together) if together else None,
            "rebuilt": _rebuilt_document(rebuilt),
            "erased": len(players),
            "left": left,
        },
        [*_of_segments(together), *_rebuilt_sentences(rebuilt), *([erased] if players else [])],
    )
    for segment, count in sorted(together.missing.items()) if together else ():
        click.echo(
            f"{count:,} games are in segment {segment}, which is not in {services.cold.store.where('')}.", err=True
        )
    _print_unreadable(rebuilt)
    if not since:
        click.echo(
            "No journal of erasures was found: players erased after the backup exist again (--erasures).", err=True
        )


def rebuild(data: Path | None) -> None:
    """Rebuild all projections and report the result. Show the progress on a terminal."""
    done = Rebuild(services_in(data)).run(show_progress)
    print_result(_rebuilt_document(done), _rebuilt_sentences(done))
    _print_unreadable(done)


def _print_unreadable(done: Rebuilt) -> None:
    for unreadable in done.unreadable:
        click.echo(f"{str(unreadable).capitalize()}.", err=True)


def _rebuilt_document(done: Rebuilt) -> dict[str, object]:
    return vars(done) | {"unreadable": [str(unreadable) for unreadable in done.unreadable]}


def _rebuilt_sentences(done: Rebuilt) -> list[str]:
    lines = [
        f"{_count(done.games, 'game')} read; {_count(done.mended, 'game')} corrected in the lobby or on "
        "players' lists.",
        f"{_count(done.results, 'result')} rated; {done.missing} had been missing.",
    ]
    if done.series:
        lines.append(f"{done.series:,} series read.")
    further = (
        (done.gone, "deleted game", "removed from the lists"),
        (done.scheduled, "unfinished game", "scheduled again"),
        (done.wrong, "result", "removed because no log contains them"),
        (done.deleted, "result", "retained from deleted games"),
        (done.upgraded, "standing", f"computed again by version {VERSION} of the ratings"),
        (done.webhooks, "webhook", "corrected"),
        (len(done.unreadable), "unreadable log", "skipped"),
    )
    return lines + [f"{_count(number, what)} {outcome}." for number, what, outcome in further if number]


def _count(number: int, what: str) -> str:
    return f"{number:,} {what} was" if number == 1 else f"{number:,} {what}s were"


def _of_segments(together: Together | None) -> list[str]:
    """Describe in a sentence what was reconciled with segments, if anything was."""
    if not together or not (together.back or together.sealed or together.moved or together.deleted):
        return []
    words = f"{together.back:,} games missing in the backup came from segments; {together.sealed:,} were sealed again"
    words += f", {together.moved:,} moved to another segment"
    return [f"{words}, and {together.deleted:,} had been deleted since."]


def _store(target: str) -> tuple[Store, str]:
    with in_a_sentence(StoreError):
        return store_of(target)


def _named(store: Store, name: str) -> str:
    """Return the name, or that of the newest backup if it is empty. Raise StoreError if the store has no backup."""
    backup = name or newest(store)
    if not backup:
        raise StoreError(f"There is no backup in {store.where('')}.")
    return backup


@contextmanager
def _open(store: Store, name: str) -> Iterator[BinaryIO]:
    """Open a backup and show the progress on a terminal."""
    errors = Console(stderr=True)
    with store.reading(name) as file:
        shown = wrap_file(
            file,
            store.size(name) or 0,
            description="read",
            console=errors,
            transient=True,
            disable=not errors.is_terminal,
        )
        with shown as read:
            yield read


def _erased_since(erasures: Path | None, data: Path | None) -> list[Erased]:
    """Read the named journal, or the one that the caretaker writes."""
    default = os.environ.get("CAIRN_ERASURES") or (data or data_folder()) / ERASURES
    try:
        return JournalFile(erasures or Path(default)).read()
    except (OSError, ValueError) as error:
        raise click.ClickException(f"The journal of erasures cannot be read: {error}.") from error


def _key(file: BinaryIO | None) -> bytes:
    with in_a_sentence(ValueError):
        key = file.read().strip() if file else text_of(KEY).encode()
    if len(key) < KEY_LENGTH:
        where = f"in a file (--key-file, {KEY}_FILE) or in {KEY}"
        words = f"The key of a backup, {where}, must have at least {KEY_LENGTH} characters."
        raise click.ClickException(words)
    return key


def _counts(contents: Contents) -> dict[str, int]:
    return {"games": contents.games, "players": contents.players, "keys": contents.keys}


def _describe(contents: Contents) -> str:
    return f"{contents.games:,} games, {contents.players:,} players, {contents.keys:,} keys"
