"""`cairn export` and `cairn import` of many games, and questions about exported games in SQL."""

import json
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import duckdb
import pytest
from helpers.api import ROOT, Api
from helpers.cold import run_command
from helpers.commands import decisions
from helpers.rated import GUEST, ai, open_game, play, player, resigned
from helpers.servers import serving

from cairn.contract.playing import Game, begin, fork_of
from cairn.projections.fold import fold
from cairn.service.container import Services
from cairn.service.settings import Settings


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Services]:
    """Return the services of an empty server."""
    with serving(tmp_path / "other") as (server, _):
        yield Services(Settings(redis_url=server.url))


@pytest.mark.slow
def test_all_games_are_exported_and_imported(services: Services, other: Services, tmp_path: Path) -> None:
    """Existing games are skipped both ways, and a file that is not an archive is reported with the reason."""
    open_game(services, GUEST, GUEST)
    games = [resigned(services, player(services, "Ann"), GUEST) for _ in range(3)]
    folder, path = tmp_path / "games", str(tmp_path / "games")
    said = run_command(services, "export", "--all", path)
    assert (said.exit_code, said.stdout) == (0, f"3 games written to {path}, 0 were already there.\n")
    assert {file.name for file in folder.iterdir()} == {f"{game}.jsonl" for game in games}
    kept = (folder / f"{games[0]}.jsonl").stat().st_mtime_ns
    games.append(open_game(services, ai("random"), GUEST))
    play(services, games[-1])
    assert (
        run_command(services, "export", "--all", path).stdout == f"1 games written to {path}, 3 were already there.\n"
    )
    assert (folder / f"{games[0]}.jsonl").stat().st_mtime_ns == kept
    alone = run_command(services, "export", games[0])
    assert alone.stdout_bytes == (folder / f"{games[0]}.jsonl").read_bytes()

    changed = (folder / f"{games[1]}.jsonl").read_bytes()
    (folder / f"{games[1]}.jsonl").write_bytes(changed.replace(b'"seat":1', b'"seat":0', 1))
    (folder / "zzz.jsonl").write_text("nothing\n")
    said = run_command(other, "import", "--all", "--jobs", "2", path)
    assert (said.exit_code, said.stdout) == (1, "3 games imported, 0 existed already, 2 failed.\n")
    assert f"{games[1]}.jsonl: The proof of its chain did not pass" in said.stderr
    assert "zzz.jsonl: The body is not an archive. line 1: it is not canonical JSON" in said.stderr
    (folder / f"{games[1]}.jsonl").write_bytes(changed)
    (folder / "zzz.jsonl").unlink()
    again = run_command(other, "import", "--all", "--jobs", "1", path)
    assert (again.exit_code, again.stdout) == (0, "1 games imported, 3 existed already, 0 failed.\n")
    for game in games:
        assert [*other.log.read(game)] == [*services.log.read(game)]
        assert other.log.is_imported(game)


def test_export_since_a_cursor(services: Services, tmp_path: Path) -> None:
    """Games come from segments and from Redis, in the order of their end, and the next cursor is printed."""
    keeping = Services(replace(services.settings, cold_url=str(tmp_path / "cold")))
    games = [resigned(keeping, GUEST, GUEST) for _ in range(4)]
    keeping.cold.seal(keeping.log, games[:3])

    def export_since(since: str) -> tuple[set[str], str]:
        """Export into a new folder, and return the games and the cursor."""
        folder = tmp_path / f"after {since}"
        said = run_command(keeping, "export", "--all", str(folder), "--since", since, "--json")
        assert said.exit_code == 0, said.output
        return {path.stem for path in folder.iterdir()}, json.loads(said.stdout)["cursor"]

    found, cursor = export_since("start")
    assert found == {*games}
    assert export_since(cursor) == (set(), cursor)
    newer = resigned(keeping, GUEST, GUEST)
    assert export_since(cursor)[0] == {newer}
    said = run_command(services, "export", "--all", str(tmp_path / "none"), "--since", "nonsense")
    assert (said.exit_code, "The cursor is invalid" in said.stderr) == (1, True)


