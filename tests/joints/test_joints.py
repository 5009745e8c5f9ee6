"""The table of joints: each feature of a game's course against all consumers of games.

A new feature is a row (`rows`), a new consumer a column (`columns`); each row is played once per process, in one world
(`world.py`). A cell that does not apply is listed here, with the reason. `-m joints` runs the whole table.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from joints.columns import COLUMNS
from joints.columns.lived import live
from joints.rows import ROWS
from joints.world import World

NOT_OVER = "only a finished game can be proven, analysed and exported"
NOT_APPLICABLE = {
    (row, column): NOT_OVER
    for row in ("it runs", "it waits for players")
    for column in ("choices", "analyses", "bulk", "cold")
}
"""Cells that do not apply, with reasons."""

ANALYSED = {
    "a game with a guest",
    "a clock: then an AI plays the turn, highland_clans",
    "an AI: medium",
    "a player leaves, of three",
    "the last resort",
}
"""The rows that every run analyses: one for each kind of decider."""

SLOW = {(row, "analyses") for row in ROWS if row not in ANALYSED and (row, "analyses") not in NOT_APPLICABLE}
"""Cells that take long: an analysis is a search for each move."""


QUICK = 4
"""One in this many cells runs without the marker `joints`: some of each row, some of each column."""


def cells() -> Iterator[Any]:
    """Yield every cell that applies."""
    for number, row in enumerate(ROWS):
        for place, column in enumerate(COLUMNS):
            if (row, column) not in NOT_APPLICABLE:
                whole = [pytest.mark.joints] if (number + place) % QUICK else []
                marks = [pytest.mark.slow] if (row, column) in SLOW else whole
                yield pytest.param(row, column, id=f"{row}: {column}", marks=marks)


@pytest.mark.parametrize(("row", "column"), [*cells()])
def test_cell(world: World, row: str, column: str) -> None:
    """The column's check passes for the row's game."""
    lived = live(world, row)
    world.asked.clear()
    COLUMNS[column].look(lived)
    if lived.table.is_ended:
        assert COLUMNS[column].routes <= world.asked


def test_exceptions_are_cells() -> None:
    """Exceptions are not stale."""
    exceptions = [*NOT_APPLICABLE, *SLOW, *((row, "analyses") for row in ANALYSED)]
    assert [cell for cell in exceptions if cell[0] not in ROWS or cell[1] not in COLUMNS] == []
