"""The results of finished games, derived from their logs, and the required data of their players."""

from collections.abc import Sequence

from msgspec.structs import replace
from redis import Redis

from cairn.events.chain import Head
from cairn.events.decision import Decision
from cairn.events.log import Log
from cairn.events.series import NoShow, ResultEntered
from cairn.events.table import Seat
from cairn.projections.anchors import group_with_bots
from cairn.projections.cohorts import cohorts_of
from cairn.projections.fold import Position
from cairn.projections.ratings import RatingCategory
from cairn.projections.results import ABANDONED, Result, ranks_of, result_of
from cairn.projections.series import SeriesTable
from cairn.service.queries.log_reader import decode_entry
from cairn.service.rules import GAMES, known_rules


def rated_result(
    log: Log, redis: Redis, position: Position, decisions: Sequence[Decision] | None = None
) -> tuple[RatingCategory, Result] | None:
    """Return a finished game's rating category and result; None if it does not count or was imported.

    `decisions` are read from the log by default. Raise UnreadableLog if it cannot be read.
    """
    table = position.table
    if table.ruleset not in GAMES or not table.is_ratable or log.is_imported(table.game):
        return None
    about = GAMES[table.ruleset]
    read = (decode_entry(table.game, entry) for entry in log.read(table.game)) if decisions is None else decisions
    result = result_of(table, read, about.least_moves, silent_seats(position))
    if result is None:
        return None
    group = about.group_of(table.options)
    group = group_with_bots(group) if any(seat.bot for seat in table.seats) else group
    return RatingCategory(table.ruleset, group), replace(result, cohorts=cohorts_of(redis, table.players))


def table_result(
    table: SeriesTable, participants: Sequence[Seat], game: Position, head: Head
) -> ResultEntered | NoShow:
    """Return the result of a series table: the ranks of its finished game, or the absent participants."""
    outcome, places = game.table.outcome, table.places
    assert outcome
    absent = tuple(
        place
        for place, seat in zip(places, game.table.seats, strict=True)
        if participants[place].player and (seat.kind == "open" or seat.player != participants[place].player)
    )
    if absent:
        return NoShow(table.game, absent, head.version, head.chain)
    ranks = ranks_of(outcome, (*game.table.left, *silent_seats(game)))
    return ResultEntered(table.game, ranks, outcome.reason, head.version, head.chain)


def silent_seats(position: Position) -> tuple[int, ...]:
    """Return the seats whose humans were to act when a game was abandoned."""
    table = position.table
    rules = known_rules(table.ruleset, table.rules_version)
    given_up = table.outcome is not None and table.outcome.reason == ABANDONED and table.humans
    act = rules.to_act(position.state) if rules and given_up and position.has_started else None
    seats = act.seats if act else ()
    return tuple(seat for seat in seats if not (position.choosing.choice_of(seat) or table.deciders.now(seat).level))
