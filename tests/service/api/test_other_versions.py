"""Data of other versions in Redis is read, omitted or refused with a reason, without a 500."""

import json
from typing import Any

import pytest
from helpers.api import OPERATOR, Api
from helpers.receiver import Receiver
from helpers.webhooks import ANN, BOB, hook, player
from redis import Redis

from cairn.service.container import Services
from cairn.service.jobs.jobs import OurJob
from cairn.service.jobs.turn_queue import job_id
from cairn.workers.caretaker import Caretaker

NEW = {"of_a_newer_version": {"x": [1]}}


def more(services: Services, key: str, field: str, **other: Any) -> None:
    """Add a field to a JSON record in a hash, or set one of its fields."""
    redis: Any = services.redis
    redis.hset(key, field, json.dumps(json.loads(redis.hget(key, field)) | NEW | other))


def test_a_row_with_unknown_fields_is_read(api: Api, services: Services) -> None:
    """It appears in the lobby and on a player's list, and later changes of the lists succeed."""
    id, ann = player(api, "Ann")
    seats = [{"kind": "human", "player": "me"}, BOB]
    game = ann.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})["id"]
    more(services, "cairn:{lobby}:rows", game)
    more(services, f"cairn:{{player:{id}}}:games", game)
    assert [row["id"] for row in ann.get("/v1/games?player=me")["items"]] == [game]
    assert [row["id"] for row in api.get("/v1/games")["items"]] == [game]
    Caretaker(services).check(game)
    assert ann.ask("DELETE", f"/v1/games/{game}/seats/0").status_code == 200


def test_an_unreadable_row_is_omitted(api: Api, services: Services) -> None:
    """The other rows are listed, and an older caretaker does not overwrite it."""
    (strange, _), (other, _) = api.open(), api.open()
    seat = {"kind": "human", "lends": True}
    more(services, "cairn:{lobby}:rows", strange["id"], seats=[seat, seat])
    left: Any = services.redis.hget("cairn:{lobby}:rows", strange["id"])
    assert [row["id"] for row in api.get("/v1/games")["items"]] == [other["id"]]
    assert api.ask("GET", "/v1/games?format=archives&status=finished").status_code in (200, 422)
    Caretaker(services).check(strange["id"])
    assert services.redis.hget("cairn:{lobby}:rows", strange["id"]) == left
    assert api.as_(OPERATOR).ask("DELETE", f"/v1/games/{strange['id']}").status_code == 204


def test_a_webhook_of_another_version(api: Api, services: Services, receiver: Receiver) -> None:
    """An unknown field is ignored; an unknown message is refused with a reason."""
    game, (ann, _) = api.open(ANN, BOB)
    made = hook(ann, receiver, game=game["id"])
    key, path = f"cairn:{{webhook:{made['id']}}}:record", f"/v1/webhooks/{made['id']}"
    more(services, key, "webhook")
    assert ann.get(path)["id"] == made["id"]
    more(services, key, "webhook", events=["stolen"])
    for method, at in (("GET", path), ("DELETE", path), ("GET", f"/v1/webhooks?game={game['id']}")):
        answer = ann.ask(method, at)
        assert (answer.status_code, answer.json()["type"]) == (503, "/problems/unavailable"), answer.text
        assert answer.json()["detail"].startswith("Another version of the service wrote data that")
    services.webhook_queue.care()  # the caretaker's part continues


def test_a_player_record_with_unknown_fields_is_read(api: Api, services: Services) -> None:
    """So are their tokens."""
    id, ann = player(api, "Ann")
    services.redis.hset(f"cairn:{{player:{id}}}:record", "of_a_newer_version", "1")
    key = f"cairn:{{player:{id}}}:tokens"
    redis: Any = services.redis
    for token in redis.hkeys(key):
        if redis.hget(key, token).startswith(b"{"):
            more(services, key, token.decode())
    assert ann.get("/v1/me")["id"] == id
    assert ann.get("/v1/me/export")["player"] is not None
    assert len(ann.get("/v1/me/tokens")["items"]) == 1


def test_a_hint_of_another_version(api: Api, services: Services) -> None:
    """A stored request with unknown fields is still read."""
    game, (ann, _) = api.open(ANN, BOB)
    path = f"/v1/games/{game['id']}/hints"
    asked = ann.ask("POST", path, json={})
    assert asked.status_code == 202, asked.text
    key = f"cairn:{{{game['id']}}}:hints"
    redis: Any = services.redis
    for field in redis.hkeys(key):
        if redis.hget(key, field).startswith(b"{"):
            more(services, key, field.decode())
    assert ann.ask("GET", asked.headers["Location"]).status_code == 200


def test_a_snapshot_of_another_version_is_ignored(api: Api, services: Services) -> None:
    """The log is folded from the start."""
    game, _ = api.open()
    services.redis.set(f"cairn:{{{game['id']}}}:snapshot", b"\x94\xc4\x02ab\xa1x\xa1y\xc0")
    services.repository.forget(game["id"])
    assert services.repository.latest_known(game["id"]).position.version == game["version"]


@pytest.mark.parametrize("function", ["cairn.workers.turns.play_otherwise", "os.system"])
def test_a_job_of_another_version_is_removed(services: Services, function: str) -> None:
    """Its function is unknown to this version. Pending work is enqueued again with a known function."""
    redis: Redis = services.turn_queue.redis
    id = job_id("a" * 20, 2, 1)
    job = OurJob.create(function, args=("a" * 20, 2, 1), id=id, connection=redis, timeout=60)
    job.save()
    with pytest.raises(Exception, match="no such job"):
        OurJob.fetch(id, redis)
    assert not redis.exists(OurJob.key_for(id))
