"""The data folder: readable by its owner only, and never confused with its copy. The servers are real."""

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.servers import BINARY, serving
from redis import Redis
from redis.exceptions import ConnectionError

from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    """Make new files readable by others by default."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a folder with a server's files that is open to others, as in earlier versions."""
    with serving(tmp_path / "data") as (_, redis):
        redis.set("stone", "9")
    for path in [tmp_path / "data", *(tmp_path / "data").rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    return tmp_path / "data"


def opened(data: Path) -> dict[str, str]:
    """Return the files in a folder whose own modes allow others to read, write or enter them."""
    modes = {str(path): path.lstat().st_mode for path in [data, *data.rglob("*")]}
    return {path: stat.filemode(mode) for path, mode in modes.items() if mode & 0o077}


@pytest.mark.slow
def test_a_new_folder_is_closed(tmp_path: Path) -> None:
    """So is every file in it: of Cairn and of the server, socket and lock, and those of a rewritten log."""
    with serving(tmp_path / "parent" / "data") as (server, redis):
        redis.set("stone", "9")
        redis.bgrewriteaof()
        while redis.info("persistence")["aof_rewrite_in_progress"]:
            pass
        redis.save()
        names = {path.name for path in server.data.rglob("*")}
        assert {"lock", "server.lock", "socket", "redis.sock", "redis.log", "appendonlydir", "dump.rdb"} <= names
        assert opened(server.data) == {}


@pytest.mark.slow
def test_an_open_folder_is_closed_and_reported_once(data: Path) -> None:
    """So are its files, and nothing is lost. The second time there is no message."""
    assert len(opened(data)) >= 6
    said: list[str] = []
    for _ in range(2):
        server = EmbeddedServer(data, BINARY)
        server.start(say=said.append)
        assert opened(data) == {}
        with Redis.from_url(server.url) as redis:
            assert redis.get("stone") == b"9"
        server.stop()
    assert said == [f"The data folder {data} was readable by others. Now only its owner can open it."]


def test_an_empty_folder_is_closed(tmp_path: Path) -> None:
    """An operator made it for Cairn."""
    tmp_path.chmod(0o755)
    with serving(tmp_path):
        assert opened(tmp_path) == {}


@pytest.mark.parametrize(
    ("name", "mode", "words"),
    [
        (
            "letters",
            0o755,
            r"it is open to others and holds more than Cairn's files \(letters\), and Cairn closes only",
        ),
        ("lock", 0o1777, "it is open to others and is shared by design, and Cairn closes only a folder of its own"),
    ],
)
def test_a_folder_that_is_not_cairns_alone_is_not_closed(tmp_path: Path, name: str, mode: int, words: str) -> None:
    """A home folder or `/tmp` is refused and stays unchanged."""
    (tmp_path / name).write_text("Dear Ann")
    tmp_path.chmod(mode)
    with pytest.raises(EmbeddedServerError, match=words):
        EmbeddedServer(tmp_path, BINARY).start()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == mode
    assert [path.read_text() for path in tmp_path.iterdir()] == ["Dear Ann"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_a_folder_of_another_user_is_refused(tmp_path: Path) -> None:
    """Its owner could open it again at any time."""
    os.chown(tmp_path, 65534, -1)
    with pytest.raises(EmbeddedServerError, match="cannot be used: it belongs to another user"):
        EmbeddedServer(tmp_path, BINARY).start()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_closed_folder_may_hold_more(data: Path, tmp_path: Path) -> None:
    """It need not be closed. Only Cairn's files in it are closed, and no targets of links."""
    (tmp_path / "elsewhere").write_text("Dear Ann")
    (data / "dump.rdb").symlink_to(tmp_path / "elsewhere")
    (data / "letters").write_text("Dear Ben")
    data.chmod(0o700)
    with serving(data):
        assert set(opened(data)) == {str(data / "letters"), str(data / "dump.rdb")}
        assert stat.S_IMODE((tmp_path / "elsewhere").stat().st_mode) == 0o644


@pytest.mark.slow
@pytest.mark.parametrize("name", ["short", "long" * 30])
def test_a_copy_does_not_reach_the_server_of_the_original(tmp_path: Path, name: str) -> None:
    """It does not before it has its own server, while it has one, or afterwards."""
    copied = tmp_path / f"{name} copy"

    def check_that_nothing_answers() -> None:
        with Redis.from_url(EmbeddedServer(copied, BINARY).url) as redis, pytest.raises(ConnectionError):
            redis.get("stone")

    with serving(tmp_path / name) as (original, redis):
        redis.set("stone", "9")
        shutil.copytree(original.data, copied, ignore=lambda *_: {"redis.sock"})
        check_that_nothing_answers()
        with serving(copied) as (_, other), Redis.from_url(original.url) as anew:
            other.set("stone", "8")
            assert anew.get("stone") == b"9"
        check_that_nothing_answers()


def test_a_moved_folder_keeps_its_server(tmp_path: Path) -> None:
    """The record still has the old path of the socket."""
    with serving(tmp_path / "before") as (server, _):
        server.data.rename(tmp_path / "after")
        with Redis.from_url(EmbeddedServer(tmp_path / "after").url) as redis:
            assert redis.info("server")["process_id"] == server.pid
        os.rename(tmp_path / "after", tmp_path / "before")


@pytest.mark.slow
def test_unfinished_files_of_a_dead_server_are_removed(data: Path) -> None:
    """The unfinished copy of a log may fill the disk."""
    unfinished = data / "temp-rewriteaof-bg-77.aof"
    unfinished.write_bytes(b"*2")
    with serving(data):
        assert not unfinished.exists()
