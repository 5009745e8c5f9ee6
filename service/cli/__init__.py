"""The command line: `cairn up` runs everything; the other commands run one part, or show a game.

Here is only how the commands are called. What they do is imported when one is: `cairn --help` needs none of it.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import click

from cairn.events import registry
from cairn.service.cli.backup import KEEPING, common_options
from cairn.service.cli.new_game import new_game
from cairn.service.cli.output import JSON
from cairn.service.cli.players import about_players
from cairn.service.cli.status import LOOKING

PORT = click.IntRange(0, 65535)


class Commands(click.Group):
    """Commands that end in a sentence where Redis goes away while they work, or a package's game is broken."""

    def invoke(self, context: click.Context) -> object:
        """Call the command that is named."""
        try:
            registry.games()
            return super().invoke(context)
        except registry.BrokenGame as error:
            raise click.ClickException(str(error)) from error
        except Exception as error:
            redis = sys.modules.get("redis.exceptions")  # a command that has not imported it cannot have met it
            if redis and isinstance(error, redis.RedisError):
                raise click.ClickException(
                    f"Redis does not do what is asked of it: {str(error).rstrip('.')}."
                ) from error
            raise


@click.group(cls=Commands)
@click.version_option(package_name="cairn-games", prog_name="cairn")
def main() -> None:
    """Cairn: board games over REST, each one a log that can be replayed and proven."""


