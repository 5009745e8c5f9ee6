"""The embedded server, a real one each time."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import BusyLoadingError, RedisError

from cairn.service.run import embedded, server_client
from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError
from cairn.service.run.program import find_program

BINARY = os.environ.get("CAIRN_REDIS_BINARY")


def started(data: Path) -> EmbeddedServer:
    """Start a server on a folder."""
    server = EmbeddedServer(data, BINARY)
    server.start()
    return server


def running(pid: int) -> bool:
    """Tell whether a process is there and is no zombie."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    """A clean stop leaves no process and loses nothing."""
    server = started(tmp_path)
    pid = server.pid
    with Redis.from_url(server.url) as redis:
        redis.set("stone", "9")
    server.stop()
    assert not running(pid)
    server = started(tmp_path)
    with Redis.from_url(server.url) as redis:
        assert redis.get("stone") == b"9"
    server.stop()


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    """Every write is on disk before it is answered, so kill -9 loses none."""
    server = started(tmp_path)
    with Redis.from_url(server.url) as redis:
        for number in range(200):
            redis.rpush("list", number)
        os.kill(server.pid, signal.SIGKILL)
    server.start()
    with Redis.from_url(server.url) as redis:
        assert redis.llen("list") == 200
        assert redis.config_get("append*")["appendfsync"] == "always"
    server.stop()


def test_a_folder_has_one_owner(tmp_path: Path) -> None:
    """A second one is refused in a sentence, and may have it when the first has stopped."""
    first, second = started(tmp_path), EmbeddedServer(tmp_path, BINARY)
    with pytest.raises(EmbeddedServerError, match="Another Cairn is using the data folder"):
        second.start()
    first.stop()
    second.start()
    second.stop()


OWNER = """
import sys
from pathlib import Path
from cairn.service.run.embedded import EmbeddedServer
server = EmbeddedServer(Path(sys.argv[1]), sys.argv[2] or None)
server.start()
print(server.pid, flush=True)
sys.stdin.read()
"""


def test_the_server_of_a_killed_owner_is_adopted(tmp_path: Path) -> None:
    """No second one is started on the same files, and the new owner stops it in the end."""
    root = Path(__file__).parents[3]
    command = [sys.executable, "-c", OWNER, str(tmp_path), BINARY or ""]
    with subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as owner:
        assert owner.stdout
        pid = int(owner.stdout.readline())
        owner.kill()
    assert running(pid)
    server = started(tmp_path)
    assert server.pid == pid
    server.stop()
    assert not server.alive()


@pytest.fixture
def orphan() -> Iterator[Callable[..., EmbeddedServer]]:
    """Give what starts a server whose owner has died; the one that is given has not been started itself."""
    pids: list[int] = []

    def start(data: Path, **environment: str) -> EmbeddedServer:
        command = [sys.executable, "-c", OWNER, str(data), BINARY or ""]
        with subprocess.Popen(
            command,
            cwd=Path(__file__).parents[3],
            env=os.environ | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as owner:
            assert owner.stdout
            pids.append(int(owner.stdout.readline()))
            owner.kill()
        server = EmbeddedServer(data, BINARY)
        with Redis.from_url(server.url) as redis:
            assert redis.info("server")["process_id"] == pids[-1]
        return server

    yield start
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten every wait for a server that is silent."""
    for module, name in ((embedded, "START_SECONDS"), (embedded, "STOP_SECONDS"), (server_client, "ANSWER_SECONDS")):
        monkeypatch.setattr(module, name, 0.3)


def _pid(data: Path) -> int:
    with Redis.from_url(EmbeddedServer(data).url) as redis:
        return int(redis.info("server")["process_id"])


