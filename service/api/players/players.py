"""Players: create, read, change and erase them, and manage their tokens."""

from typing import Any

from msgspec.structs import asdict

from cairn.projections.rows import Filters
from cairn.service.api.http.authorization import take
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key, tell_repeated
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, JSON, Response, json_response
from cairn.service.api.http.route import LONG_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.streaming import take_place
from cairn.service.api.players.bodies import ChangePlayerRequest, FindPlayersQuery, NewPlayerRequest, TokenRequest
from cairn.service.api.players.player import (
    CreatedPlayer,
    CreatedToken,
    ErasedPlayer,
    FoundPlayer,
    FoundPlayers,
    Me,
    PlayedCount,
    Player,
    PlayerToken,
    PlayerTokens,
    Rating,
)
from cairn.service.errors import Forbidden
from cairn.service.players.export import Export
from cairn.service.players.store import Bearer, Token
from cairn.service.rules import GAMES

EXPORTED = 25
"""Games of an export that cost as much as one request."""


def create_player(request: Request, body: dict[str, Any]) -> Response:
    """Create a player: an identity with games, invitations and ratings.

    Only this response has the token. Send it as `Authorization: Bearer …`; it acts for all seats of the player. Nothing
    but a name is required. A player who has lost all tokens can get a new one with a recovery code
    (`POST /v1/me/recovery-code`), if they have made one; otherwise access to the player is lost.
    """
    key = idempotency_key(request, token_in_answer=True)
    if body["bot"]:
        request.services.parts.check_marks()
    player, token, repeated = request.services.players.create(body["name"], key, request.client, bot=body["bot"])
    response = _created(CreatedPlayer(player.id, player.name, player.created_at, player.bot, token), repeated)
    response.headers["Location"] = request.url(f"/v1/players/{player.id}")
    return response


def get_player(request: Request, player: str) -> Response:
    """Return a player: name, number of games, and ratings. Unlisted games count, too."""
    return json_response(Player(**_player(request, player)), Cache_Control=ALWAYS_ASK)


def get_me(request: Request) -> Response:
    """Return the player whose token is sent."""
    bearer = _bearer(request)
    findable = request.services.players.get(bearer.player).findable
    since = request.services.recovery.since(bearer.player)
    body = Me(**_player(request, bearer.player), scope=bearer.token.scope, findable=findable, recovery_code_at=since)
    return json_response(body, Cache_Control=ALWAYS_ASK, Vary="Authorization")


def rename_me(request: Request, body: dict[str, Any]) -> Response:
    """Change the player's name, at once in all of their games, or whether others can find them by name."""
    players, player = request.services.players, _bearer(request).player
    if "name" in body:
        players.rename(player, body["name"])
    if "findable" in body:
        players.let_find(player, body["findable"])
    return get_me(request)


def find_players(request: Request, query: dict[str, Any]) -> Response:
    """Find players by the beginning of their name, among those who allow it (`findable`)."""
    matching = request.services.players.find(query["name"], query["limit"])
    body = FoundPlayers([FoundPlayer(player.id, player.name, player.bot) for player in matching])
    return json_response(body, Cache_Control=ALWAYS_ASK)


def erase_me(request: Request) -> Response:
    """Erase the player. This cannot be undone.

    From this response on, their name is not shown anywhere, and none of their tokens is valid. The rest is done in the
    background, within seconds, or within minutes if they are in thousands of games: their webhooks and ratings are
    deleted, and they leave unfinished games as by `DELETE /v1/games/{game}/seats/{seat}`. The games remain, with "a
    former player" in the seat, and all of their proofs still pass.
    """
    player = _bearer(request).player
    request.services.erasure.erase(player, request.client)
    return json_response(ErasedPlayer(player), 202, Cache_Control="no-store")