@pytest.mark.slow
def test_a_response_of_the_api_is_imported(api: Api, services: Services, other: Services, tmp_path: Path) -> None:
    """A stream of many archives is imported; an interrupted one up to its last complete archive."""
    games = [resigned(services, GUEST, GUEST) for _ in range(3)]
    stream = tmp_path / "stream"
    content = api.ask("GET", "/v1/games?format=archives").content
    stream.write_bytes(content[: content.rindex(b'{"cursor":')])
    said = run_command(other, "import", "--all", "--jobs", "1", str(stream))
    assert (said.exit_code, said.stdout) == (1, "2 games imported, 0 existed already, 1 failed.\n")
    assert "the stream breaks off in this archive" in said.stderr
    stream.write_bytes(content)
    again = run_command(other, "import", "--all", "--jobs", "1", str(stream))
    assert again.stdout.startswith("1 games imported, 2 existed already")
    assert {*other.log.games()} == {*games}


def test_unclear_arguments_are_refused(services: Services, tmp_path: Path) -> None:
    """These are neither a game nor a folder, both, and several files without --all."""
    (tmp_path / "a").touch()
    for arguments in (["export"], ["export", "--all", str(tmp_path), "a" * 20], ["import", *[str(tmp_path / "a")] * 2]):
        said = run_command(services, *arguments)
        assert said.exit_code == 2
        assert "--all" in said.stderr


(SQL,) = re.findall(r"```sql\n(.*?)```", (ROOT / "service/README.md").read_text(), re.DOTALL)
PLAYED: tuple[tuple[str, dict[str, Any], tuple[str | None, ...]], ...] = (
    ("schotten_totten", {"rounds": 1}, ("random", "easy")),
    ("schotten_totten", {"rounds": 1}, ("easy", None)),
    ("glen_more", {}, ("random", "easy", None)),
)
"""Rulesets, options and levels. Three games of each are played."""


@pytest.mark.slow
def test_the_questions_of_the_page_are_answered(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They cover finished games only, without the names of players. Parquet has the same rows."""
    games = list[Game]()
    for number in range(9):
        ruleset, options, held = PLAYED[number % len(PLAYED)]
        game, source = begin(ruleset, options, len(held), number, held), random.Random(number)
        while not game.over:
            game.play(source.choice(game.legal))
        games.append(game)
    for game in [*games, fork_of(games[0], 20, seed=0)]:
        services.commands.bring_in(game.position.table.game, game.entries(), {"1:0": "Zaphod B."})
    running = open_game(services, GUEST, GUEST)
    exported = run_command(services, "export", "--all", str(tmp_path / "games"))
    assert exported.stdout.startswith("10 games written"), exported.output
    monkeypatch.chdir(tmp_path)

    won, moves, rows = defaultdict[tuple[str, Any], list[bool]](list), Counter[tuple[str, str]](), 0
    for game in games:
        log = decisions(services, game.position.table.game)
        table = fold(log).table
        assert table.outcome
        for seat, holder in enumerate(table.seats):
            won[table.ruleset, holder.level].append(seat in table.outcome.winners)
        moves.update((table.ruleset, decision.move.type) for decision in log if decision.move)
        rows += len(log)

    with duckdb.connect() as database:
        view, levels, types, copy = database.extract_statements(SQL)
        database.execute(view)
        shares = {(*held, len(wins), round(sum(wins) / len(wins), 3)) for held, wins in won.items()}
        assert {*database.execute(levels).fetchall()} == shares
        counts = sorted((ruleset, -count, kind) for (ruleset, kind), count in moves.items())
        assert database.execute(types).fetchall() == [(ruleset, kind, -count) for ruleset, count, kind in counts]
        database.execute(copy)
        written = database.execute("FROM 'decisions.parquet'").fetchall()
    assert len(written) == rows
    assert "Zaphod" not in str(written)
    assert running not in str(written)
