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
from cairn.service.queries.fields import Id, SeatNumber, Time, doc

RulesetT = TypeVar("RulesetT", default=str)
"""The ruleset's name."""
OptionsT = TypeVar("OptionsT", default=Any)
"""The ruleset's options."""


Status = Literal["open", "running", "finished"]


class SeatResource(Struct):
    """The holder of a seat."""

    seat: Annotated[SeatNumber, doc("Counted from 0, as everywhere.")]
    kind: Annotated[Literal["human", "ai", "open"], doc("`open`: not taken yet.")]
    name: Annotated[
        Annotated[str, Meta(min_length=1, max_length=60)] | None,
        doc(
            "The player's or guest's name, or `a former player`, also of one for whom it is reserved; "
            "else the AI's (`Old Hamish`); null if open."
        ),
    ]
    level: Annotated[str | None, doc(f"The level of its AI: {', '.join(LEVELS)}; null without an AI.")]
    player: Annotated[Id | None, doc("The player's id, also if an AI plays on for them; null for guests and AIs.")]
    reserved: Annotated[bool, doc("Whether an open seat is reserved for a player, or a guest of the previous game.")]
    bot: Annotated[bool, doc("Whether its player is a program.")]


class ClockResource(Struct):
    """The time control of a game."""

    kind: Annotated[Literal["turn", "bank"], doc("`turn`: a limit per turn; `bank`: one for all turns.")]
    seconds: Annotated[int, doc("Seconds per turn, or initially in the bank.")]
    increment: Annotated[int, doc("Seconds added to the bank after each turn.")]
    then: Annotated[Literal["easy", "forfeit"], doc("At a timeout, an AI (`easy`) plays the turn, or the seat loses.")]


class ListedGame(Struct, Generic[RulesetT, OptionsT], kw_only=True):
    """The fields that lists and the game itself share."""

    id: Annotated[Id, doc("The game's id.")]
    ruleset: RulesetT
    options: Annotated[OptionsT, doc("All options.")]
    status: Annotated[
        Status,
        doc("`open` until all seats are taken. Not started within a day, or idle for 30 days, it ends as abandoned."),
    ]
    created_at: Annotated[Time, doc("Time of opening.")]
    seats: Annotated[list[SeatResource], doc("By seat.")]
    outcome: Annotated[Outcome | None, doc("The outcome; null before the end.")]
    hints: Annotated[bool, doc("Whether players may request hints.")]
    rated: Annotated[bool, doc("Whether it may count for ratings.")]
    labels: Annotated[dict[str, str], doc("The labels given by its opener.")]


class LobbyRow(ListedGame[RulesetT, OptionsT], kw_only=True):
    """A game as listed in the lobby."""

    listed: Annotated[bool, doc("Whether it is listed for everyone, or for the operator only.")]
    clock: Annotated[ClockResource | None, doc("The time control; null if time is unlimited.")]


def holders(names: Names, seats: Sequence[Seat], taken_at: Sequence[int]) -> list[SeatResource]:
    """Return the holders of the seats; `taken_at` are the versions at which the seats were taken."""
    found: list[SeatResource] = []
    for number, (seat, name) in enumerate(zip(seats, names.of_seats(seats, taken_at), strict=True)):
        shown = name if seat.kind != "open" or seat.player else None
        player = names.player_of(seat, taken_at[number], number)
        found.append(SeatResource(number, seat.kind, shown, seat.level, player, seat.reserved, seat.bot))
    return found


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
