"""Environments of source trees: each side runs with the packages in its own requirements.lock."""

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from helpers.api import ROOT

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cairn-benchmarks"


@cache
def python_of(tree: Path) -> str:
    """Return a Python with the packages of a tree: this one if its lock is the same, or if it has none.

    An environment is created once for each lock and each Python, and stays in the user's cache.
    """
    lock = tree / "requirements.lock"
    if not lock.exists() or lock.read_bytes() == (ROOT / lock.name).read_bytes():
        return sys.executable
    digest = hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()[:16]
    python, ready = CACHE / digest / "bin/python", CACHE / digest / "ready"
    if not ready.exists():
        print(f"  installing the base's packages in {CACHE / digest}, once", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", CACHE / digest], check=True)
        install = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*install, "--require-hashes", "-r", str(lock)], check=True)
        subprocess.run([*install, str(tree)], check=True)  # Cairn reads its version from the installation
        ready.touch()
    return str(python)
