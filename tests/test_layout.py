"""The layout: which folder may import which, and which files there are."""

import os
import re
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from cairn.service.rules import GAMES

ROOT = Path(__file__).parents[1]
TOP = {"pyproject.toml", "README.md", "openapi.yaml", "CHANGELOG.md", "LICENSE", "requirements.lock"}
ROOMS = {"service", "events", "projections", "workers", "tests"}
SERVICE = {"__init__", "__main__", "app", "cache", "container", "cooperative", "settings", "errors"}
"""The modules that lie flat in it. Its rooms are those of the import contract, which names each."""
SAME = {
    "events": {"pieces.py", "moves.py", "events.py"},
    "projections": {"state.py", "say.py", "draw.py"},
    "service/rules": {"rules.py", "refusals.py", "rulebook.md"},
    "workers": {"evaluation.py"},
    "tests/games": {"facts.py", "given.py", "recorded"},
}
"""The files of the same names that every game has in each layer; it may have others of its own."""


def test_imports_run_one_way() -> None:
    """events, then projections, then service, then workers; a worker is known to the service by its name only."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_kernels_are_as_new_as_their_sources() -> None:
    """AIs would silently play by an older kernel. `pip install -e .` builds it."""
    for kernel in ROOT.glob("workers/*/_kernel.*.so"):
        sources = chain(kernel.parent.glob("kernel/*.[ch]"), ROOT.glob("workers/kernel/*.[ch]"))
        newest = max(sources, key=lambda path: path.stat().st_mtime)
        assert newest.stat().st_mtime < kernel.stat().st_mtime, f"{kernel} is older than {newest}"


def test_the_top_level_is_what_it_was_fixed_to_be() -> None:
    """Nothing but the fixed files and folders is kept there, dotfiles apart."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    assert {name.partition("/")[0] for name in tracked if not name.startswith(".")} <= TOP | ROOMS


def test_the_service_has_its_modules() -> None:
    """What is new in it belongs into one of its rooms; at most eight modules lie flat."""
    assert {path.stem for path in (ROOT / "service").glob("*.py")} == SERVICE


@pytest.mark.parametrize("layer", SAME)
@pytest.mark.parametrize("ruleset", GAMES)
def test_every_game_has_the_same_files(ruleset: str, layer: str) -> None:
    """In every layer, under the same names."""
    assert SAME[layer] <= {path.name for path in (ROOT / layer / ruleset).iterdir()}


@pytest.mark.parametrize("layer", SAME)
def test_every_folder_of_a_layer_that_is_a_game_is_one_of_the_games(layer: str) -> None:
    """No layer has a game that the others do not know."""
    others = {"__pycache__", "environments", "kernel", "search", "series"}
    assert {path.name for path in (ROOT / layer).iterdir() if path.is_dir()} - others == {*GAMES}


def test_every_room_states_its_law() -> None:
    """Where it lives, in its docstring."""
    for room in ROOMS - {"tests"}:
        assert "law of this folder" in (ROOT / room / "__init__.py").read_text()


INDEX = ROOT / "service/DESIGN.md"
PAGES = [INDEX, *sorted((ROOT / "service/design").glob("*.md"))]
"""The index of the design and its pages."""


