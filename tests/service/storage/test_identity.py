"""A store that is moved, unmounted, replaced or outdated is refused until the right one is back."""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from helpers.cold import bring_in_short, run_command
from helpers.running import until

from cairn.events.cold import Damaged
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.health.table import Condition
from cairn.service.storage import cold
from cairn.service.storage.cold import ROOT, SEGMENT
from cairn.service.storage.compaction import compact, compact_all
from cairn.service.storage.frames import DICTIONARY
from cairn.service.storage.identity import IDENTITY, STORE
from cairn.service.storage.stores import StoreError

MISSING = "the store of finished games is missing, or cannot be used"


def seal(services: Services, *games: str) -> None:
    """Seal games in a new process."""
    new = Services(services.settings)
    assert new.cold.seal(new.log, games).sealed == [*games]


def contents(folder: Path) -> dict[str, bytes] | None:
    """Return the files of a folder, or None if it does not exist."""
    return {path.name: path.read_bytes() for path in folder.iterdir()} if folder.exists() else None


def store_condition(services: Services) -> Condition:
    """Return the condition of the store as found by a new process."""
    found = Services(services.settings, named=True).conditions.find()
    return next(one for one in found.conditions if one.name == "store")


@pytest.fixture(autouse=True)
def checked_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make results of store checks expire at once."""
    monkeypatch.setattr(cold, "CHECK_SECONDS", 0)


TAKEN = ["move", "unmount", "mount_other", "mount_old", "mount_without_identity", "mount_with_an_empty_identity"]
"""What happens to the folder of the store."""


def take_away(how: str, folder: Path, old: Path) -> None:
    """Move the folder away, and put another one in its place: empty, of another Cairn, older, or without identity."""
    folder.rename(folder.with_name("away"))
    match how:
        case "unmount":
            folder.mkdir()
        case "mount_other":
            folder.mkdir()
            (folder / IDENTITY).write_text("0" * 32)
        case "mount_old":
            shutil.copytree(old, folder)
        case "mount_without_identity":
            shutil.copytree(folder.with_name("away"), folder)
            (folder / IDENTITY).unlink()
        case "mount_with_an_empty_identity":
            shutil.copytree(folder.with_name("away"), folder)
            (folder / IDENTITY).write_bytes(b"")


@pytest.mark.daily
@pytest.mark.parametrize("how", TAKEN)
def test_nothing_is_sealed_or_created_without_the_store(
    keeping: Services, folder: Path, tmp_path: Path, how: str
) -> None:
    """By a process that has used it and by a new one. When it is back, all games are complete."""
    games, away, old = bring_in_short(keeping, 1, 2, 3, 4), folder.with_name("away"), folder.with_name("old")
    assert keeping.cold.seal(keeping.log, games[:1]).sealed == games[:1]
    shutil.copytree(folder, old)
    assert keeping.cold.seal(keeping.log, games[1:2]).sealed == games[1:2]
    logs = {game: [*Services(keeping.settings).log.read(game)] for game in games}
    keeping.commands.delete(games[0])
    take_away(how, folder, old)
    there, roots = contents(folder), keeping.cold.roots.leaves()

    for services in (keeping, Services(keeping.settings)):
        with pytest.raises(StoreError, match=f"{IDENTITY}|{ROOT}00000001"):
            services.cold.seal(services.log, games[2:])
        with pytest.raises(StoreError, match=f"{IDENTITY}|{ROOT}00000001"):
            [*compact_all(services.redis, services.cold, services.log)]
    assert run_command(keeping, "compact").exit_code == 1
    keeping.cold.note_deleted(games[1])
    assert (contents(folder), keeping.cold.roots.leaves()) == (there, roots)
    assert all(keeping.log.is_warm(game) for game in games[2:])
    condition = store_condition(keeping)
    assert (condition.ok, MISSING in condition.words.lower(), str(folder) in condition.words) == (False, True, True)

    shutil.rmtree(folder, ignore_errors=True)
    away.rename(folder)
    assert store_condition(keeping).ok
    assert keeping.cold.seal(keeping.log, games[2:]).sealed == games[2:]
    assert [*compact_all(keeping.redis, keeping.cold, keeping.log)]
    assert [[*Services(keeping.settings).log.read(game)] for game in games[1:]] == [logs[game] for game in games[1:]]


@pytest.mark.parametrize("how", TAKEN[:3])
def test_a_read_reports_the_missing_store(
    keeping: Services, folder: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Every read that needs the store is a 503. The location of the store is in the log only."""
    game, warm = bring_in_short(keeping, 1, 2)
    seal(keeping, game)
    keeping.segment_index.take_off(0)
    take_away(how, folder, folder)
    client = create_app(keeping.settings).test_client()
    paths = ("", "/decisions", "/archive", "/audit", "/state?at=1")
    for path in (*(f"/v1/games/{game}{path}" for path in paths[:4]), f"/v1/transparency?game={game}", "/v1/games"):
        answer: Any = client.get(path)
        assert (answer.status_code, answer.json["type"]) == (503, "/problems/unavailable"), (path, answer.text)
        assert MISSING in answer.json["detail"], path
        assert "Retry-After" in answer.headers, path
        assert str(folder) not in answer.text
    assert str(folder) in caplog.text
    assert client.get(f"/v1/games/{warm}").status_code == 200
    ready: Any = client.get("/readyz")
    (condition,) = [each for each in ready.json["conditions"] if each["name"] == "store"]
    assert (ready.status_code, condition["ok"], condition["needed"]) == (200, False, False)
    assert (MISSING in condition["words"].lower(), str(folder) in ready.text) == (True, False)


