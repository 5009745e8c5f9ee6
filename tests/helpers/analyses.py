"""Games with requested hints and analyses."""

from typing import Any

from helpers.commands import legal, open_game

from cairn.contract.playing import load, recording
from cairn.events.chain import Head
from cairn.events.codec import decode
from cairn.service.analyses.record import Analysis, Row
from cairn.service.container import Services
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.queries.snapshots import TRUTH

SHORT = 10
"""Moves of a short game."""


def short_game(services: Services, moves: int = SHORT) -> str:
    """Play a game of two humans for some moves, let one of them leave, and return its id."""
    game = open_game(services)
    for number in range(moves):
        seat, possible = legal(services, game)
        services.commands.play(game, seat, [possible[number * 7 % len(possible)]])
    services.commands.leave(game, 0)
    return game


def brought_in(services: Services, name: str) -> str:
    """Import a recorded game, and return its id."""
    entries = load(recording(name))
    game = str(decode(entries[0].stored, 1).game)
    services.commands.bring_in(game, entries, {})
    return game


def head_of(services: Services, game: str) -> Head:
    """Return the head of a game."""
    return services.repository.get(game, TRUTH).head


def ask(
    services: Services, game: str, kind: Any = "decisions", level: str | None = "easy", client: Client = ANONYMOUS
) -> Analysis:
    """Request an analysis of a finished game."""
    snapshot = services.repository.get(game, TRUTH)
    table = snapshot.position.table
    decisions = [decode(entry.stored, entry.version) for entry in services.log.read(game)]
    level = level if kind == "decisions" else None
    seats = len(table.seats)
    return services.analyses.ask(game, snapshot.head, kind, level, table.ruleset, seats, decisions, client=client)


def rows_of(services: Services, game: str, id: str) -> list[Row]:
    """Return all available rows of an analysis, page by page."""
    rows = list[Row]()
    following: int | None = 0
    while following is not None:
        _, page, following = services.analyses.page(game, id, following, 7)
        rows += page
    return rows


def keys_of(services: Services, game: str) -> set[str]:
    """Return the keys of a game in Redis, without its id."""
    return {key.decode().rpartition(":")[2] for key in services.redis.scan_iter(f"cairn:{{{game}}}:*")}