def _tls(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of TLS."""
    path = click.Path(path_type=Path)
    command = click.option("--key", type=path, help="The certificate's private key: PEM, PKCS#8.")(command)
    return click.option("--certificate", type=path, help="Serve HTTPS and HTTP/2: the PEM file of the chain.")(command)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True, type=PORT, help="0 picks a free one.")
@_tls
@click.option("--workers", default=2, show_default=True, type=click.IntRange(0), help="How many play AI turns.")
@click.option("--data", type=click.Path(path_type=Path), default=None, help="Where the games are kept.")
@click.option("--demo/--no-demo", default=True, show_default=True, help="See to it that AIs play each game.")
@click.option("--reload", is_flag=True, help="Read the page's files anew when they change; /gallery draws games.")
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
    """Run everything: the embedded servers (unless REDIS_URL is set), the API, the workers and the caretaker.

    CAIRN_REDIS_BINARY names another program for the embedded servers than the bundled one.
    """
    from cairn.service.cli import serve

    serve.run_everything(host, port, serve.read_tls(certificate, key), workers, data, demo, reload)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True, type=PORT)
@_tls
@click.option("--once", is_flag=True, hidden=True, help="Serve until it fails: somebody else starts it again.")
def api(host: str, port: int, certificate: Path | None, key: Path | None, once: bool) -> None:
    """Run the API. CAIRN_THREADS, CAIRN_STREAMS and CAIRN_API_PROCESSES say how many requests it serves at once."""
    from cairn.service.cli import serve

    serve.run_api(host, port, serve.read_tls(certificate, key), once)


@main.command()
def worker() -> None:
    """Run one worker, which plays AI turns; it starts anew after 1,000 jobs."""
    from cairn.service.cli import serve

    serve.run_part("worker")


@main.command()
def caretaker() -> None:
    """Run the caretaker, which asks again for what was lost, and ends and deletes what nobody plays."""
    from cairn.service.cli import serve

    serve.run_part("caretaker")


@main.command("doctor")
@common_options
@click.option("--url", default="http://127.0.0.1:8000", show_default=True, help="Where the API is; '' asks none.")
def examine(data: Path | None, url: str) -> None:
    """Say what is wrong with this Cairn, and what to do. It exits with 1 if something is."""
    from cairn.service.cli import doctor

    raise SystemExit(doctor.examine(data, url))


@main.command("openapi")
@click.option("--json", "kind", flag_value="json", default="yaml", help="Write it as JSON, not as YAML.")
def write_openapi(kind: str) -> None:
    """Write the API's description, OpenAPI 3.1, to standard output."""
    from cairn.service.api.description.openapi import generate

    click.echo(generate()[kind], nl=False)


@main.command("replay")
@click.argument("game")
@click.option("--at", type=click.IntRange(1), default=None, help="Stop at this version.")
@common_options
def replay_game(game: str, at: int | None, data: Path | None) -> None:
    """Print a game step by step, as a spectator sees it."""
    from cairn.service.cli import games

    games.print_steps(game, at, data)


@main.command()
@click.argument("archives_or_ids", metavar="[FILE|ID]...", nargs=-1)
@click.option("--head", type=click.File("rb"), default=None, help="A game resource that was kept, as JSON.")
@click.option("--key", default=None, help="The public key that signed it, 64 hex digits.")
@click.option("--choices", is_flag=True, help="Work out again what AIs chose, too: as long as they thought.")
@click.option("--log", "of_roots", is_flag=True, help="Prove the log of roots of finished games instead.")
@click.option("--url", default=None, help="With --log, the service to ask, instead of one's own Redis and store.")
@click.option("--kept", type=click.Path(path_type=Path, dir_okay=False), help="With --log, the file of a kept root.")
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
    """Prove an archive (no Redis is needed; `-` is standard input), or a game of this service by its id.

    What AIs chose is proven only with --choices, on all cores; without it that proof is `not_asked`.

    With --log it is the log of roots of finished games that is proven: all segments that it names, each game in them,
    and all stubs in Redis. With --url anybody can do so at a service: its signature, that the log goes on from the root
    in the file --kept, and that each FILE or ID named is in it. If nothing is wrong, the newest root is kept there.

    Exits with 0 if all is proven, 1 if a proof failed, 2 if some could not be made: before the end of the game, or as a
    version of the rules or of an AI's level is not here. With 3 there is no such file or game, or nobody answers.
    """
    if of_roots:
        if head or choices or ((key or archives_or_ids) and not url):
            raise click.UsageError("--log goes with neither --head nor --choices; games and --key need its --url.")
        from cairn.service.cli import transparency

        raise SystemExit(transparency.verify(url, kept, key, archives_or_ids, data))
    if url or kept or len(archives_or_ids) != 1:
        raise click.UsageError("Name one archive or game; --url and --kept go with --log.")
    if key and not head:
        raise click.ClickException("--key says who signed the head that --head names, and there is none.")
    from cairn.service.cli import games

    raise SystemExit(games.verify(archives_or_ids[0], head, key, choices, data))


@main.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--level", default="hard", show_default=True, help="How thorough: easy, medium or hard.")
@click.option("--jobs", type=click.IntRange(1), default=None, help="How many processes; as many as cores.")
@JSON
def analyse(file: str, level: str, jobs: int | None) -> None:
    """Analyse a finished game, an archive (no Redis is needed; `-` is standard input), decision by decision.

    For each it says how much of the mover's chance to win it gave away, from what the mover knew, and what was better.
    """
    from cairn.service.cli import serve

    raise SystemExit(serve.analyse(file, level, jobs))


@main.command("mcp")
@click.option("--url", default="http://127.0.0.1:8000", show_default=True, help="The Cairn to play at.")
@click.option(
    "--token",
    "tokens",
    multiple=True,
    metavar="GAME=TOKEN",
    envvar="CAIRN_SEAT_TOKENS",
    help="A seat that somebody hands over. Others can read a command line: CAIRN_SEAT_TOKENS holds several, apart by "
    "blanks.",
)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=None, type=PORT, help="Serve over HTTP instead, at /mcp of this port.")
def serve_mcp(url: str, tokens: tuple[str, ...], host: str, port: int | None) -> None:
    """Let a language model play: a server of the Model Context Protocol on standard input and output, or over HTTP.

    It needs the extra: pip install 'cairn-games[mcp]'. It plays at any Cairn, through the public API. Over HTTP it acts
    as the player whose token is sent.
    """
    from cairn.service.cli import language_models

    language_models.serve(url, tokens, host, port)


for command in (*LOOKING, *KEEPING, about_players, new_game):
    main.add_command(command)
