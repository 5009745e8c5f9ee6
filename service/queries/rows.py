"""The lobby's rows as they are told: with the names that lie beside the logs."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cairn.events.table import Seat
from cairn.projections.names import NameBook


def told(rows: Sequence[dict[str, Any]], names: NameBook) -> list[dict[str, Any]]:
    """Return rows as the API tells them."""
    seats = [msgspec.convert(row["seats"], list[Seat]) for row in rows]
    wanted = [(row["id"], [seat.player for seat in at if seat.player]) for row, at in zip(rows, seats, strict=True)]
    found = names.read_all(wanted) if rows else []
    return [
        {name: value for name, value in row.items() if name != "taken_at"} | {"seats": of.holders(at, row["taken_at"])}
        for row, at, of in zip(rows, seats, found, strict=True)
    ]
