"""Players over HTTP: who somebody is, and the games that are theirs."""

import json

import pytest
from helpers.api import Api
from helpers.people import Person, invites, refused

from cairn.service.container import Services

LONG_KEY = "a key of a request that holds a token"


def test_a_player_is_made_once_for_an_idempotency_key(api: Api) -> None:
    """The token is told again to who repeats the request; another body is refused, and so is a short key."""
    sent = [api.ask("POST", "/v1/players", json={"name": "Ann"}, headers={"Idempotency-Key": LONG_KEY}) for _ in "12"]
    assert [answer.status_code for answer in sent] == [201, 201]
    assert sent[0].json() == sent[1].json()
    assert [answer.headers.get("Idempotency-Replayed") for answer in sent] == [None, "true"]
    other = api.ask("POST", "/v1/players", json={"name": "Bob"}, headers={"Idempotency-Key": LONG_KEY})
    assert refused(other) == (422, "idempotency-key-reused")
    assert refused(api.ask("POST", "/v1/players", json={"name": "Ann"}, headers={"Idempotency-Key": "1"})) == (
        422,
        "invalid",
    )
    me = api.as_(sent[0].json()["token"])
    assert me.get("/v1/me")["name"] == "Ann"
    me.ask("DELETE", "/v1/me")
    again = api.ask("POST", "/v1/players", json={"name": "Ann"}, headers={"Idempotency-Key": LONG_KEY})
    assert refused(again) == (422, "idempotency-key-reused"), "an erased player does not come back"


@pytest.mark.parametrize("name", ["", " Ann", "a" * 41, "hard 2", "a former player", "guest 1", "x\u200b"])
def test_a_players_name_is_refused_as_any_other(api: Api, name: str) -> None:
    """In the same words as a guest's, when they come and when they change it."""
    assert refused(api.ask("POST", "/v1/players", json={"name": name})) == (422, "invalid")
    ann = Person(api, "Ann")
    answer = ann.ask("PATCH", "/v1/me", json={"name": name})
    assert refused(answer) == (422, "invalid")
    assert answer.json()["errors"][0]["pointer"] == "/name"


def test_what_is_told_of_a_player(api: Api, ann: Person, bob: Person) -> None:
    """To everybody the same, without a token in it; a new name is told at once in every game."""
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
def test_a_new_name_is_not_hidden_by_an_entity_tag(ann: Person, path: str) -> None:
    """What a client has is not current any more, though the game is; a move is made by the older tag all the same."""
    game = ann.opens({"kind": "open"})["id"]
    first = ann.ask("GET", f"/v1/games/{game}{path}")
    known = {"If-None-Match": first.headers["ETag"]}
    assert ann.ask("GET", f"/v1/games/{game}{path}", headers=known).status_code == 304
    ann.ask("PATCH", "/v1/me", json={"name": "Anna"})
    assert ann.ask("GET", f"/v1/games/{game}{path}", headers=known).status_code == 200
    assert first.headers["ETag"].startswith('"1-')


def test_nor_is_that_of_who_left_before_the_start(api: Api, ann: Person) -> None:
    """A decision speaks of them, though only guests sit at the table now."""
    seats = [{"kind": "human", "player": "me"}, {"kind": "human", "name": "Bob"}, {"kind": "open"}]
    path = f"/v1/games/{ann.post('/v1/games', {'ruleset': 'glen_more', 'seats': seats})['id']}"
    assert ann.ask("DELETE", f"{path}/seats/0").ok
    first = api.ask("GET", f"{path}/decisions")
    assert first.json()["items"][1]["text"] == "Ann leaves."
    ann.ask("PATCH", "/v1/me", json={"name": "Anna"})
    again = api.ask("GET", f"{path}/decisions", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.json()["items"][1]["text"]) == (200, "Anna leaves.")


def test_a_player_acts_for_their_seat_and_is_a_spectator_elsewhere(api: Api, ann: Person, bob: Person) -> None:
    """Moves and hands go by the player's token; a player without a seat gets the bytes that a spectator gets."""
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


