"""`cairn series`: a league of AIs is played, its table told, its levels rated, its logs kept and proven."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from helpers.api import KEY

from cairn.service.cli import main
from cairn.service.cli.league import fit
from cairn.service.container import Services


@pytest.mark.slow
def test_a_league_is_played_and_kept(
    services: Services, redis_url: str, start: Callable[..., "subprocess.Popen[bytes]"], tmp_path: Path
) -> None:
    """With its proofs; each log in the folder can be verified by itself."""
    start(redis_url, "-m", "cairn.workers", "worker")
    start(redis_url, "-m", "cairn.workers", "caretaker")
    words = ["series", "--json", "--levels", "random, random,greedy", "--archive", str(tmp_path / "league")]
    done = CliRunner().invoke(main, words, env={"REDIS_URL": redis_url, "CAIRN_KEY": KEY})
    assert done.exit_code == 0, done.output
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert told[0]["rank"] == 1
    assert {row["name"] for row in told[:3]} == {"random 1", "random 2", "greedy 3"}
    rated = {row["level"]: row for row in told[3:5]}
    assert rated["greedy"]["rating"] > rated["random"]["rating"]
    assert told[-1]["proofs"][-1] == {"name": "results", "status": "passed", "checked": 3, "version": None, "why": None}
    files = [*(tmp_path / "league").iterdir()]
    assert len(files) == 4
    (series,) = [file for file in files if file.name.startswith("series-")]
    verified = CliRunner().invoke(main, ["verify", str(series)])
    assert verified.exit_code == 0, verified.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--levels", "easy,godlike"], "There is no level 'godlike'"),
        (["--levels", "easy,easy", "--ruleset", "chess"], "There is no ruleset 'chess'"),
        (["--levels", "easy,easy", "--format", "arena"], "An arena lasts for some seconds"),
        (["--levels", "easy,easy", "--seats", "3"], "has no 3 seats"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(services: Services, redis_url: str, words: list[str], sentence: str) -> None:
    """In a sentence, before anything is opened."""
    done = CliRunner().invoke(main, ["series", *words], env={"REDIS_URL": redis_url, "CAIRN_KEY": KEY})
    assert done.exit_code == 1
    assert sentence in done.output
    assert [*services.log.games(of_series=True)] == []


def test_ratings_are_those_of_the_model() -> None:
    """Who wins three of four is some 388 points better; more games make that more certain."""
    few, many = (fit({("a", "b"): 3.0 * times, ("b", "a"): 1.0 * times}, ["a", "b"], "b")["a"] for times in (10, 1000))
    assert few[0] == pytest.approx(388.4, abs=12)
    assert many[0] == pytest.approx(388.4, abs=1)
    assert few[1] > 5 * many[1]


def test_ratings_hold_together() -> None:
    """Two players who beat a third one equally often are equally good, even if they never met."""
    wins = {("a", "c"): 60.0, ("c", "a"): 20.0, ("b", "c"): 60.0, ("c", "b"): 20.0}
    found = fit(wins, ["a", "b", "c"], "c")
    assert found["a"][0] == pytest.approx(found["b"][0], abs=0.01)
    assert found["c"] == (0.0, 0.0)
