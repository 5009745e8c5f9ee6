"""Organisers: labels, batches, games opened for other players, bots, searches for players, and pairings."""

import secrets
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from helpers.api import ROOT, Api
from helpers.people import Person, invites, play_enough, refused
from helpers.played_series import player
from msgspec import json
from msgspec.structs import replace
from redis import Redis
from requests import Response

from cairn.events.appends import IdempotencyKey
from cairn.events.keys import key_of
from cairn.events.table import Seat
from cairn.projections.rows import Filters
from cairn.service.commands.batches import BATCH, Opening
from cairn.service.container import Services
from cairn.service.errors import TooManyGames
from cairn.service.limits.clients import Client
from cairn.service.series.match_request import MatchRequest, Paired, pairs_of
from cairn.service.settings import Settings
from cairn.workers.caretaker import Caretaker

OPEN = {"kind": "open"}
GAME: dict[str, Any] = {"ruleset": "schotten_totten", "seats": [OPEN, OPEN]}


def key() -> dict[str, str]:
    """Return a new idempotency key."""
    return {"Idempotency-Key": secrets.token_hex(20)}


def ids(client: Api, **query: str) -> list[str]:
    """Return the ids of the games that a query lists."""
    return [row["id"] for row in client.get("/v1/games", params=query)["items"]]


def test_games_are_found_by_label(api: Api, ann: Person, services: Services) -> None:
    """Other filters combine with labels, also for finished games. The game itself shows its labels."""
    cup = api.post("/v1/games", GAME | {"labels": {"cup": "2026", "round.1": "A:b"}})
    other = api.post("/v1/games", GAME | {"labels": {"cup": "2025"}})
    api.post("/v1/games", GAME)
    assert ids(api, label="cup:2026") == ids(api, label="round.1:A:b") == [cup["id"]]
    assert ids(api, label="cup:2025", ruleset="schotten_totten", status="open") == [other["id"]]
    assert ids(api, label="cup:2026", ruleset="glen_more") == ids(api, label="cup:2") == []
    assert api.get(f"/v1/games/{cup['id']}")["labels"] == {"cup": "2026", "round.1": "A:b"}
    services.commands.abandon(cup["id"], 1)
    assert ids(api, label="cup:2026", status="finished") == ids(api, label="cup:2026", order="ended") == [cup["id"]]


def test_games_are_found_by_player_and_opponent(api: Api, ann: Person, bob: Person) -> None:
    """An opponent filters a player's games."""
    both = ann.opens(invites(bob))["id"]
    ann.opens({"kind": "ai", "level": "random"})
    assert ids(api, player=ann.id, opponent=bob.id) == [both]
    assert len(ids(api, player=ann.id)) == 2
    assert api.ask("GET", f"/v1/games?opponent={bob.id}").status_code == 422


def test_an_organiser_finds_games_opened_for_others(api: Api, ann: Person, bob: Person) -> None:
    """Unlisted ones are included, which other viewers do not see. They are not the organiser's own games."""
    game = ann.post("/v1/games", GAME | {"listed": False})["id"]
    assert ids(ann, organiser="me") == ids(ann, organiser=ann.id) == [game]
    assert ids(bob, organiser=ann.id) == ids(ann, player="me") == []
    assert api.ask("GET", "/v1/games?organiser=me").status_code == 401
    assert ann.get("/v1/me")["games"] == []
    assert bob.ask("GET", f"/v1/games?organiser=me&player={bob.id}").status_code == 422


def open_batch(client: Api, games: list[dict[str, Any]], headers: dict[str, str]) -> Response:
    """Return the response to a batch."""
    return client.ask("POST", "/v1/games/batch", json={"games": games}, headers=headers)


