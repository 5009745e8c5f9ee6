"""The commands that answer data requests: show, export or erase the data of a player or guest."""

import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO

import click

from cairn.events.codec import dump
from cairn.projections.rows import Filters
from cairn.service.cli.connection import services_of
from cairn.service.cli.output import show_progress, show_work, tell
from cairn.service.players.journal import lines


def whom(player: str | None, game: str | None, seat: int | None) -> tuple[str, int] | str:
    """Return the id of a player, or the game and the seat of a guest. Raise UsageError for anything else."""
    if player and game is None and seat is None:
        return player
    if game and seat is not None and not player:
        return game, seat
    raise click.UsageError("Name a player by id, or a guest by --game and --seat.")


def show(who: tuple[str, int] | str, data: Path | None) -> None:
    """Print a summary of the stored data of a player or guest."""
    with services_of(data) as services:
        if isinstance(who, str):
            player, games = services.players.get(who), services.lists.entries_of(who)
            tokens, webhooks = services.players.tokens(who), services.webhooks.ids_of(player=who)
            ratings, code_at = services.standings.ratings_of(who), services.recovery.since(who)
            counts = {"games": len(games), "tokens": len(tokens), "webhooks": len(webhooks), "ratings": len(ratings)}
            identity = {"player": who, "name": player.name, "created_at": player.created_at}
            tell(
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
        tell(
            {"game": who[0], "seat": who[1], "names": guest.names, **counts},
            [f"{names or 'No named guest'}.", _counted(counts)],
        )


def find(name: str | None, data: Path | None) -> None:
    """List all players, or those whose name contains `name`, ignoring case. Scans all keys."""
    with services_of(data) as services:
        for player in show_progress(services.players.all(), None, "players"):
            if not name or name.casefold() in player.name.casefold():
                tell(player, [f"{player.id}  {player.created_at[:10]}  {player.name}"])


def export(who: tuple[str, int] | str, data: Path | None) -> None:
    """Write the data of a player or guest to standard output, as one JSON document."""
    with services_of(data) as services:
        if isinstance(who, str):
            pieces = services.exports.export(who, services.clock.now())
            for piece in pieces if sys.stdout.isatty() else show_progress(pieces, None, "games"):
                click.echo(piece, nl=False)
            click.echo()
        else:
            click.echo(dump(services.exports.of_guest(*who)))


def erase(who: tuple[str, int] | str, data: Path | None) -> None:
    """Erase a player or guest completely."""
    with services_of(data) as services:
        if isinstance(who, str):
            name = services.players.get(who).name
            services.erasure.begin(who)
            games = services.lists.find(Filters(player=who, waiting=True, unlisted=True))
            for _ in show_progress(games, len(games), "games"):
                services.erasure.go_on(who, until=time.monotonic())  # one game
            services.erasure.go_on(who)
            tell({"player": who}, [f"{name} is erased."])
            return
        with show_work("looking for forks"):
            erased_in = services.erasure.erase_guest(*who)
        document = {"game": who[0], "seat": who[1], "games": erased_in}
        tell(document, [f"The guest is erased in {', '.join(erased_in)}."])


def write_journal(file: BinaryIO, data: Path | None) -> None:
    """Write the ids of erased players, as `cairn restore --erasures` reads them."""
    with services_of(data) as services:
        file.write(lines(services.erasure.journal.all()))


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in counts.items()) + "."
