"""What is answered about series."""

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

Place = Annotated[int, doc("A participant's number, counted from 0 in the order in which they joined.", ge=0)]


class SeriesPlayer(Struct):
    """A player by id and name."""

    id: Annotated[Id, doc("The player's id.")]
    name: Annotated[str, doc("What they are called.")]


class ParticipantResource(Struct):
    """Who takes part."""

    place: Place
    name: Annotated[str, doc("The player's name; of an AI its level and place, counted from 1.")]
    player: Annotated[Id | None, doc("The player's id; null of an AI.")]
    level: Annotated[str | None, doc("An AI's level; null of a player.")]
    bot: Annotated[bool, doc("Whether the player is a program.")]
    withdrawn: Annotated[bool, doc("Whether they are paired no more.")]


class SeriesRow(Struct, kw_only=True):
    """A series, as the list has it."""

    id: Annotated[Id, doc("The id of the series.")]
    title: Annotated[str, doc("What its organiser calls it.")]
    format: Annotated[Format, doc("How participants are paired.")]
    ruleset: Annotated[str, doc("Which game is played.")]
    status: Annotated[Status, doc("`open` until its lots are drawn.")]
    created_at: Annotated[Time, doc("When it was opened.")]
    starts_at: Annotated[Time | None, doc("When it begins at the latest; null: when it is full, or 30 days later.")]
    seats: Annotated[int, doc("Seats at each table.")]
    places: Annotated[int, doc("How many may take part; when so many do, it begins.")]
    taken: Annotated[int, doc("How many take part, without those who have withdrawn.")]
    round: Annotated[int, doc("The round that is played, from 1; 0 before.")]
    rounds: Annotated[int, doc("How many rounds there are; 0 where that is not known before.")]


class SeriesResource(SeriesRow, kw_only=True):
    """A series."""

    version: Annotated[Version, doc("How many decisions its log has.")]
    chain: Annotated[Hash, doc("The chain up to it.")]
    commitment: Annotated[Hash, doc("SHA-256 of the secret of which lots and ids of games are made.")]
    options: Annotated[dict[str, Any], doc("The options of its games.")]
    clock: Annotated[ClockResource | None, doc("The clock of its games; null: they have none.")]
    come_within: Annotated[int, doc("Seconds from the pairing of a round in which players must sit down, or lose.")]
    come_until: Annotated[Time | None, doc("Until when they must, of the round that is played; null before.")]
    until: Annotated[Time | None, doc("Until when an arena pairs; null of others, and before.")]
    listed: Annotated[bool, doc("Whether the list has it for everybody.")]
    rated: Annotated[bool, doc("Whether its games may count for ratings.")]
    organiser: Annotated[SeriesPlayer | None, doc("Who opened it.")]
    participants: Annotated[list[ParticipantResource], doc("Who takes part, by number.")]
    ended: Annotated[EndReason | None, doc("Why it ended; null before.")]


class SeriesPage(Struct):
    """A page of series, the newest first."""

    items: Annotated[list[SeriesRow], doc("The series.")]
    next: Annotated[str | None, doc("The next page's `cursor`; null on the last.")]


class TableRow(Struct):
    """Where a participant stands."""

    rank: Annotated[int, doc("From 1; who is level in all that is compared has the same.")]
    place: Place
    points: Annotated[int, doc("2 for each one left behind at a table, 1 for each with whom one was level.")]
    tie_breaks: Annotated[Sequence[int], doc("As many as `tie_breaks` of the table names, in this order.")]
    won: Annotated[int, doc("Games in which they alone came first.")]
    drawn: Annotated[int, doc("Games in which they shared the first rank.")]
    lost: Annotated[int, doc("Games that they lost; of an elimination, matches.")]
    byes: Annotated[int, doc("Rounds without an opponent: they count as won, but not for tie-breaks.")]


class TableResource(Struct):
    """Where everybody stands."""

    version: Annotated[Version, doc("The version of the series.")]
    tie_breaks: Annotated[Sequence[TieBreak], doc("What is compared where points are level, in this order.")]
    rows: Annotated[list[TableRow], doc("The best first.")]


class RoundTable(Struct):
    """A table of a round."""

    game: Annotated[Id, doc("Its game.")]
    places: Annotated[Sequence[int], doc("Participants by seat: the first begins.")]
    points: Annotated[Sequence[int] | None, doc("By seat, what each got; null before the end.")]
    absent: Annotated[Sequence[int], doc("Participants who did not come.")]
    reason: Annotated[str | None, doc("Why its game ended, or `no_show`, or `deleted`; null before.")]


class RoundResource(Struct):
    """A round."""

    round: Annotated[int, doc("From 1; in an arena each pairing is one.")]
    tables: Annotated[list[RoundTable], doc("Its tables.")]
    byes: Annotated[list[int], doc("Participants who have nobody to play with.")]


class RoundsPage(Struct):
    """A page of rounds, the first one first."""

    items: Annotated[list[RoundResource], doc("The rounds.")]
    next: Annotated[int | None, doc("The next page's `after`; null on the last.")]


def row_fields(row: StoredRow, names: Names) -> dict[str, Any]:
    """Return the fields of a `SeriesRow`: those that are stored, and the title."""
    stored = {name: getattr(row, name) for name in SeriesRow.__struct_fields__ if name != TITLE}
    return {**stored, TITLE: names.seated.get(TITLE, "")}


def list_rows(rows: Sequence[StoredRow], names: NameBook) -> list[SeriesRow]:
    """Return rows as the API has them: with the titles, which lie beside the logs."""
    titles = names.load_many([(log_of(row.id), ()) for row in rows]) if rows else []
    return [SeriesRow(**row_fields(*each)) for each in zip(rows, titles, strict=True)]


def series_resource(services: Services, snapshot: Snapshot) -> SeriesResource:
    """Return a series with the names as they are now."""
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
    """Return where everybody stands."""
    table = snapshot.position.table
    assert table.series
    rows = [
        TableRow(each.rank + 1, each.place, each.points, each.tie_breaks, each.won, each.drawn, each.lost, each.byes)
        for each in standings(state_of(snapshot.position), table)
    ]
    return TableResource(snapshot.head.version, TIE_BREAKS[table.series.format], rows)


def rounds_of(snapshot: Snapshot, after: int, limit: int) -> RoundsPage:
    """Return the rounds above one, at most so many."""
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
