"""The commands that look at all of a Cairn: how it is, how it is set, and its games.

As in `service/cli/__init__.py`, here is only how they are called.
"""

from datetime import datetime
from pathlib import Path

import click

from cairn.service.cli.backup import common_options


@click.command("status")
@common_options
def tell_status(data: Path | None) -> None:
    """Say in a few lines how this Cairn is, and how much there is. It exits with 1 if no move can be acknowledged."""
    from cairn.service.cli import status_report

    raise SystemExit(status_report.show(data))


@click.command("config")
@common_options
def tell_config(data: Path | None) -> None:
    """List the settings that are in force, and where each value is from. No secret is shown."""
    from cairn.service.cli import config

    config.show(data)


@click.group("games")
def about_games() -> None:
    """The games that are kept: listed, shown in a few lines, deleted. `cairn replay` prints a whole one."""


@about_games.command("list")
@click.option("--status", type=click.Choice(("open", "running", "finished")), default=None)
@click.option("--ruleset", default=None, help="Such as glen_more.")
@click.option("--player", default=None, help="A player's id.")
@click.option("--level", default=None, help="The level of an AI that plays in it.")
@click.option("--group", default=None, help="A group of options, such as tactics.")
@click.option("--outcome", default=None, help="Why it ended, such as resigned.")
@click.option("--ended-from", type=click.DateTime(), default=None, metavar="TIME", help="Ended not before, in UTC.")
@click.option("--ended-until", type=click.DateTime(), default=None, metavar="TIME", help="Ended not after.")
@click.option("--limit", default=20, show_default=True, type=click.IntRange(1), help="At most so many.")
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
    """List games, the newest first; those that are not listed for everybody, too."""
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
    """Say in a few lines what anybody may know of a game."""
    from cairn.service.cli import game_lists

    game_lists.show(game, data)


@about_games.command("delete")
@click.argument("game")
@click.option("--yes", is_flag=True, help="Do not ask.")
@common_options
def delete_game(game: str, yes: bool, data: Path | None) -> None:
    """Delete a game and all that is kept of it. Nobody can undo it."""
    from cairn.service.cli import game_lists

    game_lists.delete(game, yes, data)


LOOKING = (tell_status, tell_config, about_games)
