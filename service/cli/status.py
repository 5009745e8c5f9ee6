"""The commands that inspect an installation: its status, its settings and its games.

Like `service/cli/__init__.py`, this module only declares commands and options.
"""

from datetime import datetime
from pathlib import Path

import click

from cairn.service.cli.backup import common_options


@click.command("status")
@common_options
def tell_status(data: Path | None) -> None:
    """Summarise health and sizes in a few lines. Exits with 1 if moves cannot be acknowledged."""
    from cairn.service.cli import status_report

    raise SystemExit(status_report.show(data))


@click.command("config")
@common_options
def tell_config(data: Path | None) -> None:
    """List the effective settings and the source of each value. Secrets are hidden."""
    from cairn.service.cli import config

    config.show(data)


@click.group("games")
def about_games() -> None:
    """List, show or delete games. `cairn replay` prints a complete game."""


@about_games.command("list")
@click.option("--status", type=click.Choice(("open", "running", "finished")), default=None)
@click.option("--ruleset", default=None, help="A ruleset, such as glen_more.")
@click.option("--player", default=None, help="A player's id.")
@click.option("--level", default=None, help="Level of an AI in the game.")
@click.option("--group", default=None, help="A group of options, such as tactics.")
@click.option("--outcome", default=None, help="Reason of the end, such as resigned.")
@click.option("--ended-from", type=click.DateTime(), default=None, metavar="TIME", help="Earliest end, in UTC.")
@click.option("--ended-until", type=click.DateTime(), default=None, metavar="TIME", help="Latest end.")
@click.option("--limit", default=20, show_default=True, type=click.IntRange(1), help="Maximum number of games.")
@common_options
def list_games(
    status: str | None,
    ruleset: str | None,
    player: str | None,
    level: str | None,
    group: str | None,
    outcome: str | None,
    ended_from: datetime | None,
    ended_until: datetime | None,
    limit: int,
    data: Path | None,
) -> None:
    """List games, newest first, unlisted games included."""
    from cairn.projections.rows import Filters, Group
    from cairn.service.cli import game_lists
    from cairn.service.rules import group_of

    since, until = (time.strftime("%Y-%m-%dT%H:%M:%S.000Z") if time else None for time in (ended_from, ended_until))
    wanted = Filters(
        ruleset=ruleset,
        status=status,
        player=player,
        level=level,
        group=Group(group, group_of) if group else None,
        outcome=outcome,
        ended_from=since,
        ended_until=until,
        unlisted=True,
    )
    game_lists.find(wanted, limit, data)


@about_games.command("show")
@click.argument("game")
@common_options
def show_game(game: str, data: Path | None) -> None:
    """Show the public information about a game in a few lines."""
    from cairn.service.cli import game_lists

    game_lists.show(game, data)


@about_games.command("delete")
@click.argument("game")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@common_options
def delete_game(game: str, yes: bool, data: Path | None) -> None:
    """Delete a game and all of its data. This cannot be undone."""
    from cairn.service.cli import game_lists

    game_lists.delete(game, yes, data)


STATUS_COMMANDS = (tell_status, tell_config, about_games)
