"""A client of Cairn, the game service.

`Client` and `AsyncClient` have the same methods. A refusal is raised as a class of `cairn_client.problems`. `types` has
the structs of moves, games and all responses.
"""

from cairn_client import problems, types
from cairn_client.about import __version__
from cairn_client.aio.client import AsyncClient
from cairn_client.aio.feed import AsyncMessage
from cairn_client.aio.game import AsyncGame, AsyncTurn
from cairn_client.client import Client
from cairn_client.errors import CairnError, Unreachable
from cairn_client.feed import Message
from cairn_client.game import Game, Replayed, Turn
from cairn_client.plain import Plain, typed
from cairn_client.problems import *  # noqa: F403
from cairn_client.seats import ai, human, open_seat
from cairn_client.webhooks import BadSignature, verify_webhook

__all__ = [
    "AsyncClient",
    "AsyncGame",
    "AsyncMessage",
    "AsyncTurn",
    "BadSignature",
    "CairnError",
    "Client",
    "Game",
    "Message",
    "Plain",
    "Replayed",
    "Turn",
    "Unreachable",
    "__version__",
    "ai",
    "human",
    "open_seat",
    "problems",
    "typed",
    "types",
    "verify_webhook",
]
__all__ += problems.__all__
