"""The commands about persons: what is kept of somebody is shown, exported and erased.

As in `service/cli/__init__.py`, here is only how they are called.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import click

from cairn.service.cli.backup import common_options
from cairn.service.cli.output import wants_json


def _of_somebody(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command what names a player, or a guest."""
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
    """What is kept of a person: for an operator who gets a letter. A guest is named by a game and a seat."""


@about_players.command("list")
@click.option("--name", default=None, help="Those alone in whose names these letters are.")
@common_options
def list_players(name: str | None, data: Path | None) -> None:
    """List the players: the id, since when they are here, and the name. It walks all keys of Redis."""
    from cairn.service.cli import data_requests

    data_requests.find(name, data)


@about_players.command()
@_of_somebody
def show(player: str | None, game: str | None, seat: int | None, data: Path | None) -> None:
    """Say what a player, or a guest, is called, and how much is kept of them."""
    from cairn.service.cli import data_requests

    data_requests.show(data_requests.whom(player, game, seat), data)


@about_players.command("export")
@_of_somebody
def export_somebody(player: str | None, game: str | None, seat: int | None, data: Path | None) -> None:
    """Write all that is kept of a player, or a guest, to standard output, as one JSON document."""
    from cairn.service.cli import data_requests

    data_requests.export(data_requests.whom(player, game, seat), data)


@about_players.command()
@_of_somebody
@click.option("--yes", is_flag=True, help="Do not ask.")
def erase(player: str | None, game: str | None, seat: int | None, yes: bool, data: Path | None) -> None:
    """Erase a player, or a guest: they leave their games, which stand. Nobody can undo it."""
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
    """Write the journal of erasures, ids without names, as `cairn restore --erasures` takes it."""
    from cairn.service.cli import data_requests

    data_requests.write_journal(file, data)
