"""The command line: `cairn up` runs everything; the other commands run one part, or show a game."""

import os
import re
import resource
import socket
import sys
from pathlib import Path

import click

from service.cli.games import UnreachableError, bring_in, data_folder, export, reach, replay_game, verify
from service.run.embedded import EmbeddedServer, EmbeddedServerError
from service.run.supervisor import keep_running
from service.run.up import Up
from service.settings import Settings

PORT = click.IntRange(0, 65535)
MOST_FILES = 16_384
OTHER_FILES = 256
"""Open files of an API process that are not its clients' connections; those Redis has are at most 64."""
HEADER_SECONDS = 10
"""A connection is closed on which no whole request came for so long."""


@click.group()
def main() -> None:
    """Cairn: board games over REST, each one a log that can be replayed and proven."""


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True, type=PORT, help="0 picks a free one.")
@click.option("--workers", default=2, show_default=True, type=click.IntRange(0), help="How many play AI turns.")
@click.option("--data", type=click.Path(path_type=Path), default=None, help="Where the games are kept.")
@click.option("--demo/--no-demo", default=True, show_default=True, help="See to it that AIs play each game.")
def up(host: str, port: int, workers: int, data: Path | None, demo: bool) -> None:
    """Run everything: the embedded server (unless REDIS_URL is set), the API, the workers and the caretaker.

    CAIRN_REDIS_BINARY names another program for the embedded server than the bundled one.
    """
    settings = _settings()
    _processes()
    address = _address(host)
    port = _free_port(address, port)
    embedded = None
    if os.environ.get("REDIS_URL"):
        reach(settings.redis_url)
    else:
        embedded = EmbeddedServer(data or data_folder(), os.environ.get("CAIRN_REDIS_BINARY"))
    if settings.queue_url:
        reach(settings.queue_url)
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    try:
        Up(url, address, port, workers, embedded, os.environ, click.echo, _tell).run(demo)
    except EmbeddedServerError as error:
        raise click.ClickException(str(error)) from error


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True, type=PORT)
@click.option("--once", is_flag=True, hidden=True, help="Serve until it fails: somebody else starts it again.")
def api(host: str, port: int, once: bool) -> None:
    """Run the API. CAIRN_THREADS, CAIRN_STREAMS and CAIRN_API_PROCESSES say how many requests it serves at once."""
    settings, processes, address = _settings(), _processes(), _address(host)
    try:
        reach(settings.redis_url, _tell if once else None)
    except UnreachableError as error:
        if once:
            _tell(f"{error.message} The API starts, and serves when Redis is there.")
    port = _free_port(address, port)
    if once:
        _serve(address, port, processes, settings)
    else:
        command = [sys.executable, "-m", "service", "api", "--once", "--host", address, "--port", str(port)]
        keep_running(command, _tell, name="the API")


@main.command()
def worker() -> None:
    """Run one worker, which plays AI turns; it starts anew after 1,000 jobs."""
    reach(_settings().redis_url, _tell)
    keep_running([sys.executable, "-m", "workers", "worker"], _tell)


@main.command()
def caretaker() -> None:
    """Run the caretaker, which asks again for what was lost, and ends and deletes what nobody plays."""
    reach(_settings().redis_url, _tell)
    keep_running([sys.executable, "-m", "workers", "caretaker"], _tell)


@main.command("openapi")
def write_openapi() -> None:
    """Write the API's description, OpenAPI 3.1, to standard output."""
    from service.app import create_app

    click.echo(create_app().extensions["openapi"](), nl=False)


main.add_command(replay_game)
main.add_command(verify)
main.add_command(export)
main.add_command(bring_in)


def _serve(address: str, port: int, processes: int, settings: Settings) -> None:
    # Granian's allocator reads it when it is loaded. What it keeps for each thread is half of an idle stream's memory.
    os.environ.setdefault("_RJEM_MALLOC_CONF", "tcache:false")
    from granian import Granian
    from granian.constants import HTTPModes, Interfaces
    from granian.http import HTTP1Settings
    from granian.log import LogLevels

    from service.api.door import SPARE_THREADS

    Granian(
        "service.app:create_served_app",
        address=address,
        port=port,
        interface=Interfaces.WSGI,
        factory=True,
        workers=processes,
        blocking_threads=settings.threads + settings.streams + SPARE_THREADS,
        backpressure=max(1, _allow_files() - OTHER_FILES),
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(header_read_timeout=HEADER_SECONDS * 1000),
        log_level=LogLevels.error,
        respawn_failed_workers=True,
        workers_kill_timeout=5,
    ).serve()


def _tell(words: str) -> None:
    click.echo(words, err=True)


def _settings() -> Settings:
    try:
        return Settings.from_environment()
    except ValueError as error:
        raise click.ClickException(str(error)) from error


def _processes() -> int:
    set_to = os.environ.get("CAIRN_API_PROCESSES") or "1"
    if not re.fullmatch("[1-9][0-9]{0,3}", set_to):
        raise click.ClickException(f"CAIRN_API_PROCESSES must be a number from 1 on, not {set_to}.")
    return int(set_to)


def _allow_files() -> int:
    """Raise the limit of open files as far as one may, and return it: every connection is a file, and often only 1,024
    are allowed.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def _address(host: str) -> str:
    """Return the IP address of a host, IPv4 if it has one, since that is what granian takes."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise click.ClickException(f"The host {host} is not known.") from error
    return str(min(found, key=lambda one: one[0] != socket.AF_INET)[4][0])


def _free_port(address: str, port: int) -> int:
    """Return the port if it is free, or a free one for 0; refuse one that is taken."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address, port))
        except OSError as error:
            raise click.ClickException(f"Port {port} of {address} cannot be used: {error.strerror}.") from error
        return int(probe.getsockname()[1])
