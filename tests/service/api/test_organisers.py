"""Organisers: labels, batches, games opened for other players, bots, and searches for players by name."""

import secrets
from typing import Any

import pytest
from helpers.api import Api
from helpers.people import Person, invites, refused

from cairn.service.commands.batches import BATCH, Opening
from cairn.service.container import Services
from cairn.service.errors import TooManyGames
from cairn.service.limits.clients import Client
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


@pytest.mark.parametrize(
    ("labels", "field"),
    [
        ({"series": "a" * 20}, "/labels"),
        ({"Cup": "1"}, "/labels/Cup/key"),
        ({"cup": "a b"}, "/labels/cup/value"),
        ({"cup": "a" * 41}, "/labels/cup/value"),
        ({f"a{number}": "1" for number in range(9)}, "/labels"),
        ({"cup": 1}, "/labels/cup/value"),
    ],
    ids=str,
)
def test_labels_are_short_pairs(api: Api, labels: dict[str, Any], field: str) -> None:
    """A game has at most eight. Only series set the label of series."""
    answer = api.ask("POST", "/v1/games", json=GAME | {"labels": labels})
    assert answer.status_code == 422
    assert [error["pointer"] for error in answer.json()["errors"]] == [field]


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


def test_a_batch_is_opened_whole(ann: Person, bob: Person) -> None:
    """The response keeps its order and has the tokens of guests. A repeated request gets the same response."""
    games = [GAME | {"labels": {"n": str(number)}} for number in range(20)]
    games.append({"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": "Cid"}, invites(bob)]})
    headers = key()
    first = ann.ask("POST", "/v1/games/batch", json={"games": games}, headers=headers)
    assert first.status_code == 201, first.text
    items = first.json()["items"]
    assert [game["labels"].get("n") for game in items] == [*map(str, range(20)), None]
    assert [token["seat"] for token in items[-1]["tokens"]] == [0]
    again = ann.ask("POST", "/v1/games/batch", json={"games": games}, headers=headers)
    assert [game["id"] for game in again.json()["items"]] == [game["id"] for game in items]
    assert again.headers["Idempotency-Replayed"] == "true"
    assert items[-1]["tokens"] == again.json()["items"][-1]["tokens"]
    other = ann.ask("POST", "/v1/games/batch", json={"games": games[:1]}, headers=headers)
    assert refused(other)[0] == 422
    assert len(ids(bob, player="me", waiting="true")) == 1


def test_an_invalid_batch_opens_nothing(api: Api) -> None:
    """Each error has its pointer. A batch needs a key and has at most 100 games."""
    wrong = api.ask("POST", "/v1/games/batch", json={"games": [GAME, GAME | {"seats": [OPEN]}]}, headers=key())
    assert [error["pointer"] for error in wrong.json()["errors"]] == ["/games/1/seats"]
    assert refused(api.ask("POST", "/v1/games/batch", json={"games": [GAME]})) == (422, "invalid")
    many = api.ask("POST", "/v1/games/batch", json={"games": [GAME] * 101}, headers=key())
    assert many.status_code == 422
    assert ids(api) == []


def test_a_batch_above_the_limit_opens_nothing(services: Services, redis_url: str) -> None:
    """Games within the limit are not opened either."""
    small = Services(Settings(redis_url=redis_url, key=services.settings.key, games_per_client=2))
    client = Client(("0" * 16,))
    openings = [opening(services, number) for number in range(3)]
    with pytest.raises(TooManyGames):
        small.batches.open("b" * 20, openings, idempotency(), client)
    assert [*services.log.games()] == []
    assert len(small.batches.open("b" * 20, openings[:2], idempotency(), client)) == 2


def opening(services: Services, number: int) -> Opening:
    """Return a game for a batch to open."""
    from cairn.events.table import Seat

    return Opening(services.tokens.batch("key", number), "schotten_totten", {}, [Seat("open"), Seat("open")])


def idempotency() -> Any:
    """Return the key of a request."""
    from cairn.events.appends import IdempotencyKey

    return IdempotencyKey("ann:key", "body")


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
        services.batches.open("b" * 20, openings, idempotency(), Client(("0" * 16,)))
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
    assert [seat["bot"] for seat in api.get(f"/v1/games/{game}")["seats"]] == [False, True]
    assert [seat["bot"] for seat in api.get("/v1/games")["items"][0]["seats"]] == [False, True]
    opened = robo.post("/v1/games", {"ruleset": "schotten_totten", "seats": [{"kind": "human", "player": "me"}, OPEN]})
    assert opened["seats"][0]["bot"] is True


def test_games_with_bots_have_separate_ratings(api: Api, ann: Person, services: Services) -> None:
    """They change only a person's rating for games with bots."""
    from helpers.people import play_enough

    robo = Person.__new__(Person)
    made = api.post("/v1/players", {"name": "Robo", "bot": True})
    Api.__init__(robo, api.url, made["token"])
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
