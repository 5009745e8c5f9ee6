"""The keeper of an embedded server restarts it whatever its cause of death. The servers are real."""

import errno
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from helpers.servers import BINARY
from redis import Redis

from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError
from cairn.service.run.keeper import Keeper
from cairn.service.run.program import find_program
from cairn.service.run.storage import Room


class Kept:
    """A server with a program that is controlled by a file, its keeper, and the keeper's messages."""

    def __init__(self, folder: Path) -> None:
        self.broken, self.free, self.said = folder / "broken", 2**40, list[str]()
        program = folder / "program"
        program.write_text(
            f'#!/bin/sh\n[ -e "{self.broken}" ] && cat "{self.broken}" && exit 1\n'
            f'exec {BINARY or find_program()} "$@"\n'
        )
        program.chmod(0o700)
        self.server = EmbeddedServer(folder / "data", str(program), lambda _path: Room(self.free, 2**40))
        self.keeper = Keeper(self.server, self.said.append)

    def kill(self) -> None:
        """Kill the server."""
        os.kill(self.server.pid, signal.SIGKILL)
        while self.server.alive():
            time.sleep(0.001)

    def until(self, true: Callable[[], bool]) -> None:
        """Watch until a condition is true."""
        deadline = time.monotonic() + 30
        while not true():
            assert time.monotonic() < deadline, self.said
            self.keeper.watch(lambda: False)
            time.sleep(0.02)

    def answers(self) -> bool:
        """Return whether the server runs."""
        return bool(self.server.pid) and self.server.alive()


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    """Return a server that its keeper has not started yet."""
    kept = Kept(tmp_path)
    yield kept
    kept.server.stop()


@pytest.mark.many
def test_a_failed_restart_is_retried(kept: Kept) -> None:
    """The delay grows each time, and the reason is reported once. Nothing is lost."""
    kept.keeper.start(lambda: False)
    with Redis.from_url(kept.server.url) as redis:
        redis.set("stone", "9")
    kept.broken.write_text("Out of luck\n")
    kept.kill()
    kept.until(lambda: kept.keeper._attempts.pause > 1)
    kept.broken.unlink()
    kept.until(kept.answers)
    with Redis.from_url(kept.server.url) as redis:
        assert redis.get("stone") == b"9"
    assert kept.said[0] == "The embedded server died; restarting it."
    assert len(kept.said) == 2
    assert kept.said[1].endswith("which may be damaged: Out of luck Trying again.")


@pytest.mark.slow
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_server_that_dies_of_a_full_disk_is_retried(kept: Kept, number: int) -> None:
    """This holds from the first start. The message is about the disk, not about damage."""
    why = f"Error writing to the AOF file: {os.strerror(number)}"
    kept.broken.write_text(f"{why}\nExiting...\n")

    def stop() -> bool:
        if kept.said:
            kept.broken.unlink(missing_ok=True)
        return False

    kept.keeper.start(stop)
    assert kept.answers()
    words = f"The embedded server has no room on the disk of the data folder {kept.server.data}: Exiting..."
    assert kept.said == [f"{words} Trying again."]


def test_a_wait_for_free_space_can_be_stopped(kept: Kept) -> None:
    """Nothing is left running."""
    kept.broken.write_text(os.strerror(errno.ENOSPC))
    kept.keeper.start(lambda: bool(kept.said))
    assert not kept.answers()


def test_a_damaged_folder_is_refused_at_the_start(kept: Kept) -> None:
    """The operator must repair it."""
    kept.broken.write_text("Bad file format\n")
    with pytest.raises(EmbeddedServerError, match="may be damaged: Bad file format"):
        kept.keeper.start(lambda: False)


@pytest.mark.slow
def test_the_state_of_the_disk_is_reported(kept: Kept) -> None:
    """There is one line when it is full and one when it has free space again, even if the server was killed."""
    kept.keeper.start(lambda: False)
    kept.keeper.watch(lambda: False)
    assert kept.said == []
    kept.free = 0
    for _ in range(3):
        kept.keeper.watch(lambda: False)
    kept.kill()
    kept.until(kept.answers)
    kept.free = 2**40
    for _ in range(3):
        kept.keeper.watch(lambda: False)
    disk = f"The disk of the data folder {kept.server.data}"
    assert kept.said == [
        f"{disk} is full: games can be read, but nothing can be written until there is free space.",
        "The embedded server died; restarting it.",
        f"{disk} has free space again: games continue.",
    ]
