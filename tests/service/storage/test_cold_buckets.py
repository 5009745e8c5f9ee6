"""Finished games in buckets of two S3 servers: sealing, range reads, compaction, and missing objects."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.buckets import S3, SERVERS, bucket

from cairn.contract.playing import CASES, random_game
from cairn.events.chain import Entry
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.storage import frames
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import compact
from cairn.service.storage.frames import DICTIONARY

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=SERVERS)
def s3(request: pytest.FixtureRequest) -> Iterator[S3]:
    """Return a bucket of each server."""
    with bucket(request.param) as made:
        yield made


@pytest.fixture
def settings(services: Services, s3: S3, request: pytest.FixtureRequest) -> Settings:
    """Return the settings of a service with its segments in the bucket, below a prefix for each test."""
    return replace(services.settings, cold_url=f"{s3.url}{request.node.name}/", cold_cache=None)


@pytest.fixture(scope="module")
def played() -> dict[str, list[Entry]]:
    """Return finished games of each ruleset, by id."""
    games = [random_game(*case, seed=seed) for seed, case in enumerate(CASES * 2)]
    return {game.game: game.entries() for game in games}


@pytest.fixture
def logs(services: Services, played: dict[str, list[Entry]]) -> dict[str, list[Entry]]:
    """Return the games in Redis."""
    for game, entries in played.items():
        services.commands.bring_in(game, entries, {})
    return played


def test_a_first_read_costs_three_requests(
    settings: Settings, s3: S3, logs: dict[str, list[Entry]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a new process: a range, the listing, a dictionary. Then a range for each game."""
    monkeypatch.setattr(frames, "MIN_TO_TRAIN", 4)
    sealing = Services(settings)
    assert sorted(sealing.cold.seal(sealing.log, logs).sealed) == sorted(logs)
    names = sealing.cold.store.names()
    assert len([name for name in names if name.startswith(DICTIONARY)]) > 1
    reading = Services(settings)
    for number, (game, entries) in enumerate(logs.items()):
        s3.asked()
        assert [*reading.log.read(game)] == entries
        asked = s3.asked()
        assert len(asked) in ((3,) if number == 0 else (1, 3)), asked
    assert all([*reading.log.read(game)] for game in logs)
    assert s3.asked() == []


def test_compaction_removes_the_object(settings: Settings, logs: dict[str, list[Entry]]) -> None:
    """Games that were not deleted are read from a new one."""
    services, gone = Services(settings), next(iter(logs))
    done = services.cold.seal(services.log, logs)
    services.commands.delete(gone)
    compacted = compact(services.cold, services.log, done.segment.removeprefix(SEGMENT))
    assert [name for name in services.cold.store.names() if name.startswith(SEGMENT)] == [compacted]
    again = Services(settings)
    assert {game: [*again.log.read(game)] for game in logs if game != gone} == {
        game: entries for game, entries in logs.items() if game != gone
    }


def test_a_missing_object_is_named(settings: Settings, logs: dict[str, list[Entry]]) -> None:
    """The response is 503 without data of the game. It succeeds when the object is back."""
    services, game = Services(settings), next(iter(logs))
    done = services.cold.seal(services.log, logs)
    store = services.cold.store
    with store.reading(done.segment) as file:
        kept = file.read()
    store.remove(done.segment)
    client = create_app(settings).test_client()
    answer: Any = client.get(f"/v1/games/{game}")
    assert answer.status_code == 503
    assert done.segment in answer.json["detail"]
    with store.writing(done.segment) as written:
        written.write(kept)
    assert client.get(f"/v1/games/{game}").status_code == 200


def test_a_restore_finds_the_segments(settings: Settings, logs: dict[str, list[Entry]], tmp_path: Path) -> None:
    """Those sealed before and after the backup. Each game is complete."""
    services, games = Services(settings), [*logs]
    services.cold.seal(services.log, games[:5])
    environment = {"REDIS_URL": settings.redis_url, "CAIRN_COLD_URL": settings.cold_url, "CAIRN_BACKUP_KEY": "k" * 32}
    for command in ("backup", "restore"):
        done = CliRunner().invoke(main, [command, str(tmp_path / "backup")], env=environment)
        assert done.exit_code == 0, done.output
        if command == "backup":
            services.cold.seal(services.log, games[5:])
            services.redis.flushall()
    again = Services(settings)
    assert {game: [*again.log.read(game)] for game in games} == logs
    assert all(again.log.stubs.find(game) for game in games)


@pytest.fixture
def cached(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Return the settings with a disk cache for this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return replace(settings, cold_cache=8)


def test_a_machine_reads_a_game_once(cached: Settings, s3: S3, logs: dict[str, list[Entry]]) -> None:
    """A new process sends no request for objects that another one has read."""
    sealing = Services(cached)
    sealing.cold.seal(sealing.log, logs)
    for asked in (len(logs), 0):
        reading = Services(cached)
        s3.asked()
        assert {game: [*reading.log.read(game)] for game in logs} == logs
        assert len(s3.asked()) == asked


def test_commands_do_not_use_the_cache(cached: Settings, logs: dict[str, list[Entry]], tmp_path: Path) -> None:
    """A command reads each game once and would evict popular ones."""
    sealing = Services(cached)
    sealing.cold.seal(sealing.log, logs)
    environment = {"REDIS_URL": cached.redis_url, "CAIRN_COLD_URL": cached.cold_url}
    done = CliRunner().invoke(main, ["export", "--all", str(tmp_path / "all")], env=environment)
    assert done.exit_code == 0, done.output
    assert not (tmp_path / "cairn").exists()


def test_an_invalid_cache_entry_is_read_again(
    cached: Settings, s3: S3, logs: dict[str, list[Entry]], tmp_path: Path
) -> None:
    """A changed byte, another game's frame, an invalid frame: none is served, and each is replaced."""
    services, (game, other, *_) = Services(cached), logs
    services.cold.seal(services.log, logs)
    right = [*Services(cached).log.read(game)]
    (path,) = [path for path in (tmp_path / "cairn" / "cache").rglob("*") if path.is_file()]
    whole = path.read_bytes()
    changed = bytearray(whole)
    changed[len(whole) // 2] ^= 1
    for wrong in (bytes(changed), whole[:9] + bytes(len(whole) - 9), bytes(len(whole))):
        path.write_bytes(wrong)
        s3.asked()
        assert [*Services(cached).log.read(game)] == right
        assert len(s3.asked()) >= 1
        assert path.read_bytes() == whole
    assert [*Services(cached).log.read(other)] == logs[other]


def test_without_a_disk_cache_games_are_read_from_the_bucket(
    cached: Settings, s3: S3, logs: dict[str, list[Entry]], tmp_path: Path
) -> None:
    """A file has the name of the cache folder."""
    services = Services(cached)
    services.cold.seal(services.log, logs)
    (tmp_path / "cairn").write_text("in the way")
    for _ in range(2):
        s3.asked()
        assert {game: [*Services(cached).log.read(game)] for game in logs} == logs
        assert len(s3.asked()) >= len(logs)
