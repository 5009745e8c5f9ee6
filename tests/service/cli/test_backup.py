"""`cairn backup` while games run, and `cairn restore` into another Redis, where all of them continue."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.api import Api, serve
from helpers.keys import keys
from helpers.running import cairn, until
from helpers.servers import serving
from redis import Redis

from cairn.events.archive import LONGEST_LINE
from cairn.events.log import Log
from cairn.service.cli import main
from cairn.service.keeping.key_groups import Keeper

KEY = "the key of a backup that nobody guesses"
AI, ANN = {"kind": "ai", "level": "random"}, {"kind": "human", "name": "Ann"}


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Return the URLs of two empty servers."""
    with serving(tmp_path / "one") as (first, _), serving(tmp_path / "other") as (second, _):
        yield first.url, second.url


@pytest.mark.many
def test_restored_games_continue(servers: tuple[str, str], start: Any, tmp_path: Path) -> None:
    """Each log there is the beginning of what it is here, byte for byte, with all that lies beside it.

    Tokens are good, a repeated request is known, an AI plays on, a guest moves, and all audits pass.
    """
    here, there = servers
    for part in ("worker", "caretaker"):
        start(here, "-m", "cairn.workers", part)
    served = serve(here, CAIRN_KEY="")
    api = Api(next(served))
    player = api.post("/v1/players", {"name": "Bob"})
    bob = api.as_(player["token"])
    games = [api.open(AI, AI, rounds=3)[0] for _ in range(4)]
    waits, (ann,) = api.open(ANN, AI)
    path = f"/v1/games/{waits['id']}"
    moved = {"json": {"moves": ann.get(f"{path}/legal-moves")["moves"][:1]}, "headers": {"Idempotency-Key": "first"}}
    assert ann.ask("POST", f"{path}/moves", **moved).status_code == 201
    seats = [{"kind": "human", "player": "me"}, {"kind": "open"}]
    bobs = bob.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats})
    until(lambda: ann.get(f"{path}/legal-moves")["moves"])
    said = cairn("backup", str(tmp_path / "backup"), REDIS_URL=here, CAIRN_BACKUP_KEY=KEY)
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith("6 games, 1 players, ")
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600

    restored = cairn("restore", str(tmp_path / "backup"), REDIS_URL=there, CAIRN_BACKUP_KEY=KEY)
    assert restored.returncode == 0, restored.stderr
    assert "6 games, 1 players" in restored.stdout
    with Redis.from_url(here) as one, Redis.from_url(there) as other:
        assert one.get("cairn:key") == other.get("cairn:key")
        left, right = Log(one), Log(other)
        unfinished = dict[str, int]()
        for game in [*games, waits, bobs]:
            then, now = [*right.read(game["id"])], [*left.read(game["id"])]
            assert then
            assert then == now[: len(then)]
            assert all(len(entry.stored) < LONGEST_LINE for entry in then)
            if right.secret(game["id"]) is not None:
                assert left.secret(game["id"]) in (right.secret(game["id"]), None)
                unfinished[game["id"]] = then[-1].version
        assert {waits["id"], bobs["id"]} <= {*unfinished}
        del unfinished[waits["id"]], unfinished[bobs["id"]]
        for still in (waits, bobs):  # nobody moved in them
            group = Keeper(one).groups()[still["id"]]
            assert Keeper(one).read(still["id"], group) == Keeper(other).read(still["id"], group)
    served.close()

    for part in ("worker", "caretaker"):
        start(there, "-m", "cairn.workers", part)
    again = serve(there, CAIRN_KEY="")
    api = Api(next(again))
    bob, ann = api.as_(player["token"]), api.as_(ann.headers["Authorization"].partition(" ")[2])
    assert [row["id"] for row in bob.get("/v1/games?player=me")["items"]] == [bobs["id"]]
    repeated = ann.ask("POST", f"{path}/moves", **moved)
    assert (repeated.status_code, repeated.headers["Idempotency-Replayed"]) == (201, "true")
    now = ann.get(path)["version"]
    assert ann.ask("POST", f"{path}/moves", json={"moves": ann.get(f"{path}/legal-moves")["moves"][:1]}).ok
    until(lambda: ann.get(path)["version"] > now + 1)
    for id, version in unfinished.items():
        until(lambda id=id, version=version: api.get(f"/v1/games/{id}")["version"] > version)
    for game in [*games, waits, bobs]:
        proofs = api.get(f"/v1/games/{game['id']}/audit")["proofs"]
        assert {proof["status"] for proof in proofs} <= {"passed", "not_yet", "not_asked"}
    again.close()


def test_errors_are_reported(servers: tuple[str, str], tmp_path: Path) -> None:
    """They are no key, a short one, an existing file, no backup, a Redis that is not empty, another key."""
    here, there = servers
    file, key = tmp_path / "backup", tmp_path / "key"
    key.write_text("a key that lies in a file of its own\n")

    def refused(url: str, *arguments: str, key: str = KEY) -> str:
        said = run(url, *arguments, key=key)
        assert said.exit_code == 1, said.output
        assert said.stderr.startswith("Error: "), said.stderr
        return said.stderr

    def run(url: str, *arguments: str, key: str = "") -> Any:
        return CliRunner().invoke(main, arguments, env={"REDIS_URL": url, "CAIRN_BACKUP_KEY": key})

    with Redis.from_url(here) as redis:
        redis.set("cairn:key", "k")
    assert "must have at least 32 characters" in refused(here, "backup", str(file), key="")
    assert run(here, "backup", str(file), "--key-file", str(key)).exit_code == 0
    assert "There is a file" in refused(here, "backup", str(file))
    assert "holds games or players" in refused(here, "restore", str(file))
    assert "The key is another one" in refused(there, "restore", str(file))
    (tmp_path / "none").write_text("something else")
    assert "not a backup" in refused(there, "restore", str(tmp_path / "none"))
    (tmp_path / "cut").write_bytes(file.read_bytes()[:-20])
    assert "cut short" in refused(there, "restore", str(tmp_path / "cut"), key="a key that lies in a file of its own")
    with Redis.from_url(there) as redis:
        assert keys(redis) == []
    assert run(there, "restore", str(file), "--key-file", str(key)).exit_code == 0
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".part")] == []
