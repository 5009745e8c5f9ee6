"""Seats of new games, as requests describe them, and the names of guests."""

from collections.abc import Sequence
from typing import Any

from cairn.events.table import Seat
from cairn.service.api.http.request import Request
from cairn.service.api.http.validation import invalid_body
from cairn.service.errors import Forbidden, Unauthorized


def seats_of(request: Request, requested: list[dict[str, Any]]) -> tuple[list[Seat], list[str | None]]:
    """Return the seats of a new game, and the names of its guests, by seat.

    Refuse unknown players, and players other than the caller, unless the seat is only reserved for them.
    """
    _check_players(request, requested)
    bot = any("player" in seat for seat in requested) and is_bot(request)
    seats = [_seat(seat, request.player, bot) for seat in requested]
    players = [seat.player for seat in seats if seat.player]
    mistakes: dict[int, Any] = {}
    known = request.services.players.filter_known(players) if players else set()
    for place, seat in enumerate(seats):
        if seat.player and seat.player not in known:
            mistakes[place] = {"player": ["There is no such player."]}
        elif seat.player and seat.player in [before.player for before in seats[:place]]:
            mistakes[place] = {"player": ["A player can have only one seat of a game."]}
    if mistakes:
        raise invalid_body({"seats": mistakes})
    return seats, [seat.get("name") for seat in requested]


def invite(request: Request, game: str, seats: Sequence[Seat]) -> None:
    """Invite the players for whom seats of a new game are reserved; raise TooOften."""
    if request.player:
        invited = [seat.player for seat in seats if seat.reserved and seat.player]
        request.services.invitations.send(game, request.player, invited)


def nonces_of(requested: list[dict[str, Any]]) -> list[str]:
    """Return the contributions to the game's randomness, by seat."""
    return [seat.get("nonce", "") for seat in requested]


def _check_players(request: Request, requested: list[dict[str, Any]]) -> None:
    named = [seat for seat in requested if "player" in seat]
    if named and request.player is None:
        raise Unauthorized("Seats of players and invitations need the token of a player.")
    for seat in named:
        if seat["kind"] == "human" and seat["player"] not in ("me", request.player):
            raise Forbidden("Another player can be invited: their seat is `open` until they take it.")


def is_bot(request: Request) -> bool:
    """Return whether the caller is a player that is a program."""
    return request.player is not None and request.services.players.get(request.player).bot


def _seat(seat: dict[str, Any], me: str | None, bot: bool) -> Seat:
    kind, player = seat["kind"], me if seat.get("player") == "me" else seat.get("player")
    is_reserved = kind == "open" and player is not None
    return Seat(kind, player, seat.get("level"), is_reserved, bot and kind == "human" and player is not None)
