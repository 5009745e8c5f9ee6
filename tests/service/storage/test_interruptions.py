"""Killed sealing, and restored backups: each game stays readable, and the next worker continues."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from helpers.cold import bring_in_short, run_command
from helpers.rated import player, resigned

from cairn.contract.playing import CASES, random_game
from cairn.events.chain import Entry
from cairn.events.connections import Connections
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.storage import frames
from cairn.service.storage.cold import GONE, ROOT, SEGMENT
from cairn.service.storage.compaction import compact
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
            notify_each_call(step)
            services.cold.seal(services.log, games)
        finally:
            os._exit(0)
    _, status = os.waitpid(process, 0)
    assert os.WIFEXITED(status) or os.WTERMSIG(status) == signal.SIGKILL
    return os.WIFSIGNALED(status)


def notify_each_call(step: Step) -> None:
    """Report a step before and after each command sent to Redis by the log and the log of roots."""
    ask_all: Any = Connections.ask_all
    enter: Any = Roots.enter

    def ask(self: Connections, *commands: Any) -> Any:
        step()
        answers = ask_all(self, *commands)
        step()
        return answers

    def entered(self: Roots, *arguments: Any) -> Any:
        step()
        place = enter(self, *arguments)
        step()
        return place

    Connections.ask_all = ask  # type: ignore[method-assign]  # in a process that ends here
    Roots.enter = entered  # type: ignore[assignment,method-assign]  # as above


@pytest.mark.slow
@pytest.mark.parametrize("train", [True, False])
def test_a_worker_may_be_killed_at_any_step(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, train: bool
) -> None:
    """Before and after each call of the store and of Redis, and within a file, until a worker survives."""
    monkeypatch.setattr(frames, "MIN_TO_TRAIN", 1 if train else 99)
    cases = [(CASES[0], seed) for seed in range(10)] if train else [(case, 1) for case in CASES[:3]]
    played = [random_game(*case, seed=seed) for case, seed in cases]
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
        assert all(again.log.sealed_markers.find(game) for game in logs), f"step {number}"
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


def run(services: Services, *arguments: str) -> str:
    """Run a command and return its output."""
    done = run_command(services, *arguments)
    assert done.exit_code == 0, (done.output, done.exception)
    return done.output


def read_everything(services: Services, games: list[str]) -> list[Any]:
    """Return the responses about each game, all games, and the log of roots."""
    client = create_app(services.settings).test_client()
    each = [client.get(f"/v1/games/{game}{path}").data for game in games for path in ("", "/audit", "/archive")]
    listed: Any = client.get("/v1/games?status=finished&limit=100").json
    return [each, [item["id"] for item in listed["items"]], client.get("/v1/transparency").json]


def test_a_restore_combines_a_backup_and_the_segments(keeping: Services, tmp_path: Path) -> None:
    """Games sealed before and after it, games unknown to it, and a segment compacted since."""
    ann, bob = player(keeping, "Ann"), player(keeping, "Bob")
    before, warm = bring_in_short(keeping, 1, 2, 3), [resigned(keeping, ann, bob)]
    segment = keeping.cold.seal(keeping.log, before).segment.removeprefix(SEGMENT)
    said = run(keeping, "backup", str(tmp_path / "backup"))
    assert "3 games are in 1 segments" in said
    after = bring_in_short(keeping, 4, 5)
    keeping.cold.seal(keeping.log, [*warm, *after])
    keeping.commands.delete(before[0])
    assert compact(keeping.cold, keeping.log, segment)
    games = [*before[1:], *warm, *after]
    whole = read_everything(keeping, games)
    keeping.redis.flushall()
    said = run(keeping, "restore", str(tmp_path / "backup"))
    assert "2 games missing in the backup came from segments; 1 were sealed again, 2 moved to another segment" in said
    assert "and 1 had been deleted since" in said
    assert "which is not in" not in said
    restored = Services(keeping.settings)
    assert (restored.log.last(before[0]), restored.log.is_gone(before[0])) == (None, True)
    now = read_everything(restored, games)
    assert [pair for pair in zip(now[0], whole[0], strict=True) if pair[0] != pair[1]] == []
    assert now == whole


def test_a_restore_names_lost_games(keeping: Services, folder: Path, tmp_path: Path) -> None:
    """A missing segment without a replacement, and one with a missing replacement: these games were not deleted."""
    lost, moved = bring_in_short(keeping, 1, 2), bring_in_short(keeping, 3, 4)
    keeping.cold.seal(keeping.log, lost)
    segment = keeping.cold.seal(keeping.log, moved).segment.removeprefix(SEGMENT)
    run(keeping, "backup", str(tmp_path / "backup"))
    keeping.commands.delete(moved[0])
    assert compact(keeping.cold, keeping.log, segment)
    for path in folder.glob(f"{SEGMENT}*"):
        path.unlink()
    keeping.redis.flushall()
    said = run(keeping, "restore", str(tmp_path / "backup"))
    assert said.count("2 games are in segment") == 2
    assert not any(keeping.log.is_gone(game) for game in [*lost, *moved])


def test_a_restore_omits_games_deleted_since(keeping: Services, folder: Path, tmp_path: Path) -> None:
    """Cold and warm games of the backup, and one unknown to it, but not one that was imported again."""
    cold, warm = bring_in_short(keeping, 1, 2, 3), bring_in_short(keeping, 4)
    keeping.cold.seal(keeping.log, cold)
    run(keeping, "backup", str(tmp_path / "backup"))
    new = bring_in_short(keeping, 5)
    keeping.cold.seal(keeping.log, [*warm, *new])
    gone = [cold[0], *warm, *new]
    for game in [*gone, cold[1]]:
        keeping.commands.delete(game)
    keeping.cold.seal(keeping.log, bring_in_short(keeping, 2))
    keeping.redis.flushall()
    assert "and 3 had been deleted since" in run(keeping, "restore", str(tmp_path / "backup"))
    restored = Services(keeping.settings)
    assert [(restored.log.last(game), restored.log.is_gone(game)) for game in gone] == [(None, True)] * 3
    assert all(restored.log.last(game) for game in cold[1:])
    assert sorted(path.name for path in folder.glob(f"{GONE}*")) == sorted(GONE + game for game in gone)
    for segment in restored.cold.roots.segments():
        compact(restored.cold, restored.log, segment)
    assert [*folder.glob(f"{GONE}*")] == []


def test_a_game_imported_again_is_not_deleted(keeping: Services, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its mark goes before it leaves Redis: if a worker dies in between, it is complete, and a restore includes it."""
    (game,) = bring_in_short(keeping, 1)
    keeping.cold.seal(keeping.log, [game])
    keeping.commands.delete(game)
    bring_in_short(keeping, 1)
    assert (folder / f"{GONE}{game}").exists()

    def die(*_: object) -> bool:
        raise ConnectionError

    monkeypatch.setattr(keeping.log.sealed_markers, "seal", die)
    with pytest.raises(ConnectionError):
        keeping.cold.seal(keeping.log, [game])
    assert keeping.log.is_warm(game)
    assert not (folder / f"{GONE}{game}").exists()


