"""`cairn export --all` and `cairn import --all`: archives of many games.

Each game is written to its own file, named by its id: it can be verified alone, and a later export skips it.
"""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from itertools import count, takewhile
from pathlib import Path
from typing import NamedTuple

import click
from redis.exceptions import RedisError
from rich.console import Console
from rich.progress import Progress

from cairn.events import archive
from cairn.events.archive import Unreadable
from cairn.events.codec import Undecodable, decode
from cairn.projections.rows import ENDED, Filters
from cairn.service.audit.archives import first_entry, proven
from cairn.service.cli.connection import services_in
from cairn.service.cli.output import print_result, show_progress
from cairn.service.container import Services
from cairn.service.errors import NotFound, Problem, Unavailable, UnreadableLog
from cairn.service.languages import english

SUFFIX = ".jsonl"
START = "start"
"""The cursor before the first game."""
PAGE = 1000
"""Games per page of a listing."""
AHEAD = 2
"""Archives queued per process. More would only take memory."""


_services = cache(services_in)


class Outcome(NamedTuple):
    """The result of one import: the game, or the reason of a refusal; `known` if the game existed before."""

    game: str | None
    why: str = ""
    known: bool = False


def export(folder: Path, since: str | None, data: Path | None) -> int:
    """Write each finished game that the folder does not contain yet. Return 1 if a game could not be written, else 0.

    With a cursor, write only games that ended after it.
    """
    services = services_in(data)
    folder.mkdir(parents=True, exist_ok=True)
    there = {path.name for path in folder.iterdir()}
    games, cursor = _ended(services, since) if since else (sorted({*services.log.games()}), None)
    written, failed = 0, list[str]()
    for game in show_progress(games, len(games)):
        if f"{game}{SUFFIX}" in there:
            continue
        try:
            written += export_game(services, game, folder / f"{game}{SUFFIX}")
        except (UnreadableLog, Unavailable) as error:
            failed.append(f"{str(error).rstrip('.')}.")
    were_there = sum(name.endswith(SUFFIX) for name in there)
    print_result(
        {"folder": str(folder), "written": written, "there": were_there, "cursor": cursor, "unreadable": failed},
        [
            f"{written:,} games written to {folder}, {were_there:,} were already there.",
            *([f"To export only later games next time: --since {cursor}"] if cursor else []),
        ],
    )
    for unreadable in failed:
        click.echo(unreadable, err=True)
    return 1 if failed else 0


def bring_in(paths: Sequence[str], jobs: int | None, data: Path | None) -> int:
    """Import the games of many archives and report each failure. Return 1 if an import failed, else 0."""
    files = _files(paths)
    services_in(data)
    brought = known = failed = 0
    errors = Console(stderr=True)
    sizes = sum(os.path.getsize(file) for file in files if file != "-")
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("archives", total=sizes or None)
        for where, size, outcome in _outcomes(files, data, jobs or os.cpu_count() or 1):
            progress.advance(task, size)
            failed += outcome.game is None
            known += outcome.known
            brought += outcome.game is not None and not outcome.known
            print_result({"archive": where, "game": outcome.game, "known": outcome.known, "why": outcome.why or None})
            if outcome.game is None:
                errors.print(f"{where}: {outcome.why}", soft_wrap=True, markup=False, highlight=False)
    words = f"{brought:,} games imported, {known:,} existed already, {failed:,} failed."
    print_result({"brought_in": brought, "known": known, "failed": failed}, [words])
    return 1 if failed else 0


def _ended(services: Services, since: str) -> tuple[list[str], str]:
    """Return the games that ended after a cursor, oldest first, and the cursor after the last of them."""
    wanted, games = Filters(status="finished", unlisted=True, by=ENDED), list[str]()
    cursor: str | None = None if since == START else since
    while True:
        try:
            page = services.listing.page(wanted, PAGE, cursor)
        except Problem as problem:
            raise click.ClickException(problem.detail) from problem
        games += [row.id for row in page.rows.values()]
        cursor = page.next or next(reversed(page.rows), cursor)
        if page.next is None:
            return games, cursor or START


def export_game(services: Services, game: str, path: Path) -> bool:
    """Write a finished game, to a temporary name until it is complete. Return whether it was written."""
    try:
        end = services.repository.end(game)
    except NotFound:  # it was deleted meanwhile
        return False
    if end is None:
        return False
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        file.writelines(map(archive.write, services.log.read(game, limit=end.version)))
        file.write(archive.write_names(services.names.of_log(game, services.log.read(game))))
        file.flush()
        os.fsync(file.fileno())
    if services.log.last(game) is None:
        part.unlink()
        return False
    part.rename(path)
    return True


def _files(paths: Sequence[str]) -> list[str]:
    files = list[str]()
    for path in paths:
        files += map(str, sorted(Path(path).glob(f"*{SUFFIX}"))) if path != "-" and Path(path).is_dir() else [path]
    return files


def _outcomes(files: Sequence[str], folder: Path | None, processes: int) -> Iterator[tuple[str, int, Outcome]]:
    """Yield the source, the size and the outcome of each archive as imports complete."""
    spawned = multiprocessing.get_context("spawn")  # forking a process with threads may deadlock
    waiting = dict[Future[Outcome], tuple[str, int]]()
    with ProcessPoolExecutor(processes, spawned, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for where, data in _archives(files):
                if isinstance(data, Outcome):
                    yield where, 0, data
                    continue
                if len(waiting) >= AHEAD * processes:
                    yield from _outcomes_as_done(waiting)
                waiting[pool.submit(_bring_in, folder, data)] = where, len(data)
            while waiting:
                yield from _outcomes_as_done(waiting)
        except BrokenProcessPool as error:
            raise click.ClickException("An importing process was killed. Repeat the command to continue.") from error
        except RedisError as error:
            raise click.ClickException(f"Redis failed: {error}. Repeat the command to continue.") from error


def _outcomes_as_done(waiting: dict[Future[Outcome], tuple[str, int]]) -> Iterator[tuple[str, int, Outcome]]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        where, size = waiting.pop(future)
        yield where, size, future.result()


def _archives(files: Sequence[str]) -> Iterator[tuple[str, bytes | Outcome]]:
    """Yield the source and bytes of each archive in the files, or the reason why a file cannot be read further."""
    for name in files:
        try:
            with click.open_file(name, "rb") as file:
                lines = takewhile(bool, (file.readline() for _ in count()))
                for number, data in enumerate(archive.split(lines), start=1):
                    yield (name if number == 1 else f"{name}, game {number}"), data
        except (OSError, Unreadable) as error:
            yield name, Outcome(None, f"{getattr(error, 'strerror', None) or error}.")


def _bring_in(folder: Path | None, data: bytes) -> Outcome:
    """Audit an archive and import its game. Runs in a process of the pool."""
    services = _services(folder)
    try:
        if game := _game_here(services, data):
            return Outcome(game, known=True)
        examined = proven(data)
        services.commands.bring_in(examined.game, examined.entries, examined.names)
    except Problem as problem:
        details = [english().render(mistake.detail) for mistake in problem.members.get("errors", ())]
        return Outcome(None, " ".join([problem.detail, *details]))
    return Outcome(examined.game)


def _game_here(services: Services, data: bytes) -> str | None:
    """Return the game of an archive if this service has the identical log. The names may differ."""
    first = first_entry(data)
    with suppress(Undecodable):
        game = decode(first.stored, first.version).game
        lines = b"".join(map(archive.write, services.log.read(game))) if game else b""
        if lines and data in (lines, lines + archive.write_names(archive.names_in(data))):
            return game
    return None