def anchors(page: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_map_lists_every_room_of_the_service() -> None:
    """`service/design/map.md` has the rooms of the import contract, in its order, and names those of one layer."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (contract,) = [contract for contract in contracts if contract["name"].startswith("inside service,")]
    layers = [layer.split(" | ") for layer in contract["layers"]]
    text = (ROOT / "service/design/map.md").read_text().partition("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == [*chain.from_iterable(layers)]
    shared = "; ".join(", ".join(f"`{room}`" for room in layer) for layer in layers if len(layer) > 1)
    assert f"Rooms that share a layer: {shared}." in " ".join(text.split())


@pytest.mark.parametrize("layer", ["events", "projections", "workers"])
def test_the_map_lists_every_module_of_the_other_layers(layer: str) -> None:
    """Each once, except those of games."""
    table = (ROOT / "service/design/map.md").read_text().partition(f"| modules of `{layer}` |")[2].partition("\n\n")[0]
    names = re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)))
    there = {path.stem for path in (ROOT / layer).iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert sorted(names) == sorted(there - {"__init__", "__main__", *GAMES})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_of_the_design_is_read_in_ten_minutes(page: Path) -> None:
    """The index has at most 400 words, a page at most 1,500."""
    assert len(page.read_text().split()) <= (400 if page == INDEX else 1500)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_of_the_design_lead_somewhere(page: Path) -> None:
    """Each link names a file that exists and, after `#`, one of its headings."""
    links = [link.partition("#") for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text()) if "://" not in link]
    targets = [(page.parent / name if name else page, anchor) for name, _, anchor in links]
    assert [str(path) for path, _ in targets if not path.exists()] == []
    assert [anchor for path, anchor in targets if anchor and anchor not in anchors(path)] == []


def test_the_index_of_the_design_lists_every_page() -> None:
    """A page without a link in `service/DESIGN.md` would not be found."""
    assert sorted(re.findall(r"\]\(design/([\w-]+\.md)\)", INDEX.read_text())) == [page.name for page in PAGES[1:]]


def test_every_benchmark_can_be_imported() -> None:
    """They are run by hand: nothing else would show that a name they use is gone."""
    modules = ", ".join(sorted(path.stem for path in (ROOT / "tests/benchmarks").glob("*.py")))
    path = os.pathsep.join(map(str, (ROOT, ROOT / "tests", ROOT / "tests/benchmarks")))
    environment = os.environ | {"PYTHONPATH": path}
    command = [sys.executable, "-c", f"import {modules}"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def dependencies(*extras: str) -> list[Requirement]:
    """Return what pyproject.toml asks for, with these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    optional = chain.from_iterable(project["optional-dependencies"][extra] for extra in extras)
    return [Requirement(text) for text in [*project["dependencies"], *optional]]


EXTRAS = ("mcp", "pettingzoo", "storage", "test", "tracing", "train")


def test_every_dependency_is_bounded() -> None:
    """To the series that was tried."""
    operators = {str(wanted): {one.operator for one in wanted.specifier} for wanted in dependencies(*EXTRAS)}
    assert [name for name, found in operators.items() if not found & {"~=", "<"}] == []


@pytest.mark.parametrize(
    ("lock", "extras"), [("requirements.lock", EXTRAS), ("service/run/requirements.lock", ("storage", "tracing"))]
)
def test_every_dependency_is_locked(lock: str, extras: tuple[str, ...]) -> None:
    """In a version that pyproject.toml allows, and by its hash; `.ci/lock` writes the files again."""
    text = (ROOT / lock).read_text()
    locked = dict(re.findall(r"^([\w.-]+)(?:\[.*\])?==(\S+)[^\n]*\\\n +--hash=sha256:", text, re.MULTILINE))
    versions = {canonicalize_name(name): version for name, version in locked.items()}
    wanted = {canonicalize_name(one.name): one.specifier for one in dependencies(*extras)}
    assert {name for name, allowed in wanted.items() if versions.get(name, "") not in allowed} == set()


PIP_AUDIT = """#!/bin/sh
for requirements; do
  if [ -f "$requirements" ] && grep -q "$KNOWN" "$requirements"; then echo "PYSEC-2026-1"; exit 1; fi
done
echo "No known vulnerabilities found"
"""
"""What answers as pip-audit does, and knows of weaknesses in what KNOWN is a pattern of."""


@pytest.mark.parametrize(
    ("known", "code", "word"), [("nothing", 0, "SKIPPED"), ("^jinja2==2.4.1$", 0, "No known"), ("jinja2", 1, "PYSEC")]
)
def test_weaknesses_are_looked_for_where_they_are_known(tmp_path: Path, known: str, code: int, word: str) -> None:
    """`.ci/audit` says that it was skipped if the database is away; else a weakness of a locked package ends it."""
    program = tmp_path / "pip-audit"
    program.write_text(PIP_AUDIT)
    program.chmod(0o700)
    done = subprocess.run(
        [ROOT / ".ci/audit", program], env=os.environ | {"KNOWN": known}, capture_output=True, text=True
    )
    assert (done.returncode, word in done.stdout) == (code, True), done.stdout + done.stderr
