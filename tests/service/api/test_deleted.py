"""Deleted games: their idempotency keys open no other game, so old tokens stay invalid."""

from typing import Any

import pytest
from helpers.api import Api

KEY = {"Idempotency-Key": "a key that nobody else could guess"}
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
OPENING = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": SEATS}


def check_reused(answer: Any) -> None:
    """Check that a key was refused, and the reason."""
    assert (answer.status_code, answer.json()["type"]) == (422, "/problems/idempotency-key-reused"), answer.text
    assert answer.json()["detail"] == "This Idempotency-Key opened a game that was deleted; use a new one."


@pytest.mark.parametrize("seats", [SEATS, [{"kind": "human", "name": "Eve"}, {"kind": "open"}]])
def test_the_key_of_a_deleted_game_opens_no_game(api: Api, operator: Api, seats: list[dict[str, str]]) -> None:
    """This holds for the same body, for another body, and if moves were made in the game."""
    game = api.post("/v1/games", OPENING, headers=KEY)
    assert api.post("/v1/games", OPENING, headers=KEY) == game
    ann = api.as_(game["tokens"][0]["token"])
    moves = ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"][:1]
    ann.post(f"/v1/games/{game['id']}/moves", {"moves": moves}, headers={"Idempotency-Key": "1"})
    for _ in range(2):
        operator.ask("DELETE", f"/v1/games/{game['id']}")
        check_reused(api.ask("POST", "/v1/games", json=OPENING | {"seats": seats}, headers=KEY))
        assert ann.ask("GET", f"/v1/games/{game['id']}").status_code == 404
    another = api.post("/v1/games", OPENING, headers={"Idempotency-Key": KEY["Idempotency-Key"] + "!"})
    assert another["id"] != game["id"]


def test_a_deleted_fork_is_not_opened_again(api: Api, operator: Api) -> None:
    """Its key is marked like the key of any game."""
    game, (ann, _bob) = api.open()
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    path, body = f"/v1/games/{game['id']}/forks", {"at": 2, "seats": SEATS}
    fork = api.post(path, body, headers=KEY)
    operator.ask("DELETE", f"/v1/games/{fork['id']}")
    check_reused(api.ask("POST", path, json=body, headers=KEY))


@pytest.mark.usefixtures("importer")
def test_a_deleted_game_can_be_imported(api: Api, operator: Api) -> None:
    """Its archive proves itself. An old token is valid for a seat but cannot move. The key stays used."""
    game = api.post("/v1/games", OPENING, headers=KEY)
    path, ann = f"/v1/games/{game['id']}", api.as_(game["tokens"][0]["token"])
    ann.ask("DELETE", f"{path}/seats/0")
    archive = api.ask("GET", f"{path}/archive").content
    for _ in range(2):
        assert operator.ask("DELETE", path).status_code == 204
        assert api.imported(archive)["id"] == game["id"]
        assert ann.get(path)["viewer"] == 0
        assert ann.ask("POST", f"{path}/moves", json={"moves": [{"type": "end_turn"}]}).status_code == 409
    operator.ask("DELETE", path)
    check_reused(api.ask("POST", "/v1/games", json=OPENING, headers=KEY))


def test_deleting_a_game_without_a_key_leaves_no_mark(api: Api, operator: Api, services: Any) -> None:
    """No client can reuse its id, so no mark is needed."""
    game, _ = api.open()
    operator.ask("DELETE", f"/v1/games/{game['id']}")
    assert services.redis.keys(f"cairn:{{{game['id']}}}:*") == []
