"""Games over HTTP: open, list, long-poll, cache and delete."""

import re
import threading
from typing import Any

import pytest

from cairn.service.container import Services

ANN = {"kind": "human", "name": "Ann"}
OPEN = {"kind": "open"}
AI = {"kind": "ai", "level": "greedy"}
LONG_KEY = "k" * 32


def test_a_game_is_opened(api: Any) -> None:
    """The response is the whole resource, with the tokens of its human seats and its `Location`."""
    body = {"ruleset": "schotten_totten", "options": {"rounds": 1}, "seats": [ANN, AI]}
    answer = api.ask("POST", "/v1/games", json=body)
    game = answer.json()
    assert answer.status_code == 201
    assert re.fullmatch("[a-z2-7]{20}", game["id"])
    assert answer.headers["Location"] == f"/v1/games/{game['id']}"
    assert answer.headers["ETag"] == '"2"'
    assert game.pop("tokens")[0].keys() == {"seat", "token"}
    assert game.pop("state")["round"] == 1
    assert re.fullmatch("[0-9a-f]{64}", game.pop("chain"))
    assert game.pop("to_act")[0]["for"] == "play_card"
    assert game.pop("created_at") <= game.pop("updated_at")
    del game["id"]
    nobody = {"player": None, "reserved": False, "bot": False}
    assert game == {
        "ruleset": "schotten_totten",
        "rules_version": 1,
        "options": {"rounds": 1, "first_seat": None, "tactics": False, "expert": False},
        "forked_from": None,
        "imported": False,
        "signature": None,
        "status": "running",
        "version": 2,
        "seats": [
            {"seat": 0, "kind": "human", "name": "Ann", "level": None} | nobody,
            {"seat": 1, "kind": "ai", "name": "greedy 2", "level": "greedy"} | nobody,
        ],
        "viewer": None,
        "outcome": None,
        "hints": True,
        "rated": True,
        "labels": {},
        "undo": True,
        "leaving": None,
        "clock": None,
        "rematch_of": None,
        "rematch": None,
    }


def test_an_open_game_waits_for_players(api: Any) -> None:
    """It has no state and no current player until the last seat is taken."""
    game, (ann,) = api.open(ANN, OPEN)
    assert (game["status"], game["state"], game["to_act"], game["version"]) == ("open", None, [], 1)
    taken = api.ask("POST", f"/v1/games/{game['id']}/seats", json={"name": "Bob"})
    assert taken.status_code == 201
    assert taken.json().keys() == {"seat", "token"}
    bob = api.as_(taken.json()["token"])
    for client, viewer in ((ann, 0), (bob, 1), (api, None)):
        seen = client.get(f"/v1/games/{game['id']}")
        assert (seen["status"], seen["viewer"], seen["to_act"]) == (
            "running",
            viewer,
            [{"seat": 0, "for": "play_card", "by": "human", "until": None}],
        )


def test_opening_a_game_is_idempotent_with_a_key(api: Any) -> None:
    """The second response has the same bytes. Another body with the key is refused, and so is a short key."""
    body = {"ruleset": "schotten_totten", "seats": [ANN, OPEN]}
    answers = [api.ask("POST", "/v1/games", json=body, headers={"Idempotency-Key": LONG_KEY}) for _ in range(2)]
    assert answers[0].content == answers[1].content
    assert answers[0].headers["ETag"] == answers[1].headers["ETag"]
    other = api.ask("POST", "/v1/games", json=body | {"listed": False}, headers={"Idempotency-Key": LONG_KEY})
    assert (other.status_code, other.json()["type"]) == (422, "/problems/idempotency-key-reused")
    short = api.ask("POST", "/v1/games", json=body, headers={"Idempotency-Key": "k" * 31})
    assert (short.status_code, short.json()["errors"][0]["pointer"]) == (422, "Idempotency-Key")
    robots = body | {"seats": [AI, AI]}
    assert api.ask("POST", "/v1/games", json=robots, headers={"Idempotency-Key": "short"}).status_code == 201


