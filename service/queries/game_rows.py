"""Games as rows of lists: public information and the holders of seats."""

from collections.abc import Sequence
from typing import Annotated, Any, Generic, Literal, cast

from msgspec import Meta, Struct
from msgspec.structs import astuple
from typing_extensions import TypeVar

from cairn.events.table import Outcome, Seat
from cairn.projections.names import NameBook, Names
from cairn.projections.rows import Row
from cairn.service.deciding.levels import LEVELS
from cairn.service.queries.fields import Id, SeatNumber, Time

RulesetT = TypeVar("RulesetT", default=str)
"""The ruleset's name."""
OptionsT = TypeVar("OptionsT", default=Any)
"""The ruleset's options."""


Status = Literal["open", "running", "finished"]


class SeatResource(Struct):
    """The holder of a seat."""

    seat: Annotated[SeatNumber, Meta(description="Counted from 0, as everywhere.")]
    kind: Annotated[Literal["human", "ai", "open"], Meta(description="`open`: nobody sits there yet.")]
    name: Annotated[
        Annotated[str, Meta(min_length=1, max_length=60)] | None,
        Meta(
            description="The player's or guest's name, or `a former player`, also of a player for whom it is reserved; "
            "else the level and the place counted from 1 (`hard 2` on seat 1); null if open."
        ),
    ]
    level: Annotated[
        str | None, Meta(description=f"The level of its AI: {' or '.join(LEVELS)}; null if no AI plays it.")
    ]
    player: Annotated[
        Id | None, Meta(description="The player's id, also of one for whom an AI plays on; null of guests and AIs.")
    ]
    reserved: Annotated[
        bool, Meta(description="Whether an open seat waits for its player, or for a guest of the game before.")
    ]
    bot: Annotated[bool, Meta(description="Whether its player is a program.")]


class ClockResource(Struct):
    """How much time the players have."""

    kind: Annotated[Literal["turn", "bank"], Meta(description="`turn`: for each turn; `bank`: for all of them.")]
    seconds: Annotated[int, Meta(description="Seconds for a turn, or in the bank at first.")]
    increment: Annotated[int, Meta(description="Seconds that come back into the bank after each turn.")]
    then: Annotated[
        Literal["easy", "forfeit"],
        Meta(
            description="What follows when a seat's time is over: `easy`, an AI, plays the turn, or the seat has lost."
        ),
    ]


class ListedGame(Struct, Generic[RulesetT, OptionsT], kw_only=True):
    """The fields that lists and the game itself share."""

    id: Annotated[Id, Meta(description="The game's id.")]
    ruleset: Annotated[RulesetT, Meta(description="Which game it is.")]
    options: Annotated[OptionsT, Meta(description="As the game was opened with them; each is there.")]
    status: Annotated[
        Status,
        Meta(
            description="`open` until no seat is. A game not started within a day, or in which nothing moved for 30 "
            "days, ends as abandoned."
        ),
    ]
    created_at: Annotated[Time, Meta(description="When it was opened, UTC in milliseconds.")]
    seats: Annotated[list[SeatResource], Meta(description="By seat, counted from 0.")]
    outcome: Annotated[Outcome | None, Meta(description="How it ended; null before.")]
    hints: Annotated[
        bool, Meta(description="Whether its players may ask for hints: no where it may count for ratings.")
    ]
    rated: Annotated[bool, Meta(description="Whether it may count for ratings.")]
    labels: Annotated[dict[str, str], Meta(description="The labels of who opened it.")]


class LobbyRow(ListedGame[RulesetT, OptionsT], kw_only=True):
    """A game, as the lobby lists it."""

    listed: Annotated[bool, Meta(description="Whether everybody sees it here, or only the operator.")]
    clock: Annotated[ClockResource | None, Meta(description="How much time the players have; null if they have any.")]


def holders(names: Names, seats: Sequence[Seat], taken_at: Sequence[int]) -> list[SeatResource]:
    """Return the holders of the seats; `taken_at` are the versions at which the seats were taken."""
    return [
        SeatResource(
            number,
            seat.kind,
            name if seat.kind != "open" or seat.player else None,
            seat.level,
            seat.player,
            seat.reserved,
            seat.bot,
        )
        for number, (seat, name) in enumerate(zip(seats, names.of_seats(seats, taken_at), strict=True))
    ]


def lobby_rows(rows: Sequence[Row], names: NameBook) -> list[LobbyRow]:
    """Return rows as API resources, with the names that are stored outside the logs."""
    names_of = names.load_many([(row.id, row.players) for row in rows]) if rows else []
    return [
        LobbyRow(
            id=row.id,
            ruleset=row.ruleset,
            options=row.options,
            status=cast(Status, row.status),
            created_at=row.created_at,
            seats=holders(names, row.seats, row.taken_at),
            outcome=row.outcome,
            hints=row.hints,
            rated=row.rated,
            labels=row.labels,
            listed=row.listed,
            clock=ClockResource(*astuple(row.clock)) if row.clock else None,
        )
        for row, names in zip(rows, names_of, strict=True)
    ]