def test_a_lost_segment_is_not_a_missing_store(keeping: Services, folder: Path) -> None:
    """The store is not reported as missing, and other games are sealed."""
    game, other = bring_in_short(keeping, 1, 2)
    seal(keeping, game)
    for path in folder.glob(f"{SEGMENT}*"):
        path.unlink()
    answer: Any = create_app(keeping.settings).test_client().get(f"/v1/games/{game}")
    assert (answer.status_code, "it is lost or damaged" in answer.json["detail"]) == (503, True)
    assert store_condition(keeping).ok
    seal(keeping, other)


def test_several_processes_may_initialise_a_store(keeping: Services, folder: Path, tmp_path: Path) -> None:
    """At the same moment: all agree on its identity and can seal."""
    games, start = bring_in_short(keeping, 1, 2, 3, 4), tmp_path / "start"
    children = list[int]()
    for game in games:
        if (child := os.fork()) == 0:
            try:
                new = Services(keeping.settings)
                until(start.exists)
                while not new.log.sealed_markers.find(game):
                    try:
                        new.cold.seal(new.log, [game])
                    except StoreError as error:
                        if "by another process" not in str(error):
                            raise
                os._exit(0)
            finally:
                os._exit(1)
        children.append(child)
    start.touch()
    assert [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children] == [0] * len(games)
    assert keeping.redis.hget(STORE, "id") == (folder / IDENTITY).read_bytes()
    assert store_condition(keeping).ok
    assert all([*Services(keeping.settings).log.read(game)] for game in games)


@pytest.mark.parametrize("died", ["before", "id in Redis", "file", "file, and Redis forgot"])
@pytest.mark.parametrize("used", [False, True])
def test_a_store_gets_its_identity_once(keeping: Services, folder: Path, died: str, used: bool) -> None:
    """At its first use, or after an upgrade if it has the newest root, also if a process dies in between."""
    games = bring_in_short(keeping, 1, 2)
    if used:
        seal(keeping, games[0])
        (folder / IDENTITY).unlink()
    keeping.redis.delete(STORE)
    assert store_condition(keeping).ok
    if died != "before":
        keeping.redis.hset(STORE, "id", "1" * 32)
    if "file" in died:
        folder.mkdir(exist_ok=True)
        (folder / IDENTITY).write_text("1" * 32)
    if "forgot" in died:
        keeping.redis.delete(STORE)
    assert store_condition(keeping).ok
    seal(keeping, games[1])
    identity = (folder / IDENTITY).read_bytes()
    assert keeping.redis.hgetall(STORE) == {b"id": identity, b"placed": b"1"}
    assert (identity == b"1" * 32, len(identity)) == (died != "before", 32)


