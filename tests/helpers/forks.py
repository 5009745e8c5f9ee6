"""Running games in the middle of a recorded one, for tests of the page and for its pictures."""

from typing import Any

from helpers.api import Api

MIDDLES = {
    "schotten_totten_tactics": 60,
    "schotten_totten_base": 60,
    "highland_clans_easy_version_1": 30,
    "highland_clans_3_drawn": 60,
    "highland_clans_4_drawn": 80,
    "highland_clans_5_hand": 90,
    "glen_more_2_players": 70,
    "glen_more_3_players": 80,
    "glen_more_4_players": 90,
    "glen_more_5_players": 110,
}
"""A recorded game of each number of players, and a step in its middle."""


def fork(api: Api, game: dict[str, Any], at: int) -> dict[str, Any]:
    """Fork a game at a step in which seat 0 is to act, with human players on all seats."""
    while not any(act["seat"] == 0 for act in api.get(f"/v1/games/{game['id']}?at={at}")["to_act"]):
        at += 1
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid", "Dora", "Emil")[: len(game["seats"])]]
    return dict(api.post(f"/v1/games/{game['id']}/forks", {"at": at, "seats": seats}))
