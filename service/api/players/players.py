"""Players: create, read, change and erase them, manage their tokens, and block players' invitations."""

from typing import Any

from msgspec.structs import asdict

from cairn.projections.rows import Filters
from cairn.service.api.http.authorization import take
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, JSON, REPLAYED, Response, json_response
from cairn.service.api.http.route import LONG_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.streaming import take_place
from cairn.service.api.players import player as resources
from cairn.service.api.players.bodies import ChangePlayerRequest, FindPlayersQuery, NewPlayerRequest, TokenRequest
from cairn.service.errors import Forbidden
from cairn.service.players.export import Export
from cairn.service.players.store import Bearer, Token
from cairn.service.rules import GAMES

EXPORTED = 25
"""Games of an export that cost as much as one request."""


def create_player(request: Request, body: dict[str, Any]) -> Response:
    """Create a player: an identity with games, invitations and ratings.

    Only this response has the token. It acts for all seats of the player. Only a name is required. A player who has
    lost all tokens needs a recovery code (`POST /v1/me/recovery-code`) to get a new one.
    """
    key = idempotency_key(request, token_in_answer=True)
    if body["bot"]:
        request.services.parts.check_marks()
    player, token, repeated = request.services.players.create(body["name"], key, request.client, bot=body["bot"])
    response = _created(resources.CreatedPlayer(player.id, player.name, player.created_at, player.bot, token), repeated)
    response.headers["Location"] = request.url(f"/v1/players/{player.id}")
    return response


def get_player(request: Request, player: str) -> Response:
    """Return a player: name, number of games, and ratings. Unlisted games count, too."""
    return json_response(resources.Player(**_player(request, player)), Cache_Control=ALWAYS_ASK)


def get_me(request: Request) -> Response:
    """Return the player whose token is sent. `scope` is the token's."""
    bearer = _bearer(request)
    findable = request.services.players.get(bearer.player).findable
    since = request.services.recovery.since(bearer.player)
    body = resources.Me(
        **_player(request, bearer.player), scope=bearer.token.scope, findable=findable, recovery_code_at=since
    )
    return json_response(body, Cache_Control=ALWAYS_ASK, Vary="Authorization")


def rename_me(request: Request, body: dict[str, Any]) -> Response:
    """Change the player's name, or whether others can find them by it. A name changes at once in all games."""
    players, player = request.services.players, _bearer(request).player
    if "name" in body:
        players.rename(player, body["name"])
    if "findable" in body:
        players.let_find(player, body["findable"])
    return get_me(request)


def find_players(request: Request, query: dict[str, Any]) -> Response:
    """Find players by the beginning of their name. Only players who allow it (`findable`) are found."""
    matching = request.services.players.find(query["name"], query["limit"])
    body = resources.FoundPlayers([resources.FoundPlayer(player.id, player.name, player.bot) for player in matching])
    return json_response(body, Cache_Control=ALWAYS_ASK)


def erase_me(request: Request) -> Response:
    """Erase the player. This cannot be undone.

    From this response on, their name is not shown, and their tokens are invalid. Soon their webhooks and
    ratings are deleted, and they leave unfinished games as by `DELETE /v1/games/{game}/seats/{seat}`. The games remain,
    with "a former player" in the seat, and all of their proofs still pass.
    """
    player = _bearer(request).player
    request.services.erasure.erase(player, request.client)
    return json_response(resources.ErasedPlayer(player), 202, Cache_Control="no-store")


def export_me(request: Request) -> Response:
    """Return all data stored about the player, as one JSON document: name, tokens, webhooks, ratings, games and more.

    It contains no secrets of tokens and webhooks. For each game it has the versions that the player decided. It is
    streamed; if no stream is available, the status is 503. Each 25 games count as one request.
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
    """List the player's valid tokens, oldest first. The list has their properties, not the tokens themselves."""
    bearer = _bearer(request)
    tokens = request.services.players.tokens(bearer.player)
    items = [_token(id, token, id == bearer.token_id) for id, token in tokens.items()]
    return json_response(resources.PlayerTokens(items), Cache_Control=ALWAYS_ASK, Vary="Authorization")


