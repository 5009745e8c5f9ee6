"""Hints over HTTP: permissions, timing, limits and results."""

from typing import Any

import pytest
from helpers.api import Api
from helpers.people import Person

from cairn.events.codec import decode
from cairn.events.table import GameOpened
from cairn.service.analyses.hints import MAX_PENDING
from cairn.service.container import Services
from cairn.service.deciding.levels import version_of

ANN, BOB = {"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}


def open_game(api: Api, **more: Any) -> tuple[dict[str, Any], list[Api]]:
    """Open a game in which seat 0 begins. Return it and a client for each seat."""
    body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": [ANN, BOB]} | more
    game = api.post("/v1/games", body)
    return game, [api.as_(token["token"]) for token in game["tokens"]]


def test_a_hint_is_requested_and_then_read(api: Api) -> None:
    """The 202 response has its URL, which only the seat can read."""
    game, (ann, bob) = open_game(api)
    path = f"/v1/games/{game['id']}/hints"
    response = ann.ask("POST", path, json={})
    assert (response.status_code, response.headers["Retry-After"]) == (202, "1")
    hint = response.json()
    assert response.headers["Location"] == f"{path}/{hint['id']}"
    assert (hint["status"], hint["version"], hint["seat"], hint["level"]) == ("pending", game["version"], 0, "hard")
    read = ann.ask("GET", response.headers["Location"])
    assert (read.json(), read.headers["Cache-Control"]) == (hint, "private, no-cache")
    assert ann.ask("POST", path, json={}).json() == hint
    assert bob.ask("GET", response.headers["Location"]).status_code == 404
    assert api.ask("GET", response.headers["Location"]).status_code == 401


def test_hint_ids_cannot_be_guessed(api: Api, services: Services) -> None:
    """They depend on the server's key and differ by seat, version and game."""
    game, (ann, _) = open_game(api)
    (id,) = {ann.ask("POST", f"/v1/games/{game['id']}/hints", json={}).json()["id"] for _ in range(2)}
    level = "hard", version_of("schotten_totten", "hard")
    assert id == services.tokens.hint(game["id"], 0, game["version"], *level)
    others = [(game["id"], 1, game["version"]), (game["id"], 0, 9), ("a" * 20, 0, game["version"])]
    assert id not in {services.tokens.hint(*other, *level) for other in others}


@pytest.mark.parametrize("hints", [True, False])
def test_a_game_can_be_opened_without_hints(api: Api, services: Services, hints: bool) -> None:
    """The game, the lobby and its forks show this. If hints are allowed, the log does not mention them."""
    game, (ann, _) = open_game(api, hints=hints)
    assert (game["hints"], api.get("/v1/games")["items"][0]["hints"]) == (hints, hints)
    first = next(iter(services.log.read(game["id"])))
    assert (b'"hints"' in first.stored) == (not hints)
    opened = decode(first.stored, 1).events[0]
    assert isinstance(opened, GameOpened)
    assert opened.hints == hints
    response = ann.ask("POST", f"/v1/games/{game['id']}/hints", json={})
    assert response.status_code == (202 if hints else 409)
    assert hints or (response.json()["type"], response.json()["detail"]) == (
        "/problems/hints-off",
        "This game was opened without hints.",
    )
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    assert {proof["status"] for proof in api.get(f"/v1/games/{game['id']}/audit")["proofs"]} == {"passed"}
    fork = api.post(f"/v1/games/{game['id']}/forks", {"at": 2, "seats": [ANN, BOB]})
    assert fork["hints"] == hints


def test_a_game_that_may_be_rated_offers_no_hints(api: Api) -> None:
    """A request is refused with a reason, and game and lobby show that there are none. Unrated games have hints."""
    ann = Person(api, "Ann")
    for rated in (True, False):
        game = ann.opens({"kind": "ai", "level": "random"}, rated=rated)
        (row,) = [row for row in ann.get("/v1/games")["items"] if row["id"] == game["id"]]
        assert (game["rated"], game["hints"], row["hints"]) == (rated, not rated, not rated)
        response = ann.ask("POST", f"/v1/games/{game['id']}/hints", json={})
        assert response.status_code == (409 if rated else 202)
        assert not rated or response.json()["detail"].startswith("This game may count for ratings")


def test_a_guest_who_joins_enables_hints(api: Api) -> None:
    """A game with a guest cannot be rated, so it offers hints from then on, in the lobby too."""
    ann = Person(api, "Ann")
    game = ann.opens({"kind": "open"})
    assert not game["hints"]
    api.post(f"/v1/games/{game['id']}/seats", {"name": "Guest"})
    (row,) = [row for row in ann.get("/v1/games")["items"] if row["id"] == game["id"]]
    assert (ann.get(f"/v1/games/{game['id']}")["hints"], row["hints"]) == (True, True)


def test_only_the_seat_to_move_gets_a_hint(api: Api) -> None:
    """The game must be running and at the requested version."""
    game, (ann, bob) = open_game(api)
    path = f"/v1/games/{game['id']}"
    refused = bob.ask("POST", f"{path}/hints", json={})
    assert (refused.status_code, refused.json()["type"]) == (409, "/problems/not-your-turn")
    assert refused.json()["legal_moves"] == f"{path}/legal-moves"
    assert ann.ask("POST", f"{path}/hints", json={}, headers={"If-Match": '"1"'}).status_code == 412
    assert ann.ask("POST", f"{path}/hints", json={}, headers={"If-Match": '"2"'}).status_code == 202
    assert ann.ask("POST", f"{path}/hints", json={"seat": 1}).status_code == 422
    ann.ask("DELETE", f"{path}/seats/0")
    assert bob.ask("POST", f"{path}/hints", json={}).json()["type"] == "/problems/game-over"
    waiting, (cid,) = open_game(api, seats=[ANN, {"kind": "open"}])
    assert cid.ask("POST", f"/v1/games/{waiting['id']}/hints", json={}).json()["type"] == "/problems/not-started"


def test_a_repeated_request_gets_the_same_hint(api: Api) -> None:
    """This holds although the game has continued. Another request with its key is refused."""
    game, (ann, _) = open_game(api)
    path, key = f"/v1/games/{game['id']}", {"Idempotency-Key": "my hint"}
    hint = ann.ask("POST", f"{path}/hints", json={}, headers=key).json()
    ann.post(f"{path}/moves", {"moves": ann.get(f"{path}/legal-moves")["moves"][:1]})
    again = ann.ask("POST", f"{path}/hints", json={}, headers=key)
    assert (again.status_code, again.json()) == (202, hint)
    other = ann.ask("POST", f"{path}/hints", data="{ }", headers=key | {"Content-Type": "application/json"})
    assert (other.status_code, other.json()["type"]) == (422, "/problems/idempotency-key-reused")


def test_requests_that_change_nothing_store_nothing(api: Api, services: Services) -> None:
    """Of several keys for one hint, only the first is stored."""
    game, (ann, _) = open_game(api)
    for number in range(5):
        ann.ask("POST", f"/v1/games/{game['id']}/hints", json={}, headers={"Idempotency-Key": f"key {number}"})
    fields: Any = services.redis.hkeys(f"cairn:{{{game['id']}}}:hints")
    assert len([field for field in fields if field.startswith(b"key:")]) == 1


def test_a_seat_has_at_most_three_pending_hints(api: Api) -> None:
    """A fourth is refused with `Retry-After`."""
    game, clients = open_game(api)
    path = f"/v1/games/{game['id']}"
    statuses: list[int] = []
    while len(statuses) <= MAX_PENDING:
        seat = api.get(path)["to_act"][0]["seat"]
        if seat == 0:
            answer = clients[0].ask("POST", f"{path}/hints", json={})
            statuses.append(answer.status_code)
        clients[seat].post(f"{path}/moves", {"moves": clients[seat].get(f"{path}/legal-moves")["moves"][:1]})
    assert statuses == [202] * MAX_PENDING + [429]
    assert answer.headers["Retry-After"] == "1"
