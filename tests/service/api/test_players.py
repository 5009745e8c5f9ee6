"""Players over HTTP: accounts and their games."""

import json

import pytest
from helpers.api import Api
from helpers.people import Person, invites, refused

from cairn.service.container import Services

LONG_KEY = "a key of a request that holds a token"


def test_creating_a_player_is_idempotent_with_a_key(api: Api) -> None:
    """A repeated request gets the same token. Another body is refused, and so is a short key."""
    sent = [api.ask("POST", "/v1/players", json={"name": "Ann"}, headers={"Idempotency-Key": LONG_KEY}) for _ in "12"]
    assert [answer.status_code for answer in sent] == [201, 201]
    assert sent[0].json() == sent[1].json()
    assert [answer.headers.get("Idempotency-Replayed") for answer in sent] == [None, "true"]
    other = api.ask("POST", "/v1/players", json={"name": "Bob"}, headers={"Idempotency-Key": LONG_KEY})
    assert refused(other) == (422, "idempotency-key-reused")
    short = api.ask("POST", "/v1/players", json={"name": "Ann"}, headers={"Idempotency-Key": "1"})
    assert refused(short) == (422, "invalid")
    me = api.as_(sent[0].json()["token"])
    assert me.get("/v1/me")["name"] == "Ann"
    me.ask("DELETE", "/v1/me")
    again = api.ask("POST", "/v1/players", json={"name": "Ann"}, headers={"Idempotency-Key": LONG_KEY})
    assert refused(again) == (422, "idempotency-key-reused"), "an erased player does not come back"


@pytest.mark.parametrize(
    "name", ["", " Ann", "a" * 41, "hard 2", "Old Hamish", "a former player", "guest 1", "x\u200b"]
)
def test_invalid_player_names_are_refused(api: Api, name: str) -> None:
    """The reason is worded as for a guest's name, both for creating and for renaming a player."""
    assert refused(api.ask("POST", "/v1/players", json={"name": name})) == (422, "invalid")
    ann = Person(api, "Ann")
    answer = ann.ask("PATCH", "/v1/me", json={"name": name})
    assert refused(answer) == (422, "invalid")
    assert answer.json()["errors"][0]["pointer"] == "/name"


def test_the_public_profile_of_a_player(api: Api, ann: Person, bob: Person) -> None:
    """It is the same for all viewers and has no token. A new name shows at once in every game."""
    game = ann.opens(invites(bob))
    ann.opens({"kind": "ai", "level": "random"}, listed=False)
    shown = api.get(f"/v1/players/{ann.id}")
    assert shown["games"] == [{"ruleset": "schotten_totten", "open": 1, "running": 1, "finished": 0}]
    assert ann.get("/v1/me") == shown | {"scope": "play", "findable": False, "recovery_code_at": None}
    assert ann.made["token"].split(".")[1] not in str(shown)
    assert ann.ask("PATCH", "/v1/me", json={"name": "Anna"}).json()["name"] == "Anna"
    assert bob.get(f"/v1/games/{game['id']}")["seats"][0]["name"] == "Anna"
    assert api.get("/v1/games")["items"][0]["seats"][0]["name"] == "Anna"
    assert refused(api.ask("GET", f"/v1/players/{'a' * 20}")) == (404, "not-found")


@pytest.mark.parametrize("path", ["", "/decisions/1"])
def test_renaming_a_player_changes_entity_tags(ann: Person, path: str) -> None:
    """A cached resource is outdated although its version is the same, which the tag still begins with."""
    game = ann.opens({"kind": "open"})["id"]
    first = ann.ask("GET", f"/v1/games/{game}{path}")
    known = {"If-None-Match": first.headers["ETag"]}
    assert ann.ask("GET", f"/v1/games/{game}{path}", headers=known).status_code == 304
    ann.ask("PATCH", "/v1/me", json={"name": "Anna"})
    assert ann.ask("GET", f"/v1/games/{game}{path}", headers=known).status_code == 200
    assert first.headers["ETag"].startswith('"1-')


def test_renaming_a_player_who_left_before_the_start_changes_entity_tags(api: Api, ann: Person) -> None:
    """A decision mentions the player, although only guests are seated now."""
    path = f"/v1/games/{ann.opens({'kind': 'human', 'name': 'Bob'}, {'kind': 'open'}, ruleset='glen_more')['id']}"
    assert ann.ask("DELETE", f"{path}/seats/0").ok
    first = api.ask("GET", f"{path}/decisions")
    assert first.json()["items"][1]["text"] == "Ann leaves."
    ann.ask("PATCH", "/v1/me", json={"name": "Anna"})
    again = api.ask("GET", f"{path}/decisions", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.json()["items"][1]["text"]) == (200, "Anna leaves.")


