"""`python -m cairn.workers worker` runs jobs; `caretaker` checks games; `choices` and `analyse` read an archive."""

import os
import signal
import threading
from collections.abc import Callable
from typing import BinaryIO

import click
import msgspec
from redis.exceptions import RedisError

from cairn.events.archive import Unreadable, read
from cairn.service.audit.proofs import decided_by_ai, proof_of
from cairn.service.deciding.levels import SEARCHING
from cairn.service.redis_clients.format import FormatError
from cairn.service.settings import Settings
from cairn.service.telemetry import logs, tracing
from cairn.workers.caretaker import Caretaker
from cairn.workers.choices import check_in_parallel
from cairn.workers.turns import services
from cairn.workers.worker import work


@click.group()
def main() -> None:
    """Play the seats that no human plays, and look after all games."""
    _check(Settings.from_environment)
    logs.configure(os.environ.get("CAIRN_LOG") or None)


@main.command()
@click.option("--max-jobs", default=1000, show_default=True, help="Jobs after which the process ends.")
def worker(max_jobs: int) -> None:
    """Play AI turns, one after the other, in this process."""
    tracing.name_part("cairn-worker")
    signal.signal(signal.SIGTERM, lambda _number, _frame: _end())  # until RQ has its own handler
    _check(services)
    _show("worker")
    try:
        work(max_jobs)
    except RedisError as error:
        raise click.ClickException(f"Redis refuses a command that a worker needs: {error}") from error


@main.command()
def caretaker() -> None:
    """Check each game when it is due."""
    tracing.name_part("cairn-caretaker")
    _check(services)
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: stop.set())
    _show("caretaker")
    Caretaker(services()).run(stop)


@main.command()
@click.argument("file", type=click.File("rb"))
def choices(file: BinaryIO) -> None:
    """Check on all cores what AIs chose in an archive (`-` is standard input); print the proof as JSON."""
    # Imported here: their import is slow, and the other commands do not need them.
    from rich.console import Console
    from rich.progress import track

    try:
        entries = list(read(file))
    except Unreadable as error:
        raise click.ClickException(f"This is no archive: {error}.") from error
    count, errors = sum(1 for _ in decided_by_ai(entries)), Console(stderr=True)
    verdicts = check_in_parallel(entries, min(os.cpu_count() or 1, count) or 1)
    shown = track(verdicts, "choices", count, console=errors, transient=True, disable=not errors.is_terminal)
    click.echo(msgspec.json.encode(proof_of(shown)))


@main.command()
@click.argument("file", type=click.File("rb"))
@click.option("--level", type=click.Choice(SEARCHING), required=True)
@click.option("--jobs", type=click.IntRange(1), required=True)
@click.option("--json", "as_json", is_flag=True)
def analyse(file: BinaryIO, level: str, jobs: int, as_json: bool) -> None:
    """Analyse an archive, as `cairn analyse` does."""
    from cairn.workers.analyse import analyse as analyse_archive

    try:
        analyse_archive(file.read(), level, jobs, as_json)
    except ValueError as error:
        raise click.ClickException(str(error)) from error


def _end() -> None:
    """End the process as after a request to stop."""
    raise SystemExit(0)


def _show(name: str) -> None:
    """Report this part as alive. Refuse to start on an unknown storage format; end when the format has moved on."""
    parts = services().parts
    parts.name = name
    try:
        parts.show()
    except FormatError as error:
        raise click.ClickException(f"{error}.") from error
    except RedisError:
        pass  # the worker waits for Redis, as it does later
    parts.keep_showing(lambda: signal.raise_signal(signal.SIGTERM))


def _check(read: Callable[[], object]) -> None:
    """Report unreadable input in a sentence and exit."""
    try:
        read()
    except ValueError as error:
        raise click.ClickException(str(error)) from error


if __name__ == "__main__":
    main(prog_name="python -m cairn.workers")
