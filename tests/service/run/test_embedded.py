"""The embedded server. Each test runs a real one."""

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

from cairn.service.run import embedded, server_socket
from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError, find_program


@pytest.mark.slow
def test_writes_survive_a_restart(tmp_path: Path) -> None:
    """A clean stop leaves no process and loses nothing."""
    with serving(tmp_path) as (server, redis):
        pid = server.pid
        redis.set("stone", "9")
    assert not is_running(pid)
    with serving(tmp_path) as (_, redis):
        assert redis.get("stone") == b"9"


def test_acknowledged_writes_survive_a_kill(tmp_path: Path) -> None:
    """Every write is on disk before its reply, so kill -9 loses none."""
    with serving(tmp_path) as (server, redis):
        for number in range(200):
            redis.rpush("list", number)
        os.kill(server.pid, signal.SIGKILL)
        server.start()
        assert redis.llen("list") == 200
        assert redis.config_get("append*")["appendfsync"] == "always"


@pytest.mark.slow
def test_a_folder_has_one_owner(tmp_path: Path) -> None:
    """A second owner is refused in a sentence until the first has stopped."""
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


def start_owner(data: Path, program: str = BINARY or "", **environment: str) -> "subprocess.Popen[bytes]":
    """Start a process that owns a server and prints its id."""
    command, pipe = [sys.executable, "-c", OWNER, str(data), program], subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=os.environ | environment, stdin=pipe, stdout=pipe)


@pytest.fixture
def orphan() -> Iterator[Callable[..., EmbeddedServer]]:
    """Return a function that starts a server, kills its owner, and returns an embedded server that is not started."""
    pids: list[int] = []

    def start(data: Path, **environment: str) -> EmbeddedServer:
        with start_owner(data, **environment) as owner:
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
    """Shorten the timeouts for a silent server."""
    for module, name in ((embedded, "START_SECONDS"), (embedded, "STOP_SECONDS"), (server_socket, "ANSWER_SECONDS")):
        monkeypatch.setattr(module, name, 0.3)


def _pid(data: Path) -> int:
    with Redis.from_url(EmbeddedServer(data).url) as redis:
        return int(redis.info("server")["process_id"])


