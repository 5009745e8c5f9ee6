"""Standings and ratings over the API, of games that real caretakers rate."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import ROOT, Api
from helpers.rated import ai, kept, move_enough, opened, play, player, resigned, result
from redis import Redis

from cairn.events.codec import read_options
from cairn.projections.formula import FORMULA
from cairn.projections.ratings import RatingCategory, Ratings
from cairn.service.container import Services
from cairn.service.keeping.rebuild import Rebuild
from cairn.service.rules import GAMES
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

CARETAKER = next(
    line.split() for line in (ROOT / "service/README.md").read_text().splitlines() if "user cairn-caretaker" in line
)


def wait(true: Callable[[], Any]) -> Any:
    """Wait until a condition is true, and return its value."""
    for _ in range(600):
        if found := true():
            return found
        time.sleep(0.05)
    raise AssertionError("waited in vain")


@pytest.mark.slow
def test_a_caretaker_rates_a_game_after_another_is_killed(
    api: Api, services: Services, redis_url: str, start: Callable[..., Any]
) -> None:
    """It does so once, seconds after the end. The API returns what a rebuild computes."""
    ann, bob = player(services, "Ann"), player(services, "Bob")
    against_ai = opened(services, ann, ai("random"))
    play(services, against_ai)
    games = [resigned(services, ann, bob) for _ in range(11)]
    unlisted = services.tokens.game(None)
    services.commands.open_game(unlisted, "glen_more", read_options("glen_more", {}), [ann, bob], listed=False)
    move_enough(services, unlisted)
    services.commands.leave(unlisted, 0)
    killed, _ = (
        start(redis_url, "-m", "cairn.workers", "caretaker"),
        start(redis_url, "-m", "cairn.workers", "caretaker"),
    )
    results = RatingCategory("schotten_totten", "base").key("results")
    wait(lambda: services.redis.zcard(results))
    killed.kill()
    wait(lambda: api.get(f"/v1/players/{bob.player}")["ratings"][-1:] and not services.redis.zcard("cairn:owed"))
    wait(lambda: len(api.get("/v1/standings/schotten_totten")["items"]) == 2)
    standings = wait(lambda: (found := api.get("/v1/standings/schotten_totten"))["items"][0]["games"] == 12 and found)
    assert {name: standings[name] for name in ("ruleset", "group", "groups", "formula", "next")} == {
        "ruleset": "schotten_totten",
        "group": "base",
        "groups": [
            f"{group}{bots}" for bots in ("", "-bots") for group in ("base", "tactics", "expert", "tactics_expert")
        ],
        "formula": FORMULA,
        "next": None,
    }
    by_name = {one["player"]["name"]: one for one in standings["items"]}
    assert by_name["Ann"]["player"]["id"] == ann.player
    assert [one["rank"] for one in standings["items"]] == [1, 2]
    assert by_name["Ann"]["provisional"] is True  # the same two, eleven times in a day
    assert by_name["Bob"]["rating"] < 1500
    assert {level["level"] for level in standings["levels"]} >= {"random", "easy", "medium", "greedy"}
    assert all(level["low"] <= level["rating"] <= level["high"] for level in standings["levels"])
    wait(lambda: len(api.get(f"/v1/players/{ann.player}")["ratings"]) == 2)
    mine = api.get(f"/v1/players/{ann.player}")["ratings"]
    assert [(one["ruleset"], one["group"], one["games"]) for one in mine] == [
        ("glen_more", "base", 1),
        ("schotten_totten", "base", 12),
    ]
    history = api.get(f"/v1/players/{ann.player}/ratings")
    assert [one["game"] for one in history["items"]] == [against_ai, *games, None]  # one is not listed
    assert history["items"][-2]["rating"] == mine[1]["rating"]
    live = kept(services.redis)
    Rebuild(services).run(lambda ids, _: ids)
    assert kept(services.redis) == live


def test_standings_are_read_in_pages(api: Api, services: Services) -> None:
    """Standings and rated games are paged by `next` and by `Link`."""
    people = [player(services, f"Player {number}") for number in range(4)]
    for one, two in [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2)]:
        shelf, rated = result(services, resigned(services, people[one], people[two], tactics=True))
        services.ratings.enter(shelf, rated)
    services.ratings.settle()
    for path in ("/v1/standings/schotten_totten?group=tactics", f"/v1/players/{people[0].player}/ratings?limit=100"):
        whole = api.get(path)["items"]
        found, following = [], f"{path}&limit=2".replace("limit=100&", "")
        while following:
            answer = api.ask("GET", following)
            found += answer.json()["items"]
            link = re.search("<(.+)>", answer.headers.get("Link", ""))
            following = link[1] if link else ""
            assert bool(link) == (answer.json()["next"] is not None)
        assert found == whole
        assert len(whole) in (4, 3)


def test_an_erased_player_leaves_the_standings(api: Api, services: Services) -> None:
    """`DELETE /v1/me` removes their place. Other players' ratings stay."""
    made = api.post("/v1/players", {"name": "Ann"})
    bob = player(services, "Bob")
    ann = type(bob)("human", made["id"])
    shelf, found = result(services, resigned(services, ann, bob))
    services.ratings.enter(shelf, found)
    services.ratings.settle()
    before = api.get("/v1/standings/schotten_totten")["items"]
    assert api.as_(made["token"]).ask("DELETE", "/v1/me").status_code == 202
    after = api.get("/v1/standings/schotten_totten")["items"]
    assert after == [one | {"rank": 1} for one in before if one["player"]["name"] == "Bob"]
    assert api.ask("GET", f"/v1/players/{made['id']}/ratings").status_code == 404


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/v1/standings/chess", 404),
        ("/v1/standings/schotten_totten?group=drawn", 422),
        ("/v1/standings/schotten_totten?limit=0", 422),
        ("/v1/players/aaaaaaaaaaaaaaaaaaaa/ratings", 404),
        ("/v1/players/me/ratings", 404),
    ],
)
def test_unknown_standings_are_refused(api: Api, path: str, status: int) -> None:
    """Unknown rulesets and players are 404. Unknown groups and invalid limits are 422."""
    assert api.ask("GET", path).status_code == status


