"""A game on the shelf as the API shows it."""

from collections.abc import Sequence
from typing import Annotated, Any

from marshmallow import Schema, fields
from marshmallow.validate import Range
from msgspec import Meta, Struct

from cairn.service.deciding.levels import LEVELS
from cairn.service.rules import GAMES


class Ruleset(Struct):
    """A game on the shelf."""

    name: Annotated[str, Meta(description="As `ruleset` has it.", extra_json_schema={"enum": [*GAMES]})]
    title: Annotated[str, Meta(description="What people call it.")]
    blurb: Annotated[str, Meta(description="What it is about, in one sentence.")]
    versions: Annotated[
        Sequence[int], Meta(description="Versions of its rules that can be played here; a new game has the last.")
    ]
    seats: Annotated[Sequence[int], Meta(description="How many seats a game may have.")]
    levels: Annotated[
        Sequence[Annotated[str, Meta(extra_json_schema={"enum": [*LEVELS]})]],
        Meta(description="The levels an AI can play at."),
    ]
    options: Annotated[dict[str, Any], Meta(description="JSON Schema of the options")]
    moves: Annotated[dict[str, Any], Meta(description="JSON Schema of a move")]
    rules: Annotated[str, Meta(description="Path of the rulebook, whose clauses are cited as ST-04.")]


class Clause(Struct):
    """A clause of a rulebook."""

    ruleset: Annotated[str, Meta(description="The game.", extra_json_schema={"enum": [*GAMES]})]
    version: Annotated[int, Meta(description="The version of the rules that it is of.")]
    clause: Annotated[str, Meta(description="Its number, as ST-04.")]
    text: Annotated[str, Meta(description="What it says, as markdown.")]


class RulesQuery(Schema):
    """Which version of the rules."""

    version = fields.Integer(
        validate=Range(min=1), metadata={"description": "The version of the rules; the newest if none is named."}
    )


class Rulesets(Struct):
    """All games on the shelf."""

    items: Annotated[list[Ruleset], Meta(description="The games.")]
