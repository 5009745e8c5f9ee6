"""The bodies of `cairn games`: list, show and delete games."""

from pathlib import Path

import click
from msgspec import to_builtins

from cairn.projections.rows import Filters, row_of
from cairn.service.cli.connection import services_of
from cairn.service.cli.output import tell, wants_json
from cairn.service.container import Services
from cairn.service.deciding.deciders import waited_for
from cairn.service.errors import NotFound
from cairn.service.queries.game_rows import LobbyRow, lobby_rows
from cairn.service.tokens import is_id

PAGE = 200
"""Games per page of a listing."""


def find(wanted: Filters, limit: int, data: Path | None) -> None:
    """Print up to `limit` matching games, newest first."""
    left, cursor = limit, None
    with services_of(data) as services:
        while left:
            page = services.listing.page(wanted, min(PAGE, left), cursor)
            for row in lobby_rows([*page.rows.values()], services.names):
                tell(row, [f"{row.id}  {row.created_at[:16]}  {row.status:<8}  {row.ruleset:<15}  {_people(row)}"])
            left, cursor = left - len(page.rows), page.next
            if cursor is None:
                return
    click.echo(f"There may be more than {limit:,} games: see --limit.", err=True)


def show(game: str, data: Path | None) -> None:
    """Print the public information about a game, and the seat to act."""
    with services_of(data) as services:
        _show(services, game)


def delete(game: str, yes: bool, data: Path | None) -> None:
    """Delete a game and all of its data."""
    with services_of(data) as services:
        if not yes:
            _show(services, game)
            click.confirm("Delete it for ever?", abort=True, err=wants_json())
        services.commands.delete(game)
        tell({"game": game, "deleted": True}, [f"Game {game} is deleted."])


def _show(services: Services, game: str) -> None:
    if not is_id(game):
        raise NotFound(f"There is no game {game}.")
    snapshot = services.repository.get(game, None)
    position = snapshot.position
    (row,) = lobby_rows([row_of(position)], services.names)
    act = waited_for(position)
    more = {"version": position.version, "at": position.at, "waits_for": act.seat if act else None}
    kind = "" if row.listed else ", unlisted"
    chosen = {name: value for name, value in row.options.items() if value is not None and value is not False}
    options = ", ".join(name if value is True else f"{name} {value}" for name, value in chosen.items())
    sentences = [
        f"{game}: {row.ruleset}{f' ({options})' if options else ''}, {row.status}{kind}.",
        f"Opened at {row.created_at}; version {position.version} of {position.at}.",
        f"Seats: {_people(row)}.",
    ]
    if act:
        sentences.append(f"It waits for seat {act.seat}.")
    if row.outcome:
        winners = ", ".join(row.seats[seat].name or "" for seat in row.outcome.winners)
        sentences.append(f"It ended: {row.outcome.reason}; winners: {winners or 'none'}.")
    tell(to_builtins(row) | more, sentences)


def _people(row: LobbyRow) -> str:
    return ", ".join(seat.name or "open" for seat in row.seats)
