"""The format of data in Redis: a part with another format refuses to start and changes nothing."""

import pytest
from click.testing import CliRunner
from redis import Redis

from cairn.contract.playing import recorded
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

PARTS = (
    ("api", "--port", "0"),
    ("worker",),
    ("caretaker",),
    ("up", "--port", "0"),
    ("import", str(recorded("glen_more")[0])),
    ("rebuild",),
    ("backup", "backup"),
)


def test_the_first_process_stores_the_format(own: EmbeddedServer) -> None:
    """Format 2, in one shard."""
    with Redis.from_url(own.url) as redis:
        assert create_app(Settings(redis_url=own.url)).test_client().get("/readyz").status_code == 200
        assert redis.get("cairn:format") == b"2 1"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kept", "words"),
    [
        ("3 1", "What is in this Redis has format 3, which is newer; this version of Cairn knows 1 to 2"),
        ("0 1", "What is in this Redis has format 0, which is older; this version of Cairn knows 1 to 2"),
        ("2 4", "The games in this Redis lie in 4 shards and not in 1; set CAIRN_SHARDS=4"),
        ("\ud83d", "cairn:format in this Redis says nothing that this version of Cairn knows"),
    ],
    ids=["newer", "older", "shards", "nonsense"],
)
def test_every_part_refuses_another_format(own: EmbeddedServer, kept: str, words: str) -> None:
    """At its start, in `/readyz`, and in commands that write."""
    with Redis.from_url(own.url) as redis:
        redis.set("cairn:format", kept.encode(errors="surrogatepass"))
        for part in PARTS:
            answer = CliRunner().invoke(main, part, env={"REDIS_URL": own.url, "CAIRN_BACKUP_KEY": "k" * 32})
            assert (answer.exit_code, words in answer.output) == (1, True), (part, answer.output)
        ready = create_app(Settings(redis_url=own.url)).test_client().get("/readyz")
        assert (ready.status_code, ready.json and ready.json["type"]) == (503, "/problems/unavailable")
        assert redis.keys() == [b"cairn:format"]
