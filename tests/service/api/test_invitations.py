"""Invitations: blocks are invisible to blocked players, and the numbers sent and shown are limited."""

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
    """Return the parts of a response that do not depend on its game."""
    return {key: value for key, value in game.items() if key not in ("id", "created_at", "updated_at", "chain")}


def told(player: Person, count: int) -> list[str]:
    """Return the games of the first `count` invitations on a player's feed."""
    with player.ask("GET", "/v1/stream", headers={"Accept": "application/x-ndjson"}, stream=True) as feed:
        lines = (line for line in feed.iter_lines() if line)
        return [json.loads(next(lines))["game"] for _ in range(count)]


def test_a_blocked_inviter_is_hidden_and_not_notified(api: Api, ann: Person, bob: Person) -> None:
    """Their invitations get the usual response but do not appear on the blocker's lists and feed.

    Earlier invitations disappear, too. A blocker who takes a seat in such a game sees it.
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
    }, "public responses do not reveal it either"
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


def test_invalid_blocks_are_refused(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players cannot block themselves or unknown players. A read-only token cannot block."""
    assert refused(ann.ask("PUT", f"/v1/me/blocked/{ann.id}")) == (422, "invalid")
    assert refused(ann.ask("PUT", f"/v1/me/blocked/{'a' * 20}")) == (404, "not-found")
    assert refused(ann.ask("PUT", "/v1/me/blocked/x")) == (404, "not-found")
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

    threads = [threading.Thread(target=send, args=(letter * 20,)) for letter in "abcdefghijklmnop"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
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
