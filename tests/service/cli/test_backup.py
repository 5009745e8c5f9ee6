"""`cairn backup` to a file, a folder or an S3 bucket, scheduled or once; `cairn restore` into another Redis."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from helpers import buckets
from helpers.api import ROOT, Api, serve
from helpers.keys import everything, keys
from helpers.rated import GUEST, open_game, play
from helpers.running import cairn, until
from helpers.servers import serving
from redis import Redis

from cairn.events.archive import LONGEST_LINE
from cairn.events.log import Log
from cairn.events.packing import unpack
from cairn.service.backups.key_groups import LEFT_OUT, Keeper
from cairn.service.backups.scheduled import name_of, prune
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.storage.backup_record import last_backup
from cairn.service.storage.stores import BUFFER, Folder, Store, StoreError, store_of

KEY = "a long and secret key of a backup"
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
        for still in (waits, bobs):  # without moves since
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

    def refuse(url: str, *arguments: str, key: str = KEY) -> str:
        said = run(url, *arguments, key=key)
        assert said.exit_code == 1, said.output
        assert said.stderr.startswith("Error: "), said.stderr
        return said.stderr

    def run(url: str, *arguments: str, key: str = "") -> Any:
        return CliRunner().invoke(main, arguments, env={"REDIS_URL": url, "CAIRN_BACKUP_KEY": key})

    with Redis.from_url(here) as redis:
        redis.set("cairn:key", "k")
    assert "must have at least 32 characters" in refuse(here, "backup", str(file), key="")
    assert run(here, "backup", str(file), "--key-file", str(key)).exit_code == 0
    assert "There is a file" in refuse(here, "backup", str(file))
    assert "holds games or players" in refuse(here, "restore", str(file))
    assert "The key is another one" in refuse(there, "restore", str(file))
    (tmp_path / "none").write_text("something else")
    assert "not a backup" in refuse(there, "restore", str(tmp_path / "none"))
    (tmp_path / "cut").write_bytes(file.read_bytes()[:-20])
    assert "cut short" in refuse(there, "restore", str(tmp_path / "cut"), key="a key that lies in a file of its own")
    with Redis.from_url(there) as redis:
        assert keys(redis) == []
    assert run(there, "restore", str(file), "--key-file", str(key)).exit_code == 0
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".part")] == []


@pytest.fixture(scope="module", params=buckets.SERVERS)
def bucket(request: pytest.FixtureRequest) -> Iterator[str]:
    """Return the URL of a bucket of each S3 server."""
    with buckets.bucket(request.param) as made:
        yield made.url


def run(url: str, *words: str, key: str = KEY) -> Result:
    """Call a command."""
    return CliRunner().invoke(main, words, env={"REDIS_URL": url, "CAIRN_BACKUP_KEY": key, "CAIRN_KEY": None})


@pytest.mark.slow
def test_a_bucket_stores_a_backup(services: Services, redis_url: str, bucket: str, tmp_path: Path) -> None:
    """A backup of several parts is checked in its folder, and restored elsewhere."""
    game = open_game(services, GUEST, GUEST)
    play(services, game)
    services.redis.set("cairn:{news}:big", os.urandom(3 * BUFFER))
    assert run(redis_url, "backup", f"{bucket}one/").exit_code == 0
    looked = run(redis_url, "backup", "--check", "--games", f"{bucket}one/")
    assert looked.exit_code == 0, looked.output
    head, position = services.repository.get(game, None).head, services.log.last(game)
    assert position
    assert re.search(rf"^{game} {head.version} 2\d{{3}}-\d\d-\d\dT", looked.output, re.M), looked.output
    with serving(tmp_path / "other") as (other, _):
        restored = run(other.url, "restore", f"{bucket}one/")
        assert restored.exit_code == 0, restored.output
        with Redis.from_url(other.url) as there:
            before, after = everything(services.redis), everything(there)
            kept = {name: value for name, value in before.items() if not LEFT_OUT.fullmatch(name)}
            assert kept == {name: after.get(name) for name in kept}
            assert last_backup(there) is None
    again = run(redis_url, "backup", f"{bucket}one/{store_of(f'{bucket}one/')[0].names()[0]}")
    assert again.exit_code == 1
    assert "Backups do not replace files" in again.stderr


def write_and_fail(store: Store) -> None:
    """Fail in the middle of a file of several parts."""
    with store.writing("a") as file:
        file.write(os.urandom(3 * BUFFER))
        assert store.size("a") is None
        raise KeyError


@pytest.mark.slow
def test_an_interrupted_backup_does_not_appear(bucket: str, tmp_path: Path) -> None:
    """Neither does a backup that is being written: there is no file or object by its name."""
    for target in (bucket, f"{tmp_path}/"):
        store, _ = store_of(target)
        with pytest.raises(KeyError):
            write_and_fail(store)
        assert store.size("a") is None
        assert "a" not in store.names()
        with store.writing("a") as file:
            file.write(b"whole")
        assert store.size("a") == 5
        with store.reading("a") as read:
            assert read.read() == b"whole"
        store.remove("a")
        assert store.size("a") is None


@pytest.mark.slow
def test_an_unusable_target_is_reported(redis_url: str, bucket: str, tmp_path: Path) -> None:
    """The message names it without secrets: no such bucket, object or file, an invalid URL, wrong options."""
    for words, said in (
        (["--check", "s3://missing/there.backup"], "s3://missing/there.backup"),
        (["--check", f"{bucket}none/"], "no backup in"),
        (["--check", str(tmp_path / "none")], f"There is no {tmp_path}/none."),
        (["--check", "none://x/y"], "none://x/"),
        (["--every", "24h", str(tmp_path / "file")], "needs a folder"),
        (["--keep", "2", str(tmp_path / "file")], "needs a folder"),
        (["--every", "soon", f"{tmp_path}/"], "is not a duration such as"),
    ):
        refused = run(redis_url, "backup", *words)
        assert refused.exit_code in (1, 2), refused.output
        assert said in refused.stderr.replace("\n", " "), refused.stderr
        assert "Traceback" not in refused.output


def test_a_damaged_backup_is_found(services: Services, redis_url: str, tmp_path: Path) -> None:
    """A game whose log was changed in Redis is named, and the exit code is 1. A changed file is refused."""
    games = [open_game(services, GUEST, GUEST) for _ in range(2)]
    log = f"cairn:{{{games[0]}}}:log"
    redis: Any = services.redis
    ((id, fields),) = redis.xrange(log, count=1)
    fields[b"decision"] = unpack(fields[b"decision"]).replace(b"schotten", b"schottem")
    redis.delete(log)
    redis.xadd(log, fields, id)
    file = tmp_path / "backup"
    run(redis_url, "backup", str(file))
    checked = run(redis_url, "backup", "--check", str(file))
    assert checked.exit_code == 1
    assert f"The log of game {games[0]} was broken" in checked.stderr
    assert games[1] not in checked.stderr
    assert last_backup(services.redis)
    file.write_bytes(file.read_bytes()[:-1])
    assert "cut short" in run(redis_url, "backup", "--check", str(file)).stderr


def test_older_backups_are_removed(tmp_path: Path) -> None:
    """So are earlier partial files. Other files stay."""
    for at in range(5):
        (tmp_path / name_of(at)).touch()
    (tmp_path / f"{name_of(3)}.part").touch()
    (tmp_path / f"{name_of(9)}.part").touch()
    (tmp_path / "another").touch()
    prune(Folder(tmp_path), 2)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["another", name_of(3), name_of(4), f"{name_of(9)}.part"]


@pytest.mark.slow
def test_scheduled_backups(services: Services, redis_url: str, tmp_path: Path) -> None:
    """One is written each second, and two stay. Failures are reported and retried. SIGTERM ends it with 0."""
    open_game(services, GUEST, GUEST)
    folder = tmp_path / "kept"
    folder.write_text("in the way of a folder")
    words = [sys.executable, "-m", "cairn.service", "backup", f"{folder}/", "--every", "1s", "--keep", "2"]
    environment = os.environ | {"REDIS_URL": redis_url, "CAIRN_BACKUP_KEY": KEY, "PYTHONPATH": str(ROOT / ".packages")}
    process = subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stderr
        assert "The backup failed and will be retried" in process.stderr.readline()
        folder.unlink()
        seen = set[str]()

        def are_several() -> bool:
            seen.update(path.name for path in folder.glob("*.backup"))
            return len(seen) > 3

        until(are_several)
        until(lambda: len([*folder.glob("*.backup")]) == 2)
        assert time.time() - (last_backup(services.redis) or 0) < 30
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) == 0
        assert [*folder.glob("*.part")] == []
    finally:
        process.kill()
        process.communicate()


def test_two_processes_cannot_write_the_same_file(tmp_path: Path) -> None:
    """The second process is refused at once."""
    store: Any = Folder(tmp_path)
    with store.writing("a"), pytest.raises(StoreError, match="by another process"), store.writing("a"):
        pass