def test_a_failing_store_does_not_prevent_a_deletion(
    keeping: Services, folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The client gets no error but the operator a warning, as a restore would include the game."""
    (game,) = bring_in_short(keeping, 1)
    keeping.cold.seal(keeping.log, [game])
    folder.rename(tmp_path / "away")
    folder.write_text("no folder")
    keeping.commands.delete(game)
    assert keeping.log.is_gone(game)
    assert f"would bring back game {game}" in caplog.text


def test_each_leaf_of_the_log_of_roots_is_written_to_the_store(keeping: Services, folder: Path, tmp_path: Path) -> None:
    """A missed one is written with the next. A store with another log is refused."""
    for seeds in ((1, 2), (3, 4), (5, 6)):
        keeping.cold.seal(keeping.log, bring_in_short(keeping, *seeds))
        if seeds == (3, 4):
            (folder / f"{ROOT}00000001").unlink()
    kept = [(folder / f"{ROOT}{place:08d}").read_bytes() for place in range(3)]
    assert kept == keeping.cold.roots.leaves()
    (folder / f"{ROOT}00000001").write_bytes(kept[2])
    run(keeping, "backup", str(tmp_path / "backup"))
    keeping.redis.flushall()
    done = run_command(keeping, "restore", str(tmp_path / "backup"))
    assert done.exit_code == 1
    assert "the log of roots in the store is not the one in Redis" in done.output
