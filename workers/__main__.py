"""`python -m workers worker` plays AI turns; `python -m workers caretaker` looks after all games."""

import logging
import signal
import threading

import click
from redis.exceptions import RedisError
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from service.commands import imports, turn_queue
from workers.caretaker import Caretaker
from workers.turns import services

QUEUES = [turn_queue.QUEUE, imports.QUEUE]
"""What a worker takes jobs from, what is more urgent first."""

WORKER_SECONDS = 20
"""RQ's time to live of a worker: it shows that it lives at least every quarter of this."""


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
    simple = SimpleWorker(
        QUEUES,
        connection=services().turn_queue.redis,
        serializer=JSONSerializer,
        worker_ttl=WORKER_SECONDS,
    )
    try:
        simple.work(max_jobs=max_jobs, logging_level="WARNING")
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
