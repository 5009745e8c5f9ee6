"""Common steps of tests of webhooks."""

from typing import Any

from helpers.api import Api
from helpers.receiver import Receiver

ANN, BOB = {"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}


def player(client: Api, name: str) -> tuple[str, Api]:
    """Return a new player's id, and a client with their token."""
    created = client.post("/v1/players", {"name": name})
    return created["id"], client.as_(created["token"])


def hook(client: Api, receiver: Receiver, **body: Any) -> Any:
    """Create a webhook."""
    return client.post("/v1/webhooks", {"url": receiver.url, **body})


def move(game: str, *clients: Api) -> int:
    """Make the first legal move of the seat to act, and return the version that follows."""
    for client in clients:
        if moves := client.get(f"/v1/games/{game}/legal-moves")["moves"]:
            return int(client.post(f"/v1/games/{game}/moves", {"moves": moves[:1]})["version"])
    raise AssertionError("no seat can move")
