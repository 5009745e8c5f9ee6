"""Running games in the middle of a recorded one, for tests of the page and for its pictures."""

from typing import Any

from helpers.api import Api


def fork(api: Api, game: dict[str, Any], at: int) -> dict[str, Any]:
    """Fork a game at a step in which seat 0 is to act, with human players on all seats."""
    while not any(act["seat"] == 0 for act in api.get(f"/v1/games/{game['id']}?at={at}")["to_act"]):
        at += 1
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid", "Dora", "Emil")[: len(game["seats"])]]
    return dict(api.post(f"/v1/games/{game['id']}/forks", {"at": at, "seats": seats}))
