"""Players: clients with a token of their own, and their usual requests."""

from typing import Any

import requests
from helpers.api import Api

from cairn.service.rules import GAMES


class Person(Api):
    """A player, as a client with their token."""

    def __init__(self, api: Api, name: str) -> None:
        self.made = api.post("/v1/players", {"name": name})
        self.id: str = self.made["id"]
        super().__init__(api.url, self.made["token"])

    def opens(self, *others: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Open a game with this player on seat 0, which begins, and return it."""
        options = {"first_seat": 0, **more.pop("options", {})}
        seats = [{"kind": "human", "player": "me"}, *others]
        made: dict[str, Any] = self.post(
            "/v1/games", {"ruleset": "schotten_totten", "options": options, "seats": seats, **more}
        )
        return made

    def lists(self, **query: Any) -> list[str]:
        """Return the ids of the player's games, as listed for the player."""
        return [row["id"] for row in self.get("/v1/games", params={"player": "me", **query})["items"]]


def code_of(player: Api) -> str:
    """Request a new recovery code for a player, and return its words."""
    return " ".join(player.post("/v1/me/recovery-code", None)["words"])


def comes_back(api: Api, code: str, **options: Any) -> requests.Response:
    """Return the response to a recovery code."""
    return api.ask("POST", "/v1/recoveries", json={"code": code, "label": "new phone"}, **options)


def says(client: Api, game: str, phrase: str = "hello") -> requests.Response:
    """Return the response to a phrase at a table."""
    return client.ask("POST", f"/v1/games/{game}/phrases", json={"phrase": phrase})


def refused(answer: requests.Response) -> tuple[int, str]:
    """Return the status and the type of a refusal."""
    return answer.status_code, answer.json()["type"].removeprefix("/problems/")


def invites(player: Person) -> dict[str, str]:
    """Return the request of a seat reserved for a player."""
    return {"kind": "open", "player": player.id}


def play_enough(game: str, *players: Api) -> None:
    """Have players, by seat, make moves until a game counts if it ends now, and the first of them is to act."""
    path, counts = f"/v1/games/{game}", [0] * len(players)
    while True:
        now = players[0].get(path)
        seat = now["to_act"][0]["seat"]
        if seat == 0 and min(counts) >= GAMES[now["ruleset"]].least_moves:
            return
        moves = players[seat].get(f"{path}/legal-moves")["moves"]
        players[seat].post(
            f"{path}/moves", {"moves": [next((entry for entry in moves if entry["type"] == "claim"), moves[0])]}
        )
        counts[seat] += 1
