"""During an upgrade, features that the previous version cannot read or does not know are unavailable."""

from typing import Any

import pytest
from helpers.keys import held
from redis import Redis

from cairn.service.app import create_app
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

OPEN = {"kind": "open"}
GAME: dict[str, Any] = {"ruleset": "schotten_totten", "seats": [OPEN, OPEN]}
MINE = GAME | {"seats": [{"kind": "human", "player": "me"}, OPEN]}
SERIES = {"title": "Cup", "format": "swiss", "ruleset": "schotten_totten", "places": 2}
NEW = {
    "labels": ("/v1/games", GAME | {"labels": {"cup": "1"}}),
    "a batch with labels": ("/v1/games/batch", {"games": [GAME | {"labels": {"cup": "1"}}]}),
    "a series": ("/v1/series", SERIES),
    "a bot": ("/v1/players", {"name": "Robo", "bot": True}),
    "a recovery code": ("/v1/me/recovery-code", None),
    "a phrase": ("/v1/games/{game}/phrases", {"phrase": "hello"}),
}
"""Requests that came with format 2: paths and bodies."""


@pytest.fixture
def app(own: EmbeddedServer) -> Any:
    """Return an API of this version on a Redis of format 1, as if older parts were still running."""
    with Redis.from_url(own.url) as redis:
        redis.set("cairn:format", "1 1")
    return create_app(Settings(redis_url=own.url, key="k"))


def player_of(client: Any) -> tuple[str, dict[str, str]]:
    """Return a new player's id and the headers of their requests."""
    player = client.post("/v1/players", json={"name": "Ann"}).json
    return player["id"], {"Authorization": f"Bearer {player['token']}", "Idempotency-Key": "k" * 40}


@pytest.mark.slow
@pytest.mark.parametrize("name", NEW)
def test_new_features_wait_for_the_end_of_the_upgrade(app: Any, name: str) -> None:
    """They are refused with `Retry-After` and store nothing. Afterwards the same request succeeds."""
    client, (path, body) = app.test_client(), NEW[name]
    _, headers = player_of(client)
    path = path.format(game=client.post("/v1/games", json=MINE, headers=headers).json["id"])
    before = held(app.services.redis, "cairn:{*")
    refused = client.post(path, json=body, headers=headers)
    assert (refused.status_code, refused.json["type"]) == (503, "/problems/unavailable")
    assert "the upgrade is finished" in refused.json["detail"]
    assert refused.headers["Retry-After"] == "60"
    assert held(app.services.redis, "cairn:{*") == before
    assert app.services.parts.finish_upgrade()
    assert client.post(path, json=body, headers=headers | {"Idempotency-Key": "l" * 40}).status_code in (201, 204)


def test_format_1_logs_do_not_name_the_opener(app: Any) -> None:
    """Format 1 has no field for it, so the opener is not shown."""
    client = app.test_client()
    player, headers = player_of(client)
    game = client.post("/v1/games", json=GAME, headers=headers).json["id"]
    (entry,) = app.services.log.read(game)
    assert b"organiser" not in entry.stored
    assert client.get(f"/v1/games?organiser={player}").json["items"] == []


def test_recovery_words_are_unknown_during_the_upgrade(app: Any) -> None:
    """No code can exist yet, so the refusal is the usual one."""
    words = "legal winner thank year wave sausage worth useful legal winner thank yellow"
    answer = app.test_client().post("/v1/recoveries", json={"code": words})
    assert (answer.status_code, answer.json["type"]) == (401, "/problems/wrong-recovery-code")
