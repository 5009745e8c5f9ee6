"""The build: setuptools, the kernel of Schotten Totten where there is a C compiler, and the page in fewer files.

Nothing needs the kernel, so an install that cannot build it goes on without. It asks for no more than Python's stable
ABI: one wheel of a platform serves every version of Python.

Likewise the page is bundled where there is Node.js. A wheel without the bundle holds the page's modules as a checkout
has them, and shows the same page, later: an install from a checkout needs Python alone. The build says so then.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import setuptools
from setuptools.build_meta import (
    _BuildMetaBackend,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_py import build_py
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

SOURCES = Path(".packages/cairn/workers/schotten_totten/kernel")

KERNEL = setuptools.Extension(
    "cairn.workers.schotten_totten._kernel",
    sorted(map(str, SOURCES.glob("*.c"))),
    depends=sorted(map(str, SOURCES.glob("*.h"))),
    # A compiler may join a product and a sum on some processors; then a choice would differ from plain Python's.
    extra_compile_args=["-O2", "-ffp-contract=off", "-fvisibility=hidden"],
    py_limited_api=True,
    optional=True,
)

PAGE = Path(".packages/cairn/service/web/page")
TOOLS = [str(PAGE.parent / name) for name in ("bundle.js", "package.json", "package-lock.json")]
"""What makes the bundle. It is in source distributions, and in no wheel."""


class BuildPy(build_py):
    """The modules and files of a wheel, with the page as its bundle."""

    def run(self) -> None:
        """Collect all files, then put the bundle in the place of the page's."""
        super().run()
        if self.editable_mode:
            return
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder, "page")
            if why := _why_no_bundle(Path(folder), made):
                self.announce(f"The page is not bundled, {why}: the wheel holds its modules as they are.", level=3)
                return
            into = Path(self.build_lib, "cairn/service/web/page")
            shutil.rmtree(into)
            shutil.copytree(made, into)


def _why_no_bundle(folder: Path, made: Path) -> str | None:
    """Make the bundle with the tools of a folder, or say why that cannot be done."""
    if not (shutil.which("node") and shutil.which("npm")):
        return "as Node.js and npm are not here"
    for tool in TOOLS:
        shutil.copy(tool, folder)
    install = ["npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(install, cwd=folder, stdout=subprocess.DEVNULL).returncode:
        return "as npm cannot install esbuild"
    subprocess.run(["node", folder / "bundle.js", PAGE, made], check=True)
    return None


class Sdist(sdist):
    """A source distribution that can be built: with this file."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Write this file beside all that setuptools finds."""
        super().make_release_tree(base_dir, [*files, *KERNEL.depends, *TOOLS, os.path.relpath(__file__)])


class Backend(_BuildMetaBackend):
    """The build of setuptools, with the kernel."""

    def run_setup(self, setup_script: str = "setup.py") -> None:
        """Run setuptools on what pyproject.toml says; there is no setup.py."""
        setuptools.setup(
            cmdclass={"build_py": BuildPy, "sdist": Sdist},
            ext_modules=[KERNEL],
            options={"bdist_wheel": {"py_limited_api": "cp311"}},
        )


build_editable = Backend().build_editable
build_sdist = Backend().build_sdist
build_wheel = Backend().build_wheel
