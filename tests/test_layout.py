"""The house itself: which folder may import which, and what stands at the top level."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOP = {"pyproject.toml", "README.md", "openapi.yaml", "CHANGELOG.md", "LICENSE"}
ROOMS = {"service", "events", "projections", "workers", "tests"}


def test_imports_run_one_way() -> None:
    """events, then projections, then service, then workers; a worker is known to the service by its name only."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_top_level_is_what_it_was_fixed_to_be() -> None:
    """Nothing but the fixed files and folders is kept there, dotfiles apart."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    assert {name.partition("/")[0] for name in tracked if not name.startswith(".")} <= TOP | ROOMS


def test_every_room_states_its_law() -> None:
    """Where it lives, in its docstring."""
    for room in ROOMS - {"tests"}:
        assert "law of this folder" in (ROOT / room / "__init__.py").read_text()


def test_every_dependency_is_bounded() -> None:
    """To the series that was tried."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    assert [name for name in wanted if "~=" not in name and "<" not in name] == []
