"""A CAIRN_KEY other than that of the stored games is refused at the start with a reason."""

import pytest
from click.testing import CliRunner, Result
from helpers.running import cairn
from redis import Redis

from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

ONE, OTHER = "one key of a Cairn, that nobody guesses", "another key of a Cairn, that nobody knows"
OPENING = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}]}
WRONG = "The games in this Redis were opened with another CAIRN_KEY."
UNSET = "The games in this Redis were opened with a CAIRN_KEY, and none is set."


def call(url: str, *command: str, key: str | None) -> Result:
    """Run a command on a Redis."""
    return CliRunner().invoke(main, command, env={"REDIS_URL": url, "CAIRN_QUEUE_URL": None, "CAIRN_KEY": key})


def test_every_part_refuses_another_key(own: EmbeddedServer) -> None:
    """The API and `cairn up` with another key, or with none. Workers and the caretaker need none.

    `/readyz`, `doctor` and `cairn key` report it. After an intended change the games have the new key.
    """
    ready = create_app(Settings(redis_url=own.url, key=ONE)).test_client().get("/readyz")
    assert ready.status_code == 200
    for key, words in ((OTHER, WRONG), (None, UNSET)):
        for part in (("api", "--port", "0"), ("up", "--port", "0"), ("key",), ("doctor",)):
            answer = call(own.url, *part, key=key)
            assert (answer.exit_code, words in answer.output) == (1, True), (part, answer.output)
        client = create_app(Settings(redis_url=own.url, key=key)).test_client()
        for refused in (client.get("/readyz"), client.post("/v1/games", json=OPENING)):
            assert (refused.status_code, refused.json and refused.json["type"]) == (500, "/problems/storage-unusable")
    assert WRONG in call(own.url, "worker", key=OTHER).output
    assert WRONG in call(own.url, "caretaker", key=OTHER).output
    assert call(own.url, "key", "--change", key=OTHER).exit_code == 1  # it asks for confirmation, without an answer
    assert WRONG in call(own.url, "key", key=OTHER).output
    assert call(own.url, "key", "--change", "--yes", key=OTHER).exit_code == 0
    assert call(own.url, "key", key=OTHER).output.startswith("This is the key")
    assert call(own.url, "key", key=ONE).exit_code == 1


def test_a_new_key_is_refused_if_games_exist(own: EmbeddedServer) -> None:
    """They have the key generated in Redis; with a new one every guest would get 401."""
    opened = create_app(Settings(redis_url=own.url)).test_client().post("/v1/games", json=OPENING).get_json()
    words = "opened with the key that was made in it, and not with this CAIRN_KEY."
    assert words in call(own.url, "api", "--port", "0", key=ONE).output
    ann = {"Authorization": f"Bearer {opened['tokens'][0]['token']}"}
    again = create_app(Settings(redis_url=own.url)).test_client().get(f"/v1/games/{opened['id']}", headers=ann)
    assert again.get_json()["viewer"] == 0


@pytest.mark.slow
def test_up_refuses_another_key(own: EmbeddedServer) -> None:
    """At once with a reason, also for its own server."""
    with Redis.from_url(own.url) as redis:
        create_app(Settings(redis_url=own.url, key=ONE)).test_client().get("/readyz")
        assert redis.exists("cairn:{key}:digest")
    folder = str(own.data)
    own.stop()
    said = cairn("up", "--port", "0", "--data", folder, "--no-demo", CAIRN_KEY=OTHER)
    assert said.returncode == 1
    assert said.stderr.startswith(f"Error: {WRONG}")
