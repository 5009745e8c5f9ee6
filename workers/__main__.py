"""`python -m workers worker` plays AI turns; `python -m workers caretaker` looks after all games."""

import logging
import signal
import threading

import click
from redis.exceptions import RedisError

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


if __name__ == "__main__":
    main(prog_name="python -m workers")
