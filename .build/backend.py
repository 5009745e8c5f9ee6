"""The build: setuptools, the kernels of games where there is a C compiler, and the page in fewer files.

Nothing needs a kernel, so an install that cannot build it goes on without. It asks for no more than Python's stable
ABI: one wheel of a platform serves every version of Python.

Likewise the page is bundled (`page.py`), in a checkout, too, with Node.js of this machine or of a package. Where that
cannot be done, the modules are served as they are, and the page shows the same, later. The build says so then.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import page
import setuptools
from setuptools.build_meta import (
    _BuildMetaBackend,
    get_requires_for_build_sdist,
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

WORKERS = Path(".packages/cairn/workers")


def _kernel(own: Path) -> setuptools.Extension:
    """Return the extension of a game, from its own sources and those that all games share."""
    sources = [own, WORKERS / "kernel"]
    return setuptools.Extension(
        f"cairn.workers.{own.parent.name}._kernel",
        [str(path) for folder in sources for path in sorted(folder.glob("*.c"))],
        include_dirs=list(map(str, sources)),
        depends=[str(path) for folder in sources for path in sorted(folder.glob("*.h"))],
        # A compiler may join a product and a sum on some processors; then a choice would differ from plain Python's.
        extra_compile_args=["-O3", "-ffp-contract=off", "-fvisibility=hidden"],
        libraries=[] if os.name == "nt" else ["m"],
        py_limited_api=True,
        optional=True,
    )


KERNELS = [_kernel(folder) for folder in sorted(WORKERS.glob("*/kernel"))]


class BuildPy(build_py):
    """The modules and files of a wheel, with the page as its bundle."""

    def run(self) -> None:
        """Collect all files, then put the bundle in the place of the page's."""
        super().run()
        into = Path(self.build_lib, "cairn/service/web/page")
        try:
            if self.editable_mode:
                page.current()
                return
            with tempfile.TemporaryDirectory() as folder:
                page.bundle(Path(folder, "page"))
                shutil.rmtree(into)
                shutil.copytree(Path(folder, "page"), into)
        except (page.UnavailableError, subprocess.CalledProcessError) as error:
            self.announce(f"The page is not bundled, {error}: its modules are served as they are.", level=3)


class Sdist(sdist):
    """A source distribution that can be built: with the files of this folder."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Write these files beside all that setuptools finds."""
        headers = {path for kernel in KERNELS for path in kernel.depends}
        own = [*page.TOOLS, Path(page.__file__), Path(__file__)]
        super().make_release_tree(base_dir, [*files, *sorted(headers), *map(os.path.relpath, own)])


class Backend(_BuildMetaBackend):
    """The build of setuptools, with the kernels."""

    def run_setup(self, setup_script: str = "setup.py") -> None:
        """Run setuptools on what pyproject.toml says; there is no setup.py."""
        setuptools.setup(
            cmdclass={"build_py": BuildPy, "sdist": Sdist},
            ext_modules=KERNELS,
            options={"bdist_wheel": {"py_limited_api": "cp311"}},
        )


def _with_node(requires: Callable[..., list[str]]) -> Callable[..., list[str]]:
    return lambda settings=None: [*requires(settings), *page.requirements()]


build_editable = Backend().build_editable
build_sdist = Backend().build_sdist
build_wheel = Backend().build_wheel
get_requires_for_build_editable = _with_node(setuptools.build_meta.get_requires_for_build_editable)
get_requires_for_build_wheel = _with_node(setuptools.build_meta.get_requires_for_build_wheel)
