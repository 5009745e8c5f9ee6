"""The page about the tables: it has each column, and its questions are answered as Python answers them of the logs."""

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from statistics import median
from typing import Any

import duckdb
import pytest
from click.testing import CliRunner
from helpers.api import ROOT
from helpers.commands import decisions
from helpers.servers import serving
from pyarrow.parquet import read_schema

from cairn.contract.playing import Game, begin, fork_of
from cairn.projections.fold import Position, fold
from cairn.service.cli import main
from cairn.service.container import Services
from cairn.service.settings import Settings
from cairn.service.tables.columns import TABLES

PAGE = (ROOT / "service/tables/README.md").read_text()
QUESTIONS: dict[str, str] = dict(re.findall(r"### ([^\n]+\?)\n.*?```sql\n(.*?)```", PAGE, re.DOTALL))
PLAYED: tuple[tuple[str, dict[str, Any], tuple[str | None, ...]], ...] = (
    ("schotten_totten", {"rounds": 1}, ("random", "easy")),
    ("schotten_totten", {"rounds": 1}, ("easy", "random")),
    ("schotten_totten", {"rounds": 1}, ("random", None)),
    ("glen_more", {}, ("random", "easy", "hard")),
    ("glen_more", {}, ("easy", "easy", None)),
)
"""What is played, six games of each: a ruleset, options and levels."""

Answer = list[tuple[Any, ...]]


def played(number: int) -> Game:
    """Play a game at random to its end."""
    ruleset, options, levels = PLAYED[number % len(PLAYED)]
    game, source = begin(ruleset, options, len(levels), number, levels), random.Random(number)
    while not game.over:
        game.play(source.choice(game.legal))
    return game


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, list[list[Any]]]]:
    """Give a folder with the tables of some games, a fork among them, and the decisions of each game."""
    place = tmp_path_factory.mktemp("tables")
    with serving(place / "redis") as (server, _):
        services = Services(Settings(redis_url=server.url))
        games = [played(number) for number in range(30)]
        games.append(fork_of(games[3], 20, seed=0))
        for game in games:
            services.commands.bring_in(game.position.table.game, game.entries(), {})
        said = CliRunner().invoke(main, ["tables", str(place / "tables")], env={"REDIS_URL": server.url})
        assert said.exit_code == 0, said.output
        yield place / "tables", [decisions(services, game.position.table.game) for game in games]


@pytest.fixture
def ask(logs: tuple[Path, list[list[Any]]], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Give what asks a question of the page, by a part of it."""
    monkeypatch.chdir(logs[0])

    def answer(words: str) -> Answer:
        (query,) = (query for question, query in QUESTIONS.items() if words in question)
        with duckdb.connect() as database:
            return list(database.execute(query).fetchall())

    return answer


def test_each_column_is_on_the_page_and_in_the_files(logs: tuple[Path, list[list[Any]]]) -> None:
    """In order, with its type and what it means."""
    for table, columns in TABLES.items():
        part = PAGE.partition(f"\n### {table}\n")[2].partition("\n#")[0]
        lines = [line for line in part.splitlines() if line.startswith("| `")]
        assert lines == [f"| `{column.name}` | `{column.type}` | {column.meaning} |" for column in columns]
        fields = [*read_schema(logs[0] / f"{table}.parquet")]
        assert [(field.name, field.type, field.metadata[b"description"].decode()) for field in fields] == [*columns]


def test_every_question_has_an_answer(ask: Any) -> None:
    """And there are as many as there is SQL."""
    assert len(QUESTIONS) == PAGE.count("```sql") == 7
    assert [question for question in QUESTIONS if not ask(question)] == []


def ends(logs: list[list[Any]]) -> list[tuple[list[Any], Position[Any]]]:
    """Return each game's decisions, and the position that they lead to."""
    return [(log, fold(log)) for log in logs]


def test_how_often_the_first_player_wins(ask: Any, logs: tuple[Path, list[list[Any]]]) -> None:
    """By the level of who moved first."""
    won = defaultdict[tuple[str, Any], list[bool]](list)
    for log, end in ends(logs[1]):
        first = next(decision.by for decision in log if decision.move)
        assert end.table.outcome
        won[end.table.ruleset, end.table.seats[first].level].append(first in end.table.outcome.winners)
    expected = {(*key, len(games), round(sum(games) / len(games), 3)) for key, games in won.items()}
    assert len(expected) == 7
    assert {*ask("first player win")} == expected


def test_how_long_games_are(ask: Any, logs: tuple[Path, list[list[Any]]]) -> None:
    """By ruleset and seats."""
    lengths = defaultdict[tuple[str, int], list[int]](list)
    for log, end in ends(logs[1]):
        lengths[end.table.ruleset, len(end.table.seats)].append(len(log))
    expected = [(*key, len(of), min(of), median(of), max(of)) for key, of in sorted(lengths.items())]
    assert ask("How many decisions") == expected


def test_which_moves_are_common(ask: Any, logs: tuple[Path, list[list[Any]]]) -> None:
    """A fork's shared ones are counted once."""
    moves = Counter[tuple[str, str]]()
    for log, end in ends(logs[1]):
        own = log[end.table.forked_at or 0 :]
        moves.update((end.table.ruleset, decision.move.type) for decision in own if decision.move)
    expected = sorted(((*key, count) for key, count in moves.items()), key=lambda row: (row[0], -row[2], row[1]))
    assert ask("most common") == expected


def test_how_often_levels_beat_each_other(ask: Any, logs: tuple[Path, list[list[Any]]]) -> None:
    """Each two AIs of a game."""
    beaten = defaultdict[tuple[str, str, str], list[float]](list)
    for _, end in ends(logs[1]):
        outcome, seats = end.table.outcome, end.table.seats
        assert outcome
        reached = [(seat in outcome.winners, points) for seat, points in enumerate(outcome.points)]
        for one, other in permutations(range(len(seats)), 2):
            levels = seats[one].level, seats[other].level
            if levels[0] and levels[1] and levels[0] != levels[1]:
                better = (reached[one] > reached[other]) + 0.5 * (reached[one] == reached[other])
                beaten[end.table.ruleset, levels[0], levels[1]].append(better)
    expected = {(*key, len(of), round(sum(of) / len(of), 3)) for key, of in beaten.items()}
    assert len(expected) == 8
    assert {*ask("one level beat another")} == expected


def test_how_long_seats_think(ask: Any, logs: tuple[Path, list[list[Any]]]) -> None:
    """By the number of the move, as many as there were."""
    numbers = Counter[tuple[str | None, int]]()
    for log in logs[1]:
        made = Counter[int]()
        for decision in log:
            if decision.move:
                made[decision.by] += 1
                numbers[decision.ai and decision.ai.level, made[decision.by]] += 1
    assert {(level, number): moves for level, number, moves, _ in ask("a seat think")} == numbers