def test_a_batch_is_opened_whole(ann: Person, bob: Person) -> None:
    """The response keeps its order and has the tokens of guests. A repeated request gets the same response."""
    games = [GAME | {"labels": {"n": str(number)}} for number in range(20)]
    games.append({"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": "Cid"}, invites(bob)]})
    headers = key()
    first = open_batch(ann, games, headers)
    assert first.status_code == 201, first.text
    items = first.json()["items"]
    assert [game["labels"].get("n") for game in items] == [*map(str, range(20)), None]
    assert [token["seat"] for token in items[-1]["tokens"]] == [0]
    again = open_batch(ann, games, headers)
    assert [game["id"] for game in again.json()["items"]] == [game["id"] for game in items]
    assert again.headers["Idempotency-Replayed"] == "true"
    assert items[-1]["tokens"] == again.json()["items"][-1]["tokens"]
    assert refused(open_batch(ann, games[:1], headers))[0] == 422
    assert len(ids(bob, player="me", waiting="true")) == 1


def test_an_invalid_batch_opens_nothing(api: Api, ann: Person) -> None:
    """Each error has its pointer. A batch needs a key and has at most 100 games."""
    wrong = open_batch(api, [GAME, GAME | {"seats": [OPEN]}], key())
    assert [error["pointer"] for error in wrong.json()["errors"]] == ["/games/1/seats"]
    unknown = open_batch(ann, [GAME, GAME | {"seats": [OPEN, OPEN | {"player": "a" * 20}]}], key())
    assert [error["pointer"] for error in unknown.json()["errors"]] == ["/games/1/seats/1/player"]
    assert refused(open_batch(api, [GAME], {})) == (422, "invalid")
    assert open_batch(api, [GAME] * 101, key()).status_code == 422
    assert ids(api) == []


def test_a_batch_above_the_limit_opens_nothing(services: Services, redis_url: str) -> None:
    """Games within the limit are not opened either."""
    small = Services(Settings(redis_url=redis_url, key=services.settings.key, games_per_client=2))
    client = Client(("0" * 16,))
    openings = [opening(services, number) for number in range(3)]
    with pytest.raises(TooManyGames):
        small.batches.open("b" * 20, openings, IdempotencyKey("ann:key", "body"), client)
    assert [*services.log.games()] == []
    assert len(small.batches.open("b" * 20, openings[:2], IdempotencyKey("ann:key", "body"), client)) == 2


def opening(services: Services, number: int) -> Opening:
    """Return a game for a batch to open."""
    return Opening(services.tokens.batch("key", number), "schotten_totten", {}, [Seat("open"), Seat("open")])


