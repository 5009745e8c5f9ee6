"""Rematches over HTTP: the same seats, reserved for their previous players."""

from typing import Any

import pytest
from helpers.api import Api
from helpers.commands import play_to_the_end

from cairn.service.container import Services
from cairn.service.rules import GAMES


def opens(api: Api, *seats: dict[str, Any], ruleset: str = "schotten_totten", **more: Any) -> dict[str, Any]:
    """Open a game."""
    made: dict[str, Any] = api.post("/v1/games", {"ruleset": ruleset, "seats": list(seats), **more})
    return made


def guest(name: str) -> dict[str, str]:
    """Return the seat of a guest."""
    return {"kind": "human", "name": name}


def rematch(api: Api, game: str) -> Any:
    """Request a rematch, which must succeed."""
    return api.post(f"/v1/games/{game}/rematch", {})


def kinds(game: dict[str, Any]) -> list[tuple[str, str | None, bool]]:
    """Return the kind, the name and the reservation of each seat."""
    return [(seat["kind"], seat["name"], seat["reserved"]) for seat in game["seats"]]


@pytest.fixture
def finished(api: Api, services: Services) -> tuple[str, Api, Api]:
    """Return a finished, unlisted game of two guests with two rounds, and clients of both. Seat 0 began."""
    made = opens(
        api, guest("Ann"), guest("Bob"), options={"first_seat": 0, "rounds": 2}, listed=False, hints=False, rated=False
    )
    play_to_the_end(services, made["id"])
    ann, bob = (api.as_(seat["token"]) for seat in made["tokens"])
    return made["id"], ann, bob


def test_the_first_request_opens_a_rematch_and_the_second_joins(api: Api, finished: tuple[str, Api, Api]) -> None:
    """It has the same options, but the next seat begins. Both games are linked. Each player gets their seat's token."""
    game, ann, bob = finished
    assert api.get(f"/v1/games/{game}")["rematch"] is None
    opened = rematch(bob, game)
    assert kinds(opened) == [("open", None, True), ("human", "Bob", False)]
    assert (opened["status"], opened["rematch_of"], opened["hints"], opened["rated"]) == ("open", game, False, False)
    assert opened["options"] == {"rounds": 2, "first_seat": 1, "tactics": False, "expert": False}
    assert opened["id"] not in [row["id"] for row in api.get("/v1/games")["items"]], "unlisted as the first"
    assert api.get(f"/v1/games/{game}")["rematch"] == opened["id"]
    joined = rematch(ann, game)
    assert (joined["id"], joined["status"]) == (opened["id"], "running")
    assert kinds(joined) == [("human", "Ann", False), ("human", "Bob", False)]
    assert [len(found["tokens"]) for found in (opened, joined)] == [1, 1]
    for found, seat in ((joined, 0), (opened, 1)):
        own = api.as_(found["tokens"][0]["token"])
        assert own.get(f"/v1/games/{opened['id']}")["viewer"] == seat == found["tokens"][0]["seat"]
    assert api.get(f"/v1/games/{opened['id']}")["to_act"][0]["seat"] == 1


def test_requesting_a_rematch_is_idempotent(finished: tuple[str, Api, Api]) -> None:
    """A player gets the same seat and token again, before and after the other player joined."""
    game, ann, bob = finished
    first, again = rematch(ann, game), rematch(ann, game)
    assert first["tokens"] == again["tokens"]
    rematch(bob, game)
    later = rematch(ann, game)
    assert (later["id"], later["tokens"], later["version"]) == (first["id"], first["tokens"], 3)


def test_strangers_cannot_join_a_rematch(api: Api, finished: tuple[str, Api, Api]) -> None:
    """Neither taking a seat nor a request for a rematch works. Before the end there is no rematch."""
    game, ann, _ = finished
    new = rematch(ann, game)["id"]
    assert api.ask("POST", f"/v1/games/{new}/seats", json={"name": "Eve"}).status_code == 409
    assert api.ask("POST", f"/v1/games/{game}/rematch", json={}).status_code == 401
    eve = api.as_(api.post("/v1/players", {"name": "Eve"})["token"])
    assert eve.ask("POST", f"/v1/games/{game}/rematch", json={}).status_code == 403
    assert eve.ask("POST", f"/v1/games/{new}/seats", json={}).status_code == 409
    fresh = opens(api, guest("Ann"), guest("Bob"))
    unfinished = api.as_(fresh["tokens"][0]["token"]).ask("POST", f"/v1/games/{fresh['id']}/rematch", json={})
    assert (unfinished.status_code, unfinished.json()["type"]) == (409, "/problems/not-finished")


def test_a_rematch_invites_players_and_seats_ais(api: Api, services: Services) -> None:
    """A player accepts by a rematch or by taking the seat, or declines. An AI that replaced a player stays an AI."""
    people = [api.post("/v1/players", {"name": name}) for name in ("Ann", "Bob", "Cid")]
    ann, bob, cid = (api.as_(one["token"]) for one in people)
    seats = [{"kind": "human", "player": "me"}, *[{"kind": "open", "player": one["id"]} for one in people[1:]]]
    game = opens(ann, *seats, {"kind": "ai", "level": "random"}, ruleset="glen_more", options={"first_seat": 3})["id"]
    for one in (bob, cid):
        one.post(f"/v1/games/{game}/seats", {})
    cid.ask("DELETE", f"/v1/games/{game}/seats/2")
    services.commands.abandon(game, services.repository.latest_known(game).head.version)
    new = rematch(ann, game)
    assert kinds(new) == [
        ("human", "Ann", False),
        ("open", "Bob", True),
        ("ai", "greedy 3", False),
        ("ai", "random 4", False),
    ]
    assert new["tokens"] == []
    assert cid.ask("POST", f"/v1/games/{game}/rematch", json={}).status_code == 403
    assert [row["id"] for row in bob.get("/v1/games?player=me&waiting=true")["items"]] == [new["id"]]
    assert rematch(bob, game)["status"] == "running"


@pytest.mark.parametrize("moves", [1, 0])
@pytest.mark.parametrize("ruleset", GAMES)
def test_the_next_seat_begins_a_rematch(api: Api, services: Services, ruleset: str, moves: int) -> None:
    """This holds in every game, for drawn first seats, for games without moves, and for repeated rematches."""
    count = min(GAMES[ruleset].seats)
    made = opens(api, *[guest(name) for name in ("Ann", "Bob", "Cid")[:count]], ruleset=ruleset)
    game, tokens = made["id"], [one["token"] for one in made["tokens"]]
    for _ in range(3):
        begins = api.get(f"/v1/games/{game}")["to_act"][0]["seat"]
        for move in api.as_(tokens[begins]).get(f"/v1/games/{game}/legal-moves")["moves"][:moves]:
            api.as_(tokens[begins]).post(f"/v1/games/{game}/moves", {"moves": [move]})
        services.commands.abandon(game, services.repository.latest_known(game).head.version)
        asked = [rematch(api.as_(token), game) for token in tokens]
        game, tokens = asked[-1]["id"], [found["tokens"][0]["token"] for found in asked]
        assert asked[-1]["options"]["first_seat"] == (begins + 1) % count
        assert api.get(f"/v1/games/{game}")["to_act"][0]["seat"] == (begins + 1) % count
