"""Players whose invitations a player has blocked."""

from typing import Annotated

from msgspec import Struct

from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response
from cairn.service.api.http.route import Route
from cairn.service.queries.fields import Id, Time, doc


class BlockedPlayer(Struct):
    """A blocked player."""

    id: Annotated[Id, doc("The player's id.")]
    since: Annotated[Time, doc("When the player was blocked, UTC in milliseconds.")]


class BlockedPlayers(Struct):
    """The players that a player has blocked."""

    items: Annotated[list[BlockedPlayer], doc("The blocked players, oldest first.")]


def list_blocked(request: Request) -> Response:
    """List the players that the caller has blocked. Only the caller can read this list."""
    blocked = request.services.invitations.blocked_players(request.player or "")
    items = [BlockedPlayer(id, since) for id, since in blocked.items()]
    return json_response(BlockedPlayers(items), Cache_Control=ALWAYS_ASK, Vary="Authorization")


def block_player(request: Request, player: str) -> Response:
    """Block a player: their invitations are no longer shown in lists, on feeds or by webhooks.

    The blocked player is not notified: inviting succeeds as before, and the reserved seat stays empty. They may still
    join open games. A player can invite another player at most 10 times a day, can send at most 200 invitations a day,
    and is shown at most 100 a day.
    """
    request.services.invitations.block(request.player or "", player)
    return Response(204, {})


def unblock_player(request: Request, player: str) -> Response:
    """Unblock a player: later invitations from them are shown again."""
    request.services.invitations.unblock(request.player or "", player)
    return Response(204, {})


ROUTES = (
    Route("GET", "/v1/me/blocked", list_blocked, BlockedPlayers, needs="player"),
    Route("PUT", "/v1/me/blocked/<player>", block_player, needs="player", problems=(422,)),
    Route("DELETE", "/v1/me/blocked/<player>", unblock_player, needs="player"),
)