def test_who_may_be_given_which_seat(api: Api, ann: Person, bob: Person) -> None:
    """Oneself, and by invitation others who are here; each one seat of a game."""

    def opening(client: Api, *seats: dict[str, str]) -> tuple[int, str]:
        return refused(client.ask("POST", "/v1/games", json={"ruleset": "schotten_totten", "seats": list(seats)}))

    me, ai = {"kind": "human", "player": "me"}, {"kind": "ai", "level": "random"}
    assert opening(api, me, ai) == (401, "unauthorized")
    assert opening(api, invites(bob), ai) == (401, "unauthorized")
    assert opening(ann, {"kind": "human", "player": bob.id}, ai) == (403, "forbidden")
    assert opening(ann, me, {"kind": "human", "player": ann.id}) == (422, "invalid")
    assert opening(ann, me, invites(ann)) == (422, "invalid")
    assert opening(ann, me, {"kind": "open", "player": "a" * 20}) == (422, "invalid")
    assert opening(ann, me, {"kind": "open", "player": "me"}) == (422, "invalid")
    assert opening(ann, {"kind": "human", "player": "me", "name": "Ann"}, ai) == (422, "invalid")
    assert opening(ann, {"kind": "ai", "level": "random", "player": bob.id}, ai) == (422, "invalid")
    game = ann.opens({"kind": "open"})["id"]
    assert refused(ann.ask("POST", f"/v1/games/{game}/seats", json={})) == (409, "already-seated")
    assert refused(bob.ask("POST", f"/v1/games/{game}/seats", json={"name": "Bob"})) == (422, "invalid")
    assert refused(api.ask("POST", f"/v1/games/{game}/seats", json={})) == (422, "invalid")


def test_a_reserved_seat_is_taken_by_its_player_alone_or_declined(api: Api, ann: Person, bob: Person) -> None:
    """Nobody else gets it, until they decline: then it is open for everybody, and no invitation any more."""
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


def test_an_invited_player_gets_the_seat_that_is_theirs(api: Api, ann: Person, bob: Person) -> None:
    """Though another open one comes before it."""
    game = ann.post(
        "/v1/games",
        {"ruleset": "glen_more", "seats": [{"kind": "human", "player": "me"}, {"kind": "open"}, invites(bob)]},
    )["id"]
    assert bob.post(f"/v1/games/{game}/seats", {})["seat"] == 2
    assert api.post(f"/v1/games/{game}/seats", {"name": "Cid"})["seat"] == 1


def test_ones_own_games_and_those_that_wait(api: Api, ann: Person, bob: Person) -> None:
    """All to oneself, the listed ones to others; by status and ruleset, in pages, the newest first."""
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
    assert [row["id"] for row in bob.get(f"/v1/games?player={ann.id}")["items"]] == [turn], "one's own place tells more"
    page = ann.get("/v1/games?player=me&limit=1")
    assert [row["id"] for row in page["items"]] == [turn]
    answer = ann.ask("GET", "/v1/games", params={"player": "me", "limit": 1, "cursor": page["next"]})
    assert [row["id"] for row in answer.json()["items"]] == [hidden]
    assert "Link" not in answer.headers
    for client, query in ((api, "player=me"), (api, "waiting=true"), (ann, f"player={bob.id}&waiting=true")):
        assert client.ask("GET", f"/v1/games?{query}").status_code in (401, 422), query
    for name in ("Ann", f"{ann.id}%0A", "me%0A"):
        assert refused(ann.ask("GET", f"/v1/games?player={name}")) == (422, "invalid")


def test_who_left_before_the_start_has_the_game_no_more(api: Api, ann: Person, bob: Person) -> None:
    """Their list loses it; who left a running game keeps it, as it ended with them."""
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
    """Nor is anything left of what its guests were called."""
    game = ann.opens({"kind": "human", "name": "Guest of hers"})["id"]
    services.commands.delete(game)
    assert ann.lists() == []
    assert not list(services.redis.scan_iter(match=f"*{game}*"))


def test_a_feed_tells_a_player_of_all_their_games(api: Api, ann: Person, bob: Person) -> None:
    """Those there are, those that come, invitations once, and what happens in each."""
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


def test_games_that_may_count_have_no_hints(ann: Person) -> None:
    """Unless they were opened so that they do not count, or a guest plays."""
    ai = {"kind": "ai", "level": "random"}
    for others, more, status in (
        ([ai], {}, 409),
        ([ai], {"rated": False}, 202),
        ([{"kind": "human", "name": "Guest"}], {}, 202),
    ):
        game = ann.opens(*others, **more)["id"]
        assert ann.ask("POST", f"/v1/games/{game}/hints", json={}).status_code == status, (others, more)


def test_the_same_key_of_two_players_makes_two_games(ann: Person, bob: Person) -> None:
    """A player's requests are known by the player, too."""
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
