"""Games: open, list, read and delete them."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from contextlib import suppress
from typing import Any
from urllib.parse import urlencode

from events.codec import read_options
from events.table import Seat
from service.api.admission import needs
from service.api.answer import ALWAYS_ASK, Answer, answer, cached
from service.api.bodies import GameQuery, LobbyQuery, OpenGameRequest, seats_of
from service.api.docs import (
    Blueprint,
    documents_answer,
    documents_etag,
    documents_headers,
    documents_nothing,
    documents_problems,
    header,
    takes_body,
    takes_query,
)
from service.api.door import may_wait
from service.api.preconditions import REPLAYED, idempotency_key, tell_repeated
from service.api.request import Request
from service.api.resources import game_body, newest, token
from service.api.routes import hot
from service.commands.result import CommandResult
from service.errors import Forbidden, Invalid

blueprint = Blueprint("games", __name__, url_prefix="/v1/games", description="Games: open, list, read, delete.")

_EXAMPLE = {
    "ruleset": "schotten_totten",
    "options": {"rounds": 1},
    "seats": [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "medium"}],
}
IDEMPOTENCY_KEY = header(
    "Idempotency-Key", "A repeated request with the same key changes nothing twice.", minLength=1, maxLength=255
)
LONG_IDEMPOTENCY_KEY = header(
    "Idempotency-Key",
    "A repeated request with the same key changes nothing twice; at least 32 characters if the answer holds a token.",
    minLength=1,
    maxLength=255,
)


@blueprint.post("")
@documents_problems(blueprint, 400, 401, 413, 415, 422, 507)
@documents_headers(blueprint, LONG_IDEMPOTENCY_KEY)
@documents_answer(blueprint, 201, "OpenedGame", "ETag", "Location", REPLAYED)
@takes_body(blueprint, OpenGameRequest(), _EXAMPLE)
def open_game(asked: Request, body: dict[str, Any]) -> Answer:
    """Open a game; it begins at once if no seat is open. The answer alone holds the tokens of its human seats.

    A game that has not begun within a day, or in which nothing moved for 30 days, ends as `abandoned`.
    """
    seats = seats_of(body["seats"])
    key = idempotency_key(asked, token_in_answer=any(seat.kind == "human" for seat in seats))
    tokens = asked.services.tokens
    game = tokens.game(key.key if key else None)
    options = read_options(body["ruleset"], body["options"])
    owner = tokens.owner(asked.address)
    result = asked.services.commands.open_game(
        game, body["ruleset"], options, seats, listed=body["listed"], hints=body["hints"], key=key, owner=owner
    )
    return opened(asked, game, seats, result)


def opened(asked: Request, game: str, seats: list[Seat], result: CommandResult) -> Answer:
    """Answer with a game that was opened, and the tokens of its human seats."""
    services = asked.services
    snapshot = services.repository.get_as_seen(game, None, result.last, result.chain)
    humans = [place for place, seat in enumerate(seats) if seat.kind == "human"]
    tokens = [token(services, game, snapshot.position.table, seat) for seat in humans]
    body = game_body(services, snapshot, None) | {"tokens": tokens}
    made = answer(body, 201, Location=asked.url(f"/v1/games/{game}"))
    made.holds_token = bool(tokens)
    tell_repeated(made, result)
    return cached(made, asked, snapshot.head.version, by_content=False)


@blueprint.get("")
@documents_problems(blueprint, 401, 422)
@documents_answer(blueprint, 200, "Lobby", "Link")
@takes_query(blueprint, LobbyQuery())
def list_games(asked: Request, query: dict[str, Any]) -> Answer:
    """List games, the newest first. The operator sees unlisted ones too."""
    page = asked.services.lobby.page(
        status=query.get("status"),
        ruleset=query.get("ruleset"),
        cursor=_read_cursor(query["cursor"]) if "cursor" in query else None,
        limit=query["limit"],
        unlisted=asked.operator,
    )
    following = urlsafe_b64encode(page.next.encode()).decode() if page.next else None
    made = answer({"items": page.rows, "next": following}, Cache_Control=ALWAYS_ASK, Vary="Authorization")
    if following:
        link = asked.url(f"/v1/games?{urlencode(query | {'cursor': following})}")
        made.headers["Link"] = f'<{link}>; rel="next"'
    return made


@blueprint.get("/<game>")
@hot
@documents_problems(blueprint, 401, 404, 422)
@documents_etag(blueprint)
@documents_answer(blueprint, 200, "Game", "ETag")
@takes_query(blueprint, GameQuery())
def get_game(asked: Request, query: dict[str, Any], game: str) -> Answer:
    """Return the position as the caller may see it: now, at an earlier version, or after the next decision.

    Where too many wait already, of the caller's address or in all, the position of now is answered at once.
    """
    services, seat = asked.services, asked.seat
    repository = services.repository
    snapshot = newest(asked, game)
    if query["wait"] > 0 and "at" not in query and not snapshot.ended and may_wait(asked):
        with services.notifications.expect(game) as arrival:
            snapshot = repository.get(game, seat)
            if snapshot.head.version <= query["after"]:
                arrival.wait(query["wait"])
                snapshot = repository.get(game, seat)
    ended = snapshot.ended
    if "at" in query:
        snapshot = repository.get(game, seat, query["at"], snapshot.head)
    return cached(answer(game_body(services, snapshot, seat)), asked, snapshot.head.version, ended)


@blueprint.delete("/<game>")
@needs("operator")
@documents_problems(blueprint, 401, 403, 404, 507)
@documents_nothing(blueprint)
def delete_game(asked: Request, game: str) -> Answer:
    """Delete a game and all of its data. Only the operator may do this."""
    if not asked.operator:
        raise Forbidden("Only the operator may delete a game.")
    asked.services.commands.delete(game)
    return Answer(204, {})


def _read_cursor(cursor: str) -> str:
    with suppress(Error, ValueError):
        entry = urlsafe_b64decode(cursor.encode()).decode()
        if re.fullmatch(r"[\dTZ:.-]+ [a-z2-7]{20}", entry):
            return entry
    detail = "The cursor is none of ours."
    raise Invalid(detail, errors=[{"pointer": "query/cursor", "detail": detail}])
