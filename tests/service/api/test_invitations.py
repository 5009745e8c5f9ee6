"""Invitations, blocked players and rematches, whose seats are reserved."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from helpers.api import Api
from helpers.commands import play_to_the_end
from helpers.people import Person, invites, refused

from cairn.service.api.http.streaming import NDJSON
from cairn.service.commands import invitations
from cairn.service.commands.invitations import MAX_TO_ONE, Invitations
from cairn.service.container import Services
from cairn.service.errors import TooOften
from cairn.service.rules import GAMES


def without_identity(game: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of a response that do not depend on its game."""
    return {key: value for key, value in game.items() if key not in ("id", "created_at", "updated_at", "chain")}


def test_a_blocked_inviter_is_hidden_and_not_notified(api: Api, ann: Person, bob: Person) -> None:
    """Later and earlier invitations are missing on the blocker's lists and feed, until the blocker takes the seat."""
    eve = Person(api, "Eve")
    before = ann.opens(invites(bob))
    assert bob.lists(waiting="true") == [before["id"]]
    for _ in range(2):
        assert bob.ask("PUT", f"/v1/me/blocked/{ann.id}").status_code == 204
    (blocked,) = bob.get("/v1/me/blocked")["items"]
    assert blocked["id"] == ann.id
    during = ann.opens(invites(bob))
    other = eve.opens(invites(bob))
    assert without_identity(during) == without_identity(before)
    assert ann.get("/v1/me/blocked") == {"items": []}
    assert bob.lists(waiting="true") == bob.lists() == [other["id"]]
    with bob.stream("/v1/stream", {"Accept": NDJSON}) as feed:
        assert json.loads(next(line for line in feed.iter_lines() if line))["game"] == other["id"]
    public = {row["id"] for row in api.get(f"/v1/games?player={bob.id}")["items"]}
    assert public == {game["id"] for game in (before, during, other)}, "public responses do not reveal it either"
    assert ann.get(f"/v1/players/{bob.id}")["games"][0]["open"] == 3
    assert bob.post(f"/v1/games/{during['id']}/seats", {})["seat"] == 1
    assert {*bob.lists()} == {other["id"], during["id"]}
    assert bob.ask("DELETE", f"/v1/me/blocked/{ann.id}").status_code == 204
    assert refused(bob.ask("DELETE", f"/v1/me/blocked/{ann.id}")) == (404, "not-found")
    after = ann.opens(invites(bob))
    assert after["id"] in bob.lists(waiting="true")


def test_rematches_and_forks_count_as_invitations(ann: Person, bob: Person) -> None:
    """They reserve a seat, as any invitation does."""
    game = ann.opens(invites(bob))["id"]
    bob.post(f"/v1/games/{game}/seats", {})
    bob.ask("PUT", f"/v1/me/blocked/{ann.id}")
    ann.ask("DELETE", f"/v1/games/{game}/seats/0")
    again = ann.post(f"/v1/games/{game}/rematch", {})
    fork = ann.post(f"/v1/games/{game}/forks", {"at": 3, "seats": [{"kind": "human", "player": "me"}, invites(bob)]})
    assert bob.lists(waiting="true") == []
    assert bob.lists() == [game]
    assert {again["status"], fork["status"]} == {"open"}


def test_invalid_blocks_are_refused(ann: Person) -> None:
    """Players cannot block themselves or unknown players. A read-only token cannot block."""
    assert refused(ann.ask("PUT", f"/v1/me/blocked/{ann.id}")) == (422, "invalid")
    for unknown in ("a" * 20, "x"):
        assert refused(ann.ask("PUT", f"/v1/me/blocked/{unknown}")) == (404, "not-found")
    reads = ann.post("/v1/me/tokens", {"scope": "read"})["token"]
    assert refused(ann.as_(reads).ask("PUT", f"/v1/me/blocked/{ann.id}")) == (403, "forbidden")
    assert refused(Api(ann.url).ask("GET", "/v1/me/blocked")) == (401, "unauthorized")


def test_a_player_gets_at_most_ten_invitations_a_day_from_another(ann: Person, bob: Person) -> None:
    """The eleventh is refused with a reason and opens no game. Blocked inviters get the same refusal."""
    bob.ask("PUT", f"/v1/me/blocked/{ann.id}")
    for _ in range(MAX_TO_ONE):
        ann.opens(invites(bob))
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "player": "me"}, invites(bob)]}
    answer = ann.ask("POST", "/v1/games", json=body)
    assert refused(answer) == (429, "too-often")
    assert answer.headers["Retry-After"] == "3600"
    assert len(ann.lists()) == MAX_TO_ONE


