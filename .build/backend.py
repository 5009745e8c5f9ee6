"""The build: setuptools, and mypyc where `CAIRN_COMPILE=1` asks for it.

`CAIRN_COMPILE=1 pip install .` compiles the modules that `[tool.cairn.compiled]` in pyproject.toml names. Everything
else, also an editable install and an sdist, is plain Python and needs no compiler.
"""

import os
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import setuptools
from setuptools.build_meta import (
    _BuildMetaBackend,
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.sdist import sdist

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

COMPILE = os.environ.get("CAIRN_COMPILE") == "1"

PACKAGES = Path(".packages/cairn")
"""The four folders, by the names that they are imported by."""

NEEDED = ("msgspec", "mypy", "typing-extensions")
"""What the compiler needs: itself, and the types that the modules import."""


class Sdist(sdist):
    """A source distribution that can be built: with this file."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Write this file beside all that setuptools finds."""
        super().make_release_tree(base_dir, [*files, os.path.relpath(__file__)])


class Backend(_BuildMetaBackend):
    """The build of setuptools, with the compiled modules in a wheel."""

    def run_setup(self, setup_script: str = "setup.py") -> None:
        """Run setuptools on what pyproject.toml says; there is no setup.py."""
        if COMPILE and "bdist_wheel" in sys.argv:
            with TemporaryDirectory() as folder:  # a module that was compiled once would stay in `build`
                setuptools.setup(ext_modules=extensions(folder), options={"build": {"build_base": folder}})
        else:
            setuptools.setup(cmdclass={"sdist": Sdist})


def project() -> dict[str, Any]:
    """Return what pyproject.toml says."""
    return tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))


def compiled() -> list[str]:
    """Return the files that are compiled."""
    named = project()["tool"]["cairn"]["compiled"]
    found = {str(path) for pattern in named["modules"] for path in PACKAGES.glob(pattern)}
    return sorted(found - {str(path) for pattern in named["except"] for path in PACKAGES.glob(pattern)})


def extensions(folder: str) -> list[setuptools.Extension]:
    """Return the compiled modules, as C that mypyc has written into a folder."""
    from mypyc.build import mypycify  # it is there only where `get_requires_for_build_wheel` asked for it

    os.environ["MYPYPATH"] = str(PACKAGES.parent)
    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={os.devnull}"]
    modules: list[setuptools.Extension] = mypycify(
        [*options, *compiled()], opt_level="2", debug_level="0", group_name="cairn", target_dir=folder
    )
    for module in modules:
        # A compiler may join a product and a sum on some processors; then a choice would differ from plain Python's.
        module.extra_compile_args.append("-ffp-contract=off")
    return modules


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Return what a wheel's build needs beside setuptools, as bounded as everywhere."""
    named = project()["project"]
    bounded = [*named["dependencies"], *named["optional-dependencies"]["test"]]
    return [wanted for wanted in bounded if wanted.split()[0] in NEEDED] if COMPILE else []


build_sdist = Backend().build_sdist
build_wheel = Backend().build_wheel
