"""Rows of lists of games as they are told: with the names that lie beside the logs."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from cairn.projections.names import NameBook
from cairn.projections.rows import Row

_ONLY_KEPT = ("version", "taken_at", "ended_at")


def told(rows: Sequence[Row], names: NameBook) -> list[dict[str, Any]]:
    """Return rows as the API tells them. A row's version is that of its last change, and not of the game."""
    found = names.read_all([(row.id, row.players) for row in rows]) if rows else []
    return [
        {name: value for name, value in asdict(row).items() if name not in _ONLY_KEPT}
        | {"seats": of.holders(row.seats, row.taken_at)}
        for row, of in zip(rows, found, strict=True)
    ]
