"""Parts of several versions at the same time: the written format, permission to append, and reports.

Format 3 is simulated: tests that say "newer" raise the highest known format.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest
from click.testing import CliRunner
from freezegun import freeze_time
from helpers.commands import move, opened
from redis import Redis

from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.redis_clients import format as formats
from cairn.service.redis_clients.format import FormatError
from cairn.service.redis_clients.process_registry import (
    PARTS,
    SETTLED_SECONDS,
    SURE_SECONDS,
    OlderPartsError,
    ProcessRegistry,
)
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

NEWER_THAN_KNOWN = "What is in this Redis has format 3, which is newer; this version of Cairn knows 1 to 2"


@contextmanager
def newer() -> Iterator[None]:
    """Run the block as a version that knows format 3, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(formats, "HIGHEST", 3)
        yield


@pytest.fixture
def redis(own: EmbeddedServer) -> Iterator[Redis]:
    """Return a client of a server with format 2."""
    with Redis.from_url(own.url) as redis:
        redis.set("cairn:format", "2 1")
        yield redis


def test_the_format_changes_when_no_older_part_is_alive(redis: Redis) -> None:
    """Until then all write the older one, and a refusal names the older parts. Then older parts are refused."""
    old, new = ProcessRegistry(redis, "API"), ProcessRegistry(redis, "worker")
    old.show()
    with newer():
        new.show()
        assert (new.written, len(new.look()[1])) == (2, 2)
        with pytest.raises(OlderPartsError, match=r"^An API of version \S+ \(\S+, process \d+\) lives, and knows no"):
            new.finish_upgrade()
    assert redis.get("cairn:format") == b"2 1"
    old.end()
    with newer():
        assert new.finish_upgrade()
        assert (new.written, redis.get("cairn:format")) == (3, b"3 1")
        assert not new.finish_upgrade()
    for ask in (old.show, old.permit, old.check):
        with pytest.raises(FormatError, match=NEWER_THAN_KNOWN):
            ask()
    with newer():
        assert [part.name for part in new.look()[1]] == ["worker"]


def test_a_part_expires_by_the_clock_of_redis(redis: Redis) -> None:
    """So do all of them if none sends heartbeats."""
    ProcessRegistry(redis, "API").show()
    shown: Any = redis.zrange(PARTS, 0, -1, withscores=True)
    ((_, until),) = shown
    assert 28 < until - redis.time()[0] <= 31
    assert 28 < redis.ttl(PARTS) <= 30
    redis.zadd(PARTS, {"gone": redis.time()[0] - 1})
    assert len(ProcessRegistry(redis, "API").look()[1]) == 1


def test_a_part_that_slept_appends_nothing(own: EmbeddedServer, redis: Redis) -> None:
    """It trusts its registration for less time than Redis does, and then registers again before an append."""
    services = Services(Settings(redis_url=own.url, key="k"))
    game = opened(services)
    move(services, game)
    redis.delete(PARTS)  # as if its heartbeat had expired
    with newer():
        assert ProcessRegistry(redis, "command").finish_upgrade()
    with freeze_time() as time:
        services.parts._sure_until = 0.0  # it was set by another clock than the frozen one
        with pytest.raises(FormatError, match=NEWER_THAN_KNOWN):
            move(services, game)
        redis.set("cairn:format", "2 1")
        move(services, game)
        redis.set("cairn:format", "3 1")
        time.tick(timedelta(seconds=SURE_SECONDS - 1))
        services.parts.permit()
        time.tick(timedelta(seconds=2))
        with pytest.raises(FormatError, match=NEWER_THAN_KNOWN):
            move(services, game)
    assert services.log.last(game).version == 4  # type: ignore[union-attr]
    services.redis.close()


def test_the_caretaker_changes_the_format_in_time(redis: Redis) -> None:
    """Ten minutes after the last heartbeat of an older part. A returning one restarts them."""
    old, new = ProcessRegistry(redis, "API"), ProcessRegistry(redis, "caretaker")
    with newer(), freeze_time() as time:
        new.show()
        new.settle()
        time.tick(timedelta(seconds=SETTLED_SECONDS - 1))
        new.settle()
    old.show()
    with newer(), freeze_time() as time:
        new.settle()
        redis.delete(PARTS)
        for seconds in (0, SETTLED_SECONDS - 1):
            time.tick(timedelta(seconds=seconds))
            new.settle()
            assert redis.get("cairn:format") == b"2 1"
        time.tick(timedelta(seconds=2))
        new.settle()
    assert redis.get("cairn:format") == b"3 1"


def finish(own: EmbeddedServer, *options: str) -> Any:
    """Run `cairn finish-upgrade` and return the result."""
    return CliRunner().invoke(main, ["finish-upgrade", *options], env={"REDIS_URL": own.url})


def test_the_command_reports_its_result(own: EmbeddedServer, redis: Redis) -> None:
    """It is refused while an older part is alive, done once, and then has nothing left to do."""
    ProcessRegistry(redis, "caretaker").show()
    with newer():
        refused = finish(own)
        assert refused.exit_code == 1
        assert "A caretaker of version" in refused.output
        assert "knows no format above 2. Stop it first" in refused.output
        redis.delete(PARTS)
        done = json.loads(finish(own, "--json").stdout)
        assert (done["moved"], done["format"]) == (True, 3)
        again = finish(own)
        assert (again.exit_code, again.output) == (
            0,
            "Format 3, the newest of this version, is written already.\n",
        )
    assert NEWER_THAN_KNOWN in finish(own).output
    assert redis.exists(PARTS) == 0


def conditions_of(app: Any) -> Any:
    """Return the report of `/readyz` about versions."""
    answer = app.get("/readyz")
    assert answer.status_code == 200, answer.text
    return next(one for one in answer.json["conditions"] if one["name"] == "version")


def test_readiness_reports_versions(own: EmbeddedServer, redis: Redis) -> None:
    """It lists other versions with advice, without names of machines. No move needs the check."""
    app = create_app(Settings(redis_url=own.url, key="k")).test_client()
    assert conditions_of(app)["ok"]
    other = json.dumps(
        {"name": "worker", "version": "0.0.9", "host": "secret", "process": 7, "lowest": 1, "highest": 2, "more": "?"}
    )
    redis.zadd(PARTS, {other: redis.time()[0] + 20})
    said = conditions_of(app)
    assert "live: A worker of version 0.0.9." in said["words"]
    assert "secret" not in str(said)
    assert said["advice"] == "Have all parts be of one version."
    with newer():
        assert "then run `cairn finish-upgrade`: until then format 2 is written" in conditions_of(app)["advice"]
        redis.delete(PARTS)
        assert "Format 2 is written, as older versions can read it; this one knows 3" in conditions_of(app)["words"]


def test_an_outdated_api_responds_503(own: EmbeddedServer, redis: Redis) -> None:
    """Once it notices: `/readyz` and all routes that need Redis, with a reason. The process keeps running."""
    app = create_app(Settings(redis_url=own.url, key="k"))
    client = app.test_client()
    assert client.get("/readyz").status_code == 200
    redis.set("cairn:format", "3 1")
    with pytest.raises(FormatError):
        app.services.parts.show()
    for path in ("/readyz", "/v1/games", f"/v1/games/{'a' * 20}"):
        answer: Any = client.get(path)
        assert (answer.status_code, answer.json["type"]) == (503, "/problems/unavailable")
        assert answer.json["detail"] == "What is in Redis has another format than this version of the service knows."
    assert client.get("/healthz").status_code == 200
