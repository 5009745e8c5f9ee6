"""Resources of series."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Annotated, Any

from msgspec import Struct

from cairn.events.series import EndReason, Format, log_of
from cairn.projections.names import NameBook, Names
from cairn.projections.series import SeriesTable, state_of
from cairn.projections.series.index import StoredRow, row_of
from cairn.projections.series.ranking import TIE_BREAKS, TieBreak, standings
from cairn.service.container import Services
from cairn.service.queries.fields import Hash, Id, Time, Version, doc
from cairn.service.queries.game_rows import ClockResource, Status
from cairn.service.queries.snapshots import Snapshot
from cairn.service.series.handler import TITLE

Place = Annotated[int, doc("A participant, counted from 0 in the order of joining.", ge=0)]


class SeriesPlayer(Struct):
    """A player by id and name."""

    id: Annotated[Id, doc("The player's id.")]
    name: Annotated[str, doc("The player's name.")]


class ParticipantResource(Struct):
    """A participant of a series."""

    place: Place
    name: Annotated[str, doc("The player's name; for an AI its level and number, counted from 1.")]
    player: Annotated[Id | None, doc("The player's id; null for an AI.")]
    level: Annotated[str | None, doc("An AI's level; null for a player.")]
    bot: Annotated[bool, doc("Whether it is a program.")]
    withdrawn: Annotated[bool, doc("Whether the participant has withdrawn.")]


class SeriesRow(Struct, kw_only=True):
    """A series in a list."""

    id: Annotated[Id, doc("The id of the series.")]
    title: Annotated[str, doc("The title that its organiser gave it.")]
    format: Annotated[Format, doc("How participants are paired.")]
    ruleset: Annotated[str, doc("The ruleset of its games.")]
    status: Annotated[Status, doc("`open` until its lots are drawn.")]
    created_at: Annotated[Time, doc("When it was opened.")]
    starts_at: Annotated[Time | None, doc("The latest start; null: when it is full, or after 30 days.")]
    seats: Annotated[int, doc("Seats at each table.")]
    places: Annotated[int, doc("The maximum number of participants.")]
    taken: Annotated[int, doc("The number of participants who have not withdrawn.")]
    round: Annotated[int, doc("The current round, counted from 1; 0 before the start.")]
    rounds: Annotated[int, doc("The number of rounds; 0 if it is not known in advance.")]


class SeriesResource(SeriesRow, kw_only=True):
    """A series."""

    version: Annotated[Version, doc("The number of decisions in its log.")]
    chain: Annotated[Hash, doc("The chain up to this version.")]
    commitment: Annotated[Hash, doc("SHA-256 of its secret.")]
    options: Annotated[dict[str, Any], doc("The options of its games.")]
    clock: Annotated[ClockResource | None, doc("The clock of its games; null for none.")]
    come_within: Annotated[int, doc("Seconds from a round's pairing within which players must sit down, or lose.")]
    come_until: Annotated[Time | None, doc("Until when players sit down in this round; null before.")]
    open_until: Annotated[Time | None, doc("Until when nonces are opened, or null.")]
    until: Annotated[Time | None, doc("When an arena stops pairing, or null.")]
    listed: Annotated[bool, doc("Whether it is listed publicly.")]
    rated: Annotated[bool, doc("Whether its games may count for ratings.")]
    organiser: Annotated[SeriesPlayer | None, doc("The player who opened it.")]
    participants: Annotated[list[ParticipantResource], doc("The participants, by number.")]
    ended: Annotated[EndReason | None, doc("Why it ended; null before its end.")]


class SeriesPage(Struct):
    """A page of series, newest first."""

    items: Annotated[list[SeriesRow], doc("The series.")]
    next: Annotated[str | None, doc("The next page's `cursor`; null on the last page.")]


class TableRow(Struct):
    """A participant's row in the table of a series."""

    rank: Annotated[int, doc("The rank, from 1; participants equal in points and all tie-breaks share a rank.")]
    place: Place
    points: Annotated[int, doc("2 for each participant ranked lower at a table, 1 for each ranked equal.")]
    tie_breaks: Annotated[Sequence[int], doc("The values of the table's `tie_breaks`, in the same order.")]
    won: Annotated[int, doc("Games won by the participant alone.")]
    drawn: Annotated[int, doc("Games in which the participant shared first rank.")]
    lost: Annotated[int, doc("Games lost; in an elimination, matches lost.")]
    byes: Annotated[int, doc("Rounds without an opponent; they count as won, but not for tie-breaks.")]


