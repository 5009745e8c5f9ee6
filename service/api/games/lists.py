"""Lists of games: page by page, or finished games in bulk as archives in JSON Lines."""

from collections.abc import Iterator, Mapping
from datetime import date
from itertools import islice
from typing import Any

from marshmallow import ValidationError, fields, validates_schema
from marshmallow.validate import OneOf

from cairn.events import archive
from cairn.events.table import LABEL_NAME, LABEL_VALUE
from cairn.projections.rows import CREATED, ENDED, LATEST, STATUSES, Filters, Group, Row
from cairn.service.api.games.game import Lobby
from cairn.service.api.http import marshmallow_fields as own
from cairn.service.api.http.authorization import count_left_out, take
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response, link_next
from cairn.service.api.http.route import Answer, Route
from cairn.service.api.http.streaming import take_place
from cairn.service.container import Services
from cairn.service.deciding.deciders import REASONS
from cairn.service.deciding.levels import LEVELS
from cairn.service.errors import InvalidParameter, NotFound, Unauthorized, UnreadableLog, UnreadableSegment
from cairn.service.languages import english
from cairn.service.queries.game_rows import lobby_rows
from cairn.service.rules import GAMES, group_of

LABEL = f"{LABEL_NAME.rstrip('$')}:{LABEL_VALUE.lstrip('^')}"
LINES = 100
"""Lines per chunk of a response."""
POSITIONS = 10
"""Folded positions that cost as much as one request: rows do not say whether a game waits for a player."""
GROUPS = [*dict.fromkeys(group for rules in GAMES.values() for group in rules.groups)]
OUTCOMES = [*dict.fromkeys([*REASONS, *(reason for rules in GAMES.values() for reason in rules.outcome_reasons)])]


def _day(day: str) -> None:
    try:
        is_day = date.fromisoformat(day).isoformat() == day
    except ValueError:
        is_day = False
    if not is_day:
        raise ValidationError("A day has the format 2026-11-21.")


class LobbyQuery(own.Parameters):
    """Filters, order and page of a list of games."""

    for_archives: tuple[str, ...] = ("ended_from", "ended_until", "names")
    """Parameters that only `format=archives` has."""

    player = own.text("Only games of this player, or of `me`.", own.PLAYER_OR_ME)
    opponent = own.text("Only games of `player` against this player, by id.", own.PLAYER_OR_ME)
    organiser = own.text("Only games that this player, or `me`, opened without a seat.", own.PLAYER_OR_ME)
    label = own.text(
        "Only games with this label; `series:<id>` selects the games of a series.",
        own.Pattern(LABEL, "a label's name and its value, such as `cup:2026`"),
    )
    waiting = own.either_word("Only games that wait for `player=me`: their turn, or a seat reserved for them.", False)
    status = own.text("Only games with this status.", OneOf(STATUSES))
    ruleset = own.text("Only games of this ruleset.", OneOf(GAMES))
    level = own.text("Only games in which an AI of this level plays a seat.", OneOf(LEVELS))
    group = own.text("Only games in this group of options, as in standings; rulesets may share a group.", OneOf(GROUPS))
    outcome = own.text("Only games that ended for this reason, as in their `outcome`.", OneOf(OUTCOMES))
    day = fields.String(
        validate=_day,
        metadata=own.about("Only games that ended on this day (UTC).", form="a day, such as 2026-11-21", format="date"),
    )
    order = own.text("`ended`: only finished games, most recently ended first.", OneOf([ENDED]))
    cursor = own.cursor("The `next` of the previous page; for archives, the `cursor` of a closing line.")
    limit = own.page_limit(50)
    format = own.text("`archives`: finished games as JSON Lines, in the order of their end.", OneOf(["archives"]))
    ended_from = own.Moment("Only archives of games that ended at this time or later.")
    ended_until = own.Moment("Only archives of games that ended at this time or earlier.")
    names = own.either_word("Whether each archive has a line with the names of players and guests; default `true`.")

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
        if archives_only := next((name for name in self.for_archives if name in data), None):
            raise ValidationError("This is for `format=archives`.", archives_only)


def list_games(request: Request, query: dict[str, Any]) -> Response:
    """List games, newest first, or as `order` says. Operators also see unlisted games, and players their own.

    `opponent` and `waiting` require `player`, which excludes `organiser`. `format=archives` is required by `names`,
    `ended_from` and `ended_until`; these two exclude `day`. `format` excludes `order`; both list only finished games.

    A page with a `next` may be short, or empty.

    `format=archives` returns finished games as JSON Lines, in the order of their end: each as in `GET
    /v1/games/{game}/archive`, with the game's id as `game`; then a closing line, without which it is incomplete, with
    the `cursor` to continue after it. `Link` names the next page; without it no more games have ended, and the last
    `cursor` can be used later. An unreadable log has only a closing line, with a `problem`. Each archive counts as an
    `expensive` request.
    """
    services = request.services
    filters = filters_of(query, request.player, is_operator=request.operator)
    me = filters.player if filters.player == request.player else None
    muted = services.invitations.muted_games(me) if me else ()
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
            problem["problem"] = unreadable.body(english())
        yield archive.close(cursor, game, **problem)


def filters_of(query: dict[str, Any], player: str | None, *, is_operator: bool) -> Filters:
    """Return the filters of a query by a player. Operators see unlisted games, and players their own."""
    filters = {name: query[name] for name in Filters.__struct_fields__ if name in query}
    for whose in ("player", "organiser"):
        if filters.get(whose) == "me":
            if player is None:
                raise Unauthorized("own-games-need-token")
            filters[whose] = player
    if "group" in query:
        filters["group"] = Group(query["group"], group_of)
    if "day" in query:
        filters |= {"ended_from": f"{query['day']}T00:00:00.000Z", "ended_until": f"{query['day']}T23:59:59.999Z"}
    mine = player is not None and player in (filters.get("player"), filters.get("organiser"))
    if query["waiting"] and not (mine and "player" in filters):
        raise InvalidParameter("waiting", "waiting-without-player")
    by = ENDED if "format" in query else LATEST if "order" in query else CREATED
    return Filters(**filters, unlisted=is_operator or mine, by=by)


_ANSWERS = (Answer(200, {"type": "string", "format": "binary"}, media=ARCHIVE), Answer(200, Lobby, ("Link",)))

ROUTES = (Route("GET", "/v1/games", list_games, _ANSWERS, query=LobbyQuery()),)
