"""Webhooks, sent by a real worker and a real caretaker to a real receiver."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from helpers.api import ROOT, Api
from helpers.receiver import TRUSTED, Receiver, receiving
from helpers.running import until
from helpers.webhooks import ANN, BOB, hook, move, player
from standardwebhooks import Webhook as Verifier

from cairn.events.codec import dump, load


@pytest.fixture(scope="module")
def parts(redis_url: str) -> Iterator[None]:
    """Run a worker and a caretaker that can connect to this machine."""
    environment = os.environ | {"REDIS_URL": redis_url} | TRUSTED
    started = [
        subprocess.Popen([sys.executable, "-m", "cairn.workers", part], env=environment, cwd=ROOT)
        for part in ("worker", "caretaker")
    ]
    yield
    for process in started:
        process.kill()
        process.wait()


def open_game_of(client: Api, other: dict[str, Any]) -> Any:
    """Open a game in which a player begins against another seat."""
    seats = [{"kind": "human", "player": "me"}, other]
    return client.post("/v1/games", {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats})


def read_feed(api: Api, game: str, token: str, after: int, last: int) -> list[bytes]:
    """Return the feed's messages for a guest's seat, up to the turn or the decision at a version."""
    body = {"tokens": [{"game": game, "token": token, "after": after}], "open": False}
    lines = list[bytes]()
    headers = {"Accept": "application/x-ndjson"}
    with api.ask("POST", "/v1/stream", json=body, headers=headers, stream=True) as stream:
        for line in stream.iter_lines():
            if line:
                lines.append(line)
                if load(line).get("version") == last:
                    return lines
    raise AssertionError("the feed has ended")


@pytest.mark.usefixtures("parts")
@pytest.mark.slow
def test_a_failing_receiver_gets_all_messages_in_order(api: Api, receiver: Receiver) -> None:
    """The same message is sent again with the same id and a valid signature. Later decisions follow."""
    ann_id, ann = player(api, "Ann")
    bob_id, bob = player(api, "Bob")
    made = hook(ann, receiver, player="me", events=["turn", "decision"])
    receiver.answers = [500]
    game = open_game_of(ann, {"kind": "open", "player": bob_id})["id"]
    bob.post(f"/v1/games/{game}/seats", {})
    bodies = receiver.wait(1)
    receiver.wait(2)
    failed = ann.get(f"/v1/webhooks/{made['id']}/deliveries")["items"][-1]
    assert (failed["status"], failed["attempt"], failed["error"]) == (500, 1, None)
    assert failed["next_at"] > failed["at"]
    assert receiver.ids[0] == receiver.ids[1] == failed["message"]
    bodies = receiver.wait(4)
    assert [(one["type"], one["version"]) for one in bodies] == [("decision", 2)] * 2 + [("decision", 3), ("turn", 3)]
    for headers, body in receiver.requests:
        Verifier(made["secret"]).verify(body, headers)
    move(game, ann, bob)
    assert [one["type"] for one in receiver.wait(5)][4:] == ["decision"]
    assert len({*receiver.ids}) == len(receiver.requests) - 1
    assert {one["seat"] for one in bodies} == {0}
    assert ann.get(f"/v1/webhooks/{made['id']}")["enabled"] is True
    assert ann_id


@pytest.mark.usefixtures("parts")
def test_webhooks_have_the_messages_of_the_feed(api: Api, receiver: Receiver) -> None:
    """A delivery contains only what its receiver may see. A feed adds positions; a delivery adds names and a link."""
    game, (ann, bob) = api.open(ANN, BOB)
    tokens = [one["token"] for one in game["tokens"]]
    begun = game["version"]
    with receiving() as other:
        hook(ann, receiver, game=game["id"], events=["decision"])
        hook(api, other, game=game["id"], events=["decision"])
        newest = [move(game["id"], ann, bob) for _ in range(6)][-1]
        count = newest - begun
        receiver.wait(count)
        other.wait(count)
    lines = [load(line) for line in read_feed(api, game["id"], tokens[0], begun, newest)]
    expected = [one for one in lines if one["type"] == "decision" and one.pop("position")]
    at_the_table = {"names": ["Ann", "Bob"], "link": f"{api.url}/#/games/{game['id']}"}
    assert receiver.bodies == [one | at_the_table for one in expected]
    seen = api.get(f"/v1/games/{game['id']}/decisions", params={"after": begun})["items"]
    assert [one["decision"] for one in other.bodies] == seen
    assert [dump(one["decision"]) for one in other.bodies] != [dump(one["decision"]) for one in receiver.bodies]
    assert {one["seat"] for one in other.bodies} == {None}


@pytest.mark.usefixtures("parts")
def test_pings_and_redeliveries_are_sent_on_request(api: Api, receiver: Receiver) -> None:
    """One message, or all since a time, each with its original id. A ping is tried once, and its result is listed."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(ann, receiver, game=game["id"], events=["decision"])
    path = f"/v1/webhooks/{made['id']}"
    for _ in range(3):
        move(game["id"], ann, bob)
    receiver.wait(3)
    receiver.answers = [500]
    assert ann.ask("POST", f"{path}/ping").status_code == 202
    assert receiver.wait(4)[3] == {"type": "ping", "webhook": made["id"]}
    until(lambda: ann.get(f"{path}/deliveries")["items"][0]["type"] == "ping")
    pinged, third, second, first = ann.get(f"{path}/deliveries")["items"]
    assert (pinged["status"], pinged["game"], pinged["next_at"]) == (500, None, None)
    assert ann.ask("POST", f"{path}/redeliver", json={"message": second["message"]}).status_code == 202
    assert receiver.wait(5)[4] == receiver.bodies[1]
    assert ann.ask("POST", f"{path}/redeliver", json={"since": game["created_at"]}).status_code == 202
    receiver.wait(8)
    assert receiver.ids[5:] == [first["message"], second["message"], third["message"]] == receiver.ids[:3]
    for headers, body in receiver.requests:
        Verifier(made["secret"]).verify(body, headers)


