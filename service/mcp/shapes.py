"""Arguments of tools, which become JSON Schemas, and their results.

A result has no schema: a model just reads it, and would pay for the schema with each list of the tools.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

Json = dict[str, Any]
T = TypeVar("T")

_adapter: Callable[[Any], TypeAdapter[Any]] = cache(TypeAdapter)

Game = Annotated[str, Field(description="A game's id.", pattern="^[a-z2-7]{20}$")]
Ruleset = Annotated[str, Field(description="A ruleset's name, as list_rulesets has it.", max_length=64)]
OwnSeat = Annotated[
    int | None,
    Field(description="One of your seats; leave it out where you hold one, or none.", ge=0),
]
Version = Annotated[int, Field(description="The version that you decided on; refused if the game has moved on.", ge=1)]
After = Annotated[int, Field(description="The version that you know already; you get what came after it.", ge=0)]
PAGE = Field(description="The most items of a page.", ge=1, le=500)
Name = Annotated[str, Field(description="What you are called there.", min_length=1, max_length=40)]


def part_of(shape: type[T], body: Mapping[str, Any]) -> T:
    """Return the members of an API response that a shape has, recursively."""
    part: T = _adapter(shape).validate_python(body)
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


class RulesetRow(TypedDict):
    """An available game: its names, numbers of seats, levels, JSON Schema of its options, and types of moves."""

    name: str
    title: str
    seats: list[int]
    levels: list[str]
    options: Json
    moves: dict[str, str]


class Seat(TypedDict):
    """The holder of a seat, and whether an open seat is reserved."""

    seat: int
    kind: Literal["human", "ai", "open"]
    name: str | None
    level: str | None
    reserved: bool


class LobbyRow(TypedDict):
    """A game as listed in the lobby, with the seats that the model holds."""

    game: str
    ruleset: str
    status: Literal["open", "running", "finished"]
    options: Json
    seats: list[Seat]
    your_seats: list[int]
    outcome: Json | None
    hints: bool


class Position(TypedDict):
    """A game at a version, as a seat may know it: in words, or its state as JSON."""

    game: str
    ruleset: str
    options: Json
    status: Literal["open", "running", "finished"]
    version: int
    you: int | None
    your_seats: list[int]
    your_turn: bool
    to_act: list[Json]
    seats: list[Seat]
    outcome: Json | None
    hints: bool
    words: NotRequired[str]
    state: NotRequired[Json | None]


class Decision(TypedDict):
    """A decision in words, as a seat may know it; its events on request."""

    version: int
    by: int | None
    text: str
    move: NotRequired[Json | None]
    events: NotRequired[list[Json]]


class Decisions(TypedDict):
    """A page of decisions, oldest first, and the start of the next one."""

    decisions: list[Decision]
    next: int | None


class News(TypedDict):
    """The news since a version: the newest decisions in words, and each changed part of the state."""

    game: str
    version: int
    you: int | None
    status: Literal["open", "running", "finished"]
    your_turn: bool
    to_act: list[Json]
    happened: list[str]
    left_out: NotRequired[int]
    changes: Json
    outcome: NotRequired[Json]
    moves: NotRequired[list[Json]]
    because: NotRequired[Literal["your_turn", "game_over", "news", "time_is_up"]]


class LegalMoves(TypedDict):
    """The legal moves of a seat; an entry stands for all moves with one of each `one_of`."""

    version: int
    you: int | None
    total: int
    kinds: dict[str, int]
    moves: list[Json]
    next: int | None
    meanings: NotRequired[Json]


class Hint(TypedDict):
    """The best moves that an AI finds for a seat, best first, each with its chance to win."""

    status: Literal["pending", "done", "failed"]
    version: int
    moves: list[Json]
    problem: str | None
