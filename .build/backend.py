"""The build: setuptools, and the kernel of Schotten Totten where there is a C compiler.

Nothing needs the kernel, so an install that cannot build it goes on without. It asks for no more than Python's stable
ABI: one wheel of a platform serves every version of Python.
"""

import os
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


class Sdist(sdist):
    """A source distribution that can be built: with this file."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Write this file beside all that setuptools finds."""
        super().make_release_tree(base_dir, [*files, *KERNEL.depends, os.path.relpath(__file__)])


class Backend(_BuildMetaBackend):
    """The build of setuptools, with the kernel."""

    def run_setup(self, setup_script: str = "setup.py") -> None:
        """Run setuptools on what pyproject.toml says; there is no setup.py."""
        setuptools.setup(
            cmdclass={"sdist": Sdist},
            ext_modules=[KERNEL],
            options={"bdist_wheel": {"py_limited_api": "cp311"}},
        )


build_editable = Backend().build_editable
build_sdist = Backend().build_sdist
build_wheel = Backend().build_wheel