def test_the_server_of_a_killed_owner_is_adopted(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """No second server starts on the same files, and the new owner stops the adopted one."""
    server, pid = orphan(tmp_path), _pid(tmp_path)
    assert is_running(pid)
    server.start()
    assert server.pid == pid
    server.stop()
    assert not server.alive()


@pytest.mark.slow
@pytest.mark.usefixtures("_impatient")
def test_a_suspended_server_is_not_started_twice(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """The start is refused in a sentence while the server is silent. Once it answers it is adopted."""
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
    """No client can reach it. When it is killed, its files are free."""
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
def test_a_full_server_is_not_started_twice(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """It has reached its limit of clients."""
    server = orphan(tmp_path)
    with Redis.from_url(server.url) as redis:
        redis.config_set("maxclients", 1)
        with pytest.raises(EmbeddedServerError, match="does not answer; stop it first"):
            server.start()


@pytest.mark.usefixtures("_impatient")
def test_a_server_that_does_not_stop_is_killed(tmp_path: Path) -> None:
    """While it is suspended, it counts as alive."""
    with serving(tmp_path) as (server, _):
        pid = server.pid
        os.kill(pid, signal.SIGSTOP)
        assert server.alive()
    assert not is_running(pid)


@pytest.fixture
def slow(tmp_path: Path) -> str:
    """Return a server program that loads slowly."""
    program, real = tmp_path / "slow", BINARY or find_program()
    program.write_text(f'#!/bin/sh\nexec {real} "$@" --key-load-delay 50\n')
    program.chmod(0o700)
    return str(program)


@pytest.mark.slow
def test_a_loading_server_has_no_timeout(tmp_path: Path, slow: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second owner, which adopts it, waits as well."""
    data = tmp_path / "data"
    with serving(data) as (server, redis), redis.pipeline(transaction=False) as pipe:
        for number in range(10000):
            pipe.set(f"stone {number}", number)
        pipe.execute()
    with start_owner(data, slow) as owner:
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
    except RedisError as error:
        return isinstance(error, BusyLoadingError)
    return False


def test_an_abandoned_start_leaves_nothing(tmp_path: Path) -> None:
    """Neither a process nor a lock is left after a signal to stop during a long load."""
    program = tmp_path / "silent"
    program.write_text("#!/bin/sh\nexec sleep 600\n")
    program.chmod(0o700)
    server = EmbeddedServer(tmp_path, str(program))
    server.start(lambda: True)
    assert not server.alive()
    with serving(tmp_path):
        pass


def test_another_tmpdir_does_not_matter(tmp_path: Path, orphan: Callable[..., EmbeddedServer]) -> None:
    """The socket of a folder with a long path is elsewhere, and its path is recorded."""
    deep = tmp_path / ("long" * 30)
    with tempfile.TemporaryDirectory(dir="/tmp") as temporary:
        server = orphan(deep, TMPDIR=temporary)
        assert temporary in server.url
        pid = _pid(deep)
        server.start()
        assert server.pid == pid
        server.stop()


@pytest.mark.slow
def test_a_folder_of_another_user_has_no_socket(tmp_path: Path) -> None:
    """An existing folder with the expected name is trusted only if it belongs to this user alone."""
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
def test_a_path_may_have_any_characters_and_any_length(tmp_path: Path, name: str) -> None:
    """The URL is quoted. The limit of 107 bytes for a Unix socket does not apply to the data folder."""
    with serving(tmp_path / name) as (_, redis):
        assert redis.ping()
        assert [*(tmp_path / name).glob("appendonlydir/*")]


def written_twice(data: Path) -> Path:
    """Return the log of a stopped server that has written one key twice."""
    with serving(data) as (_, redis):
        redis.set("stone", "9")
        redis.set("stone", "8")
    (log,) = data.glob("appendonlydir/*.incr.aof")
    return log


@pytest.mark.slow
def test_a_truncated_tail_is_not_a_damage(tmp_path: Path) -> None:
    """A power failure leaves it from a write that was not acknowledged."""
    log = written_twice(tmp_path)
    log.write_bytes(log.read_bytes()[:-3])
    with serving(tmp_path) as (_, redis):
        assert redis.get("stone") == b"9"


def test_a_damaged_folder_is_reported(tmp_path: Path) -> None:
    """The sentence has the server's own message. Nothing is left locked or running."""
    log = written_twice(tmp_path)
    log.write_bytes(log.read_bytes().replace(b"$5\r\nstone", b"$x\r\nstone", 1))
    for _ in range(2):
        with pytest.raises(EmbeddedServerError, match="which may be damaged: "):
            EmbeddedServer(tmp_path, BINARY).start()


def test_an_impossible_folder_is_reported(tmp_path: Path) -> None:
    """There is a file at its path."""
    (tmp_path / "file").touch()
    with pytest.raises(EmbeddedServerError, match="cannot be used: Not a directory"):
        EmbeddedServer(tmp_path / "file" / "data", BINARY).start()
    (tmp_path / "lock").mkdir()
    with pytest.raises(EmbeddedServerError, match="cannot be used: Is a directory"):
        EmbeddedServer(tmp_path, BINARY).start()


def test_a_missing_program_is_reported(tmp_path: Path) -> None:
    """The folder is unlocked again."""
    for _ in range(2):
        with pytest.raises(EmbeddedServerError, match="/nowhere cannot be run: No such file"):
            EmbeddedServer(tmp_path, "/nowhere").start()
    with serving(tmp_path):
        pass


@pytest.mark.slow
@pytest.mark.skipif(int(Path("/proc/sys/net/core/somaxconn").read_text()) < 2048, reason="the kernel allows fewer")
def test_many_clients_connect_to_a_busy_server(tmp_path: Path) -> None:
    """The threads of 1,300 streams connect at once, and none gets `Resource temporarily unavailable`."""
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
