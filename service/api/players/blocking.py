"""Whose invitations a player does not want to see."""

from typing import Annotated

from msgspec import Struct

from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response
from cairn.service.api.http.route import Route
from cairn.service.queries.fields import Id, Time, doc


class BlockedPlayer(Struct):
    """A player who is blocked."""

    id: Annotated[Id, doc("The player's id.")]
    since: Annotated[Time, doc("Since when, UTC in milliseconds.")]


class BlockedPlayers(Struct):
    """Whom a player has blocked."""

    items: Annotated[list[BlockedPlayer], doc("The oldest first.")]


def list_blocked(request: Request) -> Response:
    """List whom the player has blocked. Nobody else is told."""
    blocked = request.services.invitations.blocked_players(request.player or "")
    items = [BlockedPlayer(id, since) for id, since in blocked.items()]
    return json_response(BlockedPlayers(items), Cache_Control=ALWAYS_ASK, Vary="Authorization")


def block_player(request: Request, player: str) -> Response:
    """Block a player: none of their invitations is shown any more, on a list, a feed or by a webhook.

    They are not told: an invitation of theirs is answered as any other, and the seat waits in vain.
    What else they may do stays, as to sit down in an open game. The invitations of one player to another are 10 a day
    at most, those that one sends 200, and those that one is shown 100.
    """
    request.services.invitations.block(request.player or "", player)
    return Response(204, {})


def unblock_player(request: Request, player: str) -> Response:
    """Unblock a player: invitations of theirs that come from now on are shown again."""
    request.services.invitations.unblock(request.player or "", player)
    return Response(204, {})


ROUTES = (
    Route("GET", "/v1/me/blocked", list_blocked, BlockedPlayers, needs="player"),
    Route("PUT", "/v1/me/blocked/<player>", block_player, needs="player", problems=(422,)),
    Route("DELETE", "/v1/me/blocked/<player>", unblock_player, needs="player"),
)
