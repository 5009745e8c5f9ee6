"""The embedded server, a real one each time."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from redis import Redis

from service.embedded import EmbeddedServer, EmbeddedServerError

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
            redis.rpush("pile", number)
        os.kill(server.pid, signal.SIGKILL)
    server.start()
    with Redis.from_url(server.url) as redis:
        assert redis.llen("pile") == 200
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
from service.embedded import EmbeddedServer
server = EmbeddedServer(Path(sys.argv[1]), sys.argv[2] or None)
server.start()
print(server.pid, flush=True)
sys.stdin.read()
"""


def test_the_server_of_a_killed_owner_is_adopted(tmp_path: Path) -> None:
    """No second one is started on the same files, and the new owner stops it in the end."""
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", OWNER, str(tmp_path), BINARY or ""]
    with subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as owner:
        assert owner.stdout
        pid = int(owner.stdout.readline())
        owner.kill()
    assert running(pid)
    server = started(tmp_path)
    assert server.pid == pid
    server.stop()
    assert not running(pid)


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
    with pytest.raises(EmbeddedServerError, match="cannot be made"):
        EmbeddedServer(tmp_path / "file" / "data", BINARY).start()


def test_a_long_path_is_no_matter(tmp_path: Path) -> None:
    """The path of a Unix socket ends at 107 bytes; a data folder's need not."""
    deep = tmp_path / ("long" * 30)
    server = started(deep)
    with Redis.from_url(server.url) as redis:
        assert redis.ping()
    assert list(deep.glob("appendonlydir/*"))
    server.stop()
