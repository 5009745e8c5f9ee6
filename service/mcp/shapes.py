"""Arguments of tools, which become JSON Schemas, and their results.

A result has no schema: a model just reads it, and would pay for the schema with each list of the tools.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Json = dict[str, Any]

Game = Annotated[str, Field(description="A game's id.", pattern="^[a-z2-7]{20}$")]
Ruleset = Annotated[str, Field(description="A ruleset's name, as list_rulesets has it.", max_length=64)]
OwnSeat = Annotated[int | None, Field(description="One of your seats; leave it out where you hold one, or none.", ge=0)]
Version = Annotated[int, Field(description="The version that you decided on; refused if the game has moved on.", ge=1)]
After = Annotated[int, Field(description="The version that you know already; you get what came after it.", ge=0)]
PAGE = Field(description="The most items of a page.", ge=1, le=500)
Name = Annotated[str, Field(description="What you are called there.", min_length=1, max_length=40)]


RULESET = ("name", "title", "seats", "levels", "options", "moves")
"""The members of an available game that a model sees; `moves` are the types of moves."""
SEAT = ("seat", "kind", "name", "level", "reserved")
"""The members of a seat's holder that a model sees."""
LOBBY_ROW = ("game", "ruleset", "status", "options", "seats", "your_seats", "outcome", "hints")
"""The members of a listed game that a model sees, with the seats that it holds."""
POSITION = (
    *("game", "ruleset", "options", "status", "version", "you", "your_seats", "your_turn", "to_act", "seats"),
    *("outcome", "hints", "words", "state"),
)
"""The members of a game at a version that a model sees: in `words`, or its `state` as JSON."""
HINT = ("status", "version", "moves", "problem")
"""The members of a hint that a model sees: the best moves, best first, each with its chance to win and a reason."""


def part_of(members: Iterable[str], body: Mapping[str, Any]) -> Json:
    """Return the members of an API response that a model sees."""
    part = {name: body[name] for name in members if name in body}
    if members in (LOBBY_ROW, POSITION):
        part["seats"] = [part_of(SEAT, seat) for seat in body["seats"]]
    return part


class SeatWish(BaseModel):
    """A seat of a new game."""

    model_config = ConfigDict(extra="forbid")

    kind: Annotated[
        Literal["human", "ai", "open"],
        Field(description="`human`: you play it. `ai`: the service does. `open`: another player takes it later."),
    ]
    name: Annotated[str | None, Field(description="For `human`: what you are called there.")] = None
    level: Annotated[str | None, Field(description="For `ai`: a level of the ruleset's `levels`.")] = None
