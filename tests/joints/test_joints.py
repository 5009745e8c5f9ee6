"""The table of joints: each feature of a game's course against all consumers of games.

A new feature is a row (`rows`), a new consumer a column (`columns`); each row is played once per process, in one world
(`world.py`). A cell that does not apply is listed here, with the reason. `-m joints` runs the whole table.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from joints.columns import COLUMNS
from joints.columns.column import live
from joints.reached import Course, NotReached, branch, demand, too_early
from joints.rows import ROWS
from joints.world import World

from cairn.service.rules import GAMES

NOT_OVER = "only a finished game can be proven, analysed and exported"
NOT_APPLICABLE = {
    (row, column): NOT_OVER
    for row in ("it runs", "it waits for players")
    for column in ("choices", "analyses", "bulk", "cold")
}
NO_AI = (
    *(
        "a game with a guest",
        "a guest becomes a player",
        "a player leaves at once",
        "an unlisted game",
        "seats change before the start",
    ),
    *("a clock: then it is forfeited, of two", "the service was down", "abandoned", "a fork", "an import", "a feed"),
    "a guest becomes a player",
    *("who is waited for plays on no more", "a rematch", "an erased player", "a webhook", "a game with a bot"),
    *("a player comes back by a recovery code", "a game of a series", "a game of a series by older rules"),
    *("a match of several rounds", "people at the table say something", "a hint", "an older version of an event"),
    *(f"rules of {name} {version}" for name, game in GAMES.items() if 2 in game.seats for version in game.versions),
)
"""Rows without a choice of an AI."""
NOT_APPLICABLE |= {(row, "choices"): "no AI decides in it" for row in NO_AI}
ANALYSED = {
    "a game with a guest",
    "a clock: then an AI plays the turn, highland_clans",
    "an AI: medium",
    "a player leaves, of three",
    "the last resort",
}
"""The rows that every run analyses: one for each kind of decider."""
SLOW = {(row, "analyses") for row in ROWS if row not in ANALYSED and (row, "analyses") not in NOT_APPLICABLE}
SLOW.add(("the last human leaves AIs alone", "rebuild"))
"""Cells that take long: an analysis is a search for each move, and AIs alone play to the end."""
ALWAYS = {
    ("an undo in an exact ending", "choices"),
    ("an exact ending, glen_more", "choices"),
    ("an import by older rules", "proofs"),
    ("a game of a series by older rules", "proofs"),
    ("a clock: then an AI plays the turn, schotten_totten", "choices"),
    ("rules of glen_more 1", "proofs"),
}
"""Cells of every run: two features that meet, and a proof."""
QUICK = 8
"""One in this many cells runs without the marker `joints`: some of each row, some of each column."""


def cells() -> Iterator[Any]:
    """Yield every cell that applies."""
    for number, row in enumerate(ROWS):
        for place, column in enumerate(COLUMNS):
            if (row, column) not in NOT_APPLICABLE:
                is_sample = (number + place) % QUICK == 0 or (row, column) in ALWAYS
                whole = [] if is_sample else [pytest.mark.joints]
                marks = [pytest.mark.slow] if (row, column) in SLOW else whole
                yield pytest.param(row, column, id=f"{row}: {column}", marks=marks)


@pytest.mark.parametrize(("row", "column"), [*cells()])
def test_cell(world: World, row: str, column: str) -> None:
    """The column's check passes for the row's game."""
    lived = live(world, row)
    world.requested.clear()
    if not COLUMNS[column].look(lived):
        raise NotReached(f"the column {column!r} compared nothing of the row {row!r}")
    if lived.table.is_ended:
        assert COLUMNS[column].routes <= world.requested


def test_exceptions_are_cells() -> None:
    """Exceptions are not stale."""
    exceptions = [*NOT_APPLICABLE, *SLOW, *ALWAYS, *((row, "analyses") for row in ANALYSED)]
    assert [cell for cell in exceptions if cell[0] not in ROWS or cell[1] not in COLUMNS] == []


@pytest.mark.joints
@pytest.mark.parametrize("row", NO_AI)
def test_rows_without_an_ai_have_none(world: World, row: str) -> None:
    """Else their choices would have to be proven."""
    assert not any(decision.ai for decision in live(world, row).log)


def test_every_row_states_what_must_have_happened() -> None:
    """By features, sentences, or a check of its own, without which it would prove nothing."""
    assert [name for name, row in ROWS.items() if not (row.meets or row.says or row.reaches)] == []


def test_a_row_that_misses_its_feature_fails_by_name(world: World) -> None:
    """Whatever column looks at it: a feature that was not met, and a check that does not hold."""
    lived, nothing = live(world, "a player leaves at once"), frozenset[str]()
    course = Course(world, lived.game)
    for meets, reaches, words in (
        (frozenset({"table.undone"}), (), "table.undone"),
        (nothing, (branch,), branch.words),
    ):
        with pytest.raises(NotReached, match=f"the row 'short' does not reach: {words}"):
            demand("short", course, meets, lived.met, reaches)
    demand("short", course, nothing, lived.met, (too_early,))
