"""The seats of a game that is opened."""

from secrets import token_hex
from typing import Any


def human(name: str | None = None, player: str | None = None) -> dict[str, Any]:
    """Return a seat for a guest with a name, or for a player with an id; `me` is the client's own player.

    It has a random nonce, which is an input of every draw.
    """
    given = {"name": name, "player": player, "nonce": token_hex(16)}
    return {"kind": "human"} | {key: value for key, value in given.items() if value}


def ai(level: str = "medium") -> dict[str, Any]:
    """Return a seat for an AI."""
    return {"kind": "ai", "level": level}


def open_seat(player: str | None = None) -> dict[str, Any]:
    """Return an open seat, which any client can take, or which is reserved for a player."""
    return {"kind": "open"} | ({"player": player} if player else {})
