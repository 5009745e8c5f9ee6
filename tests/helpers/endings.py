"""Games that are about to end, and a way to end them."""

from typing import Any

from helpers.api import Api

from cairn.contract.playing import recording


def nearly_over(api: Api, *seats: dict[str, Any], asked_by: Api | None = None) -> dict[str, Any]:
    """Return a game that is over after a few moves: a fork of a recorded game."""
    recorded = api.imported(recording("schotten_totten_base").read_bytes())
    body = {"at": recorded["version"] - 2, "seats": list(seats)}
    game: dict[str, Any] = (asked_by or api).post(f"/v1/games/{recorded['id']}/forks", body)
    return game


def finish(api: Api, game: str, *clients: Api) -> None:
    """Play a game to its end by legal moves, claims first; the clients act for its seats."""
    while (now := api.get(f"/v1/games/{game}"))["status"] == "running":
        mover = clients[now["to_act"][0]["seat"]]
        moves = mover.get(f"/v1/games/{game}/legal-moves")["moves"]
        claims = [move for move in moves if move["type"] == "claim"]
        mover.post(f"/v1/games/{game}/moves", {"moves": [*claims, *moves][:1]})
