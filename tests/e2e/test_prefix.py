"""Several Cairns on one Redis with separate prefixes are independent."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from helpers.api import Api, running, serve
from helpers.running import until
from redis import Redis

SEATS = [{"kind": "ai", "level": "random"}] * 2
BODY = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": SEATS}


@pytest.fixture
def two(redis_url: str) -> Iterator[tuple[Api, Api]]:
    """Return two Cairns on an empty Redis, the first with a worker and a caretaker."""
    with Redis.from_url(redis_url) as redis:
        redis.flushall()
    first, second = ({"CAIRN_PREFIX": prefix} for prefix in ("alpha", "beta-2"))
    serving = [serve(redis_url, **more) for more in (first, second)]
    with running(first | {"REDIS_URL": redis_url}, "worker", "caretaker"):
        yield Api(next(serving[0])), Api(next(serving[1]))
    for each in serving:
        each.close()


@pytest.mark.slow
def test_two_cairns_share_a_redis(two: tuple[Api, Api], redis_url: str) -> None:
    """A game is played to its end in one of them. The other one has no row, game, worker or turn of it.

    Every key begins with a prefix, and RQ's own keys name their Cairn, except for the lists of all queues and workers.
    """
    one, other = two
    until(lambda: one.get("/readyz")["workers"] == 1)
    game = one.post("/v1/games", BODY)["id"]
    waits = other.post("/v1/games", BODY)["id"]
    until(lambda: one.get(f"/v1/games/{game}")["status"] == "finished")
    assert other.ask("GET", f"/v1/games/{game}").status_code == 404
    assert [row["id"] for row in other.get("/v1/games")["items"]] == [waits]
    assert other.get("/readyz")["workers"] == 0
    assert other.get(f"/v1/games/{waits}")["version"] == 2, "no turn was played"
    with Redis.from_url(redis_url) as redis:
        keys = {key.decode() for key in redis.keys("*")}
        jobs = {key for key in keys if key.startswith("rq:job:")}
    assert jobs == {f"rq:job:beta-2:turn-{waits}-2-1"}
    shared = ("rq:queues", "rq:workers", "rq:worker:")
    assert all(key.startswith(("alpha:", "beta-2:", *shared)) or ":alpha-" in key or ":beta-2" in key for key in keys)


@pytest.mark.parametrize("prefix", ["a:b", "{a}", "a b", "a*", "x" * 41])
def test_an_ambiguous_prefix_is_refused(prefix: str, redis_url: str) -> None:
    """With a reason."""
    environment = os.environ | {"CAIRN_PREFIX": prefix, "REDIS_URL": redis_url}
    command = [sys.executable, "-m", "cairn.service", "caretaker"]
    refused = subprocess.run(command, env=environment, capture_output=True, timeout=30)
    assert refused.returncode == 1
    assert b"CAIRN_PREFIX must have 1 to 40 letters, digits, - or _" in refused.stderr
