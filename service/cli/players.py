"""`cairn players`: list players, and show, export and erase the data of a player or guest."""

import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import click

from cairn.service.cli.connection import services_of
from cairn.service.cli.output import common_options, print_result, show_progress, show_work, wants_json

Person = tuple[str, int] | str
"""The id of a player, or the game and the seat of a guest."""


def _of_person(command: Callable[..., Any]) -> Callable[..., Any]:
    for option in (
        common_options,
        click.option("--seat", type=click.IntRange(0), default=None, help="The guest's seat, counted from 0."),
        click.option("--game", default=None, help="The game in which a guest sat."),
        click.argument("player", required=False),
    ):
        command = option(command)
    return command


def _person(player: str | None, game: str | None, seat: int | None) -> Person:
    """Return the id of a player, or the game and the seat of a guest. Raise UsageError for anything else."""
    if player and game is None and seat is None:
        return player
    if game and seat is not None and not player:
        return game, seat
    raise click.UsageError("Name a player by id, or a guest by --game and --seat.")


@click.group("players")
def about_players() -> None:
    """Answer requests about personal data. A guest is named by a game and a seat."""


@about_players.command("list")
@click.option("--name", default=None, help="Only players whose name contains this text.")
@common_options
def list_players(name: str | None, data: Path | None) -> None:
    """List players: id, date of creation and name. Scans all keys of Redis."""
    with services_of(data) as services:
        for player in show_progress(services.players.all(), None, "players"):
            if not name or name.casefold() in player.name.casefold():
                print_result(player, [f"{player.id}  {player.created_at[:10]}  {player.name}"])


@about_players.command()
@_of_person
def show(player: str | None, game: str | None, seat: int | None, data: Path | None) -> None:
    """Show the name of a player or guest, and how much data is stored."""
    _show(_person(player, game, seat), data)


def _show(who: Person, data: Path | None) -> None:
    with services_of(data) as services:
        if isinstance(who, str):
            player, games = services.players.get(who), services.lists.entries_of(who)
            tokens, webhooks = services.players.tokens(who), services.webhooks.ids_of(player=who)
            ratings, code_at = services.standings.ratings_of(who), services.recovery.since(who)
            counts = {"games": len(games), "tokens": len(tokens), "webhooks": len(webhooks), "ratings": len(ratings)}
            identity = {"player": who, "name": player.name, "created_at": player.created_at}
            print_result(
                {**identity, "recovery_code_at": code_at, **counts},
                [
                    f"{player.name}, created at {player.created_at}.",
                    *([f"Has a recovery code since {code_at}."] if code_at else []),
                    _counted(counts),
                ],
            )
            return
        guest = services.exports.of_guest(*who)
        names = ", ".join(f"{name} (from version {place.split(':')[0]})" for place, name in guest.names.items())
        counts = {"decisions": len(guest.decisions), "hints": len(guest.hints), "webhooks": len(guest.webhooks)}
        print_result(
            {"game": who[0], "seat": who[1], "names": guest.names, **counts},
            [f"{names or 'No named guest'}.", _counted(counts)],
        )


@about_players.command("export")
@_of_person
def export_person(player: str | None, game: str | None, seat: int | None, data: Path | None) -> None:
    """Write all data of a player or guest to standard output, as one JSON document."""
    from cairn.events.codec import dump

    who = _person(player, game, seat)
    with services_of(data) as services:
        if isinstance(who, str):
            pieces = services.exports.export(who, services.clock.now())
            for piece in pieces if sys.stdout.isatty() else show_progress(pieces, None, "games"):
                click.echo(piece, nl=False)
            click.echo()
        else:
            click.echo(dump(services.exports.of_guest(*who)))


@about_players.command()
@_of_person
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
def erase(player: str | None, game: str | None, seat: int | None, yes: bool, data: Path | None) -> None:
    """Erase a player or guest. They leave their games, which remain. This cannot be undone."""
    from cairn.projections.rows import Filters

    who = _person(player, game, seat)
    if not yes:
        _show(who, data)
        click.confirm("Erase them for ever?", abort=True, err=wants_json())
    with services_of(data) as services:
        if isinstance(who, str):
            name = services.players.get(who).name
            services.erasure.begin(who)
            games = services.lists.find(Filters(player=who, waiting=True, unlisted=True))
            for _ in show_progress(games, len(games), "games"):
                services.erasure.go_on(who, until=time.monotonic())  # one game
            services.erasure.go_on(who)
            print_result({"player": who}, [f"{name} is erased."])
            return
        with show_work("looking for forks"):
            erased_in = services.erasure.erase_guest(*who)
        document = {"game": who[0], "seat": who[1], "games": erased_in}
        print_result(document, [f"The guest is erased in {', '.join(erased_in)}."])


@about_players.command()
@click.argument("file", type=click.File("wb"), default="-")
@common_options
def erased(file: BinaryIO, data: Path | None) -> None:
    """Write the journal of erasures, ids without names, as `cairn restore --erasures` reads it."""
    from cairn.service.players.journal import lines

    with services_of(data) as services:
        file.write(lines(services.erasure.journal.all()))


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in counts.items()) + "."
