"""The command line: `cairn up` runs everything; the other commands run one part, or show a game."""

import os
import socket
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import URLError

import click
import orjson
from redis import Redis
from redis.exceptions import RedisError
from rich.console import Console

from events.log import Log
from service.embedded import EmbeddedServer, EmbeddedServerError
from service.errors import NotFound
from service.replay import replay
from service.settings import Settings
from service.supervisor import WATCH_SECONDS, Supervisor, keep_running, on_signals

READY_SECONDS = 60.0
DEMO = {
    "ruleset": "schotten_totten",
    "options": {"rounds": 25},
    "seats": [{"kind": "ai", "level": "greedy"}, {"kind": "ai", "level": "greedy"}],
}


@click.group()
def main() -> None:
    """Cairn: board games over REST, each one a log that can be replayed and proven."""


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True, help="0 picks a free one.")
@click.option("--workers", default=2, show_default=True, type=click.IntRange(0), help="How many play AI turns.")
@click.option("--data", type=click.Path(path_type=Path), default=None, help="Where the games are kept.")
@click.option("--demo/--no-demo", default=True, show_default=True, help="Open a game between two AIs.")
def up(host: str, port: int, workers: int, data: Path | None, demo: bool) -> None:
    """Run everything: the embedded server (unless REDIS_URL is set), the API, the workers and the caretaker."""
    port = _free_port(host, port)
    embedded = None if os.environ.get("REDIS_URL") else EmbeddedServer(data or _data_folder())
    stop = on_signals()
    try:
        if embedded:
            embedded.start()
        else:
            _reach(Settings.from_environment().redis_url)
    except EmbeddedServerError as error:
        raise click.ClickException(str(error)) from error
    environment = os.environ | ({"REDIS_URL": embedded.url} if embedded else {})
    supervisor = Supervisor(environment, _tell)
    python = sys.executable
    try:
        supervisor.start("the API", python, "-m", "service", "api", "--host", host, "--port", str(port))
        for number in range(1, workers + 1):
            supervisor.start(f"worker {number}", python, "-m", "workers", "worker")
        supervisor.start("the caretaker", python, "-m", "workers", "caretaker")
        url = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        _until_ready(url, workers, supervisor, stop)
        if not stop():
            click.echo(f"Cairn is up at {url}")
            if demo:
                _open_demo(url)
        while not stop():
            supervisor.watch()
            if embedded and not embedded.alive():
                _tell("The embedded server died; starting it again.")
                embedded.start()
            time.sleep(WATCH_SECONDS)
    except EmbeddedServerError as error:
        raise click.ClickException(str(error)) from error
    finally:
        supervisor.stop()
        if embedded:
            embedded.stop()


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True)
def api(host: str, port: int) -> None:
    """Run the API. CAIRN_THREADS and CAIRN_API_PROCESSES say how many requests it serves at once."""
    from granian import Granian
    from granian.constants import Interfaces
    from granian.log import LogLevels

    Granian(
        "service.app:create_app",
        address=host,
        port=_free_port(host, port),
        interface=Interfaces.WSGI,
        factory=True,
        workers=int(os.environ.get("CAIRN_API_PROCESSES", "1")),
        blocking_threads=_settings().threads,
        log_level=LogLevels.error,
        respawn_failed_workers=True,
        workers_kill_timeout=5,
    ).serve()


@main.command()
def worker() -> None:
    """Run one worker, which plays AI turns; it starts anew after 1,000 jobs."""
    _reach(_settings().redis_url)
    keep_running([sys.executable, "-m", "workers", "worker"], _tell)


@main.command()
def caretaker() -> None:
    """Run the caretaker, which asks again for what was lost, and ends and deletes what nobody plays."""
    _reach(_settings().redis_url)
    keep_running([sys.executable, "-m", "workers", "caretaker"], _tell)


@main.command("replay")
@click.argument("game")
@click.option("--at", type=click.IntRange(1), default=None, help="Stop at this version.")
@click.option("--data", type=click.Path(path_type=Path), default=None, help="The data folder of `cairn up`.")
def replay_game(game: str, at: int | None, data: Path | None) -> None:
    """Print a game step by step, as a spectator sees it."""
    url = os.environ.get("REDIS_URL") or EmbeddedServer(data or _data_folder()).url
    _reach(url)
    try:
        with Redis.from_url(url) as redis:
            replay(Log(redis), game, at, Console())
    except NotFound as error:
        raise click.ClickException(error.detail) from error


@main.command("openapi")
def write_openapi() -> None:
    """Write the API's description, OpenAPI 3.1, to standard output."""
    from service.app import create_app

    click.echo(create_app().extensions["openapi"](), nl=False)


def _tell(words: str) -> None:
    click.echo(words, err=True)


def _settings() -> Settings:
    try:
        return Settings.from_environment()
    except ValueError as error:
        raise click.ClickException(str(error)) from error


def _data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cairn"


def _free_port(host: str, port: int) -> int:
    """Return the port if it is free, or a free one for 0; refuse one that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise click.ClickException(f"Port {port} of {host} cannot be used: {error.strerror}.") from error
        return int(probe.getsockname()[1])


def _reach(url: str) -> None:
    try:
        with Redis.from_url(url) as redis:
            redis.ping()
    except (RedisError, ValueError) as error:
        raise click.ClickException(f"Redis cannot be reached at {url}: {error}.") from error


def _until_ready(url: str, workers: int, supervisor: Supervisor, stop: Callable[[], bool]) -> None:
    deadline = time.monotonic() + READY_SECONDS
    while not stop():
        supervisor.watch()
        try:
            if _ask(f"{url}/readyz")["workers"] >= workers:
                return
        except (URLError, OSError, ValueError):
            pass
        if time.monotonic() > deadline:
            raise click.ClickException(f"Cairn was not ready after {READY_SECONDS:.0f} seconds.")
        time.sleep(0.1)


def _open_demo(url: str) -> None:
    game = _ask(f"{url}/v1/games", DEMO)
    click.echo(f"Two AIs are playing: {url}/v1/games/{game['id']}")
    click.echo(f"What happened so far, in words: {url}/v1/games/{game['id']}/decisions")


def _ask(url: str, body: Any = None) -> Any:
    data = None if body is None else orjson.dumps(body)
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=5) as answer:
        return orjson.loads(answer.read())
