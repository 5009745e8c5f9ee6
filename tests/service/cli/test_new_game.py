"""`cairn new-game` writes a package of a small game of each kind, which passes the contract suite at once."""

import json
import re
import subprocess
import sysconfig
import venv
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from helpers.api import ROOT
from helpers.packages import SUITE, python, site_of

from cairn.service.cli import main
from cairn.service.cli.new_game import KINDS

RULES = ("--isolated", "--line-length", "120", "--select", "E,F,I,W,B,UP,SIM,RUF,D1", "--ignore", "D105,D107,RUF001")
"""A strict configuration of an author's linter."""
MAX_LINES = 375
LEVELS_OF_A_NEW_GAME = ("random", "beginner", "casual", "greedy", "easy", "medium", "hard")
NAMES = (
    *(
        "a",
        "z9",
        "go",
        "go2",
        "go_9x9",
        "x_1_2_3",
        "frog-race",
        "frog_race_2",
        "match",
        "type",
        "rules",
        "with_a_player",
    ),
    *("one_version_1", "options", "move-2", "state", "game", "decision", "an-extraordinarily-long-title"),
    "abcdefghijklmnopqrstuvwxyz012345_abcdefghijklmnopqrstuvwxyz01234",
)
"""Names with digits and dashes, short and long, and words of Python, of the suite and of the API."""


def run_command(*words: str) -> Result:
    """Return the result of the command."""
    return CliRunner().invoke(main, ["new-game", *words])


def write_games(folder: Path, *names: str) -> dict[str, str]:
    """Write a game of each name, of each kind in turn; return the settings of a process in which they are installed."""
    projects = []
    for place, name in enumerate(names):
        said = run_command(name, "--kind", KINDS[place % 3], "--to", str(folder))
        assert said.exit_code == 0, said.output
        projects.append(folder / name.replace("-", "_"))
        assert f"pip install -e {projects[-1]}" in said.output
    return site_of(folder / "site", *projects)


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_is_small_and_tidy(kind: str, tmp_path: Path) -> None:
    """With its page and its tests. No mark of a template is left."""
    run_command("frog-race", "--kind", kind, "--to", str(tmp_path))
    texts = [path.read_text() for path in (tmp_path / "frog_race").rglob("*") if path.is_file()]
    assert sum(len(text.splitlines()) for text in texts) <= MAX_LINES
    assert [mark for text in texts for mark in re.findall("@[A-Z]+@", text)] == []
    tidy = python(tmp_path, {}, "-m", "ruff", "check", *RULES, "frog_race")
    assert tidy.returncode == 0, tidy.stdout


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_passes_the_contract_at_once(kind: str, tmp_path: Path) -> None:
    """It is written, recorded and tested in three commands."""
    run_command("frog-race", "--kind", kind, "--to", str(tmp_path))
    settings = site_of(tmp_path / "site", tmp_path / "frog_race")
    recorded = python(tmp_path, settings, "-m", "cairn.contract.record", "frog_race")
    levels = [f"frog_race_{level}_version_1" for level in LEVELS_OF_A_NEW_GAME]
    assert [line.partition(":")[0] for line in recorded.stdout.splitlines()][-7:] == levels, recorded.stderr
    tested = python(tmp_path, settings, *SUITE, "frog_race.tests", "-rA")
    assert tested.returncode == 0, tested.stdout
    assert "test_random_games_end_with_every_piece" in tested.stdout
    is_secret = "PASSED test_secrecy.py::test_no_answer_depends_on_what_its_receiver_may_not_know[frog_race"
    assert (is_secret in tested.stdout) == (kind != "open")


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_games_of_all_names_pass_the_contract(tmp_path: Path) -> None:
    """Twenty names, all installed at the same time."""
    assert len({*NAMES}) == 20
    settings = write_games(tmp_path, *NAMES)
    rulesets = [name.replace("-", "_") for name in NAMES]
    for ruleset in rulesets:
        recorded = python(tmp_path, settings, "-m", "cairn.contract.record", ruleset)
        assert recorded.returncode == 0, recorded.stderr
    tested = python(tmp_path, settings, *SUITE, *(f"{ruleset}.tests" for ruleset in rulesets), "-n", "2")
    assert tested.returncode == 0, tested.stdout


