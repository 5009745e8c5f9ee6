"""Errors of Redis are reported as such; only a server that does not respond is "unreachable"."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from helpers.fake_redis import refusing
from redis import Redis

from cairn.service.app import create_app
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

OPENING = {"ruleset": "schotten_totten", "seats": [{"kind": "open"}, {"kind": "open"}]}
SAID = {
    "OOM command not allowed when used memory > 'maxmemory'. script: f1a2": (507, "no room left"),
    "MISCONF Errors writing to the AOF file: No space left on device": (507, "cannot write to its disk"),
    "READONLY You can't write against a read only replica.": (503, "read-only replica"),
    "NOREPLICAS Not enough good replicas to write.": (503, "too few replicas"),
    "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.": (503, "lost its primary"),
    "LOADING Redis is loading the dataset in memory": (503, "still loading"),
    "BUSY Redis is busy running a script.": (503, "busy with a script"),
    "Command # 1 (ZRANGE a) of pipeline caused error: BUSY Redis is busy running a script.": (503, "with a script"),
    "CLUSTERDOWN The cluster is down": (503, "Cluster is down"),
    "TRYAGAIN Multiple keys request during rehashing of slot": (503, "moving its keys"),
    "MOVED 3999 10.9.8.7:6381": (500, "another node of a Redis Cluster"),
    "NOAUTH Authentication required.": (500, "name or password"),
    "WRONGPASS invalid username-password pair or user is disabled.": (500, "name or password"),
    "NOPERM User cairn has no permissions to run the 'evalsha' command": (500, "a command that it needs"),
    "WRONGTYPE Operation against a key holding the wrong kind of value": (500, "refused a command of the service"),
}
TYPES = {503: "unavailable", 507: "storage-full", 500: "storage-unusable"}


def client(url: str) -> FlaskClient:
    """Return a client of an API with this Redis."""
    return create_app(Settings(redis_url=url)).test_client()


def check(answer: Any, status: int, words: str) -> None:
    """Check the status, detail and retry time of a refusal."""
    assert (answer.status_code, answer.mimetype) == (status, "application/problem+json"), answer.text
    assert words in answer.json["detail"]
    assert ("cannot be reached" in answer.json["detail"]) == ("cannot be reached" in words)
    assert answer.headers.get("Retry-After") == ("1" if status == 503 else None)


@pytest.mark.parametrize("said", SAID, ids=lambda said: said.split(" ")[0])
def test_each_redis_error_has_its_own_message(said: str) -> None:
    """Checked are a read, a write, `/readyz`, and an invalid query for a game that cannot be looked up.

    Nothing about the operator's machines or users is revealed.
    """
    status, words = SAID[said]
    with refusing(said) as url:
        response = client(url)
        answers = [response.get("/v1/games"), response.post("/v1/games", json=OPENING), response.get("/readyz")]
        answers.append(response.get(f"/v1/games/{20 * 'a'}/decisions?limit=none"))
    for answer in answers:
        check(answer, status, words)
        assert answer.get_json()["type"].rpartition("/")[2] in (TYPES[status], "internal-error")
        assert not any(word in answer.text for word in ("10.9.8.7", "f1a2", "evalsha", "cairn"))


@pytest.mark.parametrize("version", ["6.2.14", "5.0.3"])
def test_an_outdated_redis_is_refused_at_first_use(version: str) -> None:
    """This covers processes without a check at their start, such as gunicorn."""
    with refusing("ERR not reached", version) as url:
        check(client(url).get("/v1/games"), 500, "older than the service needs")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "status", "words"),
    [
        ({"maxmemory": "1"}, 507, "no room left"),
        ({"min-replicas-to-write": "1"}, 503, "too few replicas"),
        ({"replicaof": "127.0.0.1 1"}, 503, "read-only replica"),
        ({"requirepass": "a-password"}, 500, "name or password"),
    ],
)
def test_a_real_server_sends_the_errors(own: EmbeddedServer, settings: dict[str, str], status: int, words: str) -> None:
    """Writes are refused with the specific reason and succeed again after the repair."""
    response = client(own.url)
    game = response.post("/v1/games", json=OPENING).get_json()["id"]
    with Redis.from_url(own.url) as redis:
        for name, value in settings.items():
            redis.execute_command(*(["CONFIG", "SET", name, value] if name != "replicaof" else [name, *value.split()]))
        response = client(own.url)
        check(response.post(f"/v1/games/{game}/seats", json={"name": "Ann"}), status, words)
        check(response.get("/readyz"), status, words)
        if "requirepass" not in settings:
            assert response.get(f"/v1/games/{game}").status_code == 200
        redis.execute_command("REPLICAOF", "NO", "ONE")
        redis.execute_command("CONFIG", "SET", "maxmemory", "0", "min-replicas-to-write", "0", "requirepass", "")
    assert client(own.url).post(f"/v1/games/{game}/seats", json={"name": "Ann"}).status_code == 201
    assert client(own.url).get("/readyz").status_code == 200
