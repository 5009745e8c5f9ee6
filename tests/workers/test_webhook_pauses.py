"""Jobs of webhooks after failed deliveries, with a simulated clock."""

import time
from typing import Any

import pytest
from helpers.api import Api
from helpers.queues import lose, waiting
from helpers.receiver import Receiver
from helpers.webhooks import ANN, BOB, hook, move
from msgspec.structs import replace

from cairn.events.keys import WEBHOOKS, key_of
from cairn.service.api.streams import game_messages
from cairn.service.container import Services
from cairn.service.jobs.jobs import WEBHOOK_QUEUE
from cairn.service.keeping.rebuild import rebuild_webhooks
from cairn.service.limits.receivers import networks
from cairn.service.queries.cursor import Cursor, after_all
from cairn.service.webhooks import queue as webhook_queue
from cairn.service.webhooks.record import DUE, key_of_webhook
from cairn.workers import webhooks as job


@pytest.fixture
def in_process(services: Services, monkeypatch: pytest.MonkeyPatch) -> Services:
    """Run jobs in this process, on its services."""
    object.__setattr__(services.settings, "webhook_networks", networks("127.0.0.0/8"))
    monkeypatch.setattr(job, "services", lambda: services)
    return services


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = time.time()
        monkeypatch.setattr(time, "time", lambda: self.now)


def run(services: Services, id: str) -> None:
    """Run a webhook's job in this process."""
    job.deliver(id, 1)


def test_pauses_grow_for_a_day_and_then_the_webhook_is_disabled(
    api: Api, receiver: Receiver, in_process: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No attempt is early. Once enabled again, the webhook gets its missed messages."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision"])
    move(game["id"], ann, bob)
    clock, began = Clock(monkeypatch), time.time()
    receiver.answers = [503] * 20
    waited = list[int]()
    while in_process.webhooks.get(made["id"])[1] is None:
        run(in_process, made["id"])
        run(in_process, made["id"])  # too early: nothing is sent
        waited.append(round(clock.now - began))
        clock.now = float(in_process.webhook_queue.state(made["id"])["next"]) + 0.01
    assert waited == [0, 5, 35, 155, 755, 4355, 15155, 36755, 58355, 79955, 86400]
    assert len(receiver.requests) == len(waited)
    assert len({*receiver.ids}) == 1
    assert in_process.webhooks.get(made["id"])[1] == "Deliveries have failed for 24 hours."
    found = bob.get(f"/v1/webhooks/{made['id']}/deliveries")["items"]
    assert [one["attempt"] for one in found] == [*range(11, 0, -1)]
    assert [one["next_at"] is None for one in found] == [True] + [False] * 10
    receiver.answers = []
    answer = bob.ask("PATCH", f"/v1/webhooks/{made['id']}", json={"enabled": True})
    assert (answer.status_code, answer.json()["enabled"]) == (200, True)
    run(in_process, made["id"])
    assert bob.get(f"/v1/webhooks/{made['id']}/deliveries")["items"][0]["status"] == 204


@pytest.mark.parametrize(("status", "enabled"), [(302, True), (410, False), (404, True)])
def test_unsuccessful_responses(api: Api, receiver: Receiver, in_process: Services, status: int, enabled: bool) -> None:
    """Redirects are not followed. 410 disables the webhook at once."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision"])
    move(game["id"], ann, bob)
    receiver.answers = [status]
    run(in_process, made["id"])
    assert len(receiver.requests) == 1
    assert bob.get(f"/v1/webhooks/{made['id']}")["enabled"] is enabled
    assert bob.get(f"/v1/webhooks/{made['id']}/deliveries")["items"][0]["status"] == status


def test_a_left_seat_gets_no_more_messages(api: Api, receiver: Receiver, in_process: Services) -> None:
    """The next player on the seat has another token, and the webhook is not theirs."""
    opened = {"ruleset": "highland_clans", "seats": [ANN, BOB, {"kind": "open"}]}
    game = api.post("/v1/games", opened)
    ann = api.as_(game["tokens"][0]["token"])
    made = hook(ann, receiver, game=game["id"])
    assert ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    assert api.post(f"/v1/games/{game['id']}/seats", {"name": "Cid"})["seat"] == 0
    run(in_process, made["id"])
    assert receiver.requests == []
    reason = in_process.webhooks.get(made["id"])[1]
    assert reason == "Its seat was left, so the token that made it is no longer good."


def test_a_version_may_have_any_number_of_messages(
    api: Api, receiver: Receiver, in_process: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is sent once and in order, and after a failed delivery again with its own id."""
    now = game_messages.messages_now  # planted: a version has five messages

    def many(*arguments: Any) -> list[Any]:
        return [replace(message, what=f"part {part}") for message in now(*arguments) for part in range(4)]

    monkeypatch.setattr(game_messages, "messages_now", many)
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision", "turn"])
    first = move(game["id"], ann, bob)
    while first == game["version"] or api.get(f"/v1/games/{game['id']}")["to_act"][0]["seat"] != 1:
        first = move(game["id"], ann, bob)
    decided, clock = first - game["version"], Clock(monkeypatch)
    receiver.answers = [*[204] * decided, 204, 500, 204, 500, 500, 204]
    for _ in range(5):
        run(in_process, made["id"])
        clock.now += 1000
    came = [*zip(receiver.ids, [one.get("for") for one in receiver.bodies], strict=True)]
    assert [part for _, part in came] == [None] * decided + [f"part {part}" for part in (0, 1, 1, 2, 2, 2, 3)]
    assert len({*came}) == len({*receiver.ids}) == decided + 4