def test_an_upgrade_accepts_no_other_store(keeping: Services, folder: Path) -> None:
    """Redis has segments and no identity yet: an empty folder lacks the newest root."""
    games = bring_in_short(keeping, 1, 2)
    seal(keeping, games[0])
    keeping.redis.delete(STORE)
    folder.rename(folder.with_name("away"))
    assert not store_condition(keeping).ok
    with pytest.raises(StoreError, match=f"{ROOT}00000000"):
        seal(keeping, games[1])
    assert not folder.exists()


def test_a_store_is_recognised_despite_an_unwritten_root(keeping: Services, folder: Path) -> None:
    """A worker died between Redis and the store, sealing or compacting, the latter with a root of no segment."""
    games = bring_in_short(keeping, 1, 2, 3)
    for place, game in enumerate(games[:2]):
        seal(keeping, game)
        (folder / f"{ROOT}{place:08d}").unlink()
        assert store_condition(keeping).ok
    segment = keeping.cold.roots.segments()[-1]
    keeping.cold.roots.replace_by_none(segment)
    assert store_condition(keeping).ok
    seal(keeping, games[2])
    assert len([*folder.glob(f"{ROOT}*")]) == 4


@contextmanager
def unmount(folder: Path, kind: str) -> Iterator[None]:
    """Replace the folder by an empty one, and check afterwards that a file of this kind was written to it."""
    folder.rename(folder.with_name("away"))
    folder.mkdir()
    try:
        yield
    finally:
        assert [path.name.startswith(kind) for path in folder.iterdir()] == [True]
        shutil.rmtree(folder)
        folder.with_name("away").rename(folder)


@pytest.mark.daily
@pytest.mark.parametrize("until", ["the dictionary", "the segment", "the proof"])
def test_an_unstable_mount_seals_nothing(
    keeping: Services, folder: Path, monkeypatch: pytest.MonkeyPatch, until: str
) -> None:
    """While a dictionary or a segment is written, or while it is verified: the games stay in Redis."""
    monkeypatch.setattr("cairn.service.storage.frames.MIN_TO_TRAIN", 6 if until == "the dictionary" else 99)
    first, *games = bring_in_short(keeping, *range(12))
    seal(keeping, first)
    new, mounts = Services(keeping.settings), ExitStack()
    writing, prove = new.cold.store.writing, new.cold._prove

    @contextmanager
    def writing_elsewhere(name: str, *, create: bool = True) -> Iterator[BinaryIO]:
        if name.startswith(SEGMENT):
            mounts.enter_context(unmount(folder, SEGMENT))
        with writing(name, create=create) as file:
            yield file
        if until == "the segment":
            mounts.close()

    def prove_elsewhere(*arguments: Any) -> Any:
        rows = prove(*arguments)
        mounts.close()
        return rows

    if until == "the dictionary":
        monkeypatch.setattr(new.cold.frames, "train", unmount(folder, DICTIONARY)(new.cold.frames.train))
    else:
        monkeypatch.setattr(new.cold.store, "writing", writing_elsewhere)
        monkeypatch.setattr(new.cold, "_prove", prove_elsewhere)
    with mounts, pytest.raises((StoreError, Damaged)):
        new.cold.seal(new.log, games)
    assert all(keeping.log.is_warm(game) for game in games)
    assert store_condition(keeping).ok
    seal(keeping, *games)
    assert all([*Services(keeping.settings).log.read(game)] for game in games)


