"""Invitations: who is blocked is shown nowhere and not told, and nobody sends, or is shown, any number."""

import json
import threading
from typing import Any

import pytest
from helpers.api import Api
from helpers.people import Person, invites, refused

from cairn.service.commands import invitations
from cairn.service.commands.invitations import MAX_TO_ONE, Invitations
from cairn.service.container import Services
from cairn.service.errors import TooOften


def answered(game: dict[str, Any]) -> dict[str, Any]:
    """Return what an answer says beside what is of each game alone."""
    return {key: value for key, value in game.items() if key not in ("id", "created_at", "updated_at", "chain")}


def told(player: Person, count: int) -> list[str]:
    """Return the games of the first so many invitations on a player's feed."""
    with player.ask("GET", "/v1/stream", headers={"Accept": "application/x-ndjson"}, stream=True) as feed:
        lines = (line for line in feed.iter_lines() if line)
        return [json.loads(next(lines))["game"] for _ in range(count)]


def test_who_is_blocked_is_not_shown_and_not_told(api: Api, ann: Person, bob: Person) -> None:
    """Their invitation is answered as before, and as anybody's; on the lists and the feed of the player it is not.

    What was shown before goes, too, and a player who sits down in such a game is shown it.
    """
    eve = Person(api, "Eve")
    before = ann.opens(invites(bob))
    assert bob.lists(waiting="true") == [before["id"]]
    for _ in range(2):
        assert bob.ask("PUT", f"/v1/me/blocked/{ann.id}").status_code == 204
    (blocked,) = bob.get("/v1/me/blocked")["items"]
    assert blocked["id"] == ann.id
    during = ann.opens(invites(bob))
    other = eve.opens(invites(bob))
    assert answered(during) == answered(before)
    assert ann.get("/v1/me/blocked") == {"items": []}
    assert bob.lists(waiting="true") == bob.lists() == [other["id"]]
    assert told(bob, 1) == [other["id"]]
    assert {row["id"] for row in api.get(f"/v1/games?player={bob.id}")["items"]} == {
        game["id"] for game in (before, during, other)
    }, "what is public tells nobody either"
    assert ann.get(f"/v1/players/{bob.id}")["games"][0]["open"] == 3
    assert bob.post(f"/v1/games/{during['id']}/seats", {})["seat"] == 1
    assert {*bob.lists()} == {other["id"], during["id"]}
    assert bob.ask("DELETE", f"/v1/me/blocked/{ann.id}").status_code == 204
    assert refused(bob.ask("DELETE", f"/v1/me/blocked/{ann.id}")) == (404, "not-found")
    after = ann.opens(invites(bob))
    assert after["id"] in bob.lists(waiting="true")


def test_a_rematch_and_a_fork_invite_too(ann: Person, bob: Person) -> None:
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


def test_what_cannot_be_blocked_is_refused(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody blocks themself, nor who is not here; a token that may only read blocks nobody."""
    assert refused(ann.ask("PUT", f"/v1/me/blocked/{ann.id}")) == (422, "invalid")
    assert refused(ann.ask("PUT", f"/v1/me/blocked/{'a' * 20}")) == (404, "not-found")
    assert refused(ann.ask("PUT", "/v1/me/blocked/x")) == (404, "not-found")
    reads = ann.post("/v1/me/tokens", {"scope": "read"})["token"]
    assert refused(ann.as_(reads).ask("PUT", f"/v1/me/blocked/{ann.id}")) == (403, "forbidden")
    assert refused(Api(ann.url).ask("GET", "/v1/me/blocked")) == (401, "unauthorized")


def test_one_player_is_invited_ten_times_a_day_at_most(ann: Person, bob: Person) -> None:
    """By one who invites; the eleventh is refused in a sentence, and no game is opened. Blocked or not, alike."""
    bob.ask("PUT", f"/v1/me/blocked/{ann.id}")
    for _ in range(MAX_TO_ONE):
        ann.opens(invites(bob))
    body = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "player": "me"}, invites(bob)]}
    answer = ann.ask("POST", "/v1/games", json=body)
    assert refused(answer) == (429, "too-often")
    assert answer.headers["Retry-After"] == "3600"
    assert len(ann.lists()) == MAX_TO_ONE


def test_one_sends_and_is_shown_so_many_a_day(
    services: Services, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where many are sent at once; what is above what one is shown is muted, and its sender is not told."""
    monkeypatch.setattr(invitations, "MAX_SENT", 8)
    monkeypatch.setattr(invitations, "MAX_SHOWN", 5)
    sent, sending = list[str](), Invitations(services.redis, services.clock)

    def send(game: str) -> None:
        try:
            sending.send(game, ann.id, [bob.id])
            sent.append(game)
        except TooOften:
            pass

    threads = [threading.Thread(target=send, args=(letter * 20,)) for letter in "abcdefghijklmnop"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(sent) == 8
    send(sent[0])
    assert len(sent) == 9, "the same again is sent once"
    assert len(services.invitations.muted_games(bob.id)) == 3


def test_it_is_erased_with_the_player(services: Services, ann: Person, bob: Person) -> None:
    """The list, and what was sent and shown."""
    bob.ask("PUT", f"/v1/me/blocked/{ann.id}")
    ann.opens(invites(bob))
    assert len(services.redis.keys(f"cairn:{{player:{bob.id}}}:[bm]*")) == 2
    assert bob.ask("DELETE", "/v1/me").status_code in (202, 204)
    assert services.redis.keys(f"cairn:{{player:{bob.id}}}:[bmrs]*") == []