def create_token(request: Request, body: dict[str, Any]) -> Response:
    """Make a token for the player; only this response has it.

    To add a second device, the first one makes a token of scope `link` and shows it, for example as a QR code. The
    second one sends it here within 10 minutes, and gets a token.
    """
    bearer = _bearer(request)
    if bearer.token.scope == "link" and body["scope"] == "link":
        raise Forbidden("link-makes-no-link")
    key = idempotency_key(request, token_in_answer=True)
    add_token = request.services.players.add_token
    return created_token(*add_token(bearer, body["label"], body["scope"], body.get("days"), key))


def created_token(token: str, id: str, record: Token, repeated: bool) -> Response:
    """Return the response for a new token, which only this response has."""
    return _created(resources.CreatedToken(**asdict(_token(id, record, False)), token=token), repeated)


def revoke_token(request: Request, token: str) -> Response:
    """Revoke a token. It is invalid from now on, in every process and on every stream."""
    request.services.players.revoke(_bearer(request).player, token)
    return Response(204, {})


def list_blocked(request: Request) -> Response:
    """List the players that the caller has blocked. Only the caller can read this list."""
    blocked = request.services.invitations.blocked_players(request.player or "")
    items = [resources.BlockedPlayer(id, since) for id, since in blocked.items()]
    return json_response(resources.BlockedPlayers(items), Cache_Control=ALWAYS_ASK, Vary="Authorization")


def block_player(request: Request, player: str) -> Response:
    """Block a player: their invitations are no longer shown in lists, on feeds or by webhooks.

    The blocked player is not notified: inviting succeeds as before, and the reserved seat stays empty. A player can
    invite another 10 times a day, can send at most 200 invitations a day, and is shown at most 100 a day.
    """
    request.services.invitations.block(request.player or "", player)
    return Response(204, {})


def unblock_player(request: Request, player: str) -> Response:
    """Unblock a player. Later invitations from them are shown again."""
    request.services.invitations.unblock(request.player or "", player)
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
        "games": [resources.PlayedCount(ruleset, **counts) for ruleset, counts in played],
        "ratings": [
            resources.Rating(category.ruleset, category.group, **rating.displayed) for category, rating in rated
        ],
    }


def _token(id: str, token: Token, is_current: bool) -> resources.PlayerToken:
    return resources.PlayerToken(id, token.label, token.scope, token.created_at, token.expires_at, is_current)


def _created(body: resources.CreatedPlayer | resources.CreatedToken, repeated: bool) -> Response:
    return json_response(body, 201, holds_token=True, repeated=repeated, Cache_Control=ALWAYS_ASK)


_KEY, _TOKENS = (LONG_IDEMPOTENCY_KEY,), "/v1/me/tokens"
_CREATED = Answer(201, resources.CreatedPlayer, ("Location", REPLAYED))
_TOKEN, _BODY = Answer(201, resources.CreatedToken, (REPLAYED,)), Body(TokenRequest())

ROUTES = (
    Route("POST", "/v1/players", create_player, _CREATED, body=Body(NewPlayerRequest()), headers=_KEY, limit="open"),
    Route("GET", "/v1/players", find_players, resources.FoundPlayers, query=FindPlayersQuery(), cost=3),
    Route("GET", "/v1/players/<player>", get_player, resources.Player, cost=2),
    Route("GET", "/v1/me", get_me, resources.Me, needs="player", cost=2),
    Route("PATCH", "/v1/me", rename_me, resources.Me, needs="player", body=Body(ChangePlayerRequest())),
    Route("DELETE", "/v1/me", erase_me, Answer(202, resources.ErasedPlayer), needs="player"),
    Route("GET", "/v1/me/export", export_me, Export, needs="player", limit="expensive"),
    Route("GET", _TOKENS, list_tokens, resources.PlayerTokens, needs="player"),
    Route("POST", _TOKENS, create_token, _TOKEN, needs="player", body=_BODY, headers=_KEY, takes_link=True),
    Route("DELETE", f"{_TOKENS}/<token>", revoke_token, needs="player"),
)

BLOCKING_ROUTES = (
    Route("GET", "/v1/me/blocked", list_blocked, resources.BlockedPlayers, needs="player"),
    Route("PUT", "/v1/me/blocked/<player>", block_player, needs="player", problems=(422,)),
    Route("DELETE", "/v1/me/blocked/<player>", unblock_player, needs="player"),
)
