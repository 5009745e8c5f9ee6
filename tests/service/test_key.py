"""Another CAIRN_KEY than the games were opened with is refused at the start, in a sentence."""

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
    """Call a command on a Redis."""
    return CliRunner().invoke(main, command, env={"REDIS_URL": url, "CAIRN_QUEUE_URL": None, "CAIRN_KEY": key})


def test_another_key_is_refused_by_every_part(own: EmbeddedServer) -> None:
    """The API and `cairn up` with another one, or with none; workers and the caretaker need none.

    `/readyz`, `doctor` and `cairn key` say it. Once it is changed on purpose, the games have that one.
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
    assert call(own.url, "key", "--change", key=OTHER).exit_code == 1  # it asks, and nobody says yes
    assert WRONG in call(own.url, "key", key=OTHER).output
    assert call(own.url, "key", "--change", "--yes", key=OTHER).exit_code == 0
    assert call(own.url, "key", key=OTHER).output.startswith("This is the key")
    assert call(own.url, "key", key=ONE).exit_code == 1


def test_a_key_that_is_set_when_games_are_there_is_refused(own: EmbeddedServer) -> None:
    """They were opened with the one that was made in Redis: with the new one every guest would get 401."""
    opened = create_app(Settings(redis_url=own.url)).test_client().post("/v1/games", json=OPENING).get_json()
    words = "opened with the key that was made in it, and not with this CAIRN_KEY."
    assert words in call(own.url, "api", "--port", "0", key=ONE).output
    ann = {"Authorization": f"Bearer {opened['tokens'][0]['token']}"}
    again = create_app(Settings(redis_url=own.url)).test_client().get(f"/v1/games/{opened['id']}", headers=ann)
    assert again.get_json()["viewer"] == 0


@pytest.mark.slow
def test_up_refuses_another_key(own: EmbeddedServer) -> None:
    """In a sentence, at once, for the server of its own, too."""
    with Redis.from_url(own.url) as redis:
        create_app(Settings(redis_url=own.url, key=ONE)).test_client().get("/readyz")
        assert redis.exists("cairn:{key}:digest")
    folder = str(own.data)
    own.stop()
    said = cairn("up", "--port", "0", "--data", folder, "--no-demo", CAIRN_KEY=OTHER)
    assert said.returncode == 1
    assert said.stderr.startswith(f"Error: {WRONG}")
