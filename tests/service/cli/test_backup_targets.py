"""`cairn backup` to a bucket of a real S3 server and to a folder: check, restore, scheduled backups."""

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
from helpers.api import ROOT
from helpers.keys import everything
from helpers.rated import GUEST, opened, play
from helpers.running import until
from helpers.servers import serving
from redis import Redis

from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.keeping.key_groups import LEFT_OUT
from cairn.service.keeping.last_backup import last_backup
from cairn.service.keeping.scheduled import name_of, prune
from cairn.service.storage.stores import BUFFER, Folder, Store, StoreError, store_of

KEY = "the key of a backup that nobody guesses"


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
    game = opened(services, GUEST, GUEST)
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
        (["--check", "s3://nobodys/there.backup"], "s3://nobodys/there.backup"),
        (["--check", f"{bucket}none/"], "no backup in"),
        (["--check", str(tmp_path / "none")], f"There is no {tmp_path}/none."),
        (["--check", "none://x/y"], "none://x/"),
        (["--every", "24h", str(tmp_path / "file")], "needs a folder"),
        (["--keep", "2", str(tmp_path / "file")], "needs a folder"),
        (["--every", "soon", f"{tmp_path}/"], "is not a duration such as"),
    ):
        told = run(redis_url, "backup", *words)
        assert told.exit_code in (1, 2), told.output
        assert said in told.stderr.replace("\n", " "), told.stderr
        assert "Traceback" not in told.output


def test_a_damaged_backup_is_found(services: Services, redis_url: str, tmp_path: Path) -> None:
    """A game whose log was changed in Redis is named, and the exit code is 1. A changed file is refused."""
    games = [opened(services, GUEST, GUEST) for _ in range(2)]
    log = f"cairn:{{{games[0]}}}:log"
    redis: Any = services.redis
    ((id, fields),) = redis.xrange(log, count=1)
    fields[b"decision"] = fields[b"decision"].replace(b"schotten", b"schottem")
    redis.delete(log)
    redis.xadd(log, fields, id)
    file = tmp_path / "backup"
    run(redis_url, "backup", str(file))
    told = run(redis_url, "backup", "--check", str(file))
    assert told.exit_code == 1
    assert f"The log of game {games[0]} was broken" in told.stderr
    assert games[1] not in told.stderr
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
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "another",
        name_of(3),
        name_of(4),
        f"{name_of(9)}.part",
    ]


@pytest.mark.slow
def test_scheduled_backups(services: Services, redis_url: str, tmp_path: Path) -> None:
    """One is written each second, and two stay. Failures are reported and retried. SIGTERM ends it with 0."""
    opened(services, GUEST, GUEST)
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
