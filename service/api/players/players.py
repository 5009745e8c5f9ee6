"""Players: somebody who comes back, what they are called, and the tokens by which they are known."""

from collections import Counter
from typing import Any

from cairn.service.api.description.bodies import PlayerRequest, TokenRequest
from cairn.service.api.description.docs import (
    Blueprint,
    documents_answer,
    documents_headers,
    documents_nothing,
    documents_problems,
    takes_body,
)
from cairn.service.api.games.games import LONG_IDEMPOTENCY_KEY
from cairn.service.api.http.admission import needs, takes_link
from cairn.service.api.http.counting import counts_as
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response
from cairn.service.commands.players import Bearer, Token
from cairn.service.errors import Forbidden

blueprint = Blueprint("players", __name__, url_prefix="/v1", description="Players, and who one is oneself.")


@blueprint.post("/players")
@counts_as("open")
@documents_problems(blueprint, 400, 413, 415, 422, 507)
@documents_headers(blueprint, LONG_IDEMPOTENCY_KEY)
@documents_answer(blueprint, 201, "CreatedPlayer", "Location", REPLAYED)
@takes_body(blueprint, PlayerRequest(), {"name": "Ann"})
def create_player(request: Request, body: dict[str, Any]) -> Response:
    """Become a player, who can come back: with games of their own, invitations and ratings.

    The answer alone holds the token. It is sent as `Authorization: Bearer …`, and acts for every seat that the player
    holds. Nothing but the name is asked, and who loses all tokens of a player has lost the player.
    """
    key = idempotency_key(request, token_in_answer=True)
    player, token, repeated = request.services.players.create(body["name"], key)
    response = _with_token({"id": player.id, "name": player.name, "created_at": player.created_at}, token, repeated)
    response.headers["Location"] = request.url(f"/v1/players/{player.id}")
    return response


@blueprint.get("/players/<player>")
@documents_problems(blueprint, 404)
@documents_answer(blueprint, 200, "Player")
def get_player(request: Request, player: str) -> Response:
    """Return a player: what they are called, how many games they have, and their ratings. Unlisted games count, too."""
    return json_response(_player(request, player), Cache_Control=ALWAYS_ASK)


@blueprint.get("/me")
@needs("player")
@documents_problems(blueprint, 401)
@documents_answer(blueprint, 200, "Me")
def get_me(request: Request) -> Response:
    """Return the player whose token is sent."""
    return _me(request)


@blueprint.patch("/me")
@needs("player")
@documents_problems(blueprint, 400, 401, 403, 413, 415, 422, 507)
@documents_answer(blueprint, 200, "Me")
@takes_body(blueprint, PlayerRequest(), {"name": "Anna"})
def rename_me(request: Request, body: dict[str, Any]) -> Response:
    """Change what the player is called, at once in all of their games."""
    request.services.players.rename(_bearer(request).player, body["name"])
    return _me(request)


@blueprint.delete("/me")
@needs("player")
@documents_problems(blueprint, 401, 403, 507)
@documents_nothing(blueprint)
def erase_me(request: Request) -> Response:
    """Erase the player: name, tokens and ratings, at once. Nobody can undo it.

    The player leaves the games that have not ended, as `DELETE /v1/games/{game}/seats/{seat}` tells. The games stand,
    with "a former player" in the seat, and every proof of them still passes.
    """
    request.services.erasure.erase(_bearer(request).player)
    return Response(204, {})


@blueprint.get("/me/tokens")
@needs("player")
@documents_problems(blueprint, 401)
@documents_answer(blueprint, 200, "PlayerTokens")
def list_tokens(request: Request) -> Response:
    """List the player's tokens that are good, the oldest first: what is known of them, not what they are."""
    bearer = _bearer(request)
    found = request.services.players.tokens(bearer.player)
    items = [_token(id, token, bearer) for id, token in found.items()]
    return json_response({"items": items}, Cache_Control=ALWAYS_ASK, Vary="Authorization")


@blueprint.post("/me/tokens")
@needs("player")
@takes_link
@documents_problems(blueprint, 400, 401, 403, 413, 415, 422, 507)
@documents_headers(blueprint, LONG_IDEMPOTENCY_KEY)
@documents_answer(blueprint, 201, "CreatedToken", REPLAYED)
@takes_body(blueprint, TokenRequest(), {"label": "phone", "scope": "play"})
def create_token(request: Request, body: dict[str, Any]) -> Response:
    """Make a token of the player's; the answer alone holds it.

    A second device comes so: the first makes a token of the scope `link` and shows it, as a QR code for one. The second
    sends it here within 10 minutes, and gets a token of its own for it, once.
    """
    bearer = _bearer(request)
    if bearer.token.scope == "link" and body["scope"] == "link":
        raise Forbidden("A link makes a token that plays or reads, not another link.")
    key = idempotency_key(request, token_in_answer=True)
    token, id, kept, repeated = request.services.players.add_token(
        bearer, body["label"], body["scope"], body.get("days"), key
    )
    return _with_token(_token(id, kept, bearer), token, repeated)


@blueprint.delete("/me/tokens/<token>")
@needs("player")
@documents_problems(blueprint, 401, 403, 404, 507)
@documents_nothing(blueprint)
def revoke_token(request: Request, token: str) -> Response:
    """Revoke a token: it is good for nothing from now on, in every process and on every stream."""
    request.services.players.revoke(_bearer(request).player, token)
    return Response(204, {})


def _me(request: Request) -> Response:
    bearer = _bearer(request)
    body = _player(request, bearer.player) | {"scope": bearer.token.scope}
    return json_response(body, Cache_Control=ALWAYS_ASK, Vary="Authorization")


def _bearer(request: Request) -> Bearer:
    assert request.bearer  # `needs("player")` has seen to it
    return request.bearer


def _player(request: Request, id: str) -> dict[str, Any]:
    services = request.services
    player = services.players.get(id)
    games: dict[str, Counter[str]] = {}
    for one in services.players_games.of(id):
        games.setdefault(one.ruleset, Counter(open=0, running=0, finished=0))[one.status] += 1
    return {
        "id": player.id,
        "name": player.name,
        "created_at": player.created_at,
        "games": [{"ruleset": ruleset, **counts} for ruleset, counts in sorted(games.items())],
        "ratings": [
            {"ruleset": shelf.ruleset, "group": shelf.group, **rating.shown}
            for shelf, rating in services.standings.of(player.id)
        ],
    }


def _token(id: str, token: Token, bearer: Bearer) -> dict[str, Any]:
    return {
        "id": id,
        "label": token.label,
        "scope": token.scope,
        "created_at": token.created_at,
        "expires_at": token.expires_at,
        "current": id == bearer.token_id,
    }


def _with_token(body: dict[str, Any], token: str, repeated: bool) -> Response:
    response = json_response(body | {"token": token}, 201, Cache_Control=ALWAYS_ASK)
    response.holds_token = True
    if repeated:
        response.headers[REPLAYED] = "true"
    return response
