"""The embedded server, with a real server in each test."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from helpers.api import ROOT
from helpers.running import is_running
from helpers.servers import BINARY, serving
from redis import Redis
from redis.exceptions import BusyLoadingError, RedisError

from cairn.service.run import embedded, server_client
from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError
from cairn.service.run.program import find_program


@pytest.mark.slow
def test_data_survives_a_restart(tmp_path: Path) -> None:
    """A clean stop leaves no process and loses nothing."""
    with serving(tmp_path) as (server, redis):
        pid = server.pid
        redis.set("stone", "9")
    assert not is_running(pid)
    with serving(tmp_path) as (_, redis):
        assert redis.get("stone") == b"9"


def test_acknowledged_writes_survive_a_kill(tmp_path: Path) -> None:
    """Every write is on disk before its response, so kill -9 loses none."""
    with serving(tmp_path) as (server, redis):
        for number in range(200):
            redis.rpush("list", number)
        os.kill(server.pid, signal.SIGKILL)
        server.start()
        assert redis.llen("list") == 200
        assert redis.config_get("append*")["appendfsync"] == "always"


@pytest.mark.slow
def test_a_folder_has_one_owner(tmp_path: Path) -> None:
    """A second owner is refused with a reason until the first has stopped."""
    second = EmbeddedServer(tmp_path, BINARY)
    with serving(tmp_path), pytest.raises(EmbeddedServerError, match="Another Cairn is using the data folder"):
        second.start()
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


def owned(data: Path, program: str = BINARY or "", **environment: str) -> "subprocess.Popen[bytes]":
    """Start a process that owns a server and prints the server's id."""
    command, pipe = [sys.executable, "-c", OWNER, str(data), program], subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=os.environ | environment, stdin=pipe, stdout=pipe)


@pytest.fixture
def orphan() -> Iterator[Callable[..., EmbeddedServer]]:
    """Return a function that starts a server whose owner has died, and an owner that has not been started."""
    pids: list[int] = []

    def start(data: Path, **environment: str) -> EmbeddedServer:
        with owned(data, **environment) as owner:
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
    """Shorten every timeout for an unresponsive server."""
    for module, name in ((embedded, "START_SECONDS"), (embedded, "STOP_SECONDS"), (server_client, "ANSWER_SECONDS")):
        monkeypatch.setattr(module, name, 0.3)


def _pid(data: Path) -> int:
    with Redis.from_url(EmbeddedServer(data).url) as redis:
        return int(redis.info("server")["process_id"])


