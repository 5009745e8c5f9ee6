"""The registry of games: games of packages are added to Cairn's own, and broken ones are reported."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from shutil import rmtree

import pytest
from helpers.packages import ARD_RI, python, site_of

from cairn.events import registry
from cairn.events.registry import BrokenGame, folder_of, games, has, is_name, part_of

OURS = ["glen_more", "highland_clans", "schotten_totten"]


@pytest.fixture
def entries(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """Replace the entry points of packages. The registry is reset after the test."""
    found: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda **_: found)
    games.cache_clear()
    yield found
    games.cache_clear()


@pytest.mark.slow
def test_a_package_is_added_to_cairns_own_games(tmp_path: Path) -> None:
    """Each layer finds its part of it in a process with the package."""
    program = (
        "from cairn.events.registry import games; from cairn.service.rules import GAMES, newest\n"
        "from cairn.workers.search.levels import TABLE; from cairn.projections.fold import projection_of\n"
        "print(*games(), GAMES['ard_ri'].title, newest('ard_ri').version, *TABLE['ard_ri'])\n"
        "print(projection_of('ard_ri').State.__module__)"
    )
    said = python(tmp_path, site_of(tmp_path, ARD_RI), "-c", program)
    assert said.stdout.split("\n")[:2] == [
        "ard_ri glen_more highland_clans schotten_totten Ard Rí 1 random beginner casual greedy easy medium hard",
        "ard_ri.projections.state",
    ], said.stderr


def test_the_parts_of_a_game(entries: list[EntryPoint]) -> None:
    """Cairn's own games have all of them; an unknown game has none."""
    assert [*games()] == OURS
    assert [has(ruleset, part) for ruleset in OURS for part in ("page", "tests")] == [True] * 6
    assert (folder_of("glen_more", "rules") / "rulebook.md").is_file()
    assert part_of("glen_more", "events").__name__ == "cairn.events.glen_more"
    assert not has("chess", "page")
    with pytest.raises(LookupError):
        part_of("chess", "events")


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (("glen_more", "json"), "The entry point json names glen_more, which is there already."),
        (("Chess", "json"), "The entry point json names 'Chess'; a ruleset is called like a module"),
        (("table", "json"), "The entry point json names 'table'; a ruleset is called like a module"),
        (("chess", "json"), "The entry point json has no json.events, which chess needs."),
        (("chess", "nothing_here"), "The entry point nothing_here has no nothing_here.events, which chess needs."),
    ],
)
def test_a_broken_game_is_named(entry: tuple[str, str], why: str, entries: list[EntryPoint]) -> None:
    """With its package."""
    entries.append(EntryPoint(*entry, registry.GROUP))
    with pytest.raises(BrokenGame) as refused:
        games()
    assert why in str(refused.value)


@pytest.mark.slow
def test_a_broken_package_ends_each_command_with_an_error(tmp_path: Path) -> None:
    """Without a traceback."""
    settings = site_of(tmp_path, ARD_RI)
    rmtree(tmp_path / "ard_ri/rules")
    for command in (["up", "--port", "0"], ["api", "--port", "0"], ["worker"], ["openapi"]):
        said = python(tmp_path, settings, "-m", "cairn.service", *command)
        assert (said.returncode, said.stdout) == (1, "")
        assert said.stderr == "Error: The package ard-ri has no ard_ri.rules, which ard_ri needs.\n"


def test_valid_names_of_rulesets() -> None:
    """They are names of modules, so that code, events and URLs use the same."""
    assert all(map(is_name, (*OURS, "ard_ri", "go", "a1")))
    assert not any(map(is_name, ("", "Go", "1go", "go_", "_go", "go__go", "go-go", "class", "g" * 40)))
