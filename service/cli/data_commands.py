"""The commands that export, import, back up and restore games, rebuild projections and compact segments.

Like `service/cli/__init__.py`, this module only declares commands and options.
"""

from pathlib import Path
from typing import BinaryIO, ClassVar, cast

import click

from cairn.service.cli.output import common_options

BACKUP_KEY = click.option("--key-file", type=click.File("rb"), default=None, help="File with the key of the backup.")


@click.command("rebuild")
@common_options
def rebuild_projections(data: Path | None) -> None:
    """Rebuild the lobby, the players' games and the ratings from the logs, while the service runs.

    Correct entries stay unchanged. Deleted games (CAIRN_KEEP_DAYS) have no log: their results for ratings were stored
    when they ended, and stay.
    """
    from cairn.service.cli import backup

    backup.rebuild(data)


@click.command()
@click.argument("game", required=False)
@click.argument("file", type=click.File("wb"), default="-")
@click.option("--all", "folder", type=click.Path(path_type=Path, file_okay=False), help="Write every finished game.")
@click.option("--since", metavar="CURSOR", help="With --all: games that ended after this cursor, or `start`.")
@common_options
def export(game: str | None, file: BinaryIO, folder: Path | None, since: str | None, data: Path | None) -> None:
    """Write a finished game as an archive, to FILE or to standard output.

    With --all FOLDER, write each finished game into its own file in the folder, and skip games that it contains
    already. The command can be interrupted and repeated. With --since CURSOR, write only games that ended after the
    cursor, and print the cursor for the next export.
    """
    if (game is None) is (folder is None) or (since and not folder):
        raise click.UsageError("Name a game, or a folder with --all. --since needs --all.")
    if folder:
        from cairn.service.cli import archives

        raise SystemExit(archives.export(folder, since, data))
    from cairn.service.cli import game_log

    game_log.export(str(game), file, data)


@click.command("import")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(allow_dash=True, exists=True))
@click.option("--all", "several", is_flag=True, help="Import many games: files, folders and streams.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="With --all, number of processes (all cores).")
@common_options
def bring_in(files: tuple[str, ...], several: bool, jobs: int | None, data: Path | None) -> None:
    """Import a finished game from an archive, after a full audit.

    With --all each FILE is an archive, a folder of archives (*.jsonl), or a response of
    `GET /v1/games?format=archives`. Several processes audit them. A refused game is reported with the reason.
    """
    if several:
        from cairn.service.cli import archives

        raise SystemExit(archives.bring_in(files, jobs, data))
    if len(files) > 1:
        raise click.UsageError("Several files need --all.")
    from cairn.service.cli import game_log

    with click.open_file(files[0], "rb") as file:
        game_log.bring_in(cast(BinaryIO, file), data)


class Duration(click.ParamType[float]):
    """A duration such as 30s, 15m, 24h or 7d, in seconds."""

    name = "duration"
    _UNITS: ClassVar = {"s": 1, "m": 60, "h": 3600, "d": 86400}

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the seconds."""
        number, unit = str(value)[:-1], str(value)[-1:]
        if not number.isascii() or not number.isdigit() or not int(number) or unit not in self._UNITS:
            self.fail(f"{value!r} is not a duration such as 15m, 24h or 7d.", param, ctx)
        return float(int(number) * self._UNITS[unit])


@click.command("backup")
@click.argument("target")
@click.option("--check", is_flag=True, help="Check an existing backup and report its contents.")
@click.option("--games", is_flag=True, help="With --check: list each game, its version and last date.")
@click.option("--trial", is_flag=True, help="With --check: restore it on trial into a server of its own.")
@click.option("--every", type=Duration(), default=None, help="Repeat at this interval (24h) until SIGTERM.")
@click.option("--keep", type=click.IntRange(1), default=None, help="Keep only this number of backups in TARGET/.")
@BACKUP_KEY
@common_options
def back_up(
    target: str,
    check: bool,
    games: bool,
    trial: bool,
    every: float | None,
    keep: int | None,
    key_file: BinaryIO | None,
    data: Path | None,
) -> None:
    """Write all games, running ones too, and all players to a new encrypted file, while the service runs.

    TARGET is a file or a URL, such as s3://bucket/name. A TARGET that ends with a slash is a folder: its backups are
    named by their time, and --check reads the newest. Each new backup is read again completely. With --every, one a day
    is also restored on trial, which takes the memory of all data.

    The key is in --key-file or CAIRN_BACKUP_KEY: at least 32 unguessable characters. The backup and its key together
    reveal every hand. Without the key the backup cannot be read.
    """
    from cairn.service.cli import backup

    if (check and (every or keep)) or ((games or trial) and not check):
        raise click.UsageError("--games and --trial need --check. --check excludes --every and --keep.")
    if check:
        raise SystemExit(backup.check_backup(target, key_file, games, trial, data))
    if every:
        backup.back_up_regularly(target, key_file, data, every, keep)
    backup.back_up(target, key_file, data, keep)


@click.command("restore")
@click.argument("target")
@BACKUP_KEY
@click.option(
    "--erasures",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    default=None,
    help="The journal of erasures. Default: that of CAIRN_ERASURES, or of the data folder.",
)
@common_options
def restore_backup(target: str, key_file: BinaryIO | None, erasures: Path | None, data: Path | None) -> None:
    """Restore a backup into an empty Redis, before the API, the workers and the caretaker start.

    TARGET is a file or a URL. If it ends with a slash, the newest backup in it is restored. A Redis with games or
    players is refused. Players whose erasure is in the journal are erased again. Unfinished games continue when the
    service starts.
    """
    from cairn.service.cli import backup

    backup.restore(target, key_file, data, erasures)


@click.command("compact")
@common_options
def compact_segments(data: Path | None) -> None:
    """Remove the bytes of deleted games from the segments of finished games, while the service runs.

    Each segment with deleted games is replaced by a new one without them, and the freed bytes are reported. The log of
    roots records the replacement. An interrupted run is completed by the next one. Exits with 1 if a segment cannot be
    read, or contains a game with neither a sealed marker nor a tombstone in Redis.
    """
    from cairn.service.cli import transparency

    raise SystemExit(transparency.compact(data))


DATA_COMMANDS = (export, bring_in, back_up, restore_backup, rebuild_projections, compact_segments)
