"""`cairn tables`: finished games as Parquet, warm and cold ones alike, with no more in them than archives show."""

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.commands import decisions
from helpers.rated import GUEST, ai, opened, play, player, resigned
from pyarrow.parquet import ParquetFile, read_table

from cairn.contract.playing import CASES, fork_of, random_game
from cairn.service.app import create_app
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.storage.stores import Folder
from cairn.service.tables import parquet

TABLES = ("games", "decisions", "events")


@pytest.fixture
def keeping(services: Services, tmp_path: Path) -> Services:
    """Give a service that has a folder for segments."""
    return Services(Settings(services.settings.redis_url, key=services.settings.key, cold_url=str(tmp_path / "cold")))


def run(services: Services, folder: Path, *arguments: str, cold: bool = True) -> Any:
    """Write the tables of a service's games into a folder."""
    url = services.settings.cold_url if cold else None
    environment = {"REDIS_URL": services.settings.redis_url, "CAIRN_COLD_URL": url}
    return CliRunner().invoke(main, ["tables", str(folder), *arguments], env=environment)


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    """Return the rows of a table."""
    found: list[dict[str, Any]] = read_table(folder / f"{table}.parquet").to_pylist()
    return found


def written(services: Services, folder: Path) -> dict[str, list[dict[str, Any]]]:
    """Write the tables, and return the rows of each."""
    said = run(services, folder)
    assert said.exit_code == 0, said.output
    return {table: rows(folder, table) for table in TABLES}


@pytest.mark.slow
def test_all_that_archives_show_and_no_more(keeping: Services, tmp_path: Path) -> None:
    """Of each finished game, warm or cold, what a spectator is answered; nothing of one that runs, and no name."""
    ids = [resigned(keeping, player(keeping, "Zaphod B."), GUEST), opened(keeping, ai("random"), GUEST)]
    play(keeping, ids[1])
    for number, case in enumerate(CASES):
        brought = random_game(*case, seed=number)
        keeping.commands.bring_in(brought.game, brought.entries(), {"1:0": "Zaphod B."})
        ids.append(brought.game)
    assert len(keeping.cold.seal(keeping.log, ids[1::2]).sealed) == len(ids[1::2])
    running = opened(keeping, GUEST, GUEST)
    tables = written(keeping, tmp_path / "tables")
    assert [row["id"] for row in tables["games"]] == sorted(ids)
    client = create_app(keeping.settings).test_client()
    for game in ids:
        shown: Any = client.get(f"/v1/games/{game}/decisions?limit=500").json
        items = shown["items"]
        found = [row for row in tables["decisions"] if row["game"] == game]
        assert [(row["version"], row["seat"], row["move"] and json.loads(row["move"])) for row in found] == [
            (item["version"], item["by"], item["move"]) for item in items
        ]
        assert [row["level"] for row in found] == [(item["ai"] or {}).get("level") for item in items]
        events = [row for row in tables["events"] if row["game"] == game]
        assert [(row["version"], row["index"], row["type"], json.loads(row["event"])) for row in events] == [
            (item["version"], index, event["type"], event)
            for item in items
            for index, event in enumerate(item["events"])
        ]
    text = json.dumps(tables, default=str)
    assert running not in text
    assert "Zaphod" not in text
    assert keeping.tokens.seat(ids[0], 1, 1) not in text


def test_a_game_in_a_row(keeping: Services, tmp_path: Path) -> None:
    """Its options, levels and outcome, when it ended, and how long each decision took."""
    forked = fork_of(random_game("glen_more", {"first_seat": 0}, 3), 9, seed=1)
    keeping.commands.bring_in(forked.position.table.game, forked.entries(), {})
    left = opened(keeping, ai("random"), GUEST, GUEST, ruleset="glen_more")
    keeping.commands.leave(left, 2)
    play(keeping, left)
    tables = written(keeping, tmp_path / "tables")
    games = {row["id"]: row for row in tables["games"]}
    assert games[forked.position.table.game]["forked_at"] == 9
    row, log = games[left], decisions(keeping, left)
    outcome = keeping.repository.latest_known(left).position.table.outcome
    assert outcome
    assert (row["ruleset"], row["seats"], row["levels"], row["forked_at"]) == (
        "glen_more",
        3,
        ["random", None, None],
        None,
    )
    assert json.loads(row["options"])["first_seat"] == 0
    assert row["outcome"] == {
        "reason": outcome.reason,
        "winners": [*outcome.winners],
        "points": [*outcome.points],
    }
    assert (row["decisions"], as_written(row["ended"])) == (len(log), log[-1].at)
    mine = [one for one in tables["decisions"] if one["game"] == left]
    assert [as_written(one["at"]) for one in mine] == [decision.at for decision in log]
    took = [(after["at"] - before["at"]).total_seconds() * 1000 for before, after in pairwise(mine)]
    assert [one["ms"] for one in mine] == [None, *map(round, took)]