def test_the_caretaker_completes_an_interrupted_batch(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is opened exactly once."""
    openings, opened = [opening(services, number) for number in range(5)], services.batches.open_one
    left = iter([True, True, False])

    def dies(*arguments: Any) -> Any:
        if not next(left):
            raise SystemExit
        return opened(*arguments)

    monkeypatch.setattr(services.batches, "open_one", dies)
    with pytest.raises(SystemExit):
        services.batches.open("b" * 20, openings, IdempotencyKey("ann:key", "body"), Client(("0" * 16,)))
    monkeypatch.undo()
    assert len({*services.log.games()}) == 2
    for _ in range(2):
        Caretaker(services).check(f"{BATCH}{'b' * 20}")
    assert {*services.log.games()} == {opening.game for opening in openings}
    assert not services.schedule.holds(f"{BATCH}{'b' * 20}")


def test_a_bot_is_marked_as_a_bot(api: Api, ann: Person) -> None:
    """The mark appears on its seats in games and in the lobby. It cannot be changed."""
    made = api.post("/v1/players", {"name": "Robo", "bot": True})
    robo = api.as_(made["token"])
    assert (made["bot"], robo.get("/v1/me")["bot"], ann.get("/v1/me")["bot"]) == (True, True, False)
    assert robo.ask("PATCH", "/v1/me", json={"bot": False}).status_code == 422
    game = ann.opens({"kind": "open"})["id"]
    robo.post(f"/v1/games/{game}/seats", {})
    for shown in (api.get(f"/v1/games/{game}"), api.get("/v1/games")["items"][0]):
        assert [seat["bot"] for seat in shown["seats"]] == [False, True]
    opened = robo.post("/v1/games", {"ruleset": "schotten_totten", "seats": [{"kind": "human", "player": "me"}, OPEN]})
    assert opened["seats"][0]["bot"] is True


def test_games_with_bots_have_separate_ratings(api: Api, ann: Person, services: Services) -> None:
    """They change only a person's rating for games with bots."""
    made = api.post("/v1/players", {"name": "Robo", "bot": True})
    robo = api.as_(made["token"])
    game = ann.opens({"kind": "open"})["id"]
    robo.post(f"/v1/games/{game}/seats", {})
    play_enough(game, ann, robo)
    ann.ask("DELETE", f"/v1/games/{game}/seats/0")
    Caretaker(services).check(game)
    services.ratings.settle()
    assert [rating["group"] for rating in ann.get("/v1/me")["ratings"]] == ["base-bots"]
    assert api.get("/v1/standings/schotten_totten?group=base-bots")["items"][0]["player"]["id"] == made["id"]
    assert api.get("/v1/standings/schotten_totten")["items"] == []


def test_players_who_agree_are_found_by_name(api: Api, ann: Person, bob: Person) -> None:
    """The search takes prefixes in any case, of the newest name. It omits erased players and those who do not agree."""
    ann.ask("PATCH", "/v1/me", json={"findable": True, "name": "Änne"})
    assert [found["id"] for found in api.get("/v1/players?name=äN")["items"]] == [ann.id]
    assert api.get("/v1/players?name=bo")["items"] == api.get("/v1/players?name=an")["items"] == []
    ann.ask("PATCH", "/v1/me", json={"name": "Zoe"})
    assert api.get("/v1/players?name=äN")["items"] == []
    assert len(api.get("/v1/players?name=zo")["items"]) == 1
    ann.ask("PATCH", "/v1/me", json={"findable": False})
    assert api.get("/v1/players?name=zo")["items"] == []
    bob.ask("PATCH", "/v1/me", json={"findable": True})
    bob.ask("DELETE", "/v1/me")
    assert api.get("/v1/players?name=bo")["items"] == []
    assert api.ask("GET", "/v1/players?name=b").status_code == 422


TOTTEN = {"ruleset": "schotten_totten"}
WISH = MatchRequest("", "", False, True, 1500, "schotten_totten", {}, None, True, None, 1000.0, 1060.0, "")


def wish(number: int, rating: int = 1500, **more: Any) -> MatchRequest:
    """Return a match request of a player."""
    return replace(WISH, id=f"wish{number}", player=player(number), rating=rating, **more)


def test_two_equal_requests_are_paired(ann: Person, bob: Person) -> None:
    """Both players get the game at once and sit in it. A client without a token is refused."""
    first = ann.post("/v1/pairings", TOTTEN)
    assert (first["status"], first["rating"], first["game"]) == ("waiting", 1500, None)
    second = bob.post("/v1/pairings", TOTTEN)
    assert second["status"] == "paired"
    assert ann.get(f"/v1/pairings/{first['id']}")["game"] == second["game"]
    game = ann.get(f"/v1/games/{second['game']}")
    assert (game["status"], {seat["player"] for seat in game["seats"]}) == ("running", {ann.id, bob.id})
    assert Api(ann.url).ask("GET", f"/v1/pairings/{first['id']}").status_code == 401


def test_different_requests_keep_waiting(ann: Person, bob: Person) -> None:
    """Options, clocks and rated or unrated must match."""
    wanted = ann.post("/v1/pairings", TOTTEN)
    for other in ({"options": {"tactics": True}}, {"clock": {"kind": "turn", "seconds": 60}}, {"rated": False}):
        assert bob.post("/v1/pairings", TOTTEN | other)["status"] == "waiting"
    assert ann.get(f"/v1/pairings/{wanted['id']}")["status"] == "waiting"


def test_a_long_poll_returns_when_paired(ann: Person, bob: Person) -> None:
    """It returns as soon as an opponent arrives."""
    waiting = ann.post("/v1/pairings", TOTTEN)["id"]
    with ThreadPoolExecutor() as pool:
        response = pool.submit(ann.get, f"/v1/pairings/{waiting}?wait=20")
        time.sleep(0.2)
        game = bob.post("/v1/pairings", TOTTEN)["game"]
        assert response.result(10)["game"] == game


def test_a_player_has_one_request_at_a_time(ann: Person, bob: Person) -> None:
    """A new request replaces the previous one. Cancelled requests are not paired; those of others are not visible."""
    first = ann.post("/v1/pairings", TOTTEN)["id"]
    second = ann.post("/v1/pairings", TOTTEN)["id"]
    assert ann.get(f"/v1/pairings/{first}")["status"] == "over"
    assert refused(bob.ask("DELETE", f"/v1/pairings/{second}")) == (404, "not-found")
    assert bob.ask("GET", f"/v1/pairings/{second}").status_code == 404
    assert ann.ask("DELETE", f"/v1/pairings/{second}").status_code == 204
    assert bob.post("/v1/pairings", TOTTEN)["status"] == "waiting"


def test_an_ai_plays_if_no_opponent_arrives(ann: Person, services: Services) -> None:
    """It comes after the requested time and has a similar level."""
    waiting = ann.post("/v1/pairings", TOTTEN | {"ai_after": 0})["id"]
    services.pool.care()
    game = ann.get(f"/v1/games/{ann.get(f'/v1/pairings/{waiting}')['game']}")
    assert [seat["level"] for seat in game["seats"]] == [None, "easy"]


@pytest.mark.slow
def test_an_expired_request_is_not_paired(ann: Person, bob: Person, services: Services) -> None:
    """Its player may be gone."""
    ann.post("/v1/pairings", TOTTEN | {"seconds": 1})
    time.sleep(1.1)
    services.pool.care()
    assert bob.post("/v1/pairings", TOTTEN)["status"] == "waiting"


def test_bots_are_paired_with_players_who_accept_them(api: Api, ann: Person) -> None:
    """A request that excludes bots keeps waiting. The default accepts them."""
    robo = api.as_(api.post("/v1/players", {"name": "Robo", "bot": True})["token"])
    assert ann.post("/v1/pairings", TOTTEN | {"bots": False})["status"] == "waiting"
    assert robo.post("/v1/pairings", TOTTEN)["status"] == "waiting"
    game = ann.get(f"/v1/games/{ann.post('/v1/pairings', TOTTEN)['game']}")
    assert sorted(seat["bot"] for seat in game["seats"]) == [False, True]


def test_requests_of_erased_players_are_not_paired(ann: Person, bob: Person) -> None:
    """An erased player cannot be an opponent."""
    ann.post("/v1/pairings", TOTTEN)
    ann.ask("DELETE", "/v1/me")
    assert bob.post("/v1/pairings", TOTTEN)["status"] == "waiting"


def test_only_games_of_two_players_are_paired(ann: Person) -> None:
    """A request without a player is refused, too."""
    assert refused(ann.ask("POST", "/v1/pairings", json={"ruleset": "highland_clans"})) == (422, "invalid")
    assert Api(ann.url).ask("POST", "/v1/pairings", json=TOTTEN).status_code == 401


def test_the_first_seat_is_drawn_by_chance(ann: Person) -> None:
    """It does not depend on the order of requests, and a request cannot choose it."""
    answer = ann.ask("POST", "/v1/pairings", json=TOTTEN | {"options": {"first_seat": 0}})
    assert (answer.status_code, "first_seat" in answer.text) == (422, True)


def test_the_accepted_rating_difference_grows() -> None:
    """The narrower range of the two applies, which is that of the newer request."""
    first, second = wish(1, 1500), wish(2, 1600, since=1003.0)
    assert [pairs_of([first, second], now) for now in (1003.0, 1007.9)] == [[], []]
    assert pairs_of([first, second], 1008.0) == [(first, second)]


def test_the_longest_waiting_player_gets_the_nearest_opponent() -> None:
    """The next one chooses after that."""
    wishes = [wish(1, 1500, since=999.0), wish(2, 1540), wish(3, 1490), wish(4, 1530)]
    pairs = pairs_of(wishes, 1000.0)
    assert [{first.id, second.id} for first, second in pairs] == [{"wish1", "wish3"}, {"wish2", "wish4"}]


@pytest.mark.slow
def test_no_player_is_paired_twice(services: Services, redis_url: str) -> None:
    """Eight threads pair 1,000 requests, some repeatedly. Each player is in one game, and each game has two players."""
    pools = [Services(Settings(redis_url=redis_url, key=services.settings.key)).pool for _ in range(8)]
    for number in range(1000):
        with_time = wish(number, 1400 + number % 200, since=time.time(), until=time.time() + 600)
        pools[0]._enter(  # the race is in the pairing, and 1,000 requests through the API would be slow
            keys=["cairn:{pairings}:waiting", "cairn:{pairings}:players"],
            args=[with_time.id, with_time.player, json.encode(with_time), 10_000],
        )
    begin = threading.Barrier(8)

    def pair(number: int) -> None:
        begin.wait()
        for _ in range(4):
            pools[number].care()

    with ThreadPoolExecutor(8) as executor:
        assert len([*executor.map(pair, range(8))]) == 8
    games = [row for _, row in services.lists.walk(Filters(unlisted=True), "", 2000) if row]
    seated = [seat.player for row in games for seat in row.seats]
    assert len(seated) == len({*seated}) == 1000
    assert {len(row.seats) for row in games} == {2}
    assert pools[0].list_waiting() == []


DYING = """
import os, sys
from cairn.service.container import Services
from cairn.service.settings import Settings
services = Services(Settings.from_environment())
services.pool._open = lambda paired: os._exit(9)
services.pool.care()
"""


@pytest.mark.slow
def test_a_game_left_by_a_dead_process_is_opened_by_another(
    ann: Person, bob: Person, services: Services, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process dies after pairing and before opening: the game is opened once, under the id that both players got."""
    monkeypatch.setattr("cairn.service.series.pool.Pool._pair", lambda *_: False)  # so that both wait
    for number, waiting in enumerate((ann, bob), start=1):
        services.pool.enter(replace(wish(number), player=waiting.id, since=time.time(), until=time.time() + 60))
    monkeypatch.undo()
    environment = {"REDIS_URL": redis_url, "PATH": ""}
    assert subprocess.run([sys.executable, "-c", DYING], cwd=ROOT, env=environment, check=False).returncode == 9
    found = services.pool.get("wish1")
    assert isinstance(found, Paired)
    assert ann.ask("GET", f"/v1/games/{found.game}").status_code == 404
    for _ in range(2):
        services.pool.care()
    game = ann.get(f"/v1/games/{found.game}")
    assert ({seat["player"] for seat in game["seats"]}, game["version"]) == ({ann.id, bob.id}, 2)


def test_a_game_that_cannot_be_opened_does_not_block_others(
    ann: Person, bob: Person, services: Services, redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """For example, its package was removed in the meantime."""
    gone = Paired("gone", (), (ann.id, bob.id), (False, False), None, "taken_away", {}, None, True, 0.0, "")
    Redis.from_url(redis_url).hset(key_of("pairings", "claimed"), mapping={"gone": json.encode(gone)})
    ann.post("/v1/pairings", TOTTEN | {"ai_after": 0})
    services.pool.care()
    assert ann.get("/v1/games?player=me&status=running")["items"]
    assert "gone of a pairing could not be opened" in caplog.text


def test_a_series_starts_within_a_year(api: Api) -> None:
    """Its time is one of RFC 3339, and is returned in the format of decisions. A repeated request opens none again."""
    ann = api.as_(api.post("/v1/players", {"name": "Ann"})["token"])
    body = {"title": "Cup", "format": "swiss", "ruleset": "schotten_totten", "places": 4}
    now = datetime.now(UTC)
    for at in ("0001-01-01T00:00:00Z", now - timedelta(minutes=2), now + timedelta(days=367), "tomorrow"):
        refused = ann.ask(
            "POST", "/v1/series", json=body | {"starts_at": at if isinstance(at, str) else at.isoformat()}
        )
        assert (refused.status_code, refused.json()["errors"][0]["pointer"]) == (422, "/starts_at")
    starts = (now + timedelta(days=1)).replace(microsecond=250_999).isoformat()
    opened = ann.post("/v1/series", body | {"starts_at": starts})
    assert opened["starts_at"] == f"{starts[:19]}.250Z"