@pytest.mark.usefixtures("_impatient")
def test_a_server_that_is_stopped_is_not_started_twice(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """It is refused in a sentence for as long as it does not answer, and adopted when it does."""
    server, pid = orphan(tmp_path), _pid(tmp_path)
    os.kill(pid, signal.SIGSTOP)
    for _ in range(2):
        with pytest.raises(EmbeddedServerError, match="does not answer; stop it first"):
            server.start()
    os.kill(pid, signal.SIGCONT)
    server.start()
    assert server.pid == pid
    server.stop()


@pytest.mark.usefixtures("_impatient")
def test_a_server_whose_socket_is_gone_is_not_started_twice(
    tmp_path: Path, orphan: Callable[..., EmbeddedServer]
) -> None:
    """Nobody can reach it; when it is killed, its files are free."""
    server, pid = orphan(tmp_path), _pid(tmp_path)
    (tmp_path / "redis.sock").unlink()
    with pytest.raises(EmbeddedServerError, match="does not answer; stop it first"):
        server.start()
    assert running(pid)
    os.kill(pid, signal.SIGKILL)
    server.start()
    assert server.pid != pid
    server.stop()


@pytest.mark.usefixtures("_impatient")
def test_a_server_with_no_room_is_not_started_twice(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """All the clients that it takes are there already."""
    server = orphan(tmp_path)
    with Redis.from_url(server.url) as redis:
        redis.config_set("maxclients", 1)
        with pytest.raises(EmbeddedServerError, match="does not answer; stop it first"):
            server.start()


@pytest.mark.usefixtures("_impatient")
def test_a_server_that_does_not_listen_is_killed_in_the_end(tmp_path: Path) -> None:
    """While it is stopped, it counts as alive."""
    server = started(tmp_path)
    pid = server.pid
    os.kill(pid, signal.SIGSTOP)
    assert server.alive()
    server.stop()
    assert not running(pid)


@pytest.fixture
def slow(tmp_path: Path) -> str:
    """Give a server's program that takes its time over loading."""
    program, real = tmp_path / "slow", BINARY or find_program()
    program.write_text(f'#!/bin/sh\nexec {real} "$@" --key-load-delay 50\n')
    program.chmod(0o700)
    return str(program)


@pytest.mark.slow
def test_a_server_that_is_loading_is_waited_for(tmp_path: Path, slow: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also by a second owner, which adopts it; and as long as it takes."""
    data = tmp_path / "data"
    server = started(data)
    with Redis.from_url(server.url) as redis, redis.pipeline(transaction=False) as pipe:
        for number in range(10000):
            pipe.set(f"stone {number}", number)
        pipe.execute()
    server.stop()
    command = [sys.executable, "-c", OWNER, str(data), slow]
    with subprocess.Popen(command, cwd=Path(__file__).parents[3], stdin=subprocess.PIPE) as owner:
        while not _loads(server.url):
            assert owner.poll() is None
        owner.kill()
    monkeypatch.setattr(embedded, "START_SECONDS", 0.3)
    server = started(data)
    assert _pid(data) == server.pid
    with Redis.from_url(server.url) as redis:
        assert redis.config_get("key-load-delay") == {"key-load-delay": "50"}
        assert redis.dbsize() == 10000
    server.stop()


def _loads(url: str) -> bool:
    try:
        with Redis.from_url(url) as redis:
            redis.ping()
    except BusyLoadingError:
        return True
    except RedisError:
        return False
    return False


def test_who_gives_up_leaves_nothing(tmp_path: Path) -> None:
    """Neither a process nor a lock: somebody asked to stop while much was loaded."""
    program = tmp_path / "silent"
    program.write_text("#!/bin/sh\nexec sleep 600\n")
    program.chmod(0o700)
    server = EmbeddedServer(tmp_path, str(program))
    server.start(lambda: True)
    assert not server.alive()
    started(tmp_path).stop()


def test_another_tmpdir_is_no_matter(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """The socket of a long folder lies elsewhere, and its place is on record."""
    deep = tmp_path / ("long" * 30)
    with tempfile.TemporaryDirectory(dir="/tmp") as temporary:
        server = orphan(deep, TMPDIR=temporary)
        assert temporary in server.url
        pid = _pid(deep)
        server.start()
        assert server.pid == pid
        server.stop()


def test_a_folder_of_somebody_else_takes_no_socket(tmp_path: Path) -> None:
    """What lies ready under the name that we would take is not trusted unless it is ours alone."""
    deep = tmp_path / ("long" * 30)
    server = started(deep)
    url = server.url
    server.stop()
    folder = Path(url.removeprefix("unix://")).parent
    folder.chmod(0o755)
    server.start()
    assert server.url != url
    with Redis.from_url(server.url) as redis:
        assert redis.ping()
    server.stop()
    folder.rmdir()


@pytest.mark.parametrize("name", ["what?", "100%25", "#1", "a b"])
def test_a_name_may_have_any_signs(tmp_path: Path, name: str) -> None:
    """The URL has them quoted."""
    server = started(tmp_path / name)
    with Redis.from_url(server.url) as redis:
        assert redis.ping()
    server.stop()


def test_a_tail_that_was_cut_off_is_no_damage(tmp_path: Path) -> None:
    """It is what a power failure leaves of a write that nobody was told had been done."""
    server = started(tmp_path)
    with Redis.from_url(server.url) as redis:
        redis.set("stone", "9")
        redis.set("stone", "8")
    server.stop()
    (log,) = tmp_path.glob("appendonlydir/*.incr.aof")
    log.write_bytes(log.read_bytes()[:-3])
    server.start()
    with Redis.from_url(server.url) as redis:
        assert redis.get("stone") == b"9"
    server.stop()


def test_a_damaged_folder_is_told_in_a_sentence(tmp_path: Path) -> None:
    """With what the server itself said of it, and nothing is left locked or running."""
    server = started(tmp_path)
    with Redis.from_url(server.url) as redis:
        redis.set("stone", "9")
        redis.set("stone", "8")
    server.stop()
    (log,) = tmp_path.glob("appendonlydir/*.incr.aof")
    log.write_bytes(log.read_bytes().replace(b"$5\r\nstone", b"$x\r\nstone", 1))
    for _ in range(2):
        with pytest.raises(EmbeddedServerError, match="which may be damaged: "):
            EmbeddedServer(tmp_path, BINARY).start()


def test_a_folder_that_cannot_be_is_told_in_a_sentence(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "file").touch()
    with pytest.raises(EmbeddedServerError, match="cannot be used: Not a directory"):
        EmbeddedServer(tmp_path / "file" / "data", BINARY).start()
    (tmp_path / "lock").mkdir()
    with pytest.raises(EmbeddedServerError, match="cannot be used: Is a directory"):
        EmbeddedServer(tmp_path, BINARY).start()


def test_a_program_that_is_missing_is_told_in_a_sentence(tmp_path: Path) -> None:
    """And the folder is free again."""
    for _ in range(2):
        with pytest.raises(EmbeddedServerError, match="/nowhere cannot be run: No such file"):
            EmbeddedServer(tmp_path, "/nowhere").start()
    started(tmp_path).stop()


def test_a_long_path_is_no_matter(tmp_path: Path) -> None:
    """The path of a Unix socket ends at 107 bytes; a data folder's need not."""
    deep = tmp_path / ("long" * 30)
    server = started(deep)
    with Redis.from_url(server.url) as redis:
        assert redis.ping()
    assert list(deep.glob("appendonlydir/*"))
    server.stop()