@pytest.mark.install
@pytest.mark.timeout(300)
def test_a_new_game_is_installed_and_removed_without_a_trace(tmp_path: Path) -> None:
    """By pip, in an environment of its own. Other games are described as before, byte for byte."""
    write_games(tmp_path, "frog-race", "go")
    venv.create(tmp_path / "env", with_pip=True)
    run = str(tmp_path / "env/bin/python")
    (site,) = (tmp_path / "env/lib").glob("python*/site-packages")
    (site / "cairn.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT / '.packages'}\n")

    def ask(*words: str) -> str:
        ran = subprocess.run([run, *words], cwd=tmp_path, capture_output=True, text=True, timeout=200)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    def describe() -> tuple[str, list[str]]:
        games = "import json; from cairn.events.registry import games; print(json.dumps([*games()]))"
        return ask("-m", "cairn.service", "openapi"), json.loads(ask("-c", games))

    pip = ("-m", "pip", "--disable-pip-version-check")
    install = (*pip, "install", "-q", "--no-deps")
    ask(*install, str(tmp_path / "go"))
    before, files = describe(), {path for path in site.rglob("*") if "__pycache__" not in path.parts}
    ask(*install, str(tmp_path / "frog_race"))
    described, games = describe()
    assert games == sorted([*before[1], "frog_race"])
    assert "FrogRaceState" in described
    ask("-m", "cairn.contract.record", "frog_race")
    ask(*SUITE, "frog_race.tests", "-k", "frog_race")
    ask(*pip, "uninstall", "-q", "-y", "frog-race")
    left = {path for path in site.rglob("*") if path.is_file() and "__pycache__" not in path.parts} - files
    assert {path.parent.name for path in left} <= {"recorded"}  # pip leaves what was recorded since
    assert describe() == before


@pytest.mark.slow
def test_the_suite_finds_faults_of_a_package(tmp_path: Path) -> None:
    """An unmarked secret and an unenforced clause fail by name."""
    settings = write_games(tmp_path, "go", "frog_race")
    site = tmp_path / "site"
    events, rules = site / "frog_race/events.py", site / "frog_race/rules/rulebook.md"
    events.write_text(events.read_text().replace('secret(to="seat"), ', ""))
    rules.write_text(rules.read_text() + "- **FR-12** This rule has no test.\n")
    assert python(tmp_path, settings, "-m", "cairn.contract.record", "frog_race").returncode == 0
    tested = python(tmp_path, settings, *SUITE, "-k", "frog_race")
    failed = {line.partition("::")[2].partition("[")[0] for line in tested.stdout.splitlines() if "FAILED" in line}
    assert {
        "test_every_clause_is_cited_by_the_rules_and_by_a_test",
        "test_a_game_without_a_twin_has_no_secrets",
        "test_no_answer_depends_on_what_its_receiver_may_not_know",
    } <= failed


@pytest.mark.slow
def test_a_game_with_all_recordings_stays_unchanged(tmp_path: Path) -> None:
    """There is nothing to record, and the name of an existing recording is refused."""
    settings = {"PYTHONPATH": str(ROOT / "tests")}
    for ruleset in ("glen_more", "schotten_totten"):
        recorded = python(tmp_path, settings, "-m", "cairn.contract.record", ruleset)
        assert (recorded.returncode, recorded.stdout) == (0, ""), recorded.stderr
    refused = python(tmp_path, settings, "-m", "cairn.contract.record", "glen_more", "glen_more_2_players")
    assert refused.returncode == 2
    assert "glen_more_2_players is not missing; these are: none" in refused.stderr


@pytest.mark.parametrize(
    ("name", "title", "prefix"),
    [
        *(("chess", "Chess", "CH"), ("frog-race", "Frog Race", "FR"), ("go_9x9", "Go 9x9", "GX"), ("x", "X", "XX")),
        ("a2", "A2", "AA"),
        (NAMES[-1], "Abcdefghijklmnopqrstuvwxyz012345 Abcdefg", "AA"),
    ],
)
def test_names_derive_from_the_module(name: str, title: str, prefix: str, tmp_path: Path) -> None:
    """The title and the prefix of the clauses derive from the game's name."""
    assert run_command(name, "--to", str(tmp_path)).exit_code == 0
    ruleset = name.replace("-", "_")
    rules = (tmp_path / ruleset / ruleset / "rules/rulebook.md").read_text()
    assert rules.startswith(f"# {title}\n")
    assert f"- **{prefix}-01**" in rules


def test_a_title_and_a_prefix_are_given(tmp_path: Path) -> None:
    """They may be others than those of the name."""
    given = run_command("go", "--title", "Weiqi", "--prefix", "WQ", "--to", str(tmp_path))
    assert given.output.startswith(f"Weiqi is in {tmp_path / 'go'}.")
    rules = (tmp_path / "go/go/rules/rulebook.md").read_text()
    assert rules.startswith("# Weiqi\n")
    assert "- **WQ-01**" in rules


@pytest.mark.parametrize(
    ("words", "why"),
    [
        *(
            ((name,), "must be the name of a module")
            for name in ("Frog", "frog__race", "2048", "frog-", "class", "cairn")
        ),
        *(((name,), f"A module {name} exists already") for name in ("test", "json", "flask")),
        (("frog_race", "--title", 'Frog "Race"'), "A title must have up to 40 letters"),
        (("frog_race", "--prefix", "F"), "two capital letters"),
        (("frog_race", "--kind", "dice"), "is not one of 'open', 'hands', 'sealed'"),
        *(((name,), "A game glen_more exists already") for name in ("glen_more", "glen-more")),
        (("taken",), "taken exists already"),
    ],
)
def test_an_invalid_name_is_refused(words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    """Nothing is written."""
    (tmp_path / "taken").mkdir()
    refused = run_command(*words, "--to", str(tmp_path))
    assert refused.exit_code == 2
    assert why in " ".join(refused.output.split())
    assert [*tmp_path.rglob("*")] == [tmp_path / "taken"]