def test_taking_a_seat_is_idempotent_with_a_key(api: Any) -> None:
    """The response has the same token, although the game has continued."""
    game, (ann,) = api.open(ANN, OPEN)
    path = f"/v1/games/{game['id']}/seats"
    first = api.ask("POST", path, json={"name": "Bob"}, headers={"Idempotency-Key": LONG_KEY})
    ann.post(f"/v1/games/{game['id']}/moves", {"moves": [ann.get(f"/v1/games/{game['id']}/legal-moves")["moves"][0]]})
    again = api.ask("POST", path, json={"name": "Bob"}, headers={"Idempotency-Key": LONG_KEY})
    assert (first.content, first.status_code, first.headers["ETag"]) == (again.content, 201, again.headers["ETag"])
    full = api.ask("POST", path, json={"name": "Cid"})
    assert (full.status_code, full.json()["type"]) == (409, "/problems/no-open-seat")


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        ({"ruleset": "chess"}, "/ruleset"),
        ({"seats": [ANN]}, "/seats"),
        ({"seats": [ANN, ANN, ANN]}, "/seats"),
        ({"seats": [ANN, {"kind": "robot"}]}, "/seats/1/kind"),
        ({"seats": [ANN, {"kind": "ai"}]}, "/seats/1/level"),
        ({"seats": [ANN, {"kind": "ai", "level": "god"}]}, "/seats/1/level"),
        ({"seats": [{"kind": "human"}, OPEN]}, "/seats/0/name"),
        ({"seats": [{"kind": "open", "name": "Ann"}, OPEN]}, "/seats/0/name"),
        ({"seats": [{"kind": "human", "name": "x" * 41}, OPEN]}, "/seats/0/name"),
        ({"seats": [{"kind": "human", "name": "a\u0007b"}, OPEN]}, "/seats/0/name"),
        ({"seats": [{"kind": "human", "name": " Ann"}, OPEN]}, "/seats/0/name"),
        ({"options": {"rounds": 0}}, "/options/rounds"),
        ({"options": {"rounds": "1"}}, "/options/rounds"),
        ({"options": {"first_seat": 2}}, "/options/first_seat"),
        ({"options": {"dice": 1}}, "/options/dice"),
        ({"listed": 1}, "/listed"),
        ({"hat": 1}, "/hat"),
    ],
)
def test_a_wrong_field_is_pointed_at(api: Any, change: dict[str, Any], pointer: str) -> None:
    """The 422 names the exact field and a reason."""
    body = {"ruleset": "schotten_totten", "seats": [ANN, OPEN]} | change
    answer = api.ask("POST", "/v1/games", json=body)
    assert (answer.status_code, answer.json()["type"]) == (422, "/problems/invalid")
    assert [error["pointer"] for error in answer.json()["errors"]] == [pointer]
    assert answer.json()["errors"][0]["detail"]


@pytest.mark.parametrize(
    ("query", "pointer"),
    [("status=odd", "query/status"), ("limit=501", "query/limit"), ("cursor=%25", "query/cursor"), ("q=1", "query/q")],
)
def test_a_wrong_parameter_is_pointed_at(api: Any, query: str, pointer: str) -> None:
    """The 422 names the parameter."""
    answer = api.ask("GET", f"/v1/games?{query}")
    assert (answer.status_code, answer.json()["errors"][0]["pointer"]) == (422, pointer)


def test_a_running_game_must_be_revalidated(api: Any) -> None:
    """Responses are private and must be revalidated. An unchanged game is 304, also for a list of tags."""
    game, _ = api.open()
    path = f"/v1/games/{game['id']}"
    answer = api.ask("GET", path)
    assert (answer.headers["ETag"], answer.headers["Cache-Control"]) == ('"2"', "private, no-cache")
    assert "Authorization" in answer.headers["Vary"]
    for tags in ('"2"', '"1", "2"', 'W/"2"', "*"):
        same = api.ask("GET", path, headers={"If-None-Match": tags})
        assert (same.status_code, same.content, same.headers["ETag"]) == (304, b"", '"2"')
    assert api.ask("GET", path, headers={"If-None-Match": '"1"'}).status_code == 200


