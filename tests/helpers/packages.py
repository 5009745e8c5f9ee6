"""Packages of games, laid out as if installed in an environment."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copytree, ignore_patterns

PACKAGES = Path(__file__).parents[1] / "packages"
"""The packages of games for tests."""
ARD_RI = PACKAGES / "ard_ri"
ROUP = PACKAGES / "roup"


def site_of(folder: Path, *projects: Path) -> dict[str, str]:
    """Copy packages into a folder as an installation does; return the settings of a process that uses them."""
    for project in projects:
        about = tomllib.loads((project / "pyproject.toml").read_text())["project"]
        copytree(project / project.name, folder / project.name, ignore=ignore_patterns("__pycache__"))
        info = folder / f"{project.name}-{about['version']}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
        groups = about["entry-points"].items()
        lines = [f"[{group}]\n" + "\n".join(f"{name} = {to}" for name, to in names.items()) for group, names in groups]
        (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])}


def python(folder: Path, settings: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder with settings, and return its result. It inherits nothing of this pytest run."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "CAIRN_SAMPLE"))}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=clean | settings, capture_output=True, text=True, check=False
    )


SUITE = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "cairn.contract")
"""Runs the contract suite on all games of the packages."""
