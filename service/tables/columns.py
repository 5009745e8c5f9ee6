"""The columns of the tables: what each is called, what it holds, and what it means."""

from typing import Any, NamedTuple

import pyarrow


class Column(NamedTuple):
    """A column of a table; its `meaning` goes into the file, as `description` of the field."""

    name: str
    type: Any
    meaning: str


_TIME = pyarrow.timestamp("ms", tz="UTC")
_SEATS = pyarrow.list_(pyarrow.int8())
_OUTCOME = pyarrow.struct(
    [("reason", pyarrow.string()), ("winners", _SEATS), ("points", pyarrow.list_(pyarrow.int32()))]
)
_GAME = Column("game", pyarrow.string(), "The id of the game.")
_VERSION = Column("version", pyarrow.int32(), "The number of the decision in its game, from 1.")

TABLES = {
    "games": (
        Column("id", pyarrow.string(), "The id of the game."),
        Column("ruleset", pyarrow.string(), "Which game it is, such as `glen_more`."),
        Column("version", pyarrow.int32(), "The version of the rules that it was played by."),
        Column("options", pyarrow.string(), "The options of the ruleset, as a JSON object; each of them is there."),
        Column("seats", pyarrow.int8(), "How many seats it has; they are counted from 0."),
        Column(
            "levels",
            pyarrow.list_(pyarrow.string()),
            "By seat, the level of the AI that held it at the end; null of a person, also of one who had left.",
        ),
        Column(
            "outcome",
            _OUTCOME,
            "How it ended: the `reason`, the seats that are `winners` (none, one or several), the `points` by seat.",
        ),
        Column("ended", _TIME, "When it ended."),
        Column("decisions", pyarrow.int32(), "How many decisions it has."),
        Column(
            "forked_at",
            pyarrow.int32(),
            "Of a fork, the last version that it shares with the game that it goes on from; null of others.",
        ),
    ),
    "decisions": (
        _GAME,
        _VERSION,
        Column("at", _TIME, "When it was decided."),
        Column("seat", pyarrow.int8(), "The seat that decided; null of the service."),
        Column("level", pyarrow.string(), "The level of the AI that decided; null of a person and of the service."),
        Column("move_type", pyarrow.string(), "The type of the move; null where nothing of the ruleset was decided."),
        Column("move", pyarrow.string(), "The move, as a JSON object; null where `move_type` is."),
        Column(
            "ms",
            pyarrow.int64(),
            "Milliseconds since the decision before; null of the first. Moves that were sent together have 0.",
        ),
    ),
    "events": (
        _GAME,
        _VERSION,
        Column("index", pyarrow.int16(), "The number of the event within its decision, from 0."),
        Column("type", pyarrow.string(), "The type of the event, such as `table.game_ended`."),
        Column("event", pyarrow.string(), "The event, as a JSON object."),
    ),
}
"""The columns of each table, in order."""


def schema(table: str) -> Any:
    """Return the schema of a table by its name; each field says in its metadata what it means."""
    return pyarrow.schema(
        [pyarrow.field(name, kind, metadata={"description": meaning}) for name, kind, meaning in TABLES[table]]
    )
