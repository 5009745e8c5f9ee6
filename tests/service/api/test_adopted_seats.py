"""Guests who become players adopt their seats of finished games."""

from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api
from helpers.people import Person, comes_back, invites, refused
from helpers.receiver import Receiver
from helpers.sealed import seal_games
from requests import Response

from cairn.projections.rows import Filters
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.workers.webhook_owed import owed_to

GUEST, BOB = {"kind": "human", "name": "Guest"}, {"kind": "human", "name": "Bob"}
AI = {"kind": "ai", "level": "random"}


def ended_game(api: Api, *others: dict[str, Any], ends: bool = True) -> tuple[str, str]:
    """Have a guest play on seat 0 against others, and resign; return the game and the seat's token."""
    game, clients = api.open(GUEST, *(others or (GUEST,)))
    if ends:
        assert clients[0].ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    return game["id"], game["tokens"][0]["token"]


def adopts(player: Api, game: str, token: str, seat: int = 0) -> Response:
    """Return the response to a request to adopt a seat."""
    return player.ask("PUT", f"/v1/games/{game}/seats/{seat}/player", json={"token": token})


def names(client: Api, game: str) -> list[tuple[str, str | None]]:
    """Return the name and the player of each seat."""
    return [(seat["name"], seat["player"]) for seat in client.get(f"/v1/games/{game}")["seats"]]


def test_a_finished_game_becomes_the_players(api: Api, ann: Person) -> None:
    """It is in their list, with their present name and their seat; the log, its proofs and ratings do not change."""
    game, token = ended_game(api, BOB)
    before, log = api.get(f"/v1/games/{game}/audit"), api.get(f"/v1/games/{game}/decisions")["items"]
    shown = adopts(ann, game, token)
    assert shown.status_code == 200, shown.text
    assert shown.json() == ann.get(f"/v1/games/{game}")
    assert shown.json()["viewer"] == 0
    assert names(api, game) == [("Ann", ann.id), ("Bob", None)]
    assert ann.lists() == ann.lists(status="finished") == [game]
    assert [row["id"] for row in api.get("/v1/games", params={"player": ann.id})["items"]] == [game]
    ann.ask("PATCH", "/v1/me", json={"name": "Anna"})
    (row,) = api.get("/v1/games", params={"player": ann.id})["items"]
    assert names(api, game)[0] == ("Anna", ann.id) == (row["seats"][0]["name"], row["seats"][0]["player"])
    assert api.get(f"/v1/games/{game}/audit") == before
    after = api.get(f"/v1/games/{game}/decisions")["items"]
    assert [item["chain"] for item in after] == [item["chain"] for item in log]
    assert after[-1]["text"] == log[-1]["text"].replace("Guest", "Anna")
    assert ann.get("/v1/me")["ratings"] == []
    assert [(each["id"], each["seat"]) for each in ann.get("/v1/me/export")["games"]] == [(game, 0)]


def test_it_can_be_repeated(api: Api, ann: Person) -> None:
    """A repeated request has no further effect."""
    game, token = ended_game(api)
    first, second = adopts(ann, game, token), adopts(ann, game, token)
    assert (first.status_code, first.json(), first.headers["ETag"]) == (200, second.json(), second.headers["ETag"])
    assert ann.lists() == [game]


def test_refusals_are_sentences(api: Api, ann: Person, bob: Person) -> None:
    """A seat of another player or an AI is not adopted, nor that of a guest without the token."""
    game, token = ended_game(api, AI)
    assert refused(adopts(api, game, token)) == (401, "unauthorized")
    assert refused(adopts(ann, game, "x" * 43)) == (403, "forbidden")
    assert refused(adopts(ann, game, token, 1)) == (409, "no-open-seat")
    assert refused(adopts(ann, game, token, 7)) == (404, "not-found")
    assert refused(adopts(ann, game, "")) == (422, "invalid")
    robo = api.post("/v1/players", {"name": "Robo", "bot": True})
    assert refused(adopts(api.as_(robo["token"]), game, token)) == (403, "forbidden")
    assert adopts(ann, game, token).status_code == 200
    assert refused(adopts(bob, game, token)) == (409, "no-open-seat")
    assert names(api, game)[0] == ("Ann", ann.id)
    assert (ann.lists(), bob.lists()) == ([game], [])
    running, token = ended_game(api, ends=False)
    assert refused(adopts(ann, running, token)) == (409, "not-finished")
    assert names(api, running)[0] == ("Guest", None)


