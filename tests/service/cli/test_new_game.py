"""The two commands for a new game: what they write is a game that answers the contract suite at once."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = (".packages", "events", "projections", "service", "workers", "tests", "pyproject.toml")

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Give what runs Python in a copy of the repository, which imports nothing of the real one."""
    copy = tmp_path / "copy"
    copy.mkdir()
    for part in map(ROOT.joinpath, PARTS):
        if part.is_dir():
            shutil.copytree(part, copy / part.name, ignore=shutil.ignore_patterns("__pycache__"), symlinks=True)
        else:
            shutil.copy(part, copy)

    def python(*arguments: str) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"PYTHONPATH": str(copy / ".packages"), "COLUMNS": "120"}
        for name in [name for name in environment if name.startswith("PYTEST")]:
            del environment[name]
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)

    return python


@pytest.mark.slow
def test_a_new_game_answers_the_contract_at_once(run: Run) -> None:
    """Written, recorded and tested in three commands; what was written needs no tidying."""
    written = run("tests/games/new.py", "frog_race", "Frog Race", "FR")
    assert written.returncode == 0, written.stderr
    tidy = run("-m", "ruff", "check", *written.stdout.splitlines()[:-3])
    assert tidy.returncode == 0, tidy.stdout
    recorded = run("tests/games/record.py", "frog_race", "frog_race_2_players")
    assert recorded.stdout == "frog_race_2_players: 14 decisions\n", recorded.stderr
    recorded = run("tests/games/record.py", "frog_race")
    first, players, *of_levels = recorded.stdout.splitlines()
    assert players == "frog_race_with_a_player: 14 decisions"
    assert first == "frog_race_2_players_first_seat_0: 14 decisions", recorded.stderr
    assert [line.partition(":")[0] for line in of_levels] == [
        f"frog_race_{level}_version_1" for level in ("random", "easy", "medium", "hard", "greedy")
    ]
    rooms = ("tests/contract", "tests/games", "tests/joints", "tests/service/audit", "tests/workers/search")
    tested = run("-m", "pytest", "-q", "-n", "0", *rooms, "-k", "frog_race")
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout
    assert "skipped" not in tested.stdout


@pytest.mark.slow
def test_a_game_that_has_all_its_recordings_is_left_as_it_is(run: Run) -> None:
    """There is nothing to record, and a name that is not missing is refused."""
    for ruleset in ("glen_more", "schotten_totten"):
        recorded = run("tests/games/record.py", ruleset)
        assert (recorded.returncode, recorded.stdout) == (0, ""), recorded.stderr
    refused = run("tests/games/record.py", "glen_more", "glen_more_2_players")
    assert refused.returncode == 2
    assert "glen_more_2_players is not missing; these are: none" in refused.stderr


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (("Frog", "Frog Race", "FR"), "A ruleset is called like a module"),
        (("frog_race", 'Frog "Race"', "FR"), "A title has up to 40 letters"),
        (("frog_race", "Frog Race", "F"), "two capital letters"),
        (("frog_race", "Frog Race", "GM"), "The clauses of glen_more begin with GM already"),
        (("glen_more", "Glen More", "GN"), "events/glen_more exists already"),
        (("chance", "Chance", "CH"), "events/chance.py exists already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: tuple[str, str, str], why: str, run: Run, tmp_path: Path) -> None:
    """Nothing is written then."""
    refused = run("tests/games/new.py", *name)
    assert refused.returncode == 2
    assert why in refused.stderr
    assert not (tmp_path / "copy/events/frog_race").exists()
