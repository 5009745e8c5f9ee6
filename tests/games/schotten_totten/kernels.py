"""The installed kernel, and kernels built from its sources for a test."""

import importlib
import importlib.util
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cairn.workers.schotten_totten import native
from cairn.workers.schotten_totten.outcome import FEATURES
from cairn.workers.search.net import load_nets
from cairn.workers.search.shares import weights_of

SOURCES = (Path(native.__file__).parent / "kernel", Path(native.__file__).parents[1] / "kernel")
"""The game's own sources, and the frame's."""
MUST = os.environ.get("CAIRN_KERNEL") == "1"
"""Whether the kernel and a compiler are required. Otherwise tests that need them are skipped if they are missing."""

needs_kernel = pytest.mark.skipif(not native.IS_THERE and not MUST, reason="there was no C compiler")


def kernel() -> Any:
    """Return the installed kernel."""
    return importlib.import_module("cairn.workers.schotten_totten._kernel")


def build(folder: Path, change: Sequence[str] = (), flags: Sequence[str] = ("-O1",)) -> Path:
    """Return a kernel built in a folder with a change: a file, a text of it, and its replacement."""
    compiler = shutil.which("cc")
    if not compiler:
        assert not MUST
        pytest.skip("there is no C compiler")
    for sources in SOURCES:
        shutil.copytree(sources, folder / "kernel", dirs_exist_ok=True)
    if change:
        file, old, new = change
        source = (folder / "kernel" / file).read_text()
        assert source.count(old) == 1
        (folder / "kernel" / file).write_text(source.replace(old, new))
    include, built = sysconfig.get_path("include"), folder / "_kernel.so"
    flags = [*flags, "-ffp-contract=off", "-fPIC", "-shared", f"-I{include}", "-lm", "-o", str(built)]
    subprocess.run([compiler, *flags, *map(str, sorted((folder / "kernel").glob("*.c")))], check=True)
    return built


def load(path: str) -> Any:
    """Return a kernel built into a file."""
    spec = importlib.util.spec_from_file_location("_kernel", path)
    assert spec
    assert spec.loader
    kernel = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(kernel)
    kernel.weigh(*weights_of("schotten_totten", FEATURES))
    for number, weights in enumerate(load_nets("schotten_totten")):
        kernel.load(number, weights)
    return kernel
