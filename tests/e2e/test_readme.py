"""The README and the pages it links to are correct."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cairn.service.cli.new_game import KINDS, TEMPLATES
from cairn.service.rules import GAMES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
SERVICE = (ROOT / "service/README.md").read_text()
RUN = (ROOT / "service/run/README.md").read_text()
SETTINGS = (ROOT / "service/run/settings.md").read_text()
CONTRIBUTING = (ROOT / ".github/CONTRIBUTING.md").read_text()
PAGES = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
CODE = sorted((ROOT / "service").rglob("*.py"))
BLOCKS = [block for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) if "curl" in block]


@pytest.mark.usefixtures("importer")
@pytest.mark.slow
def test_its_curl_commands_work(live: str, tmp_path: Path) -> None:
    """Each is run in order in one shell, without AIs. The responses match the text."""
    assert len(BLOCKS) == 10
    script = "\n".join(BLOCKS).replace("localhost:8000", live.removeprefix("http://")).replace("wait=10", "wait=0.1")
    script = re.sub(r"(/stream .*)", r"\1 --max-time 2 || true", script)
    script = re.sub(r"^curl", "echo; curl -w '\\n%{http_code}\\n'", script, flags=re.MULTILINE)
    script = script.replace(".venv/bin/cairn", f"{sys.executable} -m cairn.service")
    shell = ["bash", "-euc", script]
    done = subprocess.run(shell, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=True)
    lines = [line for line in done.stdout.splitlines() if line]
    statuses = [int(line) for line in lines if re.fullmatch(r"\d{3}", line)]
    assert statuses == [201, 200, 200, 202, 201, 200, 200, 409, 200, 201, 200, 200, 200, 200, 200, 200, 200, 201, 202]
    watched = lines.index("event: game")
    assert lines[watched + 1] == "id: 3"
    assert json.loads(lines[watched + 2].removeprefix("data: "))["viewer"] == 0
    bodies = [json.loads(line) for line in lines if line.startswith("{")]
    game, hint, moved, polled, refused, clause, waiting, earlier, step, audit, given_up, brought_in, fork, analysis = (
        bodies
    )
    assert (game["viewer"], game["version"], len(game["state"]["hands"][0])) == (0, 2, 6)
    assert (hint["status"], hint["version"]) == ("pending", 2)
    assert moved["version"] == polled["version"] == 3
    assert moved["decisions"][0]["by"] == 0
    assert refused["rule"] == clause["clause"] == "ST-03"
    assert waiting["items"] == []
    assert (earlier["version"], earlier["state"]["hands"]) == (2, [[None] * 6] * 2)
    assert (step["version"], step["changes"][0]["op"]) == (3, "replace")
    assert [proof["status"] for proof in audit["proofs"]] == ["passed", "passed", "not_yet", "not_yet", "not_yet"]
    assert given_up["outcome"]["reason"] == "resigned"
    assert [line.split()[1] for line in lines if re.match("(chain|fold|rules|draws) ", line)] == ["passed,"] * 4
    assert (brought_in["status"], brought_in["game"]) == ("imported", game["id"])
    assert (analysis["status"], analysis["of"]) == ("pending", 1)
    assert "accuracy" in done.stdout
    assert fork["forked_from"] == {"game": game["id"], "version": 2}


def test_it_is_short() -> None:
    """A short README is read completely; so is the page for operators."""
    assert len(README.split()) <= 1200
    assert len(SERVICE.split()) <= 5000
    assert len(RUN.split()) <= 5000


def test_the_documented_checks_of_the_log_work(tmp_path: Path) -> None:
    """Both commands of that page prove a finished game."""
    (block,) = re.findall(r"```sh\n(.*?)```", (ROOT / "events/README.md").read_text(), re.DOTALL)
    archive = ROOT / "tests/games/schotten_totten/recorded/schotten_totten_base.jsonl"
    shutil.copy(archive, tmp_path / "game.jsonl")
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    commands = f'python() {{ \'{sys.executable}\' "$@"; }}\ncairn() {{ python -m cairn.service "$@"; }}\n'
    shell = ["bash", "-euc", commands + block]
    done = subprocess.run(shell, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.count("passed, 66 checked") == 4
    assert "choices passed, 0 checked" in done.stdout
    assert "66 decisions in an unbroken chain" in done.stdout


@pytest.mark.parametrize("page", PAGES)
def test_every_link_works(page: str) -> None:
    """To a file of this repository."""
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text())
    inside = [link for link in links if not link.startswith("http")]
    assert [link for link in inside if not (ROOT / page).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize(
    "name", sorted({*re.findall(r'"((?:CAIRN|XDG)_\w+|REDIS_URL)"', "\n".join(map(Path.read_text, CODE)))})
)
def test_every_setting_is_documented(name: str) -> None:
    """Otherwise operators cannot find it."""
    assert f"| `{name}` |" in SETTINGS


@pytest.mark.parametrize("kind", KINDS)
def test_the_nine_steps_name_files_that_every_new_game_has(kind: str) -> None:
    """Those that are written for a new game of each kind."""
    guide = (ROOT / "service/web/guide/games.md").read_text()
    assert len(re.findall(r"^\d\. \*\*", guide, re.MULTILINE)) == 9
    files = {
        name for name in re.findall(r"`([\w/]+\.(?:py|md|js|json|css))`", guide) if not name.startswith(("cairn", "/"))
    }
    optional = {"how.js", "lesson.json", "results.js", "picture.js", "game.json", "tests/lesson.py"}
    folders = [TEMPLATES / "shared", TEMPLATES / kind]
    written = [path.relative_to(folder) for folder in folders for path in folder.rglob("*.tmpl")]
    there = {path.with_suffix("").as_posix() for path in written}
    there |= {name.removeprefix("page/") for name in there}
    assert len(files) > 10
    assert files - there - optional == set()
    ours = set(re.findall(r"`(cairn/[\w/]+\.py)`", guide))
    assert [name for name in ours if not (ROOT / ".packages" / name).exists()] == []


def test_the_files_that_every_game_of_ours_has_are_there() -> None:
    """As the page for those who work on Cairn names them, in each layer."""
    files = set(re.findall(r"`([\w/<>]+/\w+\.\w+)`", CONTRIBUTING))
    paths = {name.replace("<game>", ruleset) for name in files for ruleset in GAMES}
    assert len(paths) > 5
    assert [name for name in paths if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("page", ["service/web/guide/games.md", ".github/CONTRIBUTING.md"])
def test_the_tests_that_a_page_names_are_there(page: str) -> None:
    """Each fails until something is done."""
    text = (ROOT / page).read_text()
    suite = "\n".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    assert [name for name in re.findall(r"`(test_\w+)`", text) if f"def {name}(" not in suite] == []
