"""The commands that take a backup and put it back."""

import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import click

from cairn.service.cli.reach import data_folder, reach, redis_url
from cairn.service.cli.rebuild import show_progress, tell_rebuilt
from cairn.service.container import Services
from cairn.service.keeping.backup import Contents
from cairn.service.keeping.backup import back_up as write
from cairn.service.keeping.backup import restore as put_back
from cairn.service.keeping.key_groups import Keeper
from cairn.service.keeping.rebuild import Rebuild
from cairn.service.keeping.sealed import Unsealable
from cairn.service.personal.journal import Erased, JournalFile
from cairn.service.run.folder import ERASURES
from cairn.service.settings import KEY_LENGTH, Settings

KEY = "CAIRN_BACKUP_KEY"


def back_up(path: Path, key_file: BinaryIO | None, data: Path | None) -> None:
    """Write all that is kept into a new file, which only its owner can read, and say what that is."""
    key, url = _key(key_file), redis_url(data)
    reach(url)
    if path.exists():
        raise click.ClickException(f"There is a file {path} already; a backup replaces none.")
    # Under another name until it is whole, so that nobody takes a part of one for a backup.
    part = path.with_name(f"{path.name}.part")
    try:
        opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as file:
            contents = write(Services(Settings(redis_url=url)).redis, file, key, show_progress)
            file.flush()
            os.fsync(file.fileno())
        part.rename(path)
    except FileExistsError as error:
        raise click.ClickException(f"There is a file {part} already: another backup runs, or broke off.") from error
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    click.echo(f"{_told(contents)} in {path}, {path.stat().st_size:,} bytes.")
    if os.environ.get("CAIRN_KEY"):
        click.echo("Tokens of guests are made with CAIRN_KEY, which is not in the backup: keep it elsewhere.")


def restore(path: Path, key_file: BinaryIO | None, data: Path | None, erasures: Path | None) -> None:
    """Put a backup into an empty Redis, erase who was erased since, make the projections, and say what was done."""
    key, url = _key(key_file), redis_url(data)
    since = _erased_since(erasures, data)
    reach(url)
    services = Services(Settings(redis_url=url))
    if not Keeper(services.redis).is_empty():
        raise click.ClickException(
            "This Redis holds games or players, or a restore into it broke off. Empty it, or take another one."
        )
    try:
        contents = put_back(services.redis, path, key, show_progress)
    except Unsealable as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{_told(contents)} put back.")
    erasure = services.erasure
    players = erasure.apply([*dict.fromkeys([*erasure.journal.all(), *since])])
    tell_rebuilt(Rebuild(services).run(show_progress))
    for player in players:
        erasure.go_on(player)
    left = erasure.leave_all()
    if players:
        click.echo(
            f"{len(players):,} players of the backup were erased since, and are erased; {left:,} games were left."
        )
    if not since:
        click.echo("No journal names who was erased after the backup was taken: they are back (--erasures).", err=True)


def _erased_since(erasures: Path | None, data: Path | None) -> list[Erased]:
    """Return what the journal says that is named, or that lies where the caretaker keeps it."""
    kept = os.environ.get("CAIRN_ERASURES") or (data or data_folder()) / ERASURES
    try:
        return JournalFile(erasures or Path(kept)).read()
    except (OSError, ValueError) as error:
        raise click.ClickException(f"The journal of erasures cannot be read: {error}.") from error


def _key(file: BinaryIO | None) -> bytes:
    key = file.read().strip() if file else os.environ.get(KEY, "").encode()
    if len(key) < KEY_LENGTH:
        words = f"The key of a backup, in a file (--key-file) or in {KEY}, must have at least {KEY_LENGTH} characters."
        raise click.ClickException(words)
    return key


def _told(contents: Contents) -> str:
    return f"{contents.games:,} games, {contents.players:,} players, {contents.keys:,} keys"
