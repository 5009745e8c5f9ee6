"""Sealing killed at any step: each game stays readable, and the next worker seals all of them."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from cairn.contract.playing import CASES, random_game
from cairn.events.chain import Entry
from cairn.events.connections import Connections
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.storage import frames
from cairn.service.storage.roots import Roots
from cairn.service.storage.stores import Folder

MAX_STEPS = 200
"""More steps than exist: a test that reaches this limit has failed."""

Step = Callable[[], None]


class Stepping(Folder):
    """A folder that reports a step before each call and in the middle of each written file."""

    def __init__(self, path: Path, step: Step) -> None:
        super().__init__(path)
        self._step = step

    def names(self) -> list[str]:
        """Report a step and return the names."""
        self._step()
        return super().names()

    def size(self, name: str) -> int | None:
        """Report a step and return the size."""
        self._step()
        return super().size(name)

    @contextmanager
    def writing(self, name: str, *, create: bool = True) -> Iterator[BinaryIO]:
        """Report steps before the file, after its first half, after its second half, and after its final name."""
        self._step()
        with super().writing(name, create=create) as file:
            yield Halves(file, self._step)  # type: ignore[misc]  # it only writes
            self._step()
        self._step()

    @contextmanager
    def reading(self, name: str) -> Iterator[BinaryIO]:
        """Report a step and open a file."""
        self._step()
        with super().reading(name) as file:
            yield file


class Halves:
    """A file written in two halves with a step in between."""

    def __init__(self, file: BinaryIO, step: Step) -> None:
        self._file, self._step = file, step

    def write(self, data: bytes) -> None:
        """Write one half, report a step, and write the other."""
        half = len(data) // 2
        self._file.write(data[:half])
        self._file.flush()
        self._step()
        self._file.write(data[half:])
        self._file.flush()


def killed_at(settings: Settings, folder: Path, games: list[str], number: int) -> bool:
    """Seal games in a process that kills itself at a step. Return whether it reached the step."""
    process = os.fork()
    if process == 0:
        try:
            left = number

            def step() -> None:
                nonlocal left
                left -= 1
                if left < 0:
                    os.kill(os.getpid(), signal.SIGKILL)

            services = Services(settings)
            services.cold._opened = Stepping(folder, step)
            tell_each_call(step)
            services.cold.seal(services.log, games)
        finally:
            os._exit(0)
    _, status = os.waitpid(process, 0)
    assert os.WIFEXITED(status) or os.WTERMSIG(status) == signal.SIGKILL
    return os.WIFSIGNALED(status)


def tell_each_call(step: Step) -> None:
    """Report a step before and after each command sent to Redis by the log and the log of roots."""
    ask_all: Any = Connections.ask_all
    enter: Any = Roots.enter

    def asked(self: Connections, *commands: Any) -> Any:
        step()
        answers = ask_all(self, *commands)
        step()
        return answers

    def entered(self: Roots, *arguments: Any) -> Any:
        step()
        place = enter(self, *arguments)
        step()
        return place

    Connections.ask_all = asked  # type: ignore[method-assign]  # in a process that ends here
    Roots.enter = entered  # type: ignore[assignment,method-assign]  # as above


@pytest.mark.slow
@pytest.mark.parametrize("train", [True, False])
def test_a_worker_may_be_killed_at_any_step(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, train: bool
) -> None:
    """Before and after each call of the store and of Redis, and within a file, until a worker survives."""
    monkeypatch.setattr(frames, "MIN_TO_TRAIN", 1 if train else 99)
    played = [random_game(*case, seed=1) for case in CASES[:3]]
    if train:  # a dictionary takes some more
        played = [random_game(*CASES[0], seed=seed) for seed in range(10)]
    logs = {game.game: game.entries() for game in played}
    for number in range(MAX_STEPS):
        services.redis.flushall()
        folder = tmp_path / str(number)
        settings = Settings(services.settings.redis_url, key=services.settings.key, cold_url=f"{folder}/")
        for game in played:
            services.commands.bring_in(game.game, logs[game.game], {})
        was_killed = killed_at(settings, folder, [*logs], number)
        assert read(settings, logs) == logs
        again = Services(settings)
        done = again.cold.seal(again.log, logs)
        assert (done.left, done.refused) == ([], {})
        assert all(again.log.stubs.find(game) for game in logs), f"step {number}"
        again.redis.close()
        assert read(settings, logs) == logs
        assert train == any(path.name.startswith("dictionary-") for path in folder.iterdir())
        assert not [*folder.glob("*.part")]
        if not was_killed:
            assert number > len(logs)
            return
    pytest.fail("there was no end to the steps")


def read(settings: Settings, games: dict[str, list[Entry]]) -> dict[str, list[Entry]]:
    """Return games as read by a new process."""
    services = Services(settings)
    try:
        return {game: [*services.log.read(game)] for game in games}
    finally:
        services.redis.close()