def test_an_unknown_group_of_a_player_is_refused(api: Api, services: Services) -> None:
    """So is a group of another ruleset."""
    path = f"/v1/players/{player(services, 'Ann').player}/ratings"
    assert api.get(f"{path}?group=drawn")["items"] == []
    assert api.ask("GET", f"{path}?ruleset=glen_more&group=drawn").status_code == 422
    assert api.ask("GET", f"{path}?group=another").status_code == 422


@pytest.mark.parametrize("ruleset", GAMES)
def test_standings_begin_empty(api: Api, ruleset: str) -> None:
    """Every ruleset has standings. Its first group is the default."""
    found = api.get(f"/v1/standings/{ruleset}")
    assert (found["group"], found["items"], found["formula"]) == (GAMES[ruleset].groups[0], [], FORMULA)


def test_the_redis_user_of_caretakers_may_rate_and_rebuild(own: EmbeddedServer) -> None:
    """A rebuild needs SCAN, as `service/README.md` documents. Folds that start from scratch work, too."""
    services = Services(Settings(redis_url=own.url, key="k"))
    ann, bob = player(services, "Ann"), player(services, "Bob")
    _, name, *rules = CARETAKER
    services.redis.execute_command("ACL", "SETUSER", name, *rules)
    with Redis.from_url(own.url.replace("unix://", f"unix://{name}:change-me@")) as redis:
        groups = {ruleset: rules.groups for ruleset, rules in GAMES.items()}
        results = [result(services, resigned(services, ann, bob)) for _ in range(3)]
        for place in (0, 2, 1):
            Ratings(redis, groups).enter(*results[place])
            Ratings(redis, groups).settle()
    services.redis.execute_command("ACL", "SETUSER", name, "+scan")
    done = Rebuild(Services(Settings(redis_url=own.url.replace("unix://", f"unix://{name}:change-me@")))).run(
        lambda ids, _: ids
    )
    assert (done.games, done.results, done.missing, done.wrong) == (3, 3, 0, 0)
    services.redis.close()
