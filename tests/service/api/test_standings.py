"""Standings and ratings over the API, and the cost of leaving."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from helpers.api import ROOT, Api
from helpers.people import Person, invites, refused
from helpers.rated import ai, move_enough, open_game, play, player, read_stored, resigned, result
from helpers.running import until
from redis import Redis

from cairn.events.codec import read_options
from cairn.projections.rating_formula import FORMULA
from cairn.projections.ratings import RatingCategory, Ratings
from cairn.service.backups.rebuild import Rebuild
from cairn.service.container import Services
from cairn.service.queries.results import rated_result
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

CARETAKER = next(
    line.split() for line in (ROOT / "service/README.md").read_text().splitlines() if "user cairn-caretaker" in line
)


@pytest.mark.slow
def test_a_caretaker_rates_a_game_after_another_is_killed(
    api: Api, services: Services, redis_url: str, start: Callable[..., Any]
) -> None:
    """It does so once, seconds after the end. The API returns what a rebuild computes."""
    ann, bob = player(services, "Ann"), player(services, "Bob")
    against_ai = open_game(services, ann, ai("random"))
    play(services, against_ai)
    games = [resigned(services, ann, bob) for _ in range(11)]
    unlisted = services.tokens.game(None)
    services.commands.open_game(unlisted, "glen_more", read_options("glen_more", {}), [ann, bob], listed=False)
    move_enough(services, unlisted)
    services.commands.leave(unlisted, 0)
    killed, _ = (start(redis_url, "-m", "cairn.workers", "caretaker") for _ in range(2))
    results = RatingCategory("schotten_totten", "base").key("results")
    until(lambda: services.redis.zcard(results))
    killed.kill()
    until(lambda: api.get(f"/v1/players/{bob.player}")["ratings"][-1:] and not services.redis.zcard("cairn:owed"))
    until(lambda: len(api.get("/v1/standings/schotten_totten")["items"]) == 2)
    standings = until(lambda: (found := api.get("/v1/standings/schotten_totten"))["items"][0]["games"] == 12 and found)
    groups = ["base", "tactics", "expert", "tactics_expert"]
    shown = [standings[name] for name in ("ruleset", "group", "groups", "formula", "next")]
    assert shown == ["schotten_totten", "base", groups, FORMULA, None]
    by_name = {one["player"]["name"]: one for one in standings["items"]}
    assert by_name["Ann"]["player"]["id"] == ann.player
    assert [one["rank"] for one in standings["items"]] == [1, 2]
    assert by_name["Ann"]["provisional"] is True  # the same two, eleven times in a day
    assert by_name["Bob"]["rating"] < 1500
    assert standings["levels"] == []
    with_ais = api.get("/v1/standings/schotten_totten?ais=true")
    assert with_ais["groups"] == [*groups, *(f"{group}-bots" for group in groups)]
    assert {level["level"] for level in with_ais["levels"]} >= {"random", "easy", "medium", "greedy"}
    assert all(level["low"] <= level["rating"] <= level["high"] for level in with_ais["levels"])
    assert with_ais | {"groups": groups, "levels": []} == standings
    until(lambda: len(api.get(f"/v1/players/{ann.player}")["ratings"]) == 2)
    mine = api.get(f"/v1/players/{ann.player}")["ratings"]
    counts = [(one["ruleset"], one["group"], one["games"]) for one in mine]
    assert counts == [("glen_more", "base", 1), ("schotten_totten", "base", 12)]
    history = api.get(f"/v1/players/{ann.player}/ratings")
    assert [one["game"] for one in history["items"]] == [against_ai, *games, None]  # one is not listed
    assert history["items"][-2]["rating"] == mine[1]["rating"]
    live = read_stored(services.redis)
    Rebuild(services).run(lambda ids, _: ids)
    assert read_stored(services.redis) == live


def test_standings_are_read_in_pages(api: Api, services: Services) -> None:
    """Standings and rated games are paged by `next` and by `Link`."""
    people = [player(services, f"Player {number}") for number in range(4)]
    for one, two in [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2)]:
        category, rated = result(services, resigned(services, people[one], people[two], tactics=True))
        services.ratings.enter(category, rated)
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
    category, found = result(services, resigned(services, ann, bob))
    services.ratings.enter(category, found)
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
    url = own.url.replace("unix://", f"unix://{name}:change-me@")
    with Redis.from_url(url) as redis:
        groups = {ruleset: rules.groups for ruleset, rules in GAMES.items()}
        results = [result(services, resigned(services, ann, bob)) for _ in range(3)]
        for place in (0, 2, 1):
            Ratings(redis, groups).enter(*results[place])
            Ratings(redis, groups).settle()
    services.redis.execute_command("ACL", "SETUSER", name, "+scan")
    done = Rebuild(Services(Settings(redis_url=url))).run(lambda ids, _: ids)
    assert (done.games, done.results, done.missing, done.wrong) == (3, 3, 0, 0)
    services.redis.close()


LEAST = GAMES["schotten_totten"].least_moves
ANN, AI = {"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "greedy"}


def leaving(player: Api, game: str) -> Any:
    """Return the shown consequences of leaving for a player."""
    return player.get(f"/v1/games/{game}")["leaving"]


def test_leaving_a_game_of_two_shows_its_cost(api: Api, services: Services, ann: Person, bob: Person) -> None:
    """It is shown before the start, before the minimum of moves and after it, but not to spectators and winners."""
    game = bob.opens(invites(ann))["id"]
    text = "If you leave, the game ends, as no other human plays it."
    said = [{"id": "leave-abandons", "arguments": {}}]
    assert leaving(bob, game) == {"does": "abandons", "rated": False, "text": text, "messages": said}
    german = bob.get(f"/v1/games/{game}", headers={"Accept-Language": "de"})["leaving"]
    assert (german["messages"], german["text"][:14]) == (said, "Wenn du gehst,")
    ann.post(f"/v1/games/{game}/seats", {})
    for early in (True, False):
        consequences = leaving(ann, game)
        assert (consequences["does"], consequences["rated"]) == ("loses", not early)
        assert consequences["text"].startswith("If you leave, the other player wins.")
        words = f"does not count for ratings, as not all seats have made {LEAST} moves." if early else "you rank last."
        assert consequences["text"].endswith(words)
        move_enough(services, game)
    assert leaving(api, game) is None
    ann.ask("DELETE", f"/v1/games/{game}/seats/1")
    assert leaving(bob, game) is None
    assert rated_result(services.log, services.redis, services.repository.get(game, TRUTH).position)[1].ranks == (0, 1)  # type: ignore[index]


def test_leaving_a_larger_game_shows_its_cost(api: Api, services: Services, ann: Person, bob: Person) -> None:
    """An AI takes over while other humans play; the last one leaves AIs alone. Unrated games cost nothing."""
    game = bob.opens(invites(ann), {"kind": "open"}, ruleset="glen_more")["id"]
    assert (leaving(bob, game)["does"], leaving(ann, game)) == ("abandons", None)
    ann.post(f"/v1/games/{game}/seats", {})
    assert leaving(bob, game)["does"] == "opens_seat"
    cid = Person(api, "Cid")
    cid.post(f"/v1/games/{game}/seats", {})
    assert (leaving(cid, game)["does"], leaving(cid, game)["rated"]) == ("ai_plays_on", False)
    move_enough(services, game)
    assert (leaving(cid, game)["does"], leaving(cid, game)["rated"]) == ("ai_plays_on", True)
    for number, leaver in enumerate((bob, ann)):
        leaver.ask("DELETE", f"/v1/games/{game}/seats/{number}")
    assert (leaving(cid, game)["does"], leaving(cid, game)["rated"]) == ("abandons", True)
    free = ann.opens(AI, rated=False)["id"]
    assert leaving(ann, free)["text"] == "If you leave, the other player wins. It does not count for ratings."


def test_a_rated_game_has_no_undo(api: Api, ann: Person) -> None:
    """Its `undo` shows this, and undo is refused with a reason. The opener chooses; games with guests have undo."""
    for opened, undo in ((ann.opens(AI), False), (ann.opens(AI, rated=False), True)):
        game = opened["id"]
        assert opened["undo"] is undo
        moves = ann.get(f"/v1/games/{game}/legal-moves")["moves"][:1]
        made = ann.post(f"/v1/games/{game}/moves", {"moves": moves})
        answer = ann.ask("POST", f"/v1/games/{game}/undo", json={"to": made["version"] - 1})
        assert refused(answer) == (409, "cannot-undo" if undo else "undo-off")
        assert undo or "may count for ratings" in answer.json()["detail"]
        assert ann.get(f"/v1/games/{game}")["version"] >= made["version"]
    assert api.open(ANN, AI)[0]["undo"] is True


@pytest.mark.parametrize("at_once", [True, False])
def test_second_accounts_gain_little_rating(api: Api, services: Services, ann: Person, at_once: bool) -> None:
    """They share an address: leaving at once gains nothing, and playing a little gains little."""
    for number in range(8):
        eve = Person(api, f"Eve {number}")
        game = eve.opens(invites(ann))["id"]
        ann.post(f"/v1/games/{game}/seats", {})
        if not at_once:
            move_enough(services, game, number)
        eve.ask("DELETE", f"/v1/games/{game}/seats/0")
        result = rated_result(services.log, services.redis, services.repository.get(game, TRUTH).position)
        assert (result is None) is at_once
        if result:
            assert len({*result[1].cohorts}) == 1
            services.ratings.enter(*result)
    services.ratings.settle()
    found = ann.get(f"/v1/players/{ann.id}")["ratings"]
    assert (found == []) is at_once
    assert at_once or (1500 < found[0]["rating"] <= 1535 and found[0]["provisional"])
