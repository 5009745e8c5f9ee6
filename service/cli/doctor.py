"""`cairn doctor`: what is wrong with a Cairn that runs, or will not, and what to do about it, in sentences."""

import os
from collections.abc import Iterator
from pathlib import Path

import click
from msgspec import Struct
from redis.exceptions import RedisError

from cairn.service.cli.metered import late_seconds
from cairn.service.cli.reach import data_folder
from cairn.service.container import Services
from cairn.service.queries.retirement import retirement
from cairn.service.redis_clients.key_digest import why_refused
from cairn.service.redis_clients.server import UNUSABLE, try_write
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.run.folder import QUEUE
from cairn.service.run.storage import RESERVE, measure
from cairn.service.settings import Settings

LATE_SECONDS = 30
"""How late the caretaker may be with what is owed before something is wrong."""


class Finding(Struct, frozen=True):
    """What is so, in a sentence; what to do about it, if it is wrong."""

    words: str
    advice: str = ""


def examine(data: Path | None) -> int:
    """Print what is found, and return 1 if something is wrong, else 0."""
    wrong = 0
    for finding in findings(data):
        wrong += bool(finding.advice)
        click.secho("wrong  " if finding.advice else "ok     ", fg="red" if finding.advice else "green", nl=False)
        click.echo(finding.words)
        if finding.advice:
            click.echo(f"       {finding.advice}")
    return 1 if wrong else 0


def findings(data: Path | None) -> Iterator[Finding]:
    """Yield what is found, one thing after the other; what cannot be asked any more is left out."""
    try:
        settings = Settings.from_environment(os.environ)
    except ValueError as error:
        yield Finding(str(error), "Set the variable anew, or leave it out.")
        return
    own = not os.environ.get("REDIS_URL")
    if own:
        folder = data or data_folder()
        yield from _folder(folder)
        servers = {"REDIS_URL": EmbeddedServer(folder).url, "CAIRN_QUEUE_URL": EmbeddedServer(folder / QUEUE).url}
        settings = Settings.from_environment(servers | os.environ)
    try:
        services = Services(settings)
    except ValueError as error:
        yield Finding(f"A URL of Redis cannot be read: {error}.", "Set REDIS_URL and CAIRN_QUEUE_URL anew.")
        return
    yield from _redis(services, own)
    try:
        services.redis.ping()
    except RedisError:
        return
    yield from _parts(services)
    yield Finding(retirement(services.lists, services.clock, settings.keep_days))
    yield from _kept_keys(services, own)


def _folder(folder: Path) -> Iterator[Finding]:
    if not folder.exists():
        yield Finding(f"The data folder {folder} is not there yet.", "Start `cairn up` once, or name another (--data).")
        return
    room = measure(folder)
    words = f"The disk of the data folder {folder} has {room.free // 2**20:,} MiB free."
    full = room.free < 2 * RESERVE
    yield Finding(words, "Make room: below 64 MiB nothing can be written, and games can only be read." if full else "")


def _redis(services: Services, own: bool) -> Iterator[Finding]:
    try:
        durability = try_write(services.redis)
    except UNUSABLE as error:
        yield Finding(f"{error}.", "Change REDIS_URL or the server, or let `cairn up` start its own.")
        return
    except RedisError as error:
        advice = "Start `cairn up`." if own else "Check REDIS_URL, the server, its user and its disk."
        yield Finding(f"Redis takes no write: {str(error).rstrip('.')}.", advice)
        return
    yield Finding("Redis takes a write.")
    for warning in durability.warnings():
        yield Finding(warning, "Change it in Redis' own settings.")
    for warning in services.files.warnings():
        yield Finding(warning, "Let the caretaker's user do it, or do it yourself on each primary, once a day.")
    off = [*services.skew.warnings(services.clock.time(), named=True)]
    for warning in off:
        yield Finding(warning, "Have the machine set its clock by NTP (chrony, systemd-timesyncd).")
    if not off:
        yield Finding("All clocks that were heard of agree with Redis'.")
    if services.turn_queue.redis is not services.redis:
        try:
            services.turn_queue.redis.ping()
            yield Finding("The Redis of the queue answers.")
        except RedisError as error:
            yield Finding(f"The Redis of the queue does not answer: {error}.", "Check CAIRN_QUEUE_URL and its server.")


def _parts(services: Services) -> Iterator[Finding]:
    try:
        workers = services.turn_queue.workers()
    except RedisError:
        return
    none = "" if workers else "Start one with `cairn worker`: without any, no AI moves and no archive is imported."
    yield Finding(f"{workers or 'No'} worker{'' if workers == 1 else 's'} live{'s' if workers == 1 else ''}.", none)
    late = late_seconds(services)
    words = f"What is owed is looked after {'in time' if late < LATE_SECONDS else f'{late:,.0f} seconds late'}."
    yield Finding(words, "" if late < LATE_SECONDS else "Start the caretaker, `cairn caretaker`, or look at its log.")


def _kept_keys(services: Services, own: bool) -> Iterator[Finding]:
    if why := why_refused(services.redis.execute_command, services.settings.key):
        yield Finding(f"{why}.", "Until then the API refuses to start. Workers and the caretaker need no key.")
        return
    if services.settings.key or own:
        return
    yield Finding(
        "The key of all tokens is in Redis.",
        "Set CAIRN_KEY before games are opened: then who reads a backup of Redis cannot play for others. "
        "If some were opened, see `cairn key --change`.",
    )
