"""The tree as mypyc compiles it: built where a compiler is there, and kept until a source changes."""

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

from shared import ROOT

ROOMS = ("events", "projections", "service", "workers", ".build")


def compiled_tree() -> Path | None:
    """Return a folder that this tree's compiled packages are installed into; None without a compiler."""
    if not shutil.which("cc"):
        return None
    sources = sha256((ROOT / "pyproject.toml").read_bytes() + sys.version.encode())
    for path in sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py")):
        sources.update(path.read_bytes())
    folder = Path(tempfile.gettempdir()) / f"cairn-compiled-{os.getuid()}-{sources.hexdigest()[:16]}"
    if not folder.exists():
        print("  mypyc compiles this tree; that takes some minutes, once", flush=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as built:
            pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", f"{built}/tree/.packages"]
            subprocess.run([*pip, str(ROOT)], env=os.environ | {"CAIRN_COMPILE": "1"}, check=True)
            Path(built, "tree").rename(folder)
    return folder
