"""Lists of games: page by page, or finished games in bulk as archives in JSON Lines."""

from collections.abc import Iterator, Mapping
from datetime import date
from itertools import islice
from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import Length, OneOf

from cairn.events import archive
from cairn.events.clock import is_time
from cairn.events.table import LABEL_NAME, LABEL_VALUE
from cairn.projections.rows import CREATED, ENDED, LATEST, STATUSES, Filters, Group, Row
from cairn.service.api.games.game import Lobby
from cairn.service.api.http.authorization import count_left_out, take
from cairn.service.api.http.marshmallow_fields import LONGEST_WORD, PLAYER, Pattern, about, either_word, page_limit
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response, link_next
from cairn.service.api.http.route import Answer, Route
from cairn.service.api.http.streaming import take_place
from cairn.service.container import Services
from cairn.service.deciding.deciders import REASONS
from cairn.service.deciding.levels import LEVELS
from cairn.service.errors import Invalid, Mistake, NotFound, Unauthorized, UnreadableLog, UnreadableSegment
from cairn.service.queries.game_rows import lobby_rows
from cairn.service.rules import GAMES, group_of

LABEL = f"{LABEL_NAME.rstrip('$')}:{LABEL_VALUE.lstrip('^')}"
LINES = 100
"""Lines per chunk of a response."""
POSITIONS = 10
"""Folded positions that cost as much as one request: rows do not say whether a game waits for a player."""
GROUPS = [*dict.fromkeys(group for rules in GAMES.values() for group in rules.groups)]
OUTCOMES = [*dict.fromkeys([*REASONS, *(reason for rules in GAMES.values() for reason in rules.outcome_reasons)])]

_TIME = "Format as in decisions: `2026-11-21T09:00:01.250Z`."


def _moment(at: str) -> None:
    if not is_time(at):
        raise ValidationError("A time has the format of decisions, such as 2026-11-21T09:00:01.250Z.")


def _day(day: str) -> None:
    try:
        is_day = date.fromisoformat(day).isoformat() == day
    except ValueError:
        is_day = False
    if not is_day:
        raise ValidationError("A day has the format 2026-11-21.")


