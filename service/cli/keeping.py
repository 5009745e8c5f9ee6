"""The commands that keep games: taken away, brought in, backed up, restored, and all that is made of them anew.

As in `service/cli/__init__.py`, here is only how they are called.
"""

from pathlib import Path
from typing import BinaryIO, cast

import click

DATA = click.option("--data", type=click.Path(path_type=Path), default=None, help="The data folder of `cairn up`.")
BACKUP_KEY = click.option("--key-file", type=click.File("rb"), default=None, help="Holds the key of the backup.")


@click.command("rebuild")
@DATA
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
@DATA
def export(game: str | None, file: BinaryIO, folder: Path | None, data: Path | None) -> None:
    """Write a finished game as an archive, to FILE or to standard output.

    With --all FOLDER every finished game is written into the folder, each into a file of its own, but for those that
    are there already: so it can be broken off, and done again when more games have ended.
    """
    if (game is None) is (folder is None):
        raise click.UsageError("Name a game, or a folder with --all.")
    if folder:
        from cairn.service.cli import bulk

        raise SystemExit(bulk.export(folder, data))
    from cairn.service.cli import games

    games.export(str(game), file, data)


@click.command("import")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(allow_dash=True, exists=True))
@click.option("--all", "several", is_flag=True, help="Bring in many games: files, folders of them, and streams.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="With --all, how many processes; as many as cores.")
@DATA
def bring_in(files: tuple[str, ...], several: bool, jobs: int | None, data: Path | None) -> None:
    """Bring a finished game in from an archive; it is audited in full first.

    With --all each FILE is an archive, a folder of archives (*.jsonl), or what `GET /v1/games?format=archives` answers.
    They are audited in several processes. A game that is refused is named, with the reason, and the others go on.
    """
    if several:
        from cairn.service.cli import bulk

        raise SystemExit(bulk.bring_in(files, jobs, data))
    if len(files) > 1:
        raise click.UsageError("Several files need --all.")
    from cairn.service.cli import games

    with click.open_file(files[0], "rb") as file:
        games.bring_in(cast(BinaryIO, file), data)


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@BACKUP_KEY
@DATA
def back_up(file: Path, key_file: BinaryIO | None, data: Path | None) -> None:
    """Write all games, running ones too, and all players into a new FILE, sealed with a key, while the service runs.

    The key is in a file, or CAIRN_BACKUP_KEY: at least 32 characters that nobody could guess. Who has both reads every
    hand; without the key the backup is worth nothing.
    """
    from cairn.service.cli import backups

    backups.back_up(file, key_file, data)


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@BACKUP_KEY
@click.option(
    "--erasures",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    default=None,
    help="The journal of who was erased since; else that of CAIRN_ERASURES, or of the data folder.",
)
@DATA
def restore_backup(file: Path, key_file: BinaryIO | None, erasures: Path | None, data: Path | None) -> None:
    """Put a backup into an empty Redis, before the API, the workers and the caretaker are started.

    One that holds games or players is refused. Who was erased since is erased again, as far as a journal says so.
    Unfinished games go on when the parts are started.
    """
    from cairn.service.cli import backups

    backups.restore(file, key_file, data, erasures)


@click.command("key")
@click.option("--change", is_flag=True, help="Let the key that is set now be the games' one.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@DATA
def tell_key(change: bool, yes: bool, data: Path | None) -> None:
    """Say whether CAIRN_KEY is the key that the games were opened with; it exits with 1 if it is not.

    With --change it is from now on. That costs what was made with the key of before: guests lose their seats, as no
    token of a seat is good any more, and a client that repeats a request with its Idempotency-Key is not known again.
    Players, their tokens and their seats stay, and so do games and proofs. Stop the API before.
    """
    from cairn.service.cli import server_key

    raise SystemExit(server_key.tell(change, yes, data))


KEEPING = (export, bring_in, back_up, restore_backup, make_anew, tell_key)