def test_entity_tags_differ_by_viewer(api: Any) -> None:
    """A spectator's tag is not current for a seat. In If-Match any viewer's tag stands for its version."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    tags = [client.ask("GET", path).headers["ETag"] for client in (api, ann, bob)]
    assert tags == ['"2"', '"2-0"', '"2-1"']
    for client, mine in zip((api, ann, bob), tags, strict=True):
        for tag in tags:
            answer = client.ask("GET", path, headers={"If-None-Match": tag})
            assert answer.status_code == (304 if tag == mine else 200)
    move = {"moves": ann.get(f"{path}/legal-moves")["moves"][:1]}
    assert ann.ask("POST", f"{path}/moves", json=move, headers={"If-Match": '"1-0"'}).status_code == 412
    assert ann.ask("POST", f"{path}/moves", json=move, headers={"If-Match": tags[1]}).status_code == 201


def test_a_finished_game_is_public(api: Any) -> None:
    """Every position becomes visible and gets a new tag."""
    game, (ann, _bob) = api.open()
    path = f"/v1/games/{game['id']}"
    before = api.ask("GET", f"{path}?at=2")
    assert before.headers["ETag"] == '"2"'
    assert before.json()["state"]["hands"][0] == [None] * 6
    resigned = ann.ask("DELETE", f"{path}/seats/0")
    outcome = {"reason": "resigned", "winners": [1], "points": [0, 0], "left": [0]}
    assert (resigned.status_code, resigned.json()["outcome"]) == (200, outcome)
    after = api.ask("GET", f"{path}?at=2", headers={"If-None-Match": '"2"'})
    assert after.headers["ETag"] != '"2"'
    assert None not in after.json()["state"]["hands"][0]
    assert api.get(path)["status"] == "finished"


def test_any_earlier_version_can_be_read(api: Any) -> None:
    """It is shown as visible to the viewer. Version 0 and versions above the newest do not exist."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    seen = [ann.get(path)]
    for player in (ann, bob, ann):
        moves = player.get(f"{path}/legal-moves")["moves"]
        player.post(f"{path}/moves", {"moves": moves[:1]})
        seen.append(ann.get(path))
    for version, then in enumerate(seen, start=2):
        assert ann.get(f"{path}?at={version}") == then
    assert api.ask("GET", f"{path}?at=6").status_code == 404
    assert api.ask("GET", f"{path}?at=0").status_code == 422


def test_a_long_poll_returns_after_a_change(api: Any) -> None:
    """It returns 200 with the new game as soon as another player has moved."""
    game, (ann, bob) = api.open()
    path = f"/v1/games/{game['id']}"
    got: list[Any] = []
    waiting = threading.Thread(target=lambda: got.append(bob.get(f"{path}?wait=30&after=2")))
    waiting.start()
    ann.post(f"{path}/moves", {"moves": ann.get(f"{path}/legal-moves")["moves"][:1]})
    waiting.join(timeout=20)
    assert got[0]["version"] == 3
    assert bob.get(f"{path}?wait=0.05&after=3")["version"] == 3
    assert bob.get(f"{path}?wait=30&after=1")["version"] == 3
    assert bob.ask("GET", f"{path}?wait=31").status_code == 422


def test_an_operator_deletes_a_game(api: Any, operator: Any, services: Services) -> None:
    """Other clients cannot. Nothing of the game is left afterwards."""
    game, (ann, _bob) = api.open()
    path = f"/v1/games/{game['id']}"
    assert api.ask("DELETE", path).status_code == 401
    assert ann.ask("DELETE", path).status_code == 403
    assert operator.get(path)["viewer"] is None
    assert operator.ask("DELETE", path).status_code == 204
    for client in (api, ann, operator):
        assert client.ask("GET", path).status_code == 404
    assert operator.ask("DELETE", path).status_code == 404
    kept = {*services.redis.keys("cairn:{*")} - {b"cairn:{cairn:format}:parts"}  # the API's heartbeat may add it
    assert kept == {b"cairn:{erasures}:files"}, "which has no name and no id"


def test_a_player_who_leaves_loses_the_seat(api: Any) -> None:
    """The token becomes unknown, and a game without players is abandoned. Another player's seat cannot be left."""
    game, (ann,) = api.open(ANN, OPEN)
    path = f"/v1/games/{game['id']}"
    assert ann.ask("DELETE", f"{path}/seats/1").status_code == 403
    assert ann.ask("DELETE", f"{path}/seats/7").status_code == 404
    assert api.ask("DELETE", f"{path}/seats/0").status_code == 401
    assert ann.ask("DELETE", f"{path}/seats/0").json()["outcome"]["reason"] == "abandoned"
    assert ann.ask("GET", path).status_code == 401