def test_a_player_has_one_seat(api: Api, ann: Person, bob: Person) -> None:
    """Who sits in the game already adopts no other seat of it, and no player adopts a seat of another player."""
    game = ann.opens(GUEST)
    path, token = f"/v1/games/{game['id']}", game["tokens"][0]["token"]
    api.as_(token).ask("DELETE", f"{path}/seats/1")
    answer = adopts(ann, game["id"], token, 1)
    assert refused(answer) == (409, "already-seated")
    assert refused(adopts(bob, game["id"], token, 0)) == (409, "no-open-seat")
    two, clients = api.open(GUEST, GUEST)
    clients[1].ask("DELETE", f"/v1/games/{two['id']}/seats/1")
    tokens = [each["token"] for each in two["tokens"]]
    assert adopts(ann, two["id"], tokens[0], 0).status_code == 200
    assert refused(adopts(ann, two["id"], tokens[1], 1)) == (409, "already-seated")
    assert adopts(bob, two["id"], tokens[1], 1).status_code == 200
    assert names(api, two["id"]) == [("Ann", ann.id), ("Bob", bob.id)]


def test_the_guests_token_is_then_invalid(api: Api, ann: Person, bob: Person) -> None:
    """The player asks for the rematch, and has the seat in it."""
    game, token = ended_game(api)
    adopts(ann, game, token)
    guest = api.as_(token)
    assert refused(guest.ask("POST", f"/v1/games/{game}/rematch", json={})) == (401, "unauthorized")
    assert refused(bob.ask("POST", f"/v1/games/{game}/rematch", json={})) == (403, "forbidden")
    again = ann.post(f"/v1/games/{game}/rematch", {})
    assert [seat["player"] for seat in again["seats"]] == [ann.id, None]
    assert again["tokens"] == []


def test_an_erased_player_leaves_no_name(api: Api, ann: Person, services: Services) -> None:
    """Neither as a player, nor as the guest they were, also if the game is deleted and an old archive imported."""
    game, token = ended_game(api, BOB)
    entries = [*services.log.read(game)]
    as_guest = services.names.of_log(game, entries)
    assert as_guest == {"1:0": "Guest", "1:1": "Bob"}
    adopts(ann, game, token)
    as_player = services.names.of_log(game, entries)
    assert as_player == {"1:0": "Ann", "1:1": "Bob"}
    services.erasure.erase(ann.id)
    assert services.erasure.go_on(ann.id)
    assert names(api, game) == [("a former player", ann.id), ("Bob", None)]
    assert services.names.of_log(game, entries) == {"1:1": "Bob"}
    for archived in (as_guest, as_player):
        services.commands.delete(game)
        services.commands.bring_in(game, entries, archived)
        assert names(api, game) == [("guest 1", None), ("Bob", None)]


def test_a_recovered_player_has_the_game(api: Api, ann: Person) -> None:
    """The game belongs to the player, not to the device on which they adopted it."""
    game, token = ended_game(api)
    code = " ".join(ann.post("/v1/me/recovery-code", None)["words"])
    adopts(ann, game, token)
    back = api.as_(comes_back(api, code).json()["token"])
    assert [row["id"] for row in back.get("/v1/games", params={"player": "me"})["items"]] == [game]
    assert back.get(f"/v1/games/{game}")["viewer"] == 0


def test_invited_players_adopt_nothing_by_their_invitation(api: Api, ann: Person, bob: Person) -> None:
    """A reserved seat is no guest's."""
    game = ann.opens(invites(bob))["id"]
    ann.ask("DELETE", f"/v1/games/{game}/seats/0")
    assert refused(adopts(bob, game, "x" * 43, 1)) == (409, "no-open-seat")


@pytest.mark.parametrize("adopted_first", [True, False])
def test_segments(api: Api, ann: Person, services: Services, tmp_path: Path, adopted_first: bool) -> None:
    """An adopted game stays in the player's list when it leaves Redis; later it cannot be adopted."""
    game, token = ended_game(api)
    if adopted_first:
        adopts(ann, game, token)
    settings = services.settings
    sealing = Services(Settings(settings.redis_url, key=settings.key, cold_url=str(tmp_path / "cold"), cold_after=1.0))
    seal_games(sealing)
    (marker,) = sealing.log.sealed_markers.of_all([game])
    assert marker
    (row,) = [row for row in sealing.finished._read(marker.segment.hex()) if row.id == game]
    assert row.players == ({ann.id} if adopted_first else set())
    table = sealing.repository.get(game, "truth").position.table
    assert sealing.names.adopt(table, 0, ann.id) is False
    assert [row.id for _, row in sealing.lists.walk(Filters(player=ann.id), "", 9) if row] == [game] * adopted_first
    sealing.redis.close()


def test_webhooks_and_feeds_send_nothing_of_it(api: Api, ann: Person, services: Services, receiver: Receiver) -> None:
    """The game is over, and its messages were the guest's."""
    key = {"Idempotency-Key": "k" * 40}
    hook = ann.post("/v1/webhooks", {"url": receiver.url, "player": "me"}, headers=key)
    game, token = ended_game(api)
    adopts(ann, game, token)
    webhook, _ = services.webhooks.get(hook["id"])
    assert [row.id for row in services.lists.entries_of(ann.id)] == [game]
    assert [*owed_to(services, webhook, game)] == []
    assert [name for name, _ in services.listing.iterate_unfinished(ann.id)] == []
