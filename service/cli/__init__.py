"""The command line: `cairn up` runs everything; the other commands run one part, or inspect games.

This module only declares commands and options. Slow imports are inside of functions: `cairn --help` stays fast.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import click

from cairn.events import registry
from cairn.service.cli.data_commands import DATA_COMMANDS
from cairn.service.cli.failover import fail_over
from cairn.service.cli.games import about_games
from cairn.service.cli.install import install, uninstall
from cairn.service.cli.language_models import serve_mcp
from cairn.service.cli.new_game import new_game
from cairn.service.cli.output import JSON, common_options, wants_json
from cairn.service.cli.players import about_players
from cairn.service.cli.series import about_series
from cairn.service.cli.status import print_config, print_status
from cairn.service.cli.upgrade import finish_upgrade, print_key

PORT = click.IntRange(0, 65535)


class Commands(click.Group):
    """A group whose commands report a Redis failure or a broken game package in one sentence."""

    def invoke(self, context: click.Context) -> object:
        """Invoke the command. Raise ClickException for an error of Redis or of a game package."""
        try:
            registry.games()
            return super().invoke(context)
        except registry.BrokenGame as error:
            raise click.ClickException(str(error)) from error
        except Exception as error:
            redis = sys.modules.get("redis.exceptions")  # a command that has not imported it cannot have met it
            if redis and isinstance(error, redis.RedisError):
                raise click.ClickException(f"Redis failed: {str(error).rstrip('.')}.") from error
            raise


@click.group(cls=Commands)
@click.version_option(package_name="cairn-games", prog_name="cairn")
def main() -> None:
    """Cairn: board games over REST, each one a log that can be replayed and proven."""


def _tls(command: Callable[..., None]) -> Callable[..., None]:
    path = click.Path(path_type=Path)
    command = click.option("--key", type=path, help="The certificate's private key: PEM, PKCS#8.")(command)
    return click.option("--certificate", type=path, help="Serve HTTPS and HTTP/2: the PEM file of the chain.")(command)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True, type=PORT, help="0 picks a free port.")
@_tls
@click.option("--workers", default=2, show_default=True, type=click.IntRange(0), help="Number of workers.")
@click.option("--data", type=click.Path(path_type=Path), default=None, help="The data folder, which stores the games.")
@click.option("--demo/--no-demo", default=True, show_default=True, help="Open an AI demo of each game.")
@click.option("--reload", is_flag=True, help="Reload the page's files when they change; /gallery draws games.")
def up(
    host: str,
    port: int,
    certificate: Path | None,
    key: Path | None,
    workers: int,
    data: Path | None,
    demo: bool,
    reload: bool,
) -> None:
    """Run the embedded servers (unless REDIS_URL is set), the API, the workers and the caretaker.

    CAIRN_REDIS_BINARY replaces the bundled program of the embedded servers.
    """
    from cairn.service.cli import serve

    serve.run_everything(host, port, serve.read_tls(certificate, key), workers, data, demo, reload)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True, type=PORT)
@_tls
@click.option("--once", is_flag=True, hidden=True, help="Do not restart the API after a failure.")
def api(host: str, port: int, certificate: Path | None, key: Path | None, once: bool) -> None:
    """Run the API. CAIRN_THREADS, CAIRN_STREAMS and CAIRN_API_PROCESSES limit its concurrent requests."""
    from cairn.service.cli import serve

    serve.run_api(host, port, serve.read_tls(certificate, key), once)


@main.command()
def worker() -> None:
    """Run one worker, which plays AI turns. It restarts after 1,000 jobs."""
    from cairn.service.cli import serve

    serve.run_part("worker")


@main.command()
def caretaker() -> None:
    """Run the caretaker, which queues lost jobs again, and ends and deletes abandoned games."""
    from cairn.service.cli import serve

    serve.run_part("caretaker")


@main.command("doctor")
@common_options
@click.option("--url", help="URL of the API; '' skips its check. Default: where it says that it listens.")
def examine(data: Path | None, url: str | None) -> None:
    """Report problems of this installation and how to solve them. Exits with 1 if there are any."""
    from cairn.service.cli import doctor

    raise SystemExit(doctor.examine(data, url))


@main.command("openapi")
@click.option("--json", "kind", flag_value="json", default="yaml", help="Write JSON instead of YAML.")
def write_openapi(kind: str) -> None:
    """Write the OpenAPI 3.1 description of the API to standard output."""
    from cairn.service.api.description.openapi import generate

    click.echo(generate()[kind], nl=False)


@main.command("replay")
@click.argument("game")
@click.option("--at", type=click.IntRange(1), default=None, help="Stop at this version.")
@common_options
def replay_game(game: str, at: int | None, data: Path | None) -> None:
    """Print a game decision by decision, as a spectator sees it."""
    from cairn.service.cli import game_log

    game_log.print_steps(game, at, data)


@main.command()
@click.argument("archives_or_ids", metavar="[FILE|ID]...", nargs=-1)
@click.option("--head", type=click.File("rb"), default=None, help="A saved game resource, as JSON.")
@click.option("--key", default=None, help="The public key of its signature, 64 hex digits.")
@click.option("--choices", is_flag=True, help="Also compute the AIs' choices again. Takes as long as the AIs took.")
@click.option("--log", "of_roots", is_flag=True, help="Prove the log of roots of finished games.")
@click.option("--url", default=None, help="With --log, check the service at this URL, not the local one.")
@click.option(
    "--kept", type=click.Path(path_type=Path, dir_okay=False), help="With --log, the file with a trusted root."
)
@common_options
def verify(
    archives_or_ids: tuple[str, ...],
    head: BinaryIO | None,
    key: str | None,
    choices: bool,
    of_roots: bool,
    url: str | None,
    kept: Path | None,
    data: Path | None,
) -> None:
    """Prove an archive (without Redis; `-` is standard input), or a game of this service by its id.

    The AIs' choices are proven only with --choices, on all cores. Without it that proof is `not_asked`.

    --log proves the log of roots of finished games: all of its segments, each game in them, and all markers in Redis.
    With --url it checks a service instead: its signature, that its log extends the root in the file --kept, and that
    it contains each FILE or ID. If all checks pass, the newest root is written to the file --kept.

    Exits with 0 if everything is proven, 1 if a proof failed, 2 if a proof was impossible because the game has not
    ended or a version of the rules or of an AI level is missing, 3 if the file, game or service is unavailable.
    """
    if of_roots:
        if head or choices or ((key or archives_or_ids) and not url):
            raise click.UsageError("--log excludes --head and --choices. With --log, games and --key need --url.")
        from cairn.service.cli import transparency

        if url:
            raise SystemExit(transparency.verify_at(url, kept, key, archives_or_ids))
        raise SystemExit(transparency.verify_own(kept, data))
    if url or kept or len(archives_or_ids) != 1:
        raise click.UsageError("Name one archive or game. --url and --kept need --log.")
    if key and not head:
        raise click.ClickException("--key needs --head.")
    from cairn.service.cli import game_log

    raise SystemExit(game_log.verify(archives_or_ids[0], head, key, choices, data))


@main.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--level", default="hard", show_default=True, help="Strength of the analysis: easy, medium or hard.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="Number of processes. Default: one per core.")
@JSON
def analyse(file: str, level: str, jobs: int | None) -> None:
    """Analyse the archive of a finished game decision by decision (without Redis; `-` is standard input).

    Reports for each decision the lost chance to win, given what the player knew, and a better move.
    """
    import subprocess

    command = [sys.executable, "-m", "cairn.workers", "analyse", file, "--level", level]
    command += ["--jobs", str(jobs or os.cpu_count() or 1), *(["--json"] if wants_json() else [])]
    raise SystemExit(subprocess.run(command).returncode)


@main.command(context_settings={"ignore_unknown_options": True}, add_help_option=False)
@click.argument("words", nargs=-1, type=click.UNPROCESSED)
def train(words: tuple[str, ...]) -> None:
    """Train the learned value of a game's AIs by self-play; `cairn train --help` lists the options."""
    import subprocess

    raise SystemExit(subprocess.run([sys.executable, "-m", "cairn.workers.search.learn", *words]).returncode)


for command in (print_status, print_config, about_games, *DATA_COMMANDS, print_key, finish_upgrade, about_players):
    main.add_command(command)
for command in (about_series, serve_mcp, new_game, install, uninstall, fail_over):
    main.add_command(command)
