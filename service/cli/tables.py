"""The command that writes tables of all finished games."""

from contextlib import ExitStack
from pathlib import Path

import click

from cairn.service.cli.output import show_progress, tell
from cairn.service.cli.reach import services_of
from cairn.service.errors import Unavailable, UnreadableLog
from cairn.service.storage.stores import Folder, StoreError


def write(path: Path, data: Path | None) -> int:
    """Write the tables into a folder, and say how many rows each has; return 1 if a log could not be read, else 0."""
    try:
        from cairn.service.tables.columns import TABLES
        from cairn.service.tables.game_rows import rows_of
        from cairn.service.tables.parquet import TableWriter
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("cairn"):
            raise
        words = "This command needs the extra `tables`: pip install 'cairn-games[tables]' installs it."
        raise click.ClickException(words) from error
    folder, names = Folder(path), {table: f"{table}.parquet" for table in TABLES}
    unreadable = list[str]()
    try:
        if there := [name for name in names.values() if folder.size(name) is not None]:
            raise click.ClickException(f"{path} has {there[0]} already: name another folder, or remove it first.")
        with services_of(data, queue=False) as services, ExitStack() as stack:
            files = {table: stack.enter_context(folder.writing(name)) for table, name in names.items()}
            writers = {table: stack.enter_context(TableWriter(table, file)) for table, file in files.items()}
            games = sorted({*services.log.games()})
            for game in show_progress(games, len(games)):
                try:
                    rows = rows_of(services, game) or {}
                except (UnreadableLog, Unavailable) as error:
                    unreadable.append(f"{str(error).rstrip('.')}.")
                    continue
                for table in rows:
                    writers[table].add(rows[table])
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    counts = {table: writer.count for table, writer in writers.items()}
    told = ", ".join(f"{count:,} {table}" for table, count in counts.items())
    tell({"folder": str(path), **counts, "unreadable": unreadable}, [f"{told} written to {path}."])
    for words in unreadable:
        click.echo(words, err=True)
    return 1 if unreadable else 0
