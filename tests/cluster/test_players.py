"""Players on a Redis Cluster: invitations, a clock, ratings, a rematch, erasure, series and pairings."""

import pytest
from helpers.api import Api
from helpers.people import Person, invites, play_enough
from helpers.running import until

pytestmark = pytest.mark.cluster


def test_players_come_back_and_go(parts: Api) -> None:
    """Their keys are in separate slots, and no command needs two at once."""
    ann, bob = Person(parts, "Ann"), Person(parts, "Bob")
    clock = {"kind": "turn", "seconds": 3, "then": "forfeit"}
    game = ann.opens(invites(bob), clock=clock)["id"]
    assert bob.lists(waiting="true") == [game]
    assert bob.post(f"/v1/games/{game}/seats", {}) == {"seat": 1, "token": None}
    play_enough(game, ann, bob)
    assert ann.post("/v1/me/tokens", {"label": "phone"})["scope"] == "play"
    code = " ".join(bob.post("/v1/me/recovery-code", None)["words"])
    assert parts.post("/v1/recoveries", {"code": code})["scope"] == "play"
    with bob.stream(f"/v1/games/{game}/stream?phrases=true") as stream:
        lines = stream.iter_lines(chunk_size=1)
        assert next(lines) == b"event: game"
        assert ann.ask("POST", f"/v1/games/{game}/phrases", json={"phrase": "hello"}).status_code == 204
        assert b"event: phrase" in lines
    until(lambda: parts.get(f"/v1/games/{game}")["status"] == "finished")
    assert parts.get(f"/v1/games/{game}")["outcome"] == {
        "reason": "timeout",
        "winners": [1],
        "points": [0, 0],
        "left": [0],
    }
    until(lambda: len(parts.get("/v1/standings/schotten_totten")["items"]) == 2)
    best = parts.get("/v1/standings/schotten_totten")["items"][0]["player"]
    assert best == {"id": bob.id, "name": "Bob"}
    again = bob.post(f"/v1/games/{game}/rematch", {})
    assert (again["rematch_of"], parts.get(f"/v1/games/{game}")["rematch"]) == (game, again["id"])
    assert ann.lists(waiting="true") == [again["id"]]
    assert [row["id"] for row in parts.get(f"/v1/games?player={bob.id}")["items"]] == [again["id"], game]
    assert bob.ask("DELETE", "/v1/me").status_code == 202
    assert parts.ask("POST", "/v1/recoveries", json={"code": code}).status_code == 401
    assert parts.get(f"/v1/games/{game}")["seats"][1]["name"] == "a former player"
    assert [one["player"]["id"] for one in parts.get("/v1/standings/schotten_totten")["items"]] == [ann.id]
    assert {proof["status"] for proof in parts.get(f"/v1/games/{game}/audit")["proofs"]} == {"passed"}


def test_series_batches_and_pairings(parts: Api) -> None:
    """Their keys are in separate slots. A series of players and AIs is played to its end and proven."""
    ann, bob = Person(parts, "Ann"), Person(parts, "Bob")
    body = {
        "title": "Cup",
        "format": "swiss",
        "ruleset": "schotten_totten",
        "places": 4,
        "levels": ["random", "random"],
    }
    series = ann.post("/v1/series", body | {"come_within": 2})["id"]
    for each in (ann, bob):
        each.post(f"/v1/series/{series}/participants", {})
    until(lambda: parts.get(f"/v1/series/{series}")["status"] == "finished")
    proofs = parts.get(f"/v1/series/{series}/audit")["proofs"]
    assert {proof["status"] for proof in proofs} == {"passed"}
    assert [each["id"] for each in bob.get("/v1/series?player=me")["items"]] == [series]
    assert len(parts.get(f"/v1/games?label=series:{series}")["items"]) == 4
    seats = [{"kind": "open"}, {"kind": "open"}]
    games = [{"ruleset": "schotten_totten", "seats": seats, "labels": {"n": str(number)}} for number in range(5)]
    key = {"Idempotency-Key": "b" * 40}
    opened = ann.ask("POST", "/v1/games/batch", json={"games": games}, headers=key).json()["items"]
    assert len({game["id"] for game in opened}) == len(ann.get("/v1/games?organiser=me")["items"][:5]) == 5
    ann.ask("PATCH", "/v1/me", json={"findable": True})
    assert [found["id"] for found in parts.get("/v1/players?name=an")["items"]] == [ann.id]
    ann.post("/v1/pairings", {"ruleset": "schotten_totten"})
    assert bob.post("/v1/pairings", {"ruleset": "schotten_totten"})["status"] == "paired"
