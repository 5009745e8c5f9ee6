"""A game on the shelf as the API shows it."""

from collections.abc import Sequence
from typing import Annotated, Any

from marshmallow import Schema, fields
from marshmallow.validate import Range
from msgspec import Meta, Struct

from cairn.service.api.http.marshmallow_fields import about
from cairn.service.deciding.levels import LEVELS
from cairn.service.queries.fields import doc
from cairn.service.rules import GAMES


class Ruleset(Struct):
    """A game on the shelf."""

    name: Annotated[str, doc("As `ruleset` has it.", extra_json_schema={"enum": [*GAMES]})]
    title: Annotated[str, doc("What people call it.")]
    blurb: Annotated[str, doc("What it is about, in one sentence.")]
    versions: Annotated[Sequence[int], doc("Versions of its rules that can be played here; a new game has the last.")]
    seats: Annotated[Sequence[int], doc("How many seats a game may have.")]
    levels: Annotated[
        Sequence[Annotated[str, Meta(extra_json_schema={"enum": [*LEVELS]})]], doc("The levels an AI can play at.")
    ]
    options: Annotated[dict[str, Any], doc("JSON Schema of the options")]
    moves: Annotated[dict[str, Any], doc("JSON Schema of a move")]
    rules: Annotated[str, doc("Path of the rulebook, whose clauses are cited as ST-04.")]


class Clause(Struct):
    """A clause of a rulebook."""

    ruleset: Annotated[str, doc("The game.", extra_json_schema={"enum": [*GAMES]})]
    version: Annotated[int, doc("The version of the rules that it is of.")]
    clause: Annotated[str, doc("Its number, as ST-04.")]
    text: Annotated[str, doc("What it says, as markdown.")]


class RulesQuery(Schema):
    """Which version of the rules."""

    version = fields.Integer(
        validate=Range(min=1), metadata=about("The version of the rules; the newest if none is named.")
    )


class Rulesets(Struct):
    """All games on the shelf."""

    items: Annotated[list[Ruleset], doc("The games.")]