@pytest.mark.parametrize("before", ["the first use", "an upgrade", "a sealing"])
def test_a_backup_is_restored_with_a_copied_store(keeping: Services, folder: Path, tmp_path: Path, before: str) -> None:
    """The identity is part of the store and its copy. A backup may be older than it."""
    games = bring_in_short(keeping, 1, 2, 3)
    if before != "the first use":
        seal(keeping, games[0])
    if before == "an upgrade":
        keeping.redis.delete(STORE)
    assert run_command(keeping, "backup", str(tmp_path / "backup")).exit_code == 0
    if before == "the first use":
        seal(keeping, games[0])
    seal(keeping, games[1])
    copy = replace(keeping.settings, cold_url=str(tmp_path / "copy"))
    shutil.copytree(folder, tmp_path / "copy")
    keeping.redis.flushall()
    restored = Services(copy)
    assert run_command(restored, "restore", str(tmp_path / "backup")).exit_code == 0
    assert store_condition(restored).ok
    seal(restored, games[2])
    assert all([*Services(copy).log.read(game)] for game in games)
    assert keeping.redis.hget(STORE, "id") == (tmp_path / "copy" / IDENTITY).read_bytes()


def test_a_restore_without_its_store_is_reported(keeping: Services, folder: Path, tmp_path: Path) -> None:
    """Games sealed after the backup are in the store only."""
    games = bring_in_short(keeping, 1, 2)
    seal(keeping, games[0])
    assert run_command(keeping, "backup", str(tmp_path / "backup")).exit_code == 0
    seal(keeping, games[1])
    folder.rename(folder.with_name("away"))
    keeping.redis.flushall()
    said = run_command(keeping, "restore", str(tmp_path / "backup"))
    assert (said.exit_code, f"{folder / IDENTITY} is missing or empty" in said.output) == (1, True), said.output
    assert not folder.exists()
    folder.with_name("away").rename(folder)
    keeping.redis.flushall()
    assert run_command(keeping, "restore", str(tmp_path / "backup")).exit_code == 0
    assert all([*Services(keeping.settings).log.read(game)] for game in games)


def test_a_segment_is_compacted_after_an_upgrade(keeping: Services, folder: Path) -> None:
    """This is the new version's first action, and the store gets its identity."""
    games = bring_in_short(keeping, 1, 2)
    seal(keeping, *games)
    keeping.redis.delete(STORE)
    (folder / IDENTITY).unlink()
    keeping.commands.delete(games[0])
    new = Services(keeping.settings)
    assert compact(new.cold, new.log, new.cold.roots.segments()[0])
    assert (folder / IDENTITY).exists()


def test_a_lost_store_is_recreated_by_hand(keeping: Services, folder: Path, tmp_path: Path) -> None:
    """As `service/README.md` documents, with identity and roots from Redis: games are sealed and restored."""
    games = bring_in_short(keeping, 1, 2, 3)
    for game in games[:2]:
        seal(keeping, game)
    shutil.rmtree(folder)
    folder.mkdir()
    identity = keeping.redis.hget(STORE, "id")
    assert isinstance(identity, bytes)
    (folder / IDENTITY).write_bytes(identity)
    for place, leaf in enumerate(keeping.cold.roots.leaves()):
        (folder / f"{ROOT}{place:08d}").write_bytes(leaf)
    assert store_condition(keeping).ok
    seal(keeping, games[2])
    said = run_command(keeping, "verify", "--log")
    assert (said.exit_code, said.output.count("was dropped: it is not in the store")) == (1, 2), said.output
    assert run_command(keeping, "backup", str(tmp_path / "backup")).exit_code == 0
    keeping.redis.flushall()
    said = run_command(keeping, "restore", str(tmp_path / "backup"))
    assert (said.exit_code, said.output.count("1 games are in segment")) == (0, 2), said.output


def test_doctor_reports_the_missing_store(keeping: Services, folder: Path) -> None:
    """It says what to do."""
    (game,) = bring_in_short(keeping, 1)
    seal(keeping, game)
    folder.rename(folder.with_name("away"))
    said = run_command(keeping, "doctor", "--url", "")
    assert said.exit_code == 1
    assert (
        f"The store of finished games is missing, or cannot be used: {folder / IDENTITY} is missing or empty"
        in said.output
    )
    assert "Mount it again" in said.output
