"""The commands for personal data: show, export and erase the data of a player or guest.

Like `service/cli/__init__.py`, this module only declares commands and options.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import click

from cairn.service.cli.backup import common_options
from cairn.service.cli.output import wants_json


def _of_somebody(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the arguments that name a player or a guest."""
    for option in (
        common_options,
        click.option("--seat", type=click.IntRange(0), default=None, help="The guest's seat, counted from 0."),
        click.option("--game", default=None, help="The game in which a guest sat."),
        click.argument("player", required=False),
    ):
        command = option(command)
    return command


@click.group("players")
def about_players() -> None:
    """Answer requests about personal data. A guest is named by a game and a seat."""


@about_players.command("list")
@click.option("--name", default=None, help="Only players whose name contains this text.")
@common_options
def list_players(name: str | None, data: Path | None) -> None:
    """List players: id, date of creation and name. Scans all keys of Redis."""
    from cairn.service.cli import data_requests

    data_requests.find(name, data)


@about_players.command()
@_of_somebody
def show(player: str | None, game: str | None, seat: int | None, data: Path | None) -> None:
    """Show the name of a player or guest, and how much data is stored."""
    from cairn.service.cli import data_requests

    data_requests.show(data_requests.whom(player, game, seat), data)


@about_players.command("export")
@_of_somebody
def export_somebody(player: str | None, game: str | None, seat: int | None, data: Path | None) -> None:
    """Write all data of a player or guest to standard output, as one JSON document."""
    from cairn.service.cli import data_requests

    data_requests.export(data_requests.whom(player, game, seat), data)


@about_players.command()
@_of_somebody
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
def erase(player: str | None, game: str | None, seat: int | None, yes: bool, data: Path | None) -> None:
    """Erase a player or guest. They leave their games, which remain. This cannot be undone."""
    from cairn.service.cli import data_requests

    who = data_requests.whom(player, game, seat)
    if not yes:
        data_requests.show(who, data)
        click.confirm("Erase them for ever?", abort=True, err=wants_json())
    data_requests.erase(who, data)


@about_players.command()
@click.argument("file", type=click.File("wb"), default="-")
@common_options
def erased(file: BinaryIO, data: Path | None) -> None:
    """Write the journal of erasures, ids without names, as `cairn restore --erasures` reads it."""
    from cairn.service.cli import data_requests

    data_requests.write_journal(file, data)
