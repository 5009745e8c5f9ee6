"""The commands that keep games: taken away, brought in, backed up, restored, and all that is made of them anew.

As in `service/cli/__init__.py`, here is only how they are called.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, ClassVar, cast

import click

from cairn.service.cli.output import JSON

DATA = click.option("--data", type=click.Path(path_type=Path), default=None, help="The data folder of `cairn up`.")
BACKUP_KEY = click.option("--key-file", type=click.File("rb"), default=None, help="Holds the key of the backup.")


def common_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command that uses Redis `--json` and `--data`."""
    return JSON(DATA(command))


@click.command("rebuild")
@common_options
def make_anew(data: Path | None) -> None:
    """Make the lobby, the players' games and the ratings anew, from the logs alone, while the service goes on.

    What is right is left alone. Games that were deleted have no log any more (CAIRN_KEEP_DAYS): what they said for
    ratings was kept when they ended, and stays.
    """
    from cairn.service.cli import rebuild

    rebuild.rebuild(data)


@click.command()
@click.argument("game", required=False)
@click.argument("file", type=click.File("wb"), default="-")
@click.option("--all", "folder", type=click.Path(path_type=Path, file_okay=False), help="Write every finished game.")
@click.option("--since", metavar="CURSOR", help="With --all: those that ended after a cursor; `start` is before all.")
@common_options
def export(game: str | None, file: BinaryIO, folder: Path | None, since: str | None, data: Path | None) -> None:
    """Write a finished game as an archive, to FILE or to standard output.

    With --all FOLDER every finished game is written into the folder, each into a file of its own, but for those that
    are there already: so it can be broken off, and done again when more games have ended. With --since CURSOR only
    those are looked at that ended after it, and the cursor for the next time is told.
    """
    if (game is None) is (folder is None) or (since and not folder):
        raise click.UsageError("Name a game, or a folder with --all; --since goes with that.")
    if folder:
        from cairn.service.cli import archives

        raise SystemExit(archives.export(folder, since, data))
    from cairn.service.cli import games

    games.export(str(game), file, data)


@click.command("import")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(allow_dash=True, exists=True))
@click.option("--all", "several", is_flag=True, help="Bring in many games: files, folders of them, and streams.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="With --all, how many processes; as many as cores.")
@common_options
def bring_in(files: tuple[str, ...], several: bool, jobs: int | None, data: Path | None) -> None:
    """Bring a finished game in from an archive; it is audited in full first.

    With --all each FILE is an archive, a folder of archives (*.jsonl), or what `GET /v1/games?format=archives` answers.
    They are audited in several processes. A game that is refused is named, with the reason, and the others go on.
    """
    if several:
        from cairn.service.cli import archives

        raise SystemExit(archives.bring_in(files, jobs, data))
    if len(files) > 1:
        raise click.UsageError("Several files need --all.")
    from cairn.service.cli import games

    with click.open_file(files[0], "rb") as file:
        games.bring_in(cast(BinaryIO, file), data)


class Duration(click.ParamType[float]):
    """A time such as 30s, 15m, 24h or 7d; in seconds."""

    name = "duration"
    _UNITS: ClassVar = {"s": 1, "m": 60, "h": 3600, "d": 86400}

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the seconds."""
        number, unit = str(value)[:-1], str(value)[-1:]
        if not number.isascii() or not number.isdigit() or not int(number) or unit not in self._UNITS:
            self.fail(f"{value!r} is no time such as 15m, 24h or 7d.", param, ctx)
        return float(int(number) * self._UNITS[unit])


@click.command("backup")
@click.argument("target")
@click.option("--check", is_flag=True, help="Look through the backup that is there, and say what it holds.")
@click.option("--games", is_flag=True, help="With --check: each game, its version, the date of its last decision.")
@click.option("--every", type=Duration(), default=None, help="Take one each such time (24h), until SIGTERM.")
@click.option("--keep", type=click.IntRange(1), default=None, help="Keep so many of TARGET/, the newest.")
@BACKUP_KEY
@common_options
def back_up(
    target: str,
    check: bool,
    games: bool,
    every: float | None,
    keep: int | None,
    key_file: BinaryIO | None,
    data: Path | None,
) -> None:
    """Write all games, running ones too, and all players into a new file, sealed with a key, while the service runs.

    TARGET is a file or a URL, such as s3://bucket/name. One that ends with a slash is a place, in which a backup is
    named by its time; with --check its newest one is meant. What was written is read again whole.

    The key is in a file, or CAIRN_BACKUP_KEY: at least 32 characters that nobody could guess. Who has both reads every
    hand; without the key the backup is worth nothing.
    """
    from cairn.service.cli import backup_runs

    if (check and (every or keep)) or (games and not check):
        raise click.UsageError("--check goes with --games, and with neither --every nor --keep.")
    if check:
        raise SystemExit(backup_runs.check_backup(target, key_file, games))
    if every:
        backup_runs.back_up_regularly(target, key_file, data, every, keep)
    backup_runs.back_up(target, key_file, data, keep)


@click.command("restore")
@click.argument("target")
@BACKUP_KEY
@click.option(
    "--erasures",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    default=None,
    help="The journal of who was erased since; else that of CAIRN_ERASURES, or of the data folder.",
)
@common_options
def restore_backup(target: str, key_file: BinaryIO | None, erasures: Path | None, data: Path | None) -> None:
    """Put a backup into an empty Redis, before the API, the workers and the caretaker are started.

    TARGET is a file or a URL; of one that ends with a slash the newest backup by time is taken. A Redis that holds
    games or players is refused. Who was erased since is erased again, as far as a journal says so. Unfinished games go
    on when the parts are started.
    """
    from cairn.service.cli import backup_runs

    backup_runs.restore(target, key_file, data, erasures)


@click.command("key")
@click.option("--change", is_flag=True, help="Let the key that is set now be the games' one.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@common_options
def tell_key(change: bool, yes: bool, data: Path | None) -> None:
    """Say whether CAIRN_KEY is the key that the games were opened with; it exits with 1 if it is not.

    With --change it is from now on. That costs what was made with the key of before: guests lose their seats, as no
    token of a seat is good any more, and a client that repeats a request with its Idempotency-Key is not known again.
    Players, their tokens and their seats stay, and so do games and proofs. Stop the API before.
    """
    from cairn.service.cli import server_key

    raise SystemExit(server_key.tell_key(change, yes, data))


@click.command("finish-upgrade")
@common_options
def finish_upgrade(data: Path | None) -> None:
    """Have the newest format written from now on that this version knows: older versions cannot read it.

    It is refused while a part of an older version lives, which it names. Until then one can go back to that version.
    """
    from cairn.service.cli import upgrade

    upgrade.finish_upgrade(data)


@click.command("compact")
@common_options
def compact_segments(data: Path | None) -> None:
    """Take the bytes of deleted games out of the segments of finished games, while the service goes on.

    Each segment from which games were deleted is written anew without them, and removed; it says how many bytes went.
    The log of roots keeps that one replaced the other. What broke off is finished the next time. It exits with 1 if a
    segment stays that cannot be read, or has a game of which Redis has neither a stub nor a tombstone.
    """
    from cairn.service.cli import transparency

    raise SystemExit(transparency.compact(data))


KEEPING = (export, bring_in, back_up, restore_backup, make_anew, compact_segments, tell_key, finish_upgrade)