def test_a_player_acts_for_their_seat_and_is_a_spectator_elsewhere(api: Api, ann: Person, bob: Person) -> None:
    """The token permits moves and shows the hand. Without a seat the player gets the bytes of a spectator."""
    game = ann.opens(invites(bob))["id"]
    assert bob.post(f"/v1/games/{game}/seats", {"nonce": "c0ffee"}) == {"seat": 1, "token": None}
    eve = Person(api, "Eve")
    for path in ("", "/legal-moves", "/decisions", "/archive", "/decisions/2"):
        seen = [client.ask("GET", f"/v1/games/{game}{path}") for client in (eve, api)]
        assert seen[0].content == seen[1].content, path
    move = ann.get(f"/v1/games/{game}/legal-moves")["moves"][0]
    assert refused(eve.ask("POST", f"/v1/games/{game}/moves", json={"moves": [move]})) == (403, "forbidden")
    assert refused(bob.ask("POST", f"/v1/games/{game}/moves", json={"moves": [move]})) == (409, "not-your-turn")
    played = ann.post(f"/v1/games/{game}/moves", {"moves": [move]})
    assert (played["viewer"], played["decisions"][0]["by"]) == (0, 0)
    assert refused(bob.ask("DELETE", f"/v1/games/{game}/seats/0")) == (403, "forbidden")
    assert bob.ask("DELETE", f"/v1/games/{game}/seats/1").json()["outcome"]["reason"] == "resigned"


def test_which_players_can_be_seated(api: Api, ann: Person, bob: Person) -> None:
    """Players seat themselves and invite existing others, each for one seat of a game."""

    def opening(client: Api, *seats: dict[str, str]) -> tuple[int, str]:
        return refused(client.ask("POST", "/v1/games", json={"ruleset": "schotten_totten", "seats": list(seats)}))

    me, ai = {"kind": "human", "player": "me"}, {"kind": "ai", "level": "random"}
    assert {opening(api, first, ai) for first in (me, invites(bob))} == {(401, "unauthorized")}
    assert opening(ann, {"kind": "human", "player": bob.id}, ai) == (403, "forbidden")
    assert opening(ann, me, {"kind": "human", "player": ann.id}) == opening(ann, me, invites(ann)) == (422, "invalid")
    assert {opening(ann, me, {"kind": "open", "player": id}) for id in ("a" * 20, "me")} == {(422, "invalid")}
    assert {opening(ann, first, ai) for first in (me | {"name": "Ann"}, ai | {"player": bob.id})} == {(422, "invalid")}
    game = ann.opens({"kind": "open"})["id"]
    assert refused(ann.ask("POST", f"/v1/games/{game}/seats", json={})) == (409, "already-seated")
    assert refused(bob.ask("POST", f"/v1/games/{game}/seats", json={"name": "Bob"})) == (422, "invalid")
    assert refused(api.ask("POST", f"/v1/games/{game}/seats", json={})) == (422, "invalid")


def test_a_reserved_seat_is_taken_or_declined_by_its_player(api: Api, ann: Person, bob: Person) -> None:
    """Other clients cannot take it. Once declined, it is open to all and no longer an invitation."""
    game = ann.opens(invites(bob))["id"]
    eve = Person(api, "Eve")
    for client, body in ((eve, {}), (api, {"name": "Guest"})):
        answer = client.ask("POST", f"/v1/games/{game}/seats", json=body)
        assert refused(answer) == (409, "no-open-seat")
        assert "reserved" in answer.json()["detail"]
    assert bob.lists(waiting="true") == [game]
    assert refused(eve.ask("DELETE", f"/v1/games/{game}/seats/1")) == (403, "forbidden")
    declined = bob.ask("DELETE", f"/v1/games/{game}/seats/1").json()["seats"][1]
    assert (declined["kind"], declined["player"], declined["reserved"]) == ("open", None, False)
    assert "Bob declines" in api.get(f"/v1/games/{game}/decisions")["items"][-1]["text"]
    assert bob.lists() == []
    assert eve.post(f"/v1/games/{game}/seats", {})["seat"] == 1


def test_an_invited_player_gets_the_reserved_seat(api: Api, ann: Person, bob: Person) -> None:
    """This holds although another open seat comes first."""
    game = ann.opens({"kind": "open"}, invites(bob), ruleset="glen_more")["id"]
    assert bob.post(f"/v1/games/{game}/seats", {})["seat"] == 2
    assert api.post(f"/v1/games/{game}/seats", {"name": "Cid"})["seat"] == 1


