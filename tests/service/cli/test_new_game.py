"""`cairn new-game` writes a package whose game, with a secret card, passes the contract suite at once."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from helpers.api import ROOT
from helpers.packages import SUITE, python, site_of

from cairn.service.cli import main

RULES = ("--isolated", "--line-length", "120", "--select", "E,F,I,W,B,UP,SIM,RUF,D1", "--ignore", "D105,D107")
"""What an author may ask of what was written."""


def asked(*words: str) -> Result:
    """Return the result of the command."""
    return CliRunner().invoke(main, ["new-game", *words])


@pytest.mark.slow
def test_a_new_game_passes_the_contract_at_once(tmp_path: Path) -> None:
    """It is written, recorded and tested in three commands, secrecy included. Its code passes the linter."""
    said = asked("frog_race", "--to", str(tmp_path))
    assert said.exit_code == 0, said.output
    assert f"pip install -e {tmp_path / 'frog_race'}" in said.output
    tidy = python(tmp_path, {}, "-m", "ruff", "check", *RULES, "frog_race")
    assert tidy.returncode == 0, tidy.stdout
    site = tmp_path / "site"
    settings = site_of(site, tmp_path / "frog_race")
    recorded = python(tmp_path, settings, "-m", "cairn.contract.record", "frog_race", "frog_race_2_players")
    assert recorded.stdout == "frog_race_2_players: 14 decisions\n", recorded.stderr
    recorded = python(tmp_path, settings, "-m", "cairn.contract.record", "frog_race")
    first, players, *of_levels = recorded.stdout.splitlines()
    assert players == "frog_race_with_a_player: 14 decisions"
    assert first == "frog_race_2_players_first_seat_0: 14 decisions", recorded.stderr
    assert [line.partition(":")[0] for line in of_levels] == [
        f"frog_race_{level}_version_1" for level in ("random", "easy", "medium", "hard", "greedy")
    ]
    tested = python(tmp_path, settings, *SUITE, "frog_race.tests", "-rA")
    assert tested.returncode == 0, tested.stdout
    assert "skipped" not in tested.stdout
    for of_secrets in ("test_no_answer_depends_on_what_its_receiver_may_not_know", "test_a_drawn_card_is_secret"):
        assert of_secrets in tested.stdout


@pytest.mark.slow
def test_the_suite_finds_faults_of_a_package(tmp_path: Path) -> None:
    """An unmarked secret and an unenforced clause fail by name."""
    asked("frog_race", "--to", str(tmp_path))
    site = tmp_path / "site"
    settings = site_of(site, tmp_path / "frog_race")
    events, rules = site / "frog_race/events/events.py", site / "frog_race/rules/rulebook.md"
    events.write_text(events.read_text().replace('secret(to="seat"), ', ""))
    rules.write_text(rules.read_text() + "- **FR-12** Nobody knows this rule.\n")
    assert python(tmp_path, settings, "-m", "cairn.contract.record", "frog_race").returncode == 0
    tested = python(tmp_path, settings, *SUITE)
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


def test_names_derive_from_the_module(tmp_path: Path) -> None:
    """The title and the prefix of the clauses derive from the game's name, or are given."""
    assert asked("chess", "--to", str(tmp_path)).exit_code == 0
    assert "- **CH-01**" in (tmp_path / "chess/chess/rules/rulebook.md").read_text()
    given = asked("go", "--title", "Weiqi", "--prefix", "WQ", "--to", str(tmp_path))
    assert given.output.startswith(f"Weiqi is in {tmp_path / 'go'}.")
    rules = (tmp_path / "go/go/rules/rulebook.md").read_text()
    assert rules.startswith("# Weiqi\n")
    assert "- **WQ-01**" in rules
    assert "@" not in "".join(path.read_text() for path in (tmp_path / "go").rglob("*.js"))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("Frog",), "must be the name of a module"),
        (("frog__race",), "must be the name of a module"),
        (("class",), "must be the name of a module"),
        (("frog_race", "--title", 'Frog "Race"'), "A title must have up to 40 letters"),
        (("frog_race", "--prefix", "F"), "two capital letters"),
        (("glen_more",), "A game glen_more exists already"),
        (("taken",), "taken exists already"),
    ],
)
def test_an_invalid_name_is_refused(words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    """Nothing is written."""
    (tmp_path / "taken").mkdir()
    refused = asked(*words, "--to", str(tmp_path))
    assert refused.exit_code == 2
    assert why in refused.output
    assert [*tmp_path.rglob("*")] == [tmp_path / "taken"]
