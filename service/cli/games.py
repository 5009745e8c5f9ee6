"""`cairn games`: list, show and delete games.

The filters of the list are those of `GET /v1/games`, by its description, and the API's own schema validates them.
"""

from collections.abc import Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cairn.service.cli.connection import services_of
from cairn.service.cli.output import common_options, in_a_sentence, print_result, wants_json

if TYPE_CHECKING:
    from cairn.projections.rows import Filters
    from cairn.service.container import Services
    from cairn.service.queries.game_rows import LobbyRow

PAGE = 200
"""Games per page of a listing."""
OF_PAGES = ("cursor", "limit", "format", "names")
"""Parameters of `GET /v1/games` that are not filters."""
MEANINGS = {
    "player": "Only games of this player, by id.",
    "organiser": "Only games that this player opened without taking a seat.",
    "waiting": "Only games that wait for --player: their turn, or a seat reserved for them.",
    "ended_from": "Earliest end, in UTC.",
    "ended_until": "Latest end, in UTC.",
}
"""Meanings of filters that differ from the API's: here no client is `me`, and the time of the end limits all lists."""
TIME = click.DateTime(("%Y-%m-%d", "%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H:%M:%S", "%Y-%m-%dT%H:%M:%S.%fZ"))


class FilteredList(click.Command):
    """A command with an option for each filter of `GET /v1/games`."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return the filters, and the command's own options."""
        return [*filter_options(), *super().get_params(ctx)]


@cache
def filter_options() -> list[click.Option]:
    """Return the options of filters, from the description of the API."""
    import json

    from cairn.service.api.description import prepared

    description = json.loads(prepared.read("json"))
    shared = description["components"]["parameters"]
    parameters = [
        shared[parameter["$ref"].rpartition("/")[2]] if "$ref" in parameter else parameter
        for parameter in description["paths"]["/v1/games"]["get"]["parameters"]
    ]
    return [
        _option(parameter["name"], parameter["schema"], parameter["description"])
        for parameter in parameters
        if parameter["in"] == "query" and parameter["name"] not in OF_PAGES
    ]


def _option(name: str, schema: Mapping[str, Any], meaning: str) -> click.Option:
    is_time, is_flag = name.startswith("ended_"), schema["type"] == "boolean"
    # Packages may add rulesets, and with them groups and outcomes, to those of the description.
    values = schema.get("enum") or [schema[key] for key in schema if key == "const"]
    choices = "|".join(values) if name in ("status", "level", "order") else None

    def complete(_context: click.Context, _option: click.Parameter, typed: str) -> list[str]:
        return [value for value in values if value.startswith(typed)]

    return click.Option(
        [f"--{name.replace('_', '-')}"],
        type=TIME if is_time else None,
        metavar="TIME" if is_time else choices and f"[{choices}]",
        is_flag=is_flag,
        help=MEANINGS.get(name, meaning),
        shell_complete=None if is_time or is_flag else complete,
    )


@click.group("games")
def about_games() -> None:
    """List, show or delete games. `cairn replay` prints a complete game."""


@about_games.command("list", cls=FilteredList)
@click.option("--limit", default=20, show_default=True, type=click.IntRange(1), help="Maximum number of games.")
@common_options
def list_games(limit: int, data: Path | None, **given: Any) -> None:
    """List games, newest first, unlisted games included."""
    from cairn.service.queries.game_rows import lobby_rows

    wanted = _filters_of(given)
    left, cursor = limit, None
    with services_of(data) as services:
        while left:
            page = services.listing.page(wanted, min(PAGE, left), cursor)
            for row in lobby_rows([*page.rows.values()], services.names):
                print_result(
                    row, [f"{row.id}  {row.created_at[:16]}  {row.status:<8}  {row.ruleset:<15}  {_people(row)}"]
                )
            left, cursor = left - len(page.rows), page.next
            if cursor is None:
                return
    click.echo(f"There may be more than {limit:,} games: see --limit.", err=True)


def _filters_of(given: Mapping[str, Any]) -> "Filters":
    """Return the filters of these options. Raise BadParameter or ClickException for what the API would refuse."""
    from marshmallow import ValidationError

    from cairn.service.api.games.lists import LobbyQuery, filters_of
    from cairn.service.errors import Problem

    schema = LobbyQuery(exclude=OF_PAGES)
    schema.for_archives = ()
    try:
        query = schema.load({name: _written(value) for name, value in given.items() if value not in (None, False)})
    except ValidationError as error:
        name, messages = next(iter(error.messages_dict.items()))
        raise click.BadParameter(" ".join(messages), param_hint=f"--{name.replace('_', '-')}") from error
    player = query.get("player")
    with in_a_sentence(Problem):
        return filters_of(query, None if player == "me" else player, is_operator=True)


def _written(value: datetime | str | bool) -> str:
    """Return the value of an option as a parameter of a URL."""
    if isinstance(value, datetime):
        return f"{value.strftime('%Y-%m-%dT%H:%M:%S')}.{value.microsecond // 1000:03}Z"
    return str(value).lower() if isinstance(value, bool) else value


@about_games.command("show")
@click.argument("game")
@common_options
def show_game(game: str, data: Path | None) -> None:
    """Show the public information about a game in a few lines."""
    with services_of(data) as services:
        _show(services, game)


@about_games.command("delete")
@click.argument("game")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@common_options
def delete_game(game: str, yes: bool, data: Path | None) -> None:
    """Delete a game and all of its data. This cannot be undone."""
    with services_of(data) as services:
        if not yes:
            _show(services, game)
            click.confirm("Delete it for ever?", abort=True, err=wants_json())
        services.commands.delete(game)
        print_result({"game": game, "deleted": True}, [f"Game {game} is deleted."])


def _show(services: "Services", game: str) -> None:
    from msgspec import to_builtins

    from cairn.events.ids import is_id
    from cairn.projections.rows import row_of
    from cairn.service.deciding.deciders import waited_for
    from cairn.service.errors import NotFound
    from cairn.service.queries.game_rows import lobby_rows

    if not is_id(game):
        raise NotFound("no-game", game=game)
    position = services.repository.get(game, None).position
    (row,) = lobby_rows([row_of(position)], services.names)
    seats = [act.seat for act in waited_for(position)]
    more = {"version": position.version, "at": position.at, "waits_for": seats}
    kind = "" if row.listed else ", unlisted"
    chosen = {name: value for name, value in row.options.items() if value is not None and value is not False}
    options = ", ".join(name if value is True else f"{name} {value}" for name, value in chosen.items())
    sentences = [
        f"{game}: {row.ruleset}{f' ({options})' if options else ''}, {row.status}{kind}.",
        f"Opened at {row.created_at}; version {position.version} of {position.at}.",
        f"Seats: {_people(row)}.",
    ]
    if seats:
        sentences.append(f"It waits for seat{'s' * (len(seats) > 1)} {', '.join(map(str, seats))}.")
    if row.outcome:
        winners = ", ".join(row.seats[seat].name or "" for seat in row.outcome.winners)
        sentences.append(f"It ended: {row.outcome.reason}; winners: {winners or 'none'}.")
    print_result(to_builtins(row) | more, sentences)


def _people(row: "LobbyRow") -> str:
    return ", ".join(seat.name or "open" for seat in row.seats)