def export_me(request: Request) -> Response:
    """Return all data stored about the player, as one JSON document: name, tokens, webhooks, ratings, games and more.

    It contains no secrets: neither tokens nor secrets of webhooks. For each game it has the versions that the player
    decided; the game itself is available at its own path. The document is streamed, one game at a time; if no stream
    is available, the status is 503. Each 25 games count as one request.
    """
    player, services = _bearer(request).player, request.services
    take(request, "expensive", services.lists.count(Filters(player=player, unlisted=True)) // EXPORTED, done=True)
    pieces = services.exports.export(player, services.clock.now())
    take_place(request)
    headers = {
        "Content-Type": JSON,
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="cairn-{player}.json"',
    }
    return Response(200, headers, pieces, services.broadcast.give_place)


def list_tokens(request: Request) -> Response:
    """List the player's valid tokens, oldest first: their properties, not the tokens themselves."""
    bearer = _bearer(request)
    tokens = request.services.players.tokens(bearer.player)
    items = [_token(id, token, id == bearer.token_id) for id, token in tokens.items()]
    return json_response(PlayerTokens(items), Cache_Control=ALWAYS_ASK, Vary="Authorization")


def create_token(request: Request, body: dict[str, Any]) -> Response:
    """Make a token for the player; only this response has it.

    This is also how a second device is added: the first device makes a token of scope `link` and shows it, for example
    as a QR code. The second device sends it here within 10 minutes, and receives its own token, once.
    """
    bearer = _bearer(request)
    if bearer.token.scope == "link" and body["scope"] == "link":
        raise Forbidden("A link can make a token to play or read, not another link.")
    key = idempotency_key(request, token_in_answer=True)
    token, id, record, repeated = request.services.players.add_token(
        bearer, body["label"], body["scope"], body.get("days"), key
    )
    return created_token(token, id, record, repeated)


def created_token(token: str, id: str, record: Token, repeated: bool) -> Response:
    """Return the response for a new token, which only this response has."""
    return _created(CreatedToken(**asdict(_token(id, record, False)), token=token), repeated)


def revoke_token(request: Request, token: str) -> Response:
    """Revoke a token: it is invalid from now on, in every process and on every stream."""
    request.services.players.revoke(_bearer(request).player, token)
    return Response(204, {})


def _bearer(request: Request) -> Bearer:
    assert request.bearer  # all of these routes need one
    return request.bearer


def _player(request: Request, id: str) -> dict[str, Any]:
    services = request.services
    played = sorted(services.lists.count_by_status(id, GAMES).items())
    rated = services.standings.ratings_of(id)
    about = asdict(services.players.get(id))
    del about["findable"]
    return about | {
        "games": [PlayedCount(ruleset, **counts) for ruleset, counts in played],
        "ratings": [Rating(shelf.ruleset, shelf.group, **rating.displayed) for shelf, rating in rated],
    }


def _token(id: str, token: Token, is_current: bool) -> PlayerToken:
    return PlayerToken(id, token.label, token.scope, token.created_at, token.expires_at, is_current)


def _created(body: CreatedPlayer | CreatedToken, repeated: bool) -> Response:
    response = json_response(body, 201, Cache_Control=ALWAYS_ASK)
    response.holds_token = True
    tell_repeated(response, repeated)
    return response


ROUTES = (
    Route(
        "POST",
        "/v1/players",
        create_player,
        Answer(201, CreatedPlayer, ("Location", REPLAYED)),
        body=Body(NewPlayerRequest()),
        headers=(LONG_IDEMPOTENCY_KEY,),
        limit="open",
    ),
    Route("GET", "/v1/players", find_players, FoundPlayers, query=FindPlayersQuery(), cost=3),
    Route("GET", "/v1/players/<player>", get_player, Player, cost=2),
    Route("GET", "/v1/me", get_me, Me, needs="player", cost=2),
    Route("PATCH", "/v1/me", rename_me, Me, needs="player", body=Body(ChangePlayerRequest())),
    Route("DELETE", "/v1/me", erase_me, Answer(202, ErasedPlayer), needs="player"),
    Route("GET", "/v1/me/export", export_me, Export, needs="player", limit="expensive"),
    Route("GET", "/v1/me/tokens", list_tokens, PlayerTokens, needs="player"),
    Route(
        "POST",
        "/v1/me/tokens",
        create_token,
        Answer(201, CreatedToken, (REPLAYED,)),
        needs="player",
        body=Body(TokenRequest()),
        headers=(LONG_IDEMPOTENCY_KEY,),
        takes_link=True,
    ),
    Route("DELETE", "/v1/me/tokens/<token>", revoke_token, needs="player"),
)
