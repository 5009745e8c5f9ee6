"""Questions about many games: the page's SQL on exported archives agrees with Python on the logs."""

import random
import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import duckdb
import pytest
from click.testing import CliRunner
from helpers.api import ROOT
from helpers.commands import decisions
from helpers.rated import GUEST, opened

from cairn.contract.playing import Game, begin, fork_of
from cairn.projections.fold import fold
from cairn.service.cli import main
from cairn.service.container import Services

(SQL,) = re.findall(r"```sql\n(.*?)```", (ROOT / "service/README.md").read_text(), re.DOTALL)
PLAYED: tuple[tuple[str, dict[str, Any], tuple[str | None, ...]], ...] = (
    ("schotten_totten", {"rounds": 1}, ("random", "easy")),
    ("schotten_totten", {"rounds": 1}, ("easy", None)),
    ("glen_more", {}, ("random", "easy", None)),
)
"""Rulesets, options and levels. Three games of each are played."""


def play_game(number: int) -> Game:
    """Play a random game to its end."""
    ruleset, options, levels = PLAYED[number % len(PLAYED)]
    game, source = begin(ruleset, options, len(levels), number, levels), random.Random(number)
    while not game.over:
        game.play(source.choice(game.legal))
    return game


def test_the_questions_of_the_page_are_answered(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They cover finished games only, without the names of players. Parquet has the same rows."""
    games = [play_game(number) for number in range(9)]
    for game in [*games, fork_of(games[0], 20, seed=0)]:
        services.commands.bring_in(game.position.table.game, game.entries(), {"1:0": "Zaphod B."})
    running = opened(services, GUEST, GUEST)
    environment = {"REDIS_URL": services.settings.redis_url}
    exported = CliRunner().invoke(main, ["export", "--all", str(tmp_path / "games")], env=environment)
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
        assert {*database.execute(levels).fetchall()} == {
            (*held, len(wins), round(sum(wins) / len(wins), 3)) for held, wins in won.items()
        }
        assert database.execute(types).fetchall() == sorted(
            ((*kind, count) for kind, count in moves.items()), key=lambda row: (row[0], -row[2], row[1])
        )
        database.execute(copy)
        written = database.execute("FROM 'decisions.parquet'").fetchall()
    assert len(written) == rows
    assert "Zaphod" not in str(written)
    assert running not in str(written)
