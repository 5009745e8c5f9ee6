"""Rows of lists of games as they are told: with the names that lie beside the logs."""

from collections.abc import Sequence
from typing import cast

from cairn.projections.names import NameBook, Names
from cairn.projections.rows import Row
from cairn.service.queries.listed import ClockResource, LobbyRow, Status, holders


def lobby_rows(rows: Sequence[Row], names: NameBook) -> list[LobbyRow]:
    """Return rows as the API tells them."""
    names_of = names.read_all([(row.id, row.players) for row in rows]) if rows else []
    return [_row(row, of) for row, of in zip(rows, names_of, strict=True)]


def _row(row: Row, names: Names) -> LobbyRow:
    clock = row.clock
    return LobbyRow(
        id=row.id,
        ruleset=row.ruleset,
        options=row.options,
        status=cast(Status, row.status),
        created_at=row.created_at,
        seats=holders(names, row.seats, row.taken_at),
        outcome=row.outcome,
        hints=row.hints,
        rated=row.rated,
        listed=row.listed,
        clock=ClockResource(clock.kind, clock.seconds, clock.increment, clock.then) if clock else None,
    )
