"""A client of Cairn, the game service."""

from cairn_client import types
from cairn_client.client import Client, Game, Message, Replayed, Turn, ai, human, open_seat
from cairn_client.errors import (
    CairnError,
    Forbidden,
    GameOver,
    IllegalMove,
    Invalid,
    NoOpenSeat,
    NotFound,
    NotYourTurn,
    StaleVersion,
    TooManyRequests,
    Unauthorized,
    Unreachable,
)
from cairn_client.webhooks import BadSignature, verify_webhook

__all__ = [
    "BadSignature",
    "CairnError",
    "Client",
    "Forbidden",
    "Game",
    "GameOver",
    "IllegalMove",
    "Invalid",
    "Message",
    "NoOpenSeat",
    "NotFound",
    "NotYourTurn",
    "Replayed",
    "StaleVersion",
    "TooManyRequests",
    "Turn",
    "Unauthorized",
    "Unreachable",
    "ai",
    "human",
    "open_seat",
    "types",
    "verify_webhook",
]