def as_written(moment: Any) -> str:
    """Return a time as decisions have it."""
    return str(moment.isoformat(timespec="milliseconds")).replace("+00:00", "Z")


def test_memory_is_bounded(keeping: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows are written in groups, and none is lost between them."""
    monkeypatch.setattr(parquet, "GROUP", 50)
    games = [random_game("schotten_totten", {"rounds": 1, "first_seat": 0}, 2, seed=seed) for seed in range(3)]
    for game in games:
        keeping.commands.bring_in(game.game, game.entries(), {})
    assert run(keeping, tmp_path / "tables").exit_code == 0
    file = ParquetFile(tmp_path / "tables" / "decisions.parquet")
    sizes = [file.metadata.row_group(group).num_rows for group in range(file.metadata.num_row_groups)]
    assert len(sizes) > 1
    assert {*sizes[:-1]} == {50}
    assert sum(sizes) == sum(len(game.decisions) for game in games)


def test_a_log_that_cannot_be_read_is_named(keeping: Services, tmp_path: Path) -> None:
    """The others are written, and the exit code tells; so it is where nobody says where the segments are."""
    games = sorted(resigned(keeping, GUEST, GUEST) for _ in range(3))
    last = keeping.log.last(games[1])
    assert last
    entry: dict[Any, Any] = {"decision": b'{"v":9}', "digest": b"0" * 32, "chain": b"0" * 32}
    keeping.redis.xadd(f"cairn:{{{games[1]}}}:log", entry, f"{last.version + 1}-0")
    keeping.cold.seal(keeping.log, games[:1])
    said = run(keeping, tmp_path / "tables")
    assert said.exit_code == 1
    assert said.stdout.startswith("2 games, ")
    assert said.stderr.startswith(f"game {games[1]}: version {last.version + 1} of its log cannot be read")
    assert [row["id"] for row in rows(tmp_path / "tables", "games")] == [games[0], games[2]]
    said = run(keeping, tmp_path / "others", "--json", cold=False)
    told = json.loads(said.stdout)
    assert (said.exit_code, told["games"], len(told["unreadable"])) == (1, 1, 2)
    assert f"The game {games[0]} lies in segment-" in said.stderr


def test_a_folder_gets_all_of_them_or_none(keeping: Services, tmp_path: Path) -> None:
    """One that has a table is refused, and what cannot be written takes the others along."""
    folder = tmp_path / "tables"
    assert "0 games, 0 decisions, 0 events written" in run(keeping, folder).stdout
    (folder / "games.parquet").unlink()
    said = run(keeping, folder)
    assert (said.exit_code, said.stdout) == (1, "")
    assert f"{folder} has decisions.parquet already" in said.stderr
    for path in folder.iterdir():
        path.unlink()
    with Folder(folder).writing("events.parquet"):
        said = run(keeping, folder)
        assert (said.exit_code, said.stdout) == (1, "")
        assert "is written by another process" in said.stderr
        assert [path.name for path in folder.iterdir()] == ["events.parquet.part"]


def test_without_the_extra_a_sentence_says_what_to_install(
    keeping: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is written."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for module in ("columns", "game_rows", "parquet"):
        monkeypatch.delitem(sys.modules, f"cairn.service.tables.{module}", raising=False)
    said = run(keeping, tmp_path / "tables")
    assert (said.exit_code, said.stdout) == (1, "")
    assert "pip install 'cairn-games[tables]'" in said.stderr
    assert not (tmp_path / "tables").exists()