def test_the_server_of_a_killed_owner_is_adopted(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """No second server is started on its files. The new owner stops it in the end."""
    server, pid = orphan(tmp_path), _pid(tmp_path)
    assert is_running(pid)
    server.start()
    assert server.pid == pid
    server.stop()
    assert not server.alive()


@pytest.mark.slow
@pytest.mark.usefixtures("_impatient")
def test_a_paused_server_is_not_started_twice(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """A new owner is refused with a reason while it does not respond, and adopts it afterwards."""
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
def test_a_server_without_its_socket_is_not_started_twice(
    tmp_path: Path, orphan: Callable[..., EmbeddedServer]
) -> None:
    """It is unreachable. Its files are free when it is killed."""
    server, pid = orphan(tmp_path), _pid(tmp_path)
    (tmp_path / "redis.sock").unlink()
    with pytest.raises(EmbeddedServerError, match="does not answer; stop it first"):
        server.start()
    assert is_running(pid)
    os.kill(pid, signal.SIGKILL)
    server.start()
    assert server.pid != pid
    server.stop()


@pytest.mark.usefixtures("_impatient")
def test_a_server_without_capacity_is_not_started_twice(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """It has the maximum number of clients."""
    server = orphan(tmp_path)
    with Redis.from_url(server.url) as redis:
        redis.config_set("maxclients", 1)
        with pytest.raises(EmbeddedServerError, match="does not answer; stop it first"):
            server.start()


@pytest.mark.usefixtures("_impatient")
def test_a_server_that_ignores_the_stop_is_killed(tmp_path: Path) -> None:
    """While it is paused, it counts as alive."""
    with serving(tmp_path) as (server, _):
        pid = server.pid
        os.kill(pid, signal.SIGSTOP)
        assert server.alive()
    assert not is_running(pid)


@pytest.fixture
def slow(tmp_path: Path) -> str:
    """Return a server program that loads its data slowly."""
    program, real = tmp_path / "slow", BINARY or find_program()
    program.write_text(f'#!/bin/sh\nexec {real} "$@" --key-load-delay 50\n')
    program.chmod(0o700)
    return str(program)


@pytest.mark.slow
def test_a_loading_server_is_awaited(tmp_path: Path, slow: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second owner waits, too, and adopts it, without a timeout."""
    data = tmp_path / "data"
    with serving(data) as (server, redis), redis.pipeline(transaction=False) as pipe:
        for number in range(10000):
            pipe.set(f"stone {number}", number)
        pipe.execute()
    with owned(data, slow) as owner:
        while not _loads(server.url):
            assert owner.poll() is None
        owner.kill()
    monkeypatch.setattr(embedded, "START_SECONDS", 0.3)
    with serving(data) as (server, redis):
        assert _pid(data) == server.pid
        assert redis.config_get("key-load-delay") == {"key-load-delay": "50"}
        assert redis.dbsize() == 10000


def _loads(url: str) -> bool:
    try:
        with Redis.from_url(url) as redis:
            redis.ping()
    except BusyLoadingError:
        return True
    except RedisError:
        return False
    return False


def test_a_cancelled_start_leaves_nothing(tmp_path: Path) -> None:
    """A stop during loading leaves neither a process nor a lock."""
    program = tmp_path / "silent"
    program.write_text("#!/bin/sh\nexec sleep 600\n")
    program.chmod(0o700)
    server = EmbeddedServer(tmp_path, str(program))
    server.start(lambda: True)
    assert not server.alive()
    with serving(tmp_path):
        pass


def test_another_tmpdir_does_not_matter(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """The socket of a folder with a long path is elsewhere, at a recorded path."""
    deep = tmp_path / ("long" * 30)
    with tempfile.TemporaryDirectory(dir="/tmp") as temporary:
        server = orphan(deep, TMPDIR=temporary)
        assert temporary in server.url
        pid = _pid(deep)
        server.start()
        assert server.pid == pid
        server.stop()


@pytest.mark.slow
def test_a_socket_folder_of_another_user_is_refused(tmp_path: Path) -> None:
    """A folder that exists under the name is trusted only if it is private to this user."""
    deep = tmp_path / ("long" * 30)
    with serving(deep) as (server, _):
        url = server.url
    folder = Path(url.removeprefix("unix://")).parent
    folder.chmod(0o755)
    with serving(deep) as (server, redis):
        assert server.url != url
        assert redis.ping()
    folder.rmdir()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["what?", "100%25", "#1", "a b", "long" * 30])
def test_a_path_may_have_any_characters_and_length(tmp_path: Path, name: str) -> None:
    """The URL quotes them. A Unix socket's path ends at 107 bytes, a data folder's need not."""
    with serving(tmp_path / name) as (_, redis):
        assert redis.ping()
        assert [*(tmp_path / name).glob("appendonlydir/*")]


def written_twice(data: Path) -> Path:
    """Return the log of a stopped server that wrote one key twice."""
    with serving(data) as (_, redis):
        redis.set("stone", "9")
        redis.set("stone", "8")
    (log,) = data.glob("appendonlydir/*.incr.aof")
    return log


@pytest.mark.slow
def test_a_truncated_tail_is_no_damage(tmp_path: Path) -> None:
    """A power failure leaves such a write, which was not acknowledged."""
    log = written_twice(tmp_path)
    log.write_bytes(log.read_bytes()[:-3])
    with serving(tmp_path) as (_, redis):
        assert redis.get("stone") == b"9"


def test_a_damaged_folder_is_reported(tmp_path: Path) -> None:
    """The error quotes the server. Nothing stays locked or running."""
    log = written_twice(tmp_path)
    log.write_bytes(log.read_bytes().replace(b"$5\r\nstone", b"$x\r\nstone", 1))
    for _ in range(2):
        with pytest.raises(EmbeddedServerError, match="which may be damaged: "):
            EmbeddedServer(tmp_path, BINARY).start()


def test_an_impossible_folder_is_reported(tmp_path: Path) -> None:
    """A file has the folder's name."""
    (tmp_path / "file").touch()
    with pytest.raises(EmbeddedServerError, match="cannot be used: Not a directory"):
        EmbeddedServer(tmp_path / "file" / "data", BINARY).start()
    (tmp_path / "lock").mkdir()
    with pytest.raises(EmbeddedServerError, match="cannot be used: Is a directory"):
        EmbeddedServer(tmp_path, BINARY).start()


def test_a_missing_program_is_reported(tmp_path: Path) -> None:
    """The folder's lock is released."""
    for _ in range(2):
        with pytest.raises(EmbeddedServerError, match="/nowhere cannot be run: No such file"):
            EmbeddedServer(tmp_path, "/nowhere").start()
    with serving(tmp_path):
        pass


@pytest.mark.slow
@pytest.mark.skipif(int(Path("/proc/sys/net/core/somaxconn").read_text()) < 2048, reason="the kernel allows fewer")
def test_many_concurrent_connections_to_a_busy_server_succeed(tmp_path: Path) -> None:
    """A thread for each of 1,300 streams connects at once. None gets `Resource temporarily unavailable`."""
    with serving(tmp_path) as (server, redis), ExitStack() as stack:
        address = redis.connection_pool.connection_kwargs["path"]
        os.kill(server.pid, signal.SIGSTOP)
        try:
            for _ in range(1300):
                connection = stack.enter_context(socket.socket(socket.AF_UNIX))
                connection.settimeout(5)
                connection.connect(address)
        finally:
            os.kill(server.pid, signal.SIGCONT)
        assert redis.ping()