@pytest.mark.slow
@pytest.mark.usefixtures("parts")
def test_a_redelivered_message_is_unchanged(api: Api, receiver: Receiver) -> None:
    """Its names are those of its version, even if other players are seated by now."""
    open_seats = [{"kind": "open"}, {"kind": "open"}]
    game = api.post("/v1/games", {"ruleset": "highland_clans", "seats": [ANN, *open_seats]})
    made = hook(api, receiver, game=game["id"], events=["decision"])
    bob = api.post(f"/v1/games/{game['id']}/seats", {"name": "Bob"})
    api.as_(bob["token"]).ask("DELETE", f"/v1/games/{game['id']}/seats/1")
    receiver.wait(2)
    api.post(f"/v1/games/{game['id']}/seats", {"name": "Cid"})
    receiver.wait(3)
    redelivered = {"since": game["created_at"]}
    answer = api.as_(made["secret"]).ask("POST", f"/v1/webhooks/{made['id']}/redeliver", json=redelivered)
    assert answer.status_code == 202
    receiver.wait(6)
    assert receiver.bodies[3:6] == receiver.bodies[:3]
    assert [body["names"] for body in receiver.bodies[:3]] == [["Ann", "Bob", None]] * 2 + [["Ann", "Cid", None]]


@pytest.mark.slow
@pytest.mark.usefixtures("parts")
def test_two_secrets_are_valid_for_a_day(api: Api, receiver: Receiver) -> None:
    """Deliveries are signed with both, and both are tokens. Then the old one is invalid."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(ann, receiver, game=game["id"], events=["decision"])
    path = f"/v1/webhooks/{made['id']}"
    renewed = ann.ask("POST", f"{path}/secret").json()
    assert renewed["secret"] != made["secret"]
    move(game["id"], ann, bob)
    receiver.wait(1)
    ((headers, body),) = receiver.requests
    for each in (made, renewed):
        Verifier(each["secret"]).verify(body, headers)
        assert api.as_(each["secret"]).get(path)["id"] == made["id"]


@pytest.mark.usefixtures("parts")
def test_invitations_and_ends_are_sent(api: Api, receiver: Receiver) -> None:
    """Also for a game opened after the webhook. The webhook of a game ends with it."""
    bob_id, bob = player(api, "Bob")
    _, ann = player(api, "Ann")
    hook(bob, receiver, player="me", events=["invited", "over"])
    game = open_game_of(ann, {"kind": "open", "player": bob_id})["id"]
    assert [(one["type"], one["game"], one["seat"]) for one in receiver.wait(1)] == [("invited", game, 1)]
    with receiving() as other:
        made = hook(ann, other, game=game, events=["over"])
        bob.post(f"/v1/games/{game}/seats", {})
        assert ann.ask("DELETE", f"/v1/games/{game}/seats/0").status_code == 200
        assert receiver.wait(2)[1]["outcome"] == other.wait(1)[0]["outcome"]
        until(lambda: not ann.get(f"/v1/webhooks/{made['id']}")["enabled"])
    assert ann.get(f"/v1/webhooks/{made['id']}")["reason"] == "The game has ended, and all of it was delivered."


@pytest.mark.usefixtures("parts")
def test_a_revoked_token_or_a_left_seat_ends_deliveries(api: Api, receiver: Receiver) -> None:
    """Later decisions are sent to others only."""
    _, ann = player(api, "Ann")
    phone = ann.post("/v1/me/tokens", {"label": "phone"})
    opened = open_game_of(ann, BOB)
    game, bob = opened["id"], api.as_(next(one["token"] for one in opened["tokens"] if one["token"]))
    made = hook(api.as_(phone["token"]), receiver, player="me")
    receiver.wait(1)  # the turn of the seat to move
    assert ann.ask("DELETE", f"/v1/me/tokens/{phone['id']}").status_code == 204
    with receiving() as other:
        hook(bob, other, game=game)
        move(game, ann, bob)
        other.wait(1)
    until(lambda: not ann.get(f"/v1/webhooks/{made['id']}")["enabled"])
    assert ann.get(f"/v1/webhooks/{made['id']}")["reason"] == "The token that made it is no longer good."
    assert len(receiver.requests) == 1
