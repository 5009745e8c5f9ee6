"""The commands for an operator who gets a letter: what is kept of a person is shown, exported, erased."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import click
from redis.exceptions import RedisError

from cairn.events.codec import dump
from cairn.service.cli.reach import reach, redis_url
from cairn.service.container import Services
from cairn.service.errors import Problem
from cairn.service.personal.journal import lines
from cairn.service.settings import Settings


def whom(player: str | None, game: str | None, seat: int | None) -> tuple[str, int] | str:
    """Return the player by id, or the game and the seat of a guest; refuse anything else."""
    if player and game is None and seat is None:
        return player
    if game and seat is not None and not player:
        return game, seat
    raise click.UsageError("Name a player by id, or a guest by --game and --seat.")


def show(who: tuple[str, int] | str, data: Path | None) -> None:
    """Say in sentences what is kept of somebody."""
    with _services(data) as services:
        if isinstance(who, str):
            player, games = services.players.get(who), services.lists.of(who)
            tokens, webhooks = services.players.tokens(who), services.webhooks.ids_of(player=who)
            click.echo(f"{player.name}, here since {player.created_at}.")
            ratings = services.standings.of(who)
            click.echo(f"{len(games):,} games, {len(tokens)} tokens, {len(webhooks)} webhooks, {len(ratings)} ratings.")
            return
        guest = services.exports.of_guest(*who)
        names = ", ".join(f"{name} (from version {place.split(':')[0]})" for place, name in guest.names.items())
        click.echo(f"{names or 'Nobody who has a name here, and is no player'}.")
        click.echo(f"{len(guest.decisions):,} decisions, {len(guest.hints)} hints, {len(guest.webhooks)} webhooks.")


def export(who: tuple[str, int] | str, data: Path | None) -> None:
    """Write all that is kept of somebody to standard output, as one JSON document."""
    with _services(data) as services:
        if isinstance(who, str):
            for piece in services.exports.of(who, services.clock.now()):
                click.echo(piece, nl=False)
            click.echo()
        else:
            click.echo(dump(services.exports.of_guest(*who)))


def erase(who: tuple[str, int] | str, data: Path | None) -> None:
    """Erase somebody, to the end."""
    with _services(data) as services:
        if isinstance(who, str):
            name = services.players.get(who).name
            services.erasure.begin(who)
            services.erasure.go_on(who)
            click.echo(f"{name} is erased.")
            return
        games = services.erasure.erase_guest(*who)
        click.echo(f"Who sat there is erased, in {', '.join(games)}.")


def write_journal(file: BinaryIO, data: Path | None) -> None:
    """Write who was erased, by id, as `cairn restore --erasures` takes it."""
    with _services(data) as services:
        file.write(lines(services.erasure.journal.all()))


@contextmanager
def _services(data: Path | None) -> Iterator[Services]:
    """Give the services of the Redis that is meant; what they refuse ends the command with a sentence."""
    url = redis_url(data)
    reach(url)
    try:
        yield Services(Settings.from_environment(os.environ | {"REDIS_URL": url}))
    except Problem as problem:
        raise click.ClickException(str(problem)) from problem
    except (RedisError, ValueError) as error:
        raise click.ClickException(f"{error}") from error
