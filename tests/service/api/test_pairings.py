"""Pairings: a waiting player gets one opponent of similar rating exactly once, even if a process dies."""

import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from helpers.api import ROOT, Api
from helpers.people import Person, refused
from helpers.played_series import player
from msgspec import json
from msgspec.structs import replace
from redis import Redis

from cairn.events.keys import key_of
from cairn.projections.rows import Filters
from cairn.service.container import Services
from cairn.service.series.match_request import MatchRequest, Paired, pairs_of
from cairn.service.settings import Settings

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
    made = api.post("/v1/players", {"name": "Robo", "bot": True})
    robo = api.as_(made["token"])
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
    answer = ann.ask("POST", "/v1/pairings", json={"ruleset": "highland_clans"})
    assert refused(answer) == (422, "invalid")
    assert Api(ann.url).ask("POST", "/v1/pairings", json=TOTTEN).status_code == 401


def test_the_first_seat_is_drawn_by_chance(ann: Person) -> None:
    """It does not depend on the order of requests, and a request cannot choose it."""
    answer = ann.ask("POST", "/v1/pairings", json=TOTTEN | {"options": {"first_seat": 0}})
    assert answer.status_code == 422
    assert "first_seat" in answer.text


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
            args=[with_time.id, with_time.player, encoded(with_time), 10_000],
        )
    begin = threading.Barrier(8)

    def pair(number: int) -> None:
        begin.wait()
        for _ in range(4):
            pools[number].care()

    threads = [threading.Thread(target=pair, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    games = [row for _, row in services.lists.walk(Filters(unlisted=True), "", 2000) if row]
    seated = [seat.player for row in games for seat in row.seats]
    assert len(seated) == len({*seated}) == 1000
    assert {len(row.seats) for row in games} == {2}
    assert pools[0].list_waiting() == []


def encoded(wish: MatchRequest) -> bytes:
    """Return a request as it is stored."""
    return json.encode(wish)


DYING = """
import os, sys
from cairn.service.container import Services
from cairn.service.settings import Settings
services = Services(Settings.from_environment())
services.pool._open = lambda paired: os._exit(9)
services.pool.care()
"""


def test_a_game_left_by_a_dead_process_is_opened_by_another(
    ann: Person, bob: Person, services: Services, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process dies after pairing and before opening: the game is opened once, under the id that both players got."""
    monkeypatch.setattr("cairn.service.series.pool.Pool._pair", lambda *_: False)  # so that both wait
    services.pool.enter(waiting_of(ann, 1))
    services.pool.enter(waiting_of(bob, 2))
    monkeypatch.undo()
    done = subprocess.run(
        [sys.executable, "-c", DYING], cwd=ROOT, env={"REDIS_URL": redis_url, "PATH": ""}, check=False
    )
    assert done.returncode == 9
    found = services.pool.get("wish1")
    assert isinstance(found, Paired)
    assert ann.ask("GET", f"/v1/games/{found.game}").status_code == 404
    services.pool.care()
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


def waiting_of(person: Person, number: int) -> MatchRequest:
    """Return a match request of a player, beginning now."""
    return replace(wish(number), player=person.id, since=time.time(), until=time.time() + 60)