class LobbyQuery(Schema):
    """Filters, order and page of a list of games."""

    player = fields.String(
        validate=Pattern(PLAYER, error="A player is named by their id, or as `me`."),
        metadata=about("Only games of this player, by id, or of `me`, the player whose token is sent."),
    )
    opponent = fields.String(
        validate=Pattern(PLAYER, error="A player is named by their id."),
        metadata=about("Only games of `player` against this player, by id."),
    )
    organiser = fields.String(
        validate=Pattern(PLAYER, error="A player is named by their id, or as `me`."),
        metadata=about("Only games that this player, or `me`, opened without taking a seat."),
    )
    label = fields.String(
        validate=Pattern(LABEL, error="A label is named with its value, as `cup:2026`."),
        metadata=about("Only games with this label, such as `cup:2026`; `series:<id>` selects the games of a series."),
    )
    waiting = either_word(False, "Only games that wait for `player=me`: their turn, or a seat reserved for them.")
    status = fields.String(validate=OneOf(STATUSES), metadata=about("Only games with this status."))
    ruleset = fields.String(validate=OneOf(GAMES), metadata=about("Only games of this ruleset."))
    level = fields.String(
        validate=OneOf(LEVELS), metadata=about("Only games in which an AI of this level plays a seat.")
    )
    group = fields.String(
        validate=OneOf(GROUPS),
        metadata=about("Only games in this group of options, as in standings; rulesets may share a group."),
    )
    outcome = fields.String(
        validate=OneOf(OUTCOMES), metadata=about("Only games that ended for this reason, as in their `outcome`.")
    )
    day = fields.String(
        validate=_day, metadata=about("Only games that ended on this day, in UTC, as `2026-11-21`.", format="date")
    )
    order = fields.String(
        validate=OneOf([ENDED]), metadata=about("`ended`: only finished games, most recently ended first.")
    )
    cursor = fields.String(
        validate=Length(max=LONGEST_WORD),
        metadata=about("The `next` of the previous page; for archives, the `cursor` of a closing line."),
    )
    limit = page_limit(50)
    format = fields.String(
        validate=OneOf(["archives"]),
        metadata=about("`archives`: complete finished games as JSON Lines, in the order in which they ended."),
    )
    ended_from = fields.String(
        validate=[Length(max=LONGEST_WORD), _moment],
        metadata=about(f"Only archives of games that ended at this time or later. {_TIME}"),
    )
    ended_until = fields.String(
        validate=[Length(max=LONGEST_WORD), _moment],
        metadata=about(f"Only archives of games that ended at this time or earlier. {_TIME}"),
    )
    names = fields.Boolean(
        truthy={"true"},
        falsy={"false"},
        metadata=about("Whether each archive has a line with the names of players and guests; default `true`."),
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if "opponent" in data and "player" not in data:
            raise ValidationError("`opponent` requires `player`.", "opponent")
        if "organiser" in data and "player" in data:
            raise ValidationError("`organiser` excludes `player`.", "organiser")
        if "day" in data and not data.keys().isdisjoint(("ended_from", "ended_until")):
            raise ValidationError("`day` excludes `ended_from` and `ended_until`.", "day")
        if "format" in data and "order" in data:
            raise ValidationError("Archives are always in the order in which the games ended.", "order")
        if "format" in data or "order" in data:
            for name, may_be in (("status", "finished"), ("waiting", False)):
                if data.get(name, may_be) != may_be:
                    raise ValidationError("This list has only finished games.", name)
        if "format" in data:
            return
        if archives_only := next((name for name in ("ended_from", "ended_until", "names") if name in data), None):
            raise ValidationError("This is for `format=archives`.", archives_only)


def list_games(request: Request, query: dict[str, Any]) -> Response:
    """List games, newest first, or as `order` says. Operators also see unlisted games, and players their own.

    If filters match few of very many games, a page can have fewer than `limit` games, or none, and still have a `next`.

    `format=archives` returns complete finished games as JSON Lines, in the order in which they ended: for each game the
    lines of its archive, then a closing line with the `cursor` to continue after it. Each line has the id of its
    game as `game`; otherwise it is as in `GET /v1/games/{game}/archive`. An archive without a closing line is
    incomplete. `Link` names the next page, which can have fewer games than `limit`. Without `Link`, no more games have
    ended yet, and the last `cursor` can be used later. A game whose log cannot be read has no lines but a `problem` in
    its closing line. Each archive counts as one request of the class `expensive`.
    """
    services = request.services
    filters = _filters_of(request, query)
    muted = (
        services.invitations.muted_games(filters.player) if filters.player and filters.player == request.player else ()
    )
    page = services.listing.page(filters, query["limit"], query.get("cursor"), muted)
    count_left_out(request, page.looked_at - len(page.rows))
    if filters.waiting:
        take(request, "reads", page.looked_at // POSITIONS, done=True)
    if "format" in query:
        take(request, "expensive", len(page.rows))
        take_place(request)
        lines = _lines(services, page.rows, query.get("names", True))
        response = Response(200, {"Content-Type": ARCHIVE}, lines, services.broadcast.give_place)
    else:
        response = json_response(Lobby(lobby_rows([*page.rows.values()], services.names), page.next))
    response.headers |= {"Cache-Control": ALWAYS_ASK, "Vary": "Authorization"}
    return link_next(response, request, query, cursor=page.next)


def _lines(services: Services, rows: Mapping[str, Row], names: bool) -> Iterator[bytes]:
    """Yield the archives in chunks of lines; skip games that were deleted meanwhile."""
    for cursor, game in ((cursor, row.id) for cursor, row in rows.items()):
        problem = dict[str, Any]()
        try:
            end = services.repository.end(game)
            entries = services.log.read(game, limit=end.version) if end else iter(())
            named = (archive.with_game(archive.write(entry), game) for entry in entries)
            while lines := b"".join(islice(named, LINES)):
                yield lines
            if names and (line := archive.write_names(services.names.of_log(game, services.log.read(game)))):
                yield archive.with_game(line, game)
        except NotFound:
            continue
        except (UnreadableLog, UnreadableSegment) as unreadable:
            problem["problem"] = unreadable.body
        yield archive.close(cursor, game, **problem)


def _filters_of(request: Request, query: dict[str, Any]) -> Filters:
    """Return the filters of a query. Operators see unlisted games, and players their own."""
    filters = {name: query[name] for name in Filters.__struct_fields__ if name in query}
    for whose in ("player", "organiser"):
        if filters.get(whose) == "me":
            if request.player is None:
                raise Unauthorized("Your own games need the token of a player.")
            filters[whose] = request.player
    if "group" in query:
        filters["group"] = Group(query["group"], group_of)
    if "day" in query:
        filters |= {"ended_from": f"{query['day']}T00:00:00.000Z", "ended_until": f"{query['day']}T23:59:59.999Z"}
    mine = request.player is not None and request.player in (filters.get("player"), filters.get("organiser"))
    if query["waiting"] and not (mine and "player" in filters):
        detail = "`waiting` requires `player=me`."
        raise Invalid(detail, errors=[Mistake("query/waiting", detail)])
    by = ENDED if "format" in query else LATEST if "order" in query else CREATED
    return Filters(**filters, unlisted=request.operator or mine, by=by)


ROUTES = (
    Route(
        "GET",
        "/v1/games",
        list_games,
        (Answer(200, {"type": "string", "format": "binary"}, media=ARCHIVE), Answer(200, Lobby, ("Link",))),
        query=LobbyQuery(),
    ),
)