def test_invitations_per_day_are_limited_for_senders_and_receivers(
    services: Services, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This holds for concurrent ones, too. Above the receiver's limit they are muted without notice to the sender."""
    monkeypatch.setattr(invitations, "MAX_SENT", 8)
    monkeypatch.setattr(invitations, "MAX_SHOWN", 5)
    sent, sending = list[str](), Invitations(services.redis, services.clock)

    def send(game: str) -> None:
        try:
            sending.send(game, ann.id, [bob.id])
            sent.append(game)
        except TooOften:
            pass

    with ThreadPoolExecutor(16) as pool:
        assert len([*pool.map(send, (letter * 20 for letter in "abcdefghijklmnop"))]) == 16
    assert len(sent) == 8
    send(sent[0])
    assert len(sent) == 9, "the same again is sent once"
    assert len(services.invitations.muted_games(bob.id)) == 3


def test_blocks_and_invitation_counts_are_erased_with_the_player(services: Services, ann: Person, bob: Person) -> None:
    """This covers the list of blocks and the counts of sent and shown invitations."""
    bob.ask("PUT", f"/v1/me/blocked/{ann.id}")
    ann.opens(invites(bob))
    assert len(services.redis.keys(f"cairn:{{player:{bob.id}}}:[bm]*")) == 2
    assert bob.ask("DELETE", "/v1/me").status_code in (202, 204)
    assert services.redis.keys(f"cairn:{{player:{bob.id}}}:[bmrs]*") == []


GUESTS = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")]


def opens(api: Api, *seats: dict[str, Any], ruleset: str = "schotten_totten", **more: Any) -> dict[str, Any]:
    """Open a game."""
    made: dict[str, Any] = api.post("/v1/games", {"ruleset": ruleset, "seats": list(seats), **more})
    return made


def rematch(api: Api, game: str) -> Any:
    """Request a rematch, which must succeed."""
    return api.post(f"/v1/games/{game}/rematch", {})


def kinds(game: dict[str, Any]) -> list[tuple[str, str | None, bool]]:
    """Return the kind, the name and the reservation of each seat."""
    return [(seat["kind"], seat["name"], seat["reserved"]) for seat in game["seats"]]


@pytest.fixture
def finished(api: Api, services: Services) -> tuple[str, Api, Api]:
    """Return a finished, unlisted game of two guests with two rounds, and clients of both. Seat 0 began."""
    options = {"first_seat": 0, "rounds": 2}
    made = opens(api, *GUESTS[:2], options=options, listed=False, hints=False, rated=False)
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
    fresh = opens(api, *GUESTS[:2])
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
    ais = [("ai", "Greedy Archie", False), ("ai", "Clover the cow", False)]
    assert kinds(new) == [("human", "Ann", False), ("open", "Bob", True), *ais]
    assert new["tokens"] == []
    assert cid.ask("POST", f"/v1/games/{game}/rematch", json={}).status_code == 403
    assert [row["id"] for row in bob.get("/v1/games?player=me&waiting=true")["items"]] == [new["id"]]
    assert rematch(bob, game)["status"] == "running"


@pytest.mark.daily
@pytest.mark.parametrize("moves", [1, 0])
@pytest.mark.parametrize("ruleset", GAMES)
def test_the_next_seat_begins_a_rematch(api: Api, services: Services, ruleset: str, moves: int) -> None:
    """This holds in every game, for drawn first seats, for games without moves, and for repeated rematches."""
    count = min(GAMES[ruleset].seats)
    made = opens(api, *GUESTS[:count], ruleset=ruleset)
    game, tokens = made["id"], [one["token"] for one in made["tokens"]]
    for _ in range(3):
        begins = api.get(f"/v1/games/{game}")["to_act"][0]["seat"]
        for move in api.as_(tokens[begins]).get(f"/v1/games/{game}/legal-moves")["moves"][:moves]:
            api.as_(tokens[begins]).post(f"/v1/games/{game}/moves", {"moves": [move]})
        services.commands.abandon(game, services.repository.latest_known(game).head.version)
        rematches = [rematch(api.as_(token), game) for token in tokens]
        game, tokens = rematches[-1]["id"], [found["tokens"][0]["token"] for found in rematches]
        assert rematches[-1]["options"]["first_seat"] == (begins + 1) % count
        assert api.get(f"/v1/games/{game}")["to_act"][0]["seat"] == (begins + 1) % count