def test_rebuilding_repairs_the_delivery_state(api: Api, receiver: Receiver, in_process: Services) -> None:
    """Positions above the end of a log, or of a deleted game, are dropped. Lost positions count as sent."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision"])
    version = move(game["id"], ann, bob)
    run(in_process, made["id"])
    webhooks, redis = in_process.webhooks, in_process.redis
    assert webhooks.cursors(made["id"]) == {game["id"]: Cursor(version, 2)}

    def rebuilt() -> int:
        return rebuild_webhooks(redis, in_process.log, in_process.lists)

    assert rebuilt() == 0
    key = key_of_webhook(made["id"], "told")
    redis.hset(key, mapping={game["id"]: f"{version + 50}:1", "a" * 20: "7:1"})
    redis.delete(DUE, key_of(game["id"], WEBHOOKS))
    assert rebuilt() == 1
    assert webhooks.cursors(made["id"]) == {game["id"]: after_all(version)}
    redis.delete(key)
    assert rebuilt() == 1
    assert webhooks.cursors(made["id"]) == {game["id"]: after_all(version)}
    assert redis.zscore(DUE, made["id"]) is not None
    assert bob.get("/v1/webhooks", params={"game": game["id"]})["items"] != []
    move(game["id"], ann, bob)
    in_process.webhook_queue.note(made["id"])
    run(in_process, made["id"])
    assert [one["version"] for one in receiver.bodies] == [version, version + 1]


def test_a_lost_job_is_enqueued_again(
    api: Api, receiver: Receiver, in_process: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lost with the queue or its worker, but not within the time in which it may have just been taken."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"])
    move(game["id"], ann, bob)
    queue = in_process.webhook_queue
    for _ in range(2):
        queue.again(made["id"], 0)
        queue.care()
    assert waiting(in_process.redis, WEBHOOK_QUEUE) == [f"webhook-{made['id']}-1"]
    lose(in_process.redis, WEBHOOK_QUEUE)
    queue.again(made["id"], 0)
    queue.care()
    assert waiting(in_process.redis, WEBHOOK_QUEUE) == []
    monkeypatch.setattr("cairn.service.jobs.jobs.LOST_SECONDS", 0.0)
    queue.again(made["id"], 0)
    queue.care()
    assert waiting(in_process.redis, WEBHOOK_QUEUE) == [f"webhook-{made['id']}-2"]


def test_news_without_a_notification_is_sent_within_a_minute(
    api: Api, receiver: Receiver, in_process: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notification may be lost, so all games of a webhook are checked once a minute."""
    game, (ann, bob) = api.open(ANN, BOB)
    made = hook(bob, receiver, game=game["id"], events=["decision"])
    in_process.webhook_queue.care()
    run(in_process, made["id"])
    version = move(game["id"], ann, bob)
    clock = Clock(monkeypatch)
    clock.now += 1
    in_process.webhook_queue.care()
    run(in_process, made["id"])
    assert receiver.requests == []
    clock.now += webhook_queue.SWEEP_SECONDS
    in_process.webhook_queue.care()
    run(in_process, made["id"])
    assert [one["version"] for one in receiver.bodies] == [version]