def test_players_see_their_own_and_waiting_games(api: Api, ann: Person, bob: Person) -> None:
    """The player sees all, others the listed ones: by status and ruleset, in pages, newest first."""
    hidden = ann.opens(invites(bob), listed=False)["id"]
    turn = ann.opens({"kind": "ai", "level": "random"})["id"]
    assert ann.lists() == [turn, hidden]
    assert ann.lists(waiting="true") == [turn]
    assert bob.lists(waiting="true") == [hidden]
    bob.post(f"/v1/games/{hidden}/seats", {})
    assert bob.lists(waiting="true") == []
    assert ann.lists(waiting="true") == [turn, hidden]
    assert ann.lists(status="running") == [turn, hidden]
    assert ann.lists(ruleset="glen_more") == []
    assert [row["id"] for row in api.get(f"/v1/games?player={ann.id}")["items"]] == [turn]
    assert [row["id"] for row in bob.get(f"/v1/games?player={ann.id}")["items"]] == [turn], "the list reveals less"
    page = ann.get("/v1/games?player=me&limit=1")
    assert [row["id"] for row in page["items"]] == [turn]
    answer = ann.ask("GET", "/v1/games", params={"player": "me", "limit": 1, "cursor": page["next"]})
    assert [row["id"] for row in answer.json()["items"]] == [hidden]
    assert "Link" not in answer.headers
    for client, query in ((api, "player=me"), (api, "waiting=true"), (ann, f"player={bob.id}&waiting=true")):
        assert client.ask("GET", f"/v1/games?{query}").status_code in (401, 422), query
    for name in ("Ann", f"{ann.id}%0A", "me%0A"):
        assert refused(ann.ask("GET", f"/v1/games?player={name}")) == (422, "invalid")


def test_leaving_before_the_start_removes_the_game_from_the_list(api: Api, ann: Person, bob: Person) -> None:
    """A player who left a running game keeps it, as it counts for them."""
    game = ann.opens({"kind": "open"}, {"kind": "open"}, options={}, ruleset="glen_more")["id"]
    bob.post(f"/v1/games/{game}/seats", {})
    assert bob.lists() == [game]
    bob.ask("DELETE", f"/v1/games/{game}/seats/1")
    assert bob.lists() == []
    bob.post(f"/v1/games/{game}/seats", {})
    api.post(f"/v1/games/{game}/seats", {"name": "Cid"})
    bob.ask("DELETE", f"/v1/games/{game}/seats/1")
    assert bob.lists() == [game]
    seat = api.get(f"/v1/games/{game}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["player"]) == ("ai", "Bob", bob.id)


def test_a_deleted_game_is_on_no_list(api: Api, ann: Person, services: Services) -> None:
    """The names of its guests are deleted, too."""
    game = ann.opens({"kind": "human", "name": "Guest of hers"})["id"]
    services.commands.delete(game)
    assert ann.lists() == []
    assert not list(services.redis.scan_iter(match=f"*{game}*"))


def test_a_feed_covers_all_games_of_a_player(api: Api, ann: Person, bob: Person) -> None:
    """It has current and new games, each invitation once, and the decisions of each game."""
    first = ann.opens({"kind": "human", "name": "Guest"}, options={"rounds": 9})["id"]
    with ann.stream("/v1/stream", {"Accept": "application/x-ndjson"}) as answer:
        lines = (json.loads(line) for line in answer.iter_lines(chunk_size=1) if line)
        own = (line for line in lines if line["type"] != "open" and line.pop("position"))
        assert next(own) == {"type": "turn", "game": first, "seat": 0, "version": 2, "for": "play_card"}
        second = bob.opens(invites(ann), options={"first_seat": 1})
        invited = next(own)
        assert (invited["type"], invited["game"], invited["seat"]) == ("invited", second["id"], 1)
        assert invited["row"]["seats"][0]["name"] == "Bob"
        ann.post(f"/v1/games/{second['id']}/seats", {})
        turn = next(own)
        assert (turn["type"], turn["game"], turn["seat"]) == ("turn", second["id"], 1)
        bob.ask("DELETE", f"/v1/games/{second['id']}/seats/0")
        assert [next(own)["type"] for _ in range(2)] == ["decision", "over"]


def test_idempotency_keys_are_separate_for_each_player(ann: Person, bob: Person) -> None:
    """The same key of two players opens two games."""
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "player": "me"}, {"kind": "open"}]}
    games = [
        client.ask("POST", "/v1/games", json=body, headers={"Idempotency-Key": "one"}).json()["id"]
        for client in (ann, bob, ann)
    ]
    assert games[0] == games[2] != games[1]
    game = ann.opens({"kind": "open"}, {"kind": "open"}, options={}, ruleset="glen_more")["id"]
    for client, seat in ((bob, 1), (Person(ann, "Cid"), 2)):
        sent = client.ask("POST", f"/v1/games/{game}/seats", json={}, headers={"Idempotency-Key": "one"})
        assert sent.json()["seat"] == seat
