"""A game on the shelf as the API shows it."""

from collections.abc import Sequence
from typing import Annotated, Any

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


class Rulesets(Struct):
    """All games on the shelf."""

    items: Annotated[list[Ruleset], Meta(description="The games.")]
