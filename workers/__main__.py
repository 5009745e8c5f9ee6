"""`python -m workers worker` does jobs; `caretaker` looks after all games; `analyse` looks at one in a file."""

import logging
import signal
import threading
from typing import BinaryIO

import click
from redis.exceptions import RedisError

from service.commands.levels import SEARCHING
from workers.caretaker import Caretaker
from workers.turns import services
from workers.worker import work


@click.group()
def main() -> None:
    """Play the seats that no human plays, and look after all games."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    try:
        services()
    except ValueError as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.option("--max-jobs", default=1000, show_default=True, help="Jobs after which the process ends.")
def worker(max_jobs: int) -> None:
    """Play AI turns, one after the other, in this process."""
    try:
        work(max_jobs)
    except RedisError as error:
        raise click.ClickException(f"Redis went away: {error}") from error


@main.command()
def caretaker() -> None:
    """Check each game when it is due."""
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: stop.set())
    Caretaker(services()).run(stop)


@main.command()
@click.argument("file", type=click.File("rb"))
@click.option("--level", type=click.Choice(SEARCHING), required=True)
@click.option("--jobs", type=click.IntRange(1), required=True)
@click.option("--json", "as_json", is_flag=True)
def analyse(file: BinaryIO, level: str, jobs: int, as_json: bool) -> None:
    """Analyse an archive, as `cairn analyse` does."""
    from workers.analyse import analyse as analyse_archive

    try:
        analyse_archive(file.read(), level, jobs, as_json)
    except ValueError as error:
        raise click.ClickException(str(error)) from error


if __name__ == "__main__":
    main(prog_name="python -m workers")
