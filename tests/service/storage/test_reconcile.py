"""Backups contain running games, segments contain sealed ones, and a restore combines both."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from helpers.rated import player, resigned

from cairn.contract.playing import random_game
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.storage.cold import GONE, ROOT, SEGMENT
from cairn.service.storage.compaction import compact

TWO = ("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)


def brought_in(services: Services, *seeds: int) -> list[str]:
    """Import finished games and return their ids."""
    games = [random_game(*TWO, seed=seed) for seed in seeds]
    for game in games:
        services.commands.bring_in(game.game, game.entries(), {})
    return [game.game for game in games]


def cairn(services: Services, *arguments: str) -> Result:
    """Run a command."""
    environment = {
        "REDIS_URL": services.settings.redis_url,
        "CAIRN_COLD_URL": services.settings.cold_url,
        "CAIRN_BACKUP_KEY": "k" * 32,
    }
    done = CliRunner().invoke(main, arguments, env=environment)
    assert done.exit_code == 0, (done.output, done.exception)
    return done


def shown(services: Services, games: list[str]) -> list[Any]:
    """Return the responses about each game, all games, and the log of roots."""
    client = create_app(services.settings).test_client()
    each = [client.get(f"/v1/games/{game}{path}").data for game in games for path in ("", "/audit", "/archive")]
    listed: Any = client.get("/v1/games?status=finished&limit=100").json
    return [each, [item["id"] for item in listed["items"]], client.get("/v1/transparency").json]


def test_a_restore_combines_a_backup_and_the_segments(keeping: Services, tmp_path: Path) -> None:
    """Games sealed before and after it, games unknown to it, and a segment compacted since."""
    ann, bob = player(keeping, "Ann"), player(keeping, "Bob")
    before, warm = brought_in(keeping, 1, 2, 3), [resigned(keeping, ann, bob)]
    segment = keeping.cold.seal(keeping.log, before).segment.removeprefix(SEGMENT)
    said = cairn(keeping, "backup", str(tmp_path / "backup")).output
    assert "3 games are in 1 segments" in said
    after = brought_in(keeping, 4, 5)
    keeping.cold.seal(keeping.log, [*warm, *after])
    keeping.commands.delete(before[0])
    assert compact(keeping.cold, keeping.log, segment)
    games = [*before[1:], *warm, *after]
    whole = shown(keeping, games)
    keeping.redis.flushall()
    said = cairn(keeping, "restore", str(tmp_path / "backup")).output
    assert "2 games missing in the backup came from segments; 1 were sealed again, 2 moved to another segment" in said
    assert "and 1 had been deleted since" in said
    assert "which is not in" not in said
    restored = Services(keeping.settings)
    assert (restored.log.last(before[0]), restored.log.is_gone(before[0])) == (None, True)
    now = shown(restored, games)
    assert [pair for pair in zip(now[0], whole[0], strict=True) if pair[0] != pair[1]] == []
    assert now == whole


def test_a_restore_names_lost_games(keeping: Services, folder: Path, tmp_path: Path) -> None:
    """A missing segment without a replacement, and one with a missing replacement: these games were not deleted."""
    lost, moved = brought_in(keeping, 1, 2), brought_in(keeping, 3, 4)
    keeping.cold.seal(keeping.log, lost)
    segment = keeping.cold.seal(keeping.log, moved).segment.removeprefix(SEGMENT)
    cairn(keeping, "backup", str(tmp_path / "backup"))
    keeping.commands.delete(moved[0])
    assert compact(keeping.cold, keeping.log, segment)
    for path in folder.glob(f"{SEGMENT}*"):
        path.unlink()
    keeping.redis.flushall()
    said = cairn(keeping, "restore", str(tmp_path / "backup")).output
    assert said.count("2 games are in segment") == 2
    assert not any(keeping.log.is_gone(game) for game in [*lost, *moved])


def test_a_restore_omits_games_deleted_since(keeping: Services, folder: Path, tmp_path: Path) -> None:
    """Cold and warm games of the backup, and one unknown to it, but not one that was imported again."""
    cold, warm = brought_in(keeping, 1, 2, 3), brought_in(keeping, 4)
    keeping.cold.seal(keeping.log, cold)
    cairn(keeping, "backup", str(tmp_path / "backup"))
    new = brought_in(keeping, 5)
    keeping.cold.seal(keeping.log, [*warm, *new])
    gone = [cold[0], *warm, *new]
    for game in [*gone, cold[1]]:
        keeping.commands.delete(game)
    keeping.cold.seal(keeping.log, brought_in(keeping, 2))
    keeping.redis.flushall()
    assert "and 3 had been deleted since" in cairn(keeping, "restore", str(tmp_path / "backup")).output
    restored = Services(keeping.settings)
    assert [(restored.log.last(game), restored.log.is_gone(game)) for game in gone] == [(None, True)] * 3
    assert all(restored.log.last(game) for game in cold[1:])
    assert sorted(path.name for path in folder.glob(f"{GONE}*")) == sorted(GONE + game for game in gone)
    for segment in restored.cold.roots.segments():
        compact(restored.cold, restored.log, segment)
    assert [*folder.glob(f"{GONE}*")] == []


def test_a_game_imported_again_is_not_deleted(keeping: Services, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its mark goes before it leaves Redis: if a worker dies in between, it is complete, and a restore includes it."""
    (game,) = brought_in(keeping, 1)
    keeping.cold.seal(keeping.log, [game])
    keeping.commands.delete(game)
    brought_in(keeping, 1)
    assert (folder / f"{GONE}{game}").exists()

    def die(*_: object) -> bool:
        raise ConnectionError

    monkeypatch.setattr(keeping.log.stubs, "seal", die)
    with pytest.raises(ConnectionError):
        keeping.cold.seal(keeping.log, [game])
    assert keeping.log.is_warm(game)
    assert not (folder / f"{GONE}{game}").exists()


def test_a_failing_store_does_not_prevent_a_deletion(
    keeping: Services, folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The client gets no error but the operator a warning, as a restore would include the game."""
    (game,) = brought_in(keeping, 1)
    keeping.cold.seal(keeping.log, [game])
    folder.rename(tmp_path / "away")
    folder.write_text("no folder")
    keeping.commands.delete(game)
    assert keeping.log.is_gone(game)
    assert f"would bring back game {game}" in caplog.text


def test_each_leaf_of_the_log_of_roots_is_written_to_the_store(keeping: Services, folder: Path, tmp_path: Path) -> None:
    """A missed one is written with the next. A store with another log is refused."""
    for seeds in ((1, 2), (3, 4), (5, 6)):
        keeping.cold.seal(keeping.log, brought_in(keeping, *seeds))
        if seeds == (3, 4):
            (folder / f"{ROOT}00000001").unlink()
    kept = [(folder / f"{ROOT}{place:08d}").read_bytes() for place in range(3)]
    assert kept == keeping.cold.roots.leaves()
    (folder / f"{ROOT}00000001").write_bytes(kept[2])
    cairn(keeping, "backup", str(tmp_path / "backup"))
    keeping.redis.flushall()
    done = CliRunner().invoke(
        main,
        ["restore", str(tmp_path / "backup")],
        env={
            "REDIS_URL": keeping.settings.redis_url,
            "CAIRN_COLD_URL": str(folder),
            "CAIRN_BACKUP_KEY": "k" * 32,
        },
    )
    assert done.exit_code == 1
    assert "the log of roots in the store is not the one in Redis" in done.output