class TableResource(Struct):
    """The standings of a series."""

    version: Annotated[Version, doc("The version of the series.")]
    tie_breaks: Annotated[Sequence[TieBreak], doc("The tie-breaks that are compared for equal points, in this order.")]
    rows: Annotated[list[TableRow], doc("The participants, best first.")]


class RoundTable(Struct):
    """A table of a round."""

    game: Annotated[Id, doc("The table's game.")]
    places: Annotated[Sequence[int], doc("Participants by seat; the first one begins.")]
    points: Annotated[Sequence[int] | None, doc("Points by seat; null before the end.")]
    absent: Annotated[Sequence[int], doc("Participants who did not sit down in time.")]
    reason: Annotated[str | None, doc("Why its game ended, or `no_show`, or `deleted`; null before the end.")]


class RoundResource(Struct):
    """A round."""

    round: Annotated[int, doc("The number, from 1; in an arena each pairing is a round.")]
    tables: Annotated[list[RoundTable], doc("The round's tables.")]
    byes: Annotated[list[int], doc("Participants without an opponent.")]


class RoundsPage(Struct):
    """A page of rounds, first round first."""

    items: Annotated[list[RoundResource], doc("The rounds.")]
    next: Annotated[int | None, doc("The `after` of the next page; null on the last page.")]


def row_fields(row: StoredRow, names: Names) -> dict[str, Any]:
    """Return the fields of a `SeriesRow`: the stored ones, and the title."""
    stored = {name: getattr(row, name) for name in SeriesRow.__struct_fields__ if name != TITLE}
    return {**stored, TITLE: names.seated.get(TITLE, "")}


def list_rows(rows: Sequence[StoredRow], names: NameBook) -> list[SeriesRow]:
    """Return rows with titles, which are stored outside the logs."""
    titles = names.load_many([(log_of(row.id), ()) for row in rows]) if rows else []
    return [SeriesRow(**row_fields(*each)) for each in zip(rows, titles, strict=True)]


def series_resource(services: Services, snapshot: Snapshot) -> SeriesResource:
    """Return a series with the current names."""
    table, state = snapshot.position.table, state_of(snapshot.position)
    opened, names = table.series, services.names.read(table)
    assert opened
    called, clock = names.seat_names(table), opened.clock
    organiser = opened.organiser and SeriesPlayer(opened.organiser, names.player(opened.organiser))
    return SeriesResource(
        **row_fields(row_of(snapshot.position), names),
        version=snapshot.head.version,
        chain=snapshot.head.chain,
        commitment=table.commitment,
        options=opened.options,
        clock=ClockResource(clock.kind, clock.seconds, clock.increment, clock.then) if clock else None,
        come_within=opened.come_within,
        come_until=state.come_until or None,
        open_until=table.opening.until if table.opening and snapshot.position.status == "open" else None,
        until=state.until,
        listed=table.listed,
        rated=opened.rated,
        organiser=organiser or None,
        participants=[
            ParticipantResource(place, called[place], seat.player, seat.level, seat.bot, place in table.left)
            for place, seat in enumerate(table.seats)
        ],
        ended=table.outcome.reason if table.outcome else None,  # type: ignore[arg-type]  # the event's own reason
    )


def table_resource(snapshot: Snapshot) -> TableResource:
    """Return the standings of a series."""
    table = snapshot.position.table
    assert table.series
    rows = [
        TableRow(each.rank + 1, each.place, each.points, each.tie_breaks, each.won, each.drawn, each.lost, each.byes)
        for each in standings(state_of(snapshot.position), table)
    ]
    return TableResource(snapshot.head.version, TIE_BREAKS[table.series.format], rows)


def rounds_of(snapshot: Snapshot, after: int, limit: int) -> RoundsPage:
    """Return at most `limit` rounds above a round."""
    state = state_of(snapshot.position)
    by_round: Mapping[int, list[SeriesTable]] = {
        number: [*tables] for number, tables in groupby(state.tables, key=lambda table: table.round)
    }
    wanted = range(after + 1, min(after + limit, state.round) + 1)
    items = [
        RoundResource(
            number,
            [_table(table) for table in by_round.get(number, [])],
            [bye.place for bye in state.byes if bye.round == number],
        )
        for number in wanted
    ]
    return RoundsPage(items, wanted[-1] if wanted and wanted[-1] < state.round else None)


def _table(table: SeriesTable) -> RoundTable:
    points = None if table.ranks is None else [table.points(seat) for seat in range(len(table.places))]
    return RoundTable(table.game, table.places, points, table.absent, table.reason)
